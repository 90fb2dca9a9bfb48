"""Writes the table as Swift source."""

import re

from defaults import Table
from interface import Protocol

HEADER = """// swift-format-ignore-file
// Made by Scripts/standard-protocols from the interfaces and symbol graphs of the Swift toolchain.
// Do not edit: run the script again.

extension StandardProtocols {
    /// The protocols of the standard modules, sorted by name.
    static let generated: [StandardProtocol] = [
"""
FOOTER = "    ]\n}\n"


def declaration(table: Table, protocol: Protocol) -> str:
    """The complete declaration of a protocol, with marks on the requirements that have defaults."""
    attributes = [a for a in protocol.attributes if matters(a)]
    bases = f": {', '.join(protocol.bases)}" if protocol.bases else ""
    conditions = f" where {protocol.conditions}" if protocol.conditions else ""
    head = f"protocol {protocol.simple_name}{protocol.generics}{bases}{conditions}"
    lines = [f"    {' '.join([*filter(matters, member.attributes), member.text])}" for member in table.marked(protocol)]
    text = "\n".join([*attributes, head + (" {" if lines else " {}"), *lines, *(["}"] if lines else [])])
    return re.sub(r" : ", ": ", text)


def matters(attribute: str) -> bool:
    """Whether an attribute says something that an implementation must know."""
    if not attribute.startswith("@available"):
        return attribute not in ("@frozen", "@inlinable", "@_alwaysEmitIntoClient", "@_transparent")
    if "deprecated" in attribute or "unavailable" in attribute:
        return True
    system = re.search(r"macOS (\d+)", attribute)
    return system is None or int(system[1]) > 13


def isolation(table: Table, protocol: Protocol) -> str:
    """How values of the protocol are isolated, as the case of the Swift enum."""
    owners = [protocol, *table.ancestors(protocol)]
    if any(owner.name in ("Actor", "DistributedActor") for owner in owners):
        return ".actor"
    globals_ = [a for owner in owners for a in owner.attributes if re.fullmatch(r"@\w*Actor", a)]
    return f'.globalActor("{globals_[0][1:]}")' if globals_ else ".unspecified"


def is_sendable(table: Table, protocol: Protocol) -> bool:
    return any(owner.name == "Sendable" for owner in [protocol, *table.ancestors(protocol)])


def entry(module: str, name: str, isolated: str, sendable: bool, source: str) -> str:
    """One element of the Swift array."""
    indented = "\n".join("            " + line for line in source.split("\n"))
    facts = f'isolation: {isolated}, isSendable: {"true" if sendable else "false"}'
    return f'        StandardProtocol(module: "{module}", name: "{name}", {facts}, declaration: #"""\n{indented}\n            """#),\n'


def swift_source(table: Table, aliases: dict[str, tuple[str, str]]) -> str:
    """The whole generated file."""
    entries = {
        protocol.name: entry(
            protocol.module, protocol.name, isolation(table, protocol), is_sendable(table, protocol),
            declaration(table, protocol),
        )
        for protocol in table.protocols.values()
    }
    for name, (module, target) in aliases.items():
        parts = [table.named(part) for part in target.split(" & ")]
        sendable = any(is_sendable(table, part) for part in parts if part)
        entries[name] = entry(module, name, ".unspecified", sendable, f"typealias {name} = {target}")
    return HEADER + "".join(entries[name] for name in sorted(entries)) + FOOTER
