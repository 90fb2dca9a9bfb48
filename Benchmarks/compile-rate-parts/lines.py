"""How many lines a requirement takes in what was emitted.

A double's body is cut into items: a member, with the comment and the attributes above it. An item is a requirement,
storage of one, or neither. Storage belongs to the requirement whose text names it.

per requirement   the lines of its item and of its storage, wherever that stands; no blank lines
with blanks       the same and the blank lines above its item
per double        all lines between the braces of the double, blank ones, locked storage and its access included,
                  divided by the requirements in it
"""

import re
from dataclasses import dataclass, field
from statistics import median

TYPE = re.compile(r"^(?:nonisolated )?(?:final class|actor) (\w+)")
STORAGE = re.compile(r"^(?:static |private\(set\) |nonisolated )*(?:lazy )?var (`?\w+`?)\b")
STORED_NAME = re.compile(r"(?:Calls|CallCount|Stub)\d*$")
RECORD = re.compile(r"^(?:nonisolated )?struct (?:Static)?(\w+?Call)(?:Record)?: Equatable\b")
NEITHER = re.compile(
    r"^(?:typealias |#|(?:nonisolated )?(?:private )?(?:static )?(?:let|var) (?:static)?\w*[sS]torage\b"
    r"|(?:nonisolated )?(?:static )?subscript<\w+>\(dynamicMember|init\(\) \{\}|func configure\w*\(_ change"
    r"|(?:nonisolated )?(?:struct|enum|class|actor) )"
)
IDENTIFIER = re.compile(r"\w+")


@dataclass
class Item:
    """A member of a double, as the lines it was written in."""

    blanks: int
    lines: list[str]
    storage: int = 0

    @property
    def declaration(self) -> str:
        """Its first line that is no comment and no attribute alone."""
        for line in self.lines:
            text = line.strip()
            while text.startswith("@"):
                text = re.sub(r"^@\w+(?:\([^)]*\))?\s*", "", text)
            if text and not text.startswith("//"):
                return text
        return ""

    @property
    def names(self) -> set[str]:
        """Every identifier in it."""
        return set(IDENTIFIER.findall("\n".join(self.lines)))


@dataclass
class Count:
    """What was counted in one double."""

    whole_file: int
    body: int = 0
    body_without_blanks: int = 0
    requirements: list[int] = field(default_factory=list)
    requirements_with_blanks: list[int] = field(default_factory=list)


def count(text: str, name: str) -> Count:
    """The lines of the double in a file, and those of each requirement in it."""
    lines = text.splitlines()
    result = Count(whole_file=len(lines))
    for body in bodies(lines, name):
        result.body += len(body)
        result.body_without_blanks += sum(1 for line in body if line.strip())
        for item in requirements(items(body)):
            own = len(item.lines) + item.storage
            result.requirements.append(own)
            result.requirements_with_blanks.append(own + item.blanks)
    return result


def bodies(lines: list[str], name: str) -> list[list[str]]:
    """The lines between the braces of each type that is named after the protocol."""
    found, start = [], None
    for number, line in enumerate(lines):
        declared = TYPE.match(line)
        if declared and declared[1].startswith(name) and not line.rstrip().endswith("{}"):
            start = number + 1
            while not lines[start - 1].rstrip().endswith(("{", "{}")):
                start += 1
            if lines[start - 1].rstrip().endswith("{}"):
                start = None
        elif line == "}" and start is not None:
            found.append(lines[start:number])
            start = None
    return found


def items(body: list[str]) -> list[Item]:
    """The members: one starts at a line that is indented once, unless the line before only leads up to it."""
    found: list[Item] = []
    blanks, leading = 0, False
    for line in body:
        if not line.strip():
            blanks += 1
            continue
        starts = re.match(r"    [^\s)}\]]", line) is not None
        if starts and not leading:
            found.append(Item(blanks, [line]))
        elif found:
            found[-1].lines.append(line)
        if starts:
            leading = line.strip().startswith("//") or re.fullmatch(r"@\w+(\([^)]*\))?", line.strip()) is not None
        blanks = 0
    return found


def requirements(found: list[Item]) -> list[Item]:
    """The items that are requirements, each knowing how many lines its storage has elsewhere."""
    marked: Item | None = None
    members, stored = [], []
    for item in found:
        if item.lines[0].strip().startswith("// MARK:"):
            marked = item
        text = item.declaration
        if re.match(r"(?:nonisolated )?(?:fileprivate )?struct \w*Storage\b", text):
            stored += [Item(0, lines) for lines in split(item.lines[1:-1])]
        elif is_storage(text):
            stored.append(item)
        elif not NEITHER.match(text):
            members.append(item)
            if marked and marked is not item:
                item.blanks = marked.blanks
            marked = None
    for item in stored:
        name = stored_name(item.declaration)
        user = next((member for member in members if name in member.names), None)
        if user is not None:
            user.storage += len(item.lines)
    return members


def stored_name(declaration: str) -> str:
    """The name that the member uses: of what is stored, or of the records that a structure is for."""
    record = RECORD.match(declaration)
    if record:
        return record[1][0].lower() + record[1][1:] + "s"
    found = STORAGE.match(declaration)
    return found[1].strip("`") if found else ""


def is_storage(declaration: str) -> bool:
    """Whether a member keeps calls or an answer, or is what one call is kept as."""
    return RECORD.match(declaration) is not None or STORED_NAME.search(stored_name(declaration)) is not None


def split(lines: list[str]) -> list[list[str]]:
    """The members of locked storage."""
    found: list[list[str]] = []
    for line in lines:
        if re.match(r"        [^\s)}\]]", line) and not line.strip().startswith("#"):
            found.append([line])
        elif found:
            found[-1].append(line)
    return found


def summary(counts: list[Count]) -> dict[str, float]:
    """The medians and means over all doubles."""
    own = [lines for count in counts for lines in count.requirements]
    blank = [lines for count in counts for lines in count.requirements_with_blanks]
    doubles = [count for count in counts if count.requirements]
    if not doubles:
        return {}
    ratios = [count.body / len(count.requirements) for count in doubles]
    dense = [count.body_without_blanks / len(count.requirements) for count in doubles]
    return {
        "doubles": len(doubles),
        "requirements": len(own),
        "median per requirement": median(own),
        "mean per requirement": round(sum(own) / len(own), 2),
        "median per requirement, with blanks": median(blank),
        "mean per requirement, with blanks": round(sum(blank) / len(blank), 2),
        "median per double": round(median(ratios), 2),
        "median per double, without blanks": round(median(dense), 2),
        "whole body, all doubles": round(sum(count.body for count in doubles) / len(own), 2),
        "whole file, all doubles": round(sum(count.whole_file for count in doubles) / len(own), 2),
    }
