"""What can go wrong: for every kind of node of the syntax tree, the texts that may stand in its place."""

import ast
from collections.abc import Callable, Iterator
from copy import copy
from typing import Any

Wrongs = Iterator[str]
WRONG: dict[type[ast.AST], Callable[[Any], Wrongs]] = {}

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
SWAPPED_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}


def _kind(*nodes: type[ast.AST]) -> Callable[[Callable[[Any], Wrongs]], Callable[[Any], Wrongs]]:
    def enter(wrongs: Callable[[Any], Wrongs]) -> Callable[[Any], Wrongs]:
        WRONG.update(dict.fromkeys(nodes, wrongs))
        return wrongs

    return enter


def _with(node: ast.AST, **fields: Any) -> str:
    changed = copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return ast.unparse(changed)


@_kind(ast.Compare)
def _comparison(node: ast.Compare) -> Wrongs:
    for i, op in enumerate(node.ops):
        yield _with(node, ops=[*node.ops[:i], SWAPPED[type(op)](), *node.ops[i + 1 :]])


@_kind(ast.BoolOp, ast.BinOp, ast.AugAssign)
def _operator(node: ast.BoolOp | ast.BinOp | ast.AugAssign) -> Wrongs:
    other = SWAPPED.get(type(node.op))
    if other and not any(isinstance(part, ast.JoinedStr) for part in ast.iter_child_nodes(node)):
        text = _with(node, op=other())
        yield text if isinstance(node, ast.AugAssign) else f"({text})"
    if isinstance(node, ast.AugAssign):
        yield "pass"


@_kind(ast.UnaryOp)
def _sign(node: ast.UnaryOp) -> Wrongs:
    if isinstance(node.op, ast.Not | ast.USub):
        yield f"({ast.unparse(node.operand)})"


@_kind(ast.Constant)
def _constant(node: ast.Constant) -> Wrongs:
    """A text with a blank is a message for people, which is not the subject here."""
    value = node.value
    if isinstance(value, bool):
        yield repr(not value)
    elif isinstance(value, int | float):
        yield repr(value + 1)
        yield repr(value - 1)
    elif isinstance(value, str) and value and " " not in value:
        yield repr(value + "x")


@_kind(ast.Call)
def _call(node: ast.Call) -> Wrongs:
    if isinstance(node.func, ast.Name) and node.func.id in SWAPPED_NAMES:
        yield _with(node, func=ast.Name(SWAPPED_NAMES[node.func.id]))
    elif len(node.args) > 1 and not any(isinstance(arg, ast.Starred) for arg in node.args):
        yield _with(node, args=[*node.args[:-2], node.args[-1], node.args[-2]])


@_kind(ast.Tuple, ast.List, ast.Set)
def _entries(node: ast.Tuple | ast.List | ast.Set) -> Wrongs:
    if isinstance(getattr(node, "ctx", None), ast.Store) or len(node.elts) < 2:
        return
    for i in range(len(node.elts)):
        yield f"({_with(node, elts=node.elts[:i] + node.elts[i + 1 :])})"


@_kind(ast.Dict)
def _pairs(node: ast.Dict) -> Wrongs:
    for i in range(len(node.keys)):
        yield _with(
            node, keys=node.keys[:i] + node.keys[i + 1 :], values=node.values[:i] + node.values[i + 1 :]
        )


@_kind(ast.IfExp)
def _either(node: ast.IfExp) -> Wrongs:
    yield f"({_with(node, body=node.orelse, orelse=node.body)})"


@_kind(ast.If, ast.While)
def _condition(node: ast.If | ast.While) -> Wrongs:
    """Compound conditions have faults of their own."""
    if isinstance(node.test, ast.Name | ast.Attribute | ast.Call | ast.Subscript | ast.NamedExpr):
        yield f"not ({ast.unparse(node.test)})"


@_kind(ast.Return)
def _answer(node: ast.Return) -> Wrongs:
    if node.value is None:
        yield "pass"
    elif not isinstance(node.value, ast.Constant):
        yield "return None"


@_kind(ast.Expr, ast.Raise, ast.Continue, ast.Break, ast.Delete)
def _statement(_: ast.stmt) -> Wrongs:
    yield "pass"


@_kind(ast.Assign)
def _kept(node: ast.Assign) -> Wrongs:
    """Whoever forgets to set a name is told by Python; a field keeps its old value silently."""
    if isinstance(node.targets[0], ast.Attribute | ast.Subscript):
        yield "pass"
