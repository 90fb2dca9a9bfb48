"""Takes member declarations apart far enough to tell which one can stand for which."""

import re
from dataclasses import dataclass, field

LEADING = re.compile(r"^(@[\w.]+(?:\([^)]*\))?|[a-z]+(?:\([a-z]+\))?)\s+")
KINDS = {"func", "var", "init", "subscript", "associatedtype", "typealias", "init?", "init!"}
ARGUMENT_NAME = re.compile(r"(?<=[(,])(?:_ \w+|\w+): ")


@dataclass
class Member:
    """One member: its source text, and the parts by which a requirement and an implementation are compared."""

    text: str
    attributes: list[str]
    kind: str
    name: str
    labels: tuple[str, ...] = ()
    is_static: bool = False
    is_settable: bool = False
    types: list[str] = field(default_factory=list)

    @property
    def key(self) -> tuple:
        kind = "associatedtype" if self.kind == "typealias" else self.kind
        return (kind, self.name, self.labels, self.is_static)


def member_of(text: str, attributes: list[str]) -> Member | None:
    """The member that a line declares, or nothing where the line is not a member of interest."""
    attributes, modifiers, rest = list(attributes), [], text
    while found := LEADING.match(rest):
        word = found[1]
        if word in KINDS:
            break
        (attributes if word.startswith("@") else modifiers).append(word)
        rest = rest[found.end():]
    keyword = re.match(r"init[?!]?|subscript|\w+", rest)
    if keyword is None or keyword[0] not in KINDS:
        return None
    kind = keyword[0]
    written = " ".join([word for word in modifiers if word not in ("public", "open")] + [rest])
    member = Member(written, attributes, kind.rstrip("?!"), "", is_static="static" in modifiers)
    after = rest[keyword.end():].strip()
    if kind in ("associatedtype", "typealias"):
        member.name = re.match(r"\w+", after)[0]
    elif kind == "var":
        member.name, _, kind_of_value = after.partition(":")
        value, _, accessors = kind_of_value.partition("{")
        member.types = [comparable(value, [])]
        member.is_settable = not accessors or "set" in accessors
    else:
        read_parameters(member, after)
    return member


def read_parameters(member: Member, after: str) -> None:
    """Reads name, generic parameters, labels and types of a function, an initialiser or a subscript."""
    start = opening_parenthesis(after)
    head, generics = after[:start].strip(), []
    if found := re.search(r"<([^<>]*(?:<[^<>]*>[^<>]*)*)>$", head):
        if re.match(r"[A-Za-z]", found[1].strip()):
            head = head[:found.start()].strip()
            generics = [part.split(":")[0].strip() for part in split_top_level(found[1])]
    member.name = head or member.kind
    end = closing_parenthesis(after, start)
    labels, types = [], []
    for parameter in split_top_level(after[start + 1:end]):
        names, _, kind = parameter.partition(":")
        names = names.split()
        if member.kind == "subscript" and len(names) == 1:
            names = ["_"] + names
        labels.append(names[0] if head.isidentifier() or member.kind != "func" else "_")
        types.append(comparable(kind.split(" = ")[0], generics))
    result, _, constraints = after[end + 1:].partition(" where ")
    if "->" in result:
        value, _, accessors = result.split("->", 1)[1].partition("{")
        types.append(comparable(value, generics))
        member.is_settable = not accessors or "set" in accessors
    if constraints and generics:
        constraints = constraints.split(" {")[0]
        types.append("where" + comparable(constraints, generics))
    member.labels, member.types = tuple(labels), types


def opening_parenthesis(text: str) -> int:
    """Where the parameters start: the first parenthesis outside angle brackets."""
    depth, named = 0, text[:1].isalpha() or text[:1] in "<_`("
    for index, character in enumerate(text):
        if character == "(" and depth == 0:
            return index
        if named and character == "<":
            depth += 1
        elif named and character == ">" and text[index - 1] != "-":
            depth -= 1
    return text.index("(")


def closing_parenthesis(text: str, start: int) -> int:
    """Where the parenthesis that opens at `start` closes."""
    depth = 0
    for index in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        if depth == 0:
            return index
    return len(text)


def split_top_level(text: str) -> list[str]:
    """The parts between the commas that stand outside all brackets."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        if character in "([{<":
            depth += 1
        elif character in ")]}" or character == ">" and text[index - 1] != "-":
            depth -= 1
        elif character == "," and depth == 0:
            parts.append(text[start:index].strip())
            start = index + 1
    return [part for part in parts + [text[start:].strip()] if part]


def comparable(written: str, generics: list[str]) -> str:
    """A type without what may differ between a requirement and its implementation."""
    text = ARGUMENT_NAME.sub("", written)
    text = re.sub(r"@escaping|@Sendable|__owned|__shared|\bconsuming\b|\bborrowing\b|\bSelf\.|\bany\b", "", text)
    for position, name in enumerate(generics):
        text = re.sub(rf"\b{re.escape(name)}\b", f"${position}", text)
    return re.sub(r"\s+", "", text)
