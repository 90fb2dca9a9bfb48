"""The commands that are compared."""

from dataclasses import dataclass
from pathlib import Path

from inputs import Input
from measure import Subject, quoted


@dataclass(frozen=True)
class Tools:
    """Where the tools are; what is `None` is left out."""

    understudy: str
    understudy_debug: str | None = None
    mockolo: str | None = None
    mockolo_debug: str | None = None
    swift_syntax: str | None = None
    swift_syntax_debug: str | None = None


def listing(tool: str, source: Input) -> str:
    """Understudy finds all protocols and writes them as JSON."""
    return quoted(tool, "list", source.folder, "--format", "json", "--quiet") + " > /dev/null"


def generation(tool: str, source: Input, out: Path) -> str:
    """Understudy writes a spy of every protocol into one file."""
    command = quoted(tool, "generate", "--all", "--kind", "spy", "--in", source.folder, "--stdout", "--quiet")
    return f"{command} > {quoted(out)} 2> /dev/null"


def mocking(tool: str, source: Input, out: Path) -> str:
    """Mockolo writes a mock of every protocol into one file."""
    return quoted(tool, "-s", source.marked, "-d", out, "--logging-level", "3")


def parsing(tool: str, source: Input) -> str:
    """Swift-syntax parses all files."""
    return quoted(tool, source.files)


# Not every protocol can have a double, and `generate` says so with its exit code.
REFUSALS = (0, 1, 2)


def floors(source: Input) -> list[Subject]:
    """What reading and searching cost by themselves."""
    # A cat after it, as grep stops early when its output is thrown away.
    search = "LC_ALL=C " + quoted("grep", "-rlw", "protocol", "--include=*.swift", source.folder) + " | cat > /dev/null"
    return [
        Subject("`cat`", f"tr '\\n' '\\0' < {quoted(source.files)} | xargs -0 cat > /dev/null"),
        Subject("`grep -rl protocol`", search),
    ]


def release(tools: Tools, source: Input, scratch: Path, slow: int) -> list[Subject]:
    """The release builds, over all files."""
    doubles = scratch / "doubles.swift"
    found = [
        Subject("`understudy list`", listing(tools.understudy, source)),
        Subject("`understudy list`, one core", listing(tools.understudy, source), cores=1),
        Subject("`understudy generate --all`", generation(tools.understudy, source, doubles), REFUSALS),
        Subject("`understudy generate --all`, one core", generation(tools.understudy, source, doubles), REFUSALS, cores=1),
    ]
    if tools.mockolo:
        command = mocking(tools.mockolo, source, scratch / "mocks.swift")
        found += [Subject("Mockolo", command), Subject("Mockolo, one core", command, cores=1)]
    if tools.swift_syntax:
        found.append(Subject("swift-syntax, parsing only", parsing(tools.swift_syntax, source), runs=slow))
    return found


def debug(tools: Tools, source: Input, scratch: Path, slow: int) -> list[Subject]:
    """What runs inside a build plugin, over one package; and the release builds of the others beside it."""
    doubles, mocks = scratch / "doubles.swift", scratch / "mocks.swift"
    found = [Subject("`understudy list`, release", listing(tools.understudy, source))]
    if tools.understudy_debug:
        found.append(Subject("`understudy list`, debug", listing(tools.understudy_debug, source)))
    found.append(Subject("`understudy generate --all`, release", generation(tools.understudy, source, doubles), REFUSALS))
    if tools.understudy_debug:
        command = generation(tools.understudy_debug, source, doubles)
        found.append(Subject("`understudy generate --all`, debug", command, REFUSALS))
    if tools.mockolo:
        found.append(Subject("Mockolo, release", mocking(tools.mockolo, source, mocks)))
    if tools.mockolo_debug:
        found.append(Subject("Mockolo, debug", mocking(tools.mockolo_debug, source, mocks), runs=slow))
    if tools.swift_syntax:
        found.append(Subject("swift-syntax parsing, release", parsing(tools.swift_syntax, source), runs=slow))
    if tools.swift_syntax_debug:
        found.append(Subject("swift-syntax parsing, debug", parsing(tools.swift_syntax_debug, source), runs=1))
    return found


def growth(tool: str, sources: list[tuple[str, Input]], scratch: Path) -> list[Subject]:
    """The same over inputs of different sizes."""
    found = []
    for name, source in sources:
        found.append(Subject(f"`list`, {name}", listing(tool, source), runs=3))
        found.append(Subject(f"`generate --all`, {name}", generation(tool, source, scratch / "doubles.swift"), REFUSALS, 3))
    return found
