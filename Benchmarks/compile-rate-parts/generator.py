"""Runs the generator for one protocol."""

import re
import shlex
import subprocess
from dataclasses import dataclass
from pathlib import Path

from packages import Module
from protocols import Protocol

PLACEHOLDER = re.compile(r"\{([a-z]+)\}")
REASON = re.compile(r"error: cannot generate [^:]*: (.*?)(?: \[([a-z-]+)\])?$", re.MULTILINE)
MODIFIERS = {"public", "package", "internal", "open", "nonisolated"}


@dataclass
class Generation:
    """What came of it: a double's file, a refusal with its reason, or a failure with its message."""

    file: Path | None = None
    refusal: str | None = None
    rule: str | None = None
    failure: str | None = None


def generate(template: str, protocol: Protocol, modules: dict[str, Module], folder: Path, mark: str | None) -> Generation:
    """Runs the command made from `template` with everything it may want to know about the protocol."""
    folder.mkdir(parents=True, exist_ok=True)
    out = folder / "Double.swift"
    out.unlink(missing_ok=True)
    source = protocol.file
    if mark:
        source = str(folder / Path(protocol.file).name)
        Path(source).write_text(marked(protocol, mark), encoding="utf-8")
    module = modules[protocol.module]
    others = [other for other in module.sources if not Path(other).samefile(protocol.file)]
    below = [file for name in module.dependencies for file in modules[name].sources]
    values = {
        "module": protocol.module,
        "protocol": protocol.path,
        "name": protocol.name,
        "access": protocol.access,
        "file": source,
        "line": str(protocol.line),
        "sources": listing(folder / "sources.txt", others + [source]),
        "dependencies": listing(folder / "dependencies.txt", below),
        "everything": listing(folder / "everything.txt", below + others + [source]),
        "out": str(out),
    }
    command = PLACEHOLDER.sub(lambda match: shlex.quote(values.get(match[1], match[0])), template)
    try:
        done = subprocess.run(["sh", "-c", command], cwd=folder, capture_output=True, text=True, timeout=120, check=False)
    except subprocess.TimeoutExpired:
        return Generation(failure="the generator did not end within 120 s")
    said = done.stdout + done.stderr
    reason = REASON.search(said)
    if reason and (done.returncode != 0 or is_empty(out)):
        return Generation(refusal=reason[1], rule=reason[2] or "without a rule's name")
    if done.returncode != 0:
        return Generation(failure=f"exit {done.returncode}: {said.strip()[-300:]}")
    if is_empty(out):
        return Generation(failure="nothing was written")
    return Generation(file=out)


def is_empty(file: Path) -> bool:
    """Whether a generator wrote nothing there."""
    return not file.exists() or not file.read_text(encoding="utf-8").strip()


def listing(file: Path, paths: list[str]) -> str:
    """A file that holds one path a line."""
    file.write_text("".join(f"{path}\n" for path in paths), encoding="utf-8")
    return str(file)


def marked(protocol: Protocol, mark: str) -> str:
    """The source of the protocol's file with a line above the declaration, for generators that want to be asked."""
    lines = Path(protocol.file).read_text(encoding="utf-8").splitlines()
    at = protocol.line - 1
    while at > 0 and not re.search(r"\bprotocol\b", lines[at]):
        at -= 1
    while above := attribute_lines(lines[:at]):
        at -= above
    return "\n".join([*lines[:at], mark, *lines[at:], ""])


def attribute_lines(above: list[str]) -> int:
    """How many of the last lines are an attribute or a modifier of what follows."""
    last = above[-1].strip() if above else ""
    if last.startswith("@") or last in MODIFIERS:
        return 1
    if not last.endswith(")"):
        return 0
    balance = 0
    for number, line in enumerate(reversed(above), start=1):
        balance += line.count(")") - line.count("(")
        if balance <= 0:
            return number if line.lstrip().startswith("@") else 0
    return 0
