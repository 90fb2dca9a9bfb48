"""Instructions, counted by callgrind: the same in every run, whatever else the machine does."""

import re
import subprocess
from pathlib import Path

from inputs import Input
from measure import Failure


def counts(tools, source: Input, scratch: Path, say) -> list[tuple[str, int]]:
    """What the release builds execute over one package."""
    ours, folder = stripped(tools.understudy, scratch), str(source.folder)
    commands = [
        ("`understudy list`", [ours, "list", folder, "--format", "json", "--quiet"]),
        ("`understudy generate --all`", [ours, "generate", "--all", "--kind", "spy", "--in", folder, "--stdout", "--quiet"]),
    ]
    if tools.mockolo:
        words = ["-s", str(source.marked), "-d", str(scratch / "mocks.swift"), "--logging-level", "3"]
        commands.append(("Mockolo", [stripped(tools.mockolo, scratch), *words]))
    if tools.swift_syntax:
        commands.append(("swift-syntax, parsing only", [stripped(tools.swift_syntax, scratch), str(source.files)]))
    found = []
    for name, command in commands:
        found.append((name, count(command)))
        say(f"{name}: {found[-1][1]} instructions")
    return found


def stripped(program: str, scratch: Path) -> str:
    """A copy without debugging information, which valgrind can't always read; the code is the same."""
    copy = scratch / f"{Path(program).name}-stripped"
    done = subprocess.run(["strip", "-o", str(copy), program], capture_output=True, check=False)
    return str(copy) if done.returncode == 0 else program


def count(command: list[str]) -> int:
    """The instructions of one run."""
    valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    done = subprocess.run([*valgrind, *command], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if not found:
        raise Failure(f"callgrind did not count {command[0]}:\n{done.stderr[-1000:]}")
    return int(found[1])
