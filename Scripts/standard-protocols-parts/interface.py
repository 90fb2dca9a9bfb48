"""Reads the interfaces that the toolchain prints of its modules: protocols, their extensions, aliases of protocols."""

import re
from dataclasses import dataclass, field

from signature import Member, member_of, split_top_level

MODIFIERS = r"(?:(?:public|package|final|static|class|prefix|postfix|infix|indirect|override|nonisolated|mutating|nonmutating|consuming|borrowing|distributed)\s+)*"
PROTOCOL = re.compile(r"^(?P<indent> *)(?P<attributes>(?:@\S+ )*)public protocol (?P<head>.*) \{$")
EXTENSION = re.compile(r"^(?P<attributes>(?:@\S+ )*)extension (?P<name>[\w.]+)(?: : (?P<bases>.*?))?(?: where (?P<conditions>.*))? \{$")
ALIAS = re.compile(r"^(?:@\S+ )*public typealias (?P<name>\w+) = (?P<target>[A-Z]\w*(?: & [A-Z]\w*)+)$")
MEMBER = re.compile(r"^(?:@[\w.]+(?:\([^)]*\))? )*" + MODIFIERS + r"(?:func|var|init|subscript|associatedtype|typealias)\b")


@dataclass
class Protocol:
    """One protocol as its module declares it."""

    module: str
    name: str
    generics: str
    bases: list[str]
    conditions: str | None
    attributes: list[str]
    members: list[Member]

    @property
    def simple_name(self) -> str:
        return self.name.rsplit(".", 1)[-1]


@dataclass
class Extension:
    """One extension of anything, with the conditions it holds under."""

    name: str
    conditions: list[str]
    members: list[Member]


@dataclass
class Interface:
    """What a module declares that matters here."""

    protocols: list[Protocol] = field(default_factory=list)
    extensions: list[Extension] = field(default_factory=list)
    aliases: dict[str, str] = field(default_factory=dict)


def read_interface(module: str, text: str) -> Interface:
    """Reads a printed interface: one declaration a line, four spaces a level, attributes also above."""
    result = Interface()
    lines = meaningful_lines(text)
    attributes: list[str] = []
    enclosing: list[str] = []
    index = 0
    while index < len(lines):
        line = lines[index]
        index += 1
        if line.lstrip().startswith("@") and not line.endswith("{") and not ALIAS.match(line) and not MEMBER.match(line.strip()):
            attributes.append(line.strip())
            continue
        if found := PROTOCOL.match(line):
            body, index = body_after(lines, index, found["indent"])
            owner = enclosing[-1] + "." if found["indent"] and enclosing else ""
            own = [part for part in found["attributes"].split(" ") if part]
            result.protocols.append(protocol(module, owner, found["head"], attributes + own, body))
        elif found := EXTENSION.match(line):
            enclosing = [found["name"]]
            end = body_after(lines, index, "")[0]
            conditions = split_top_level(found["conditions"] or "")
            result.extensions.append(Extension(found["name"], conditions, members_in(end, 4)))
        elif found := ALIAS.match(line):
            result.aliases[found["name"]] = found["target"]
        attributes = []
    return result


def meaningful_lines(text: str) -> list[str]:
    """The lines that are neither empty nor documentation."""
    lines, inside = [], False
    for line in text.splitlines():
        stripped = line.strip()
        if inside or stripped.startswith("/*"):
            inside = "*/" not in stripped
        elif stripped and not stripped.startswith("//"):
            lines.append(line.rstrip())
    return lines


def body_after(lines: list[str], index: int, indent: str) -> tuple[list[str], int]:
    """The lines up to the brace that closes the declaration whose body starts at `index`."""
    end = index
    while end < len(lines) and lines[end] != indent + "}":
        end += 1
    return lines[index:end], end + 1


def protocol(module: str, owner: str, head: str, attributes: list[str], body: list[str]) -> Protocol:
    """The protocol that a head such as `Clock<Duration> : Sendable where …` and a body make."""
    head, _, conditions = head.partition(" where ")
    declared, _, bases = head.partition(" : ")
    name, _, generics = declared.partition("<")
    depth = len(body[0]) - len(body[0].lstrip()) if body else 0
    return Protocol(
        module=module,
        name=owner + name,
        generics="<" + generics if generics else "",
        bases=[base.strip() for base in split_top_level(bases)],
        conditions=conditions or None,
        attributes=attributes,
        members=members_in(body, depth),
    )


def members_in(body: list[str], depth: int) -> list[Member]:
    """The members that stand `depth` spaces deep, each with the attributes written above it."""
    members, attributes = [], []
    for line in body:
        if len(line) - len(line.lstrip()) != depth:
            continue
        text = line.strip()
        if MEMBER.match(text):
            if (member := member_of(text, attributes)) is not None:
                members.append(member)
            attributes = []
        elif text.startswith("@"):
            attributes.append(text)
        else:
            attributes = []
    return members
