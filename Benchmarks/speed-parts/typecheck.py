"""How long the compiler looks at what was written."""

import subprocess
from dataclasses import dataclass
from pathlib import Path

from measure import Cost, Failure, Subject, measure, quoted
from synthetic import Shape, write

SWIFT = ["swiftc", "-swift-version", "6", "-parse-as-library"]


@dataclass
class Emitted:
    """What a generator wrote, and what checking it costs."""

    name: str
    lines: int
    cost: Cost


def typecheck(tools, protocols: int, requirements: int, folder: Path, runs: int, say) -> list[Emitted]:
    """The doubles of made-up protocols, type-checked as one file."""
    sources = folder / "Synthetic"
    if not sources.exists():
        write(Shape(protocols, requirements, comment="/// @mockable"), sources)
    files = sorted(map(str, sources.rglob("*.swift")))
    call([*SWIFT, "-emit-module", "-enable-testing", "-module-name", "Synthetic", "-wmo", "-Onone",
          "-emit-module-path", str(folder / "Synthetic.swiftmodule"), *files])
    doubles, mocks = folder / "Doubles.swift", folder / "Mocks.swift"
    names = [("Understudy, spies", doubles)]
    with doubles.open("wb") as stream:
        call([tools.understudy, "generate", "--all", "--kind", "spy", "--module", "Synthetic", "--in", str(sources),
              "--stdout"], stream)
    if tools.mockolo:
        call([tools.mockolo, "-s", str(sources), "-d", str(mocks), "-c", "Synthetic", "--logging-level", "3"])
        names.append(("Mockolo, mocks", mocks))
    empty = folder / "Empty.swift"
    empty.write_text("import Synthetic\n")
    names.append(("`import` only", empty))
    subjects = [Subject(name, quoted(*SWIFT, "-typecheck", "-I", folder, file)) for name, file in names]
    costs = measure(subjects, runs, say, warm=False)
    return [Emitted(name, lines(file), cost) for (name, file), cost in zip(names, costs)]


def lines(file: Path) -> int:
    """The lines that are not blank."""
    return sum(1 for line in file.read_bytes().splitlines() if line.strip())


def call(command: list[str], stream=None) -> None:
    """Runs a command that has to succeed."""
    done = subprocess.run(command, stdout=stream or subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    if done.returncode != 0:
        raise Failure(f"{' '.join(command[:6])} … failed:\n{done.stderr.decode(errors='replace')[-2000:]}")
