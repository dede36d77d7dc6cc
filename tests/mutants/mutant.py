"""A mutant: one place of one module with another text, and the fixed sample of them that is tried."""

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.mutants.faults import WRONG

#: The children of a node where nothing can go wrong at run time: annotations, decorators, messages.
PRUNED = (ast.Assert, ast.JoinedStr, ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal)
#: Who is given one of these paints, or who gives one: places and colours are for eyes, and for the gallery.
PAINTERS, PAINTED = ("canvas", "inking", "painting"), ("Inking", "pygame.Surface")
KEPT_FIELDS: dict[type[ast.AST], tuple[str, ...]] = {
    ast.FunctionDef: ("body",),
    ast.ClassDef: ("body",),
    ast.AnnAssign: ("value",),
    ast.Raise: (),
}


Identity = tuple[str, str, str, str, str]


@dataclass(frozen=True)
class Mutant:
    """A text in a module that stands for another; ``inside`` names the function or class it is in."""

    module: str
    inside: str
    line: int
    start: int
    end: int
    before: str
    after: str
    #: Counts the same text in the same function.
    nth: int = 1

    @property
    def identity(self) -> Identity:
        """What it is known by while lines come and go around it."""
        return (self.module, self.inside, self.before, self.after, str(self.nth))

    def applied(self, source: bytes) -> bytes:
        """Give the source with the fault in it."""
        return source[: self.start] + self.after.encode() + source[self.end :]


def mutants(module: str, source: bytes) -> Iterator[Mutant]:
    """Make one mutant for every place in a module where something can go wrong."""
    counts = Counter[tuple[str, str]]()
    starts = [0]
    for text in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(text))
    for node, inside in _places(ast.parse(source), ""):
        wrongs = _wrongs(node)
        if wrongs:
            place: Any = node.test if isinstance(node, ast.If | ast.While) else node
            start = starts[place.lineno - 1] + place.col_offset
            end = starts[place.end_lineno - 1] + place.end_col_offset
            before = source[start:end].decode()
            after = min(wrongs, key=lambda text: _lot(0, module, inside, before, text))
            counts[inside, before] += 1
            yield Mutant(module, inside, place.lineno, start, end, before, after, counts[inside, before])


def _wrongs(node: ast.AST) -> list[str]:
    """Give what may stand here instead; two arguments that are alike can change places unnoticed."""
    texts = WRONG[type(node)](node) if type(node) in WRONG else ()
    return [text for text in texts if text != ast.unparse(node)]


def _places(node: ast.AST, inside: str) -> Iterator[tuple[ast.AST, str]]:
    for name, field in ast.iter_fields(node):
        if name not in KEPT_FIELDS.get(type(node), (name,)):
            continue
        for child in field if isinstance(field, list) else [field]:
            if isinstance(child, ast.AST) and not isinstance(child, PRUNED) and not _is_no_matter(child):
                within = child.name if isinstance(child, ast.FunctionDef | ast.ClassDef) else ""
                deeper = ".".join(filter(None, (inside, within)))
                yield child, deeper
                yield from _places(child, deeper)


def _is_no_matter(node: ast.AST) -> bool:
    """Say whether nothing in here is right or wrong: types look at it, or it paints."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case (
            ast.Call(func=ast.Name(id="cast" | "TypeVar"))
            | ast.Subscript(
                value=ast.Name(id="dict" | "list" | "tuple" | "Callable" | "Mapping" | "Sequence")
            )
        ):
            return True
        case ast.FunctionDef(args=given, returns=returned):
            painted = returned is not None and ast.unparse(returned) in PAINTED
            return painted or any(arg.arg in PAINTERS for arg in given.args)
    return False


def drawn(found: list[Mutant], number: int, seed: int) -> list[Mutant]:
    """Draw so many by lot, from each module its share, at least one; the same ones for the same sources."""
    modules: dict[str, list[Mutant]] = {}
    for mutant in found:
        modules.setdefault(mutant.module, []).append(mutant)
    drawn: list[Mutant] = []
    for of_module in modules.values():
        share = max(1, round(number * len(of_module) / len(found)))
        drawn += sorted(of_module, key=lambda mutant: _lot(seed, *mutant.identity))[:share]
    return sorted(drawn, key=lambda mutant: (mutant.module, mutant.start))


def _lot(seed: int, *words: str) -> str:
    return sha256("\0".join((str(seed), *words)).encode()).hexdigest()


def mutants_of(root: Path, modules: list[str]) -> list[Mutant]:
    """Make the mutants of several modules."""
    return [mutant for module in modules for mutant in mutants(module, (root / module).read_bytes())]
