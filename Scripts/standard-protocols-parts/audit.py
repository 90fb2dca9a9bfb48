"""Compares what was read from printed interfaces with the symbol graphs.

A symbol graph ties a default to a requirement by its name and labels alone, so it names some that are no defaults:
overloads for other types. What remains of the differences is for a person to read; `--verify` decides.
"""

import sys

from defaults import Table


def protocol_names(graphs: list[dict]) -> set[str]:
    """The names of the public protocols in a module's symbol graphs."""
    return {
        ".".join(symbol["pathComponents"])
        for graph in graphs for symbol in graph["symbols"] if symbol["kind"]["identifier"] == "swift.protocol"
    }


def report(table: Table, graphs: dict[str, list[dict]]) -> int:
    """Prints each protocol, requirement and default that only one of the two sources has."""
    differences = 0
    for module, of_module in graphs.items():
        symbols = {s["identifier"]["precise"]: s for graph in of_module for s in graph["symbols"]}
        relations = [relation for graph in of_module for relation in graph["relationships"]]
        required = [symbols[r["source"]] for r in relations if r["kind"] == "requirementOf" and r["source"] in symbols]
        defaulted = {
            r["target"] for r in relations
            if r["kind"] == "defaultImplementationOf" and is_own(symbols.get(r["source"]), symbols.get(r["target"]))
        }
        for name in protocol_names(of_module):
            differences += audit_protocol(table, module, name, required, defaulted)
    print(f"{len(table.protocols)} protocols, {differences} differences", file=sys.stderr)
    return 0


def audit_protocol(table: Table, module: str, name: str, required: list[dict], defaulted: set[str]) -> int:
    """Counts and prints the differences of one protocol."""
    protocol = table.protocols.get(name)
    if protocol is None:
        print(f"{module}: {name} is in the symbol graph only")
        return 1
    if protocol.module != module:
        return 0
    graph = [s for s in required if ".".join(s["pathComponents"][:-1]) == name]
    members = [member for member in table.marked(protocol)[:len(protocol.members)] if member.kind != "typealias"]
    differences = 0
    if len(graph) != len(members):
        print(f"{module}: {name} has {len(graph)} requirements in the symbol graph, {len(members)} here")
        differences += 1
    for title in sorted({s["names"]["title"].split("(")[0].split(".")[-1].strip() for s in graph}):
        in_graph = sum(s["identifier"]["precise"] in defaulted for s in graph if base_name(s) == title)
        here = sum(any(a.startswith("@_has") for a in m.attributes) for m in members if m.name == title)
        if in_graph > here:
            print(f"{module}: {name}.{title} has {in_graph} defaults in the symbol graph, {here} here")
            differences += 1
    return differences


def base_name(symbol: dict) -> str:
    return symbol["names"]["title"].split("(")[0].split(".")[-1].strip()


def is_own(implementation: dict | None, requirement: dict | None) -> bool:
    """Whether an extension of the requirement's own protocol implements it, not one of a refining protocol."""
    if implementation is None or requirement is None:
        return False
    return implementation["pathComponents"][:-1] == requirement["pathComponents"][:-1]
