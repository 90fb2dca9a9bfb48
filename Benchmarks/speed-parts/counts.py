"""Instructions, counted by callgrind: the same in every run, whatever else the machine does."""

import re
import subprocess

from inputs import Input
from measure import Failure


def counts(tools, source: Input, say) -> list[tuple[str, int]]:
    """What the release builds execute over one package."""
    commands = [("`understudy list`", [tools.understudy, "list", str(source.folder), "--format", "json", "--quiet"])]
    if tools.swift_syntax:
        commands.append(("swift-syntax, parsing only", [tools.swift_syntax, str(source.files)]))
    found = []
    for name, command in commands:
        found.append((name, count(command)))
        say(f"{name}: {found[-1][1]} instructions")
    return found


def count(command: list[str]) -> int:
    """The instructions of one run."""
    valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    done = subprocess.run([*valgrind, *command], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if not found:
        raise Failure(f"callgrind did not count {command[0]}:\n{done.stderr[-1000:]}")
    return int(found[1])
