"""Other programs that run beside the test."""

import subprocess
import sys


class Program:
    """Python code in a process of its own, with which lines can be exchanged."""

    def __init__(self, code: str, *words: object) -> None:
        command = [sys.executable, "-c", code, *map(str, words)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def heard(self) -> str:
        """Wait for its next line."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def go_on(self) -> None:
        """Let it do the next thing."""
        assert self.process.stdin is not None
        print(file=self.process.stdin, flush=True)

    def answer(self) -> str:
        """Let it do the next thing, and wait for what it says."""
        self.go_on()
        return self.heard()

    def end(self) -> int:
        """Wait for its end."""
        self.process.communicate()
        return self.process.returncode

    def kill(self) -> None:
        """Kill it without warning."""
        self.process.kill()
        self.end()


def at_once(code: str, *words: object, programs: int = 3) -> list[Program]:
    """Start programs that are numbered and say that they are ready, and let them go on together."""
    started = [Program(code, *words, number) for number in range(programs)]
    assert [program.heard() for program in started] == ["ready"] * programs
    for program in started:
        program.go_on()
    return started
