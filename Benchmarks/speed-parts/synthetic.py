"""Swift sources made up from a seed."""

import random
from dataclasses import dataclass
from pathlib import Path

VERBS = "add archive cancel close count delete find insert list load merge move open pin read reload remove rename save send".split()
NOUNS = "Account Album Basket Comment Draft Event Folder Invoice Label Message Note Order Person Photo Price Rule Tag Ticket".split()
ORDINARY_FILE = 400


@dataclass(frozen=True)
class Shape:
    """What is to be made."""

    protocols: int
    requirements: int
    ordinary: int = 0
    sendable: float = 0.2
    comment: str | None = None
    seed: int = 1


@dataclass
class Size:
    """What was made."""

    files: int = 0
    lines: int = 0
    bytes: int = 0


def write(shape: Shape, folder: Path) -> Size:
    """Writes the sources into `folder`."""
    source = random.Random(shape.seed)
    size = Size()

    def put(path: Path, lines: list[str]) -> None:
        text = "\n".join(lines) + "\n"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        size.files += 1
        size.lines += len(lines)
        size.bytes += len(text.encode())

    put(folder / "Models.swift", models())
    for number in range(shape.protocols):
        group = folder / f"Part{number // 100}"
        put(group / f"Protocol{number}.swift", protocol(number, shape, source))
        for start in range(0, shape.ordinary, ORDINARY_FILE):
            length = min(ORDINARY_FILE, shape.ordinary - start)
            put(group / f"Code{number}_{start}.swift", ordinary(f"{number}_{start}", length, source))
    return size


def models() -> list[str]:
    """The types that requirements mention."""
    lines = []
    for noun in NOUNS:
        lines += [f"public struct {noun}: Sendable, Hashable {{", "    public var id: Int", "    public var name: String", ""]
        lines += ["    public init(id: Int, name: String) {", "        self.id = id", "        self.name = name", "    }", "}", ""]
    return lines


def protocol(number: int, shape: Shape, source: random.Random) -> list[str]:
    """A protocol with its comment."""
    name = f"{source.choice(NOUNS)}Service{number}"
    parents = ": Sendable" if source.random() < shape.sendable else ""
    lines = [f"/// What part {number} asks of its surroundings."]
    if shape.comment:
        lines.append(shape.comment)
    lines.append(f"public protocol {name}{parents} {{")
    for index in range(shape.requirements):
        lines.append(f"    /// Requirement {index}.")
        lines.append("    " + requirement(index, source))
    return lines + ["}"]


def requirement(index: int, source: random.Random) -> str:
    """One requirement; its number in the name keeps it apart from the others."""
    verb, noun = source.choice(VERBS), source.choice(NOUNS)
    name, value = f"{verb}{noun}{index}", noun.lower()
    return source.choice(
        [
            f"var {value}{index}: {noun} {{ get }}",
            f"var {value}Name{index}: String {{ get set }}",
            f"var {value}Count{index}: Int {{ get async throws }}",
            f"func {name}()",
            f"func {name}(_ {value}: {noun})",
            f"func {name}(id: Int) -> {noun}?",
            f"func {name}(id: Int, name: String) throws -> {noun}",
            f"func {name}(_ {value}: {noun}) async",
            f"func {name}(id: Int) async throws -> {noun}",
            f"func {name}(where isWanted: @Sendable ({noun}) -> Bool) -> [{noun}]",
            f"func {name}(completion: @escaping @Sendable (Result<{noun}, any Error>) -> Void)",
            f"func {name}(observer: (@Sendable ({noun}) -> Void)?)",
            f"func {name}<Key: Hashable & Sendable>(by key: Key) -> [Key: {noun}]",
            f"func {name}(_ {value}: inout {noun})",
            f"func {name}(_ pair: ({noun}, Int)) -> [String: [{noun}]]",
        ]
    )


def ordinary(suffix: str, length: int, source: random.Random) -> list[str]:
    """A file with a type, its methods and their bodies."""
    noun = source.choice(NOUNS)
    lines = [f"/// Keeps values of one kind in order.", f"struct {noun}Register{suffix} {{", f"    private var values: [{noun}] = []"]
    index = 0
    while len(lines) < length - 14:
        verb, limit = source.choice(VERBS), source.randrange(2, 90)
        lines += [
            "",
            f"    /// Does what step {index} is for, and says how many were left.",
            f"    mutating func {verb}{index}(_ names: [String], upTo limit: Int = {limit}) -> Int {{",
            "        var left = 0",
            "        for (offset, name) in names.enumerated() where !name.isEmpty {",
            f'            if offset >= limit || name == "{source.choice(NOUNS)} {{{limit}}}" {{',
            "                left += 1",
            "                continue",
            "            }",
            f"            values.append({noun}(id: offset * {limit}, name: name + \" \\(left)\"))",
            "        }",
            f"        values.sort {{ ($0.id, $0.name) < ($1.id, $1.name) }}  // stable for equal names",
            "        return left",
            "    }",
        ]
        index += 1
    lines += ["    // nothing more"] * max(0, length - 1 - len(lines))
    return lines + ["}"]
