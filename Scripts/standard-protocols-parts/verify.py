"""Proves the marks: compiles types that implement exactly the requirements without an unconditional default."""

import re
import subprocess
import sys
from pathlib import Path

from defaults import SYNTHESIZED, Table
from interface import Protocol
from render import declaration
from signature import Member
from toolchain import target_arguments, tool
from witnesses import ASSOCIATED, EXTRA, PREAMBLE, STOOD_FOR, SYNTHESIZED_EXAMPLES, UNTESTED


def report(table: Table, folder: Path) -> int:
    """Compiles all conformances, then all with one requirement left out, and prints each surprise."""
    protocols = [p for p in table.protocols.values() if p.name not in UNTESTED]
    whole = [Example(table, protocol, None) for protocol in protocols]
    lacking = [
        Example(table, protocol, index)
        for protocol in protocols for index, member in enumerate(required(table, protocol))
        if is_unmarked(member) and is_missed(table, protocol, member)
    ]
    wrong = parsed(table, protocols, folder) | compiled(whole, folder, "whole") | compiled_examples(folder)
    for name, message in sorted(wrong.items()):
        print(f"{name}: does not conform with what the table asks for: {message}")
    failing = compiled(lacking, folder, "lacking")
    needless = [e for e in lacking if e.name not in failing and e.protocol.name not in wrong]
    for example in needless:
        print(f"{example.protocol.name}: has a default that the table does not know: {example.left_out.text}")
    print(
        f"{len(whole)} of {len(table.protocols)} protocols compiled, {len(wrong)} wrong; "
        f"{len(lacking)} requirements left out one by one, {len(needless)} not missed", file=sys.stderr,
    )
    return 1 if wrong or needless else 0


def parsed(table: Table, protocols: list[Protocol], folder: Path) -> dict[str, str]:
    """Has the compiler parse each declaration of the table: the first error of each that has one."""
    source, owners = "", []
    for protocol in protocols:
        text = declaration(table, protocol) + "\n"
        source, owners = source + text, owners + [protocol.name] * text.count("\n")
    return type_checked(source, owners, folder, "parsed", ["-frontend", "-parse"])


def required(table: Table, protocol: Protocol) -> list[Member]:
    """The requirements a conforming type must meet, own and inherited, without those that have a default."""
    found: dict[tuple, Member] = {}
    for owner in [protocol, *table.ancestors(protocol)]:
        for member in table.marked(owner):
            identity = (member.key, tuple(member.types)) if member.kind != "associatedtype" else (member.name,)
            if member.kind != "typealias" and (identity not in found or "@_hasDefault" in member.attributes):
                found[identity] = member
    return [member for member in found.values() if "@_hasDefault" not in member.attributes]


def is_unmarked(member: Member) -> bool:
    return not any(attribute.startswith("@_has") for attribute in member.attributes)


def is_missed(table: Table, protocol: Protocol, member: Member) -> bool:
    """Whether nothing else in the example can stand for the requirement, as a base class or a generic overload can."""
    if member.kind == "associatedtype" or member.text == "init()" or (protocol.name, member.name) in STOOD_FOR:
        return False
    if any(owner.name == "NSObjectProtocol" for owner in [protocol, *table.ancestors(protocol)]) and INHERITED_FROM_NSOBJECT.search(member.text):
        return False
    overloads = [other for other in required(table, protocol) if other.key == member.key and other is not member]
    return not any("$0" in kind for other in overloads for kind in other.types)


class Example:
    """A type that conforms to one protocol, with one requirement left out where that is asked for."""

    def __init__(self, table: Table, protocol: Protocol, left_out: int | None):
        members = required(table, protocol)
        self.protocol = protocol
        self.left_out = members[left_out] if left_out is not None else None
        suffix = f"_{left_out}" if left_out is not None else ""
        self.name = protocol.name.replace(".", "_") + suffix
        owners = {protocol.name, *(ancestor.name for ancestor in table.ancestors(protocol))}
        aliases: dict[str, str] = {}
        for owner in reversed([protocol, *table.ancestors(protocol)]):
            aliases |= ASSOCIATED.get(owner.name, {})
        body = [f"typealias {name} = {kind}" for name, kind in sorted(aliases.items())]
        body += [implementation(m) for m in members if m is not self.left_out and m.kind != "associatedtype"]
        body += EXTRA.get(protocol.name, [])
        kind = kind_of(owners | {base for owner in [protocol, *table.ancestors(protocol)] for base in owner.bases})
        if kind.endswith("actor"):
            written = {implementation(m) for m in members if "actor" in "".join(m.attributes[:1])}
            body = [line for line in body if line not in written]
        bases = [protocol.name] if "NSObjectProtocol" not in owners else ["NSObject", protocol.name]
        if protocol.name == "NSObjectProtocol":
            bases = ["NSObject"]
        if "NSObjectProtocol" in owners:
            body = [line for line in body if not INHERITED_FROM_NSOBJECT.search(line)]
        self.source = f"{kind} X_{self.name}: {', '.join(bases)} {{\n" + "\n".join(body) + "\n}\n"


INHERITED_FROM_NSOBJECT = re.compile(r"func isEqual\(|var hash:|func `self`|func isProxy|var description|var debugDescription")


def kind_of(owners: set[str]) -> str:
    if "DistributedActor" in owners:
        return "distributed actor"
    if "Actor" in owners:
        return "actor"
    if "AnyObject" in owners:
        return "final class"
    return "struct"


def implementation(member: Member) -> str:
    """The requirement as a member that would trap if it ran."""
    text = re.sub(r"^override ", "", member.text).replace("override ", "")
    before, brace, accessors = text.rpartition(" {")
    if member.kind in ("var", "subscript") and brace:
        effects = re.search(r"get((?: async| throws(?:\(.*\))?)*)", accessors)[1]
        setter = " nonmutating set { fatalError() }" if "nonmutating set" in accessors else " set { fatalError() }"
        return f"{before} {{ get{effects} {{ fatalError() }}{setter if ' set' in accessors else ''} }}"
    return text + " { fatalError() }"


def compiled(examples: list[Example], folder: Path, title: str) -> dict[str, str]:
    """Type-checks the examples in one file: the first error of each that has one."""
    source, owners = PREAMBLE, [""] * PREAMBLE.count("\n")
    for example in examples:
        owners += [example.name] * example.source.count("\n")
        source += example.source
    return type_checked(source, owners, folder, title)


def compiled_examples(folder: Path) -> dict[str, str]:
    """Type-checks types that leave to the compiler what it is said to write itself."""
    source, owners = "import Distributed\n", [""]
    for names, example in SYNTHESIZED_EXAMPLES.items():
        owners.append(names)
        source += example + "\n"
    named = {name for names in SYNTHESIZED_EXAMPLES for name in names.split("-")[:1]}
    missing = {protocol: "no example of what the compiler writes" for protocol, _ in SYNTHESIZED if protocol not in named}
    return missing | type_checked(source, owners, folder, "synthesized")


def type_checked(
    source: str, owners: list[str], folder: Path, title: str, mode: list[str] | None = None
) -> dict[str, str]:
    """What the compiler says of a source, by the owners of its lines."""
    file = folder / f"{title}.swift"
    file.write_text(source)
    mode = mode or ["-typecheck", "-swift-version", "5", "-parse-as-library", *target_arguments()[:2]]
    command = [tool("swiftc"), *mode, "-diagnostic-style", "llvm", "-no-color-diagnostics", str(file)]
    result = subprocess.run(command, capture_output=True, text=True)
    found: dict[str, str] = {}
    for line in result.stderr.splitlines():
        if error := re.match(r".*\.swift:(\d+):\d+: (?:error|note): (.*)", line):
            owner = owners[int(error[1]) - 1] if int(error[1]) <= len(owners) else ""
            if ": error:" in line or owner in found:
                found[owner] = (found.get(owner, "") + " | " + error[2])[:900]
    if result.returncode != 0 and not found:
        sys.exit(f"standard-protocols: error: the compiler failed on '{title}'\n{result.stderr}")
    return found
