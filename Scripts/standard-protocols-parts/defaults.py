"""Finds out which requirements have a default implementation, and under which conditions."""

import re
from dataclasses import dataclass, replace

from interface import Extension, Protocol
from signature import Member, comparable

ALL_KINDS = "actor, class, enum, struct"

# The compiler writes these implementations itself; no interface shows them, so they are named here,
# with the kinds of types it does so for. `--verify` compiles a type of each kind to prove it.
SYNTHESIZED = {
    ("Equatable", "=="): "enum, struct",
    ("Hashable", "hash"): "enum, struct",
    ("Hashable", "hashValue"): ALL_KINDS,
    ("Comparable", "<"): "enum",
    ("Encodable", "encode"): "class, enum, struct",
    ("Decodable", "init"): "class, enum, struct",
    ("CaseIterable", "allCases"): "enum",
    ("RawRepresentable", "init"): "enum",
    ("RawRepresentable", "rawValue"): "enum",
    ("CodingKey", "stringValue"): "enum",
    ("CodingKey", "intValue"): "enum",
    ("CodingKey", "init"): "enum",
    ("Actor", "unownedExecutor"): "actor",
    ("DistributedActor", "id"): "actor",
    ("DistributedActor", "actorSystem"): "actor",
    ("DistributedActor", "unownedExecutor"): "actor",
    ("DistributedActor", "resolve"): "actor",
}

# Requirements whose defaults call each other: one of each group must be written by hand, and these are the ones
# that are oldest or not deprecated. The compiler refuses a type that leaves all of a group to their defaults, or it recurs.
CALLED_BY_OTHER_DEFAULTS = {
    ("AsyncIteratorProtocol", "next", (), "Element?"),
    ("Executor", "enqueue", ("_",), "ExecutorJob"),
    ("SerialExecutor", "enqueue", ("_",), "ExecutorJob"),
    ("TaskExecutor", "enqueue", ("_",), "ExecutorJob"),
}


@dataclass
class Default:
    """A default implementation: unconditional where `conditions` is empty."""

    conditions: tuple[str, ...]


class Table:
    """All protocols by name, with what they inherit."""

    def __init__(self, protocols: list[Protocol], extensions: list[Extension]):
        self.protocols = {protocol.name: protocol for protocol in protocols}
        self.by_simple_name = {protocol.simple_name: protocol for protocol in protocols}
        self.extensions: dict[str, list[Extension]] = {}
        for extension in extensions:
            self.extensions.setdefault(extension.name, []).append(extension)

    def named(self, name: str) -> Protocol | None:
        return self.protocols.get(name) or self.by_simple_name.get(name.rsplit(".", 1)[-1])

    def ancestors(self, protocol: Protocol) -> list[Protocol]:
        """What the protocol inherits, nearest first, without itself."""
        found, queue = [], list(protocol.bases)
        while queue:
            base = self.named(queue.pop(0))
            if base is not None and base is not protocol and base not in found:
                found.append(base)
                queue += base.bases
        return found

    def associated_types(self, protocol: Protocol) -> set[str]:
        """The names of the associated types the protocol has, inherited ones too."""
        owners = [protocol] + self.ancestors(protocol)
        return {member.name for owner in owners for member in owner.members if member.kind == "associatedtype"}

    def marked(self, protocol: Protocol) -> list[Member]:
        """The protocol's members with their marks, then inherited ones that its extensions implement."""
        own = [self.with_marks(protocol, member) for member in protocol.members if not is_dead_alias(member)]
        keys = {(member.key, tuple(member.types)) for member in protocol.members}
        restated = []
        for ancestor in self.ancestors(protocol):
            for member in ancestor.members:
                identity = (member.key, tuple(member.types))
                if identity in keys or member.kind == "typealias":
                    continue
                keys.add(identity)
                marks = self.marks(protocol, member, [protocol])
                if marks and "@_hasDefault" not in self.marks(ancestor, member):
                    text = member.text if member.text.startswith("override ") else "override " + member.text
                    restated.append(replace(member, text=text, attributes=marks + member.attributes))
        return own + restated

    def with_marks(self, protocol: Protocol, member: Member) -> Member:
        marks = [] if member.kind == "typealias" else self.marks(protocol, member)
        return replace(member, attributes=marks + member.attributes)

    def marks(self, protocol: Protocol, member: Member, owners: list[Protocol] | None = None) -> list[str]:
        """The attributes that say where a default implementation comes from: an extension of one of the owners."""
        if (protocol.name, member.name, member.labels, *member.types) in CALLED_BY_OTHER_DEFAULTS:
            return []
        found = self.defaults(protocol, member, owners or [protocol, *self.ancestors(protocol)])
        kinds = SYNTHESIZED.get((protocol.name, member.name))
        if kinds == ALL_KINDS or any(not default.conditions for default in found):
            return ["@_hasDefault"]
        groups = {default.conditions for default in found}
        weakest = sorted(group for group in groups if not any(set(other) < set(group) for other in groups))
        marks = [f'@_hasConstrainedDefault("{", ".join(group)}")' for group in weakest]
        return ([f'@_hasSynthesizedDefault("{kinds}")'] if kinds else []) + marks

    def defaults(self, protocol: Protocol, member: Member, owners: list[Protocol]) -> list[Default]:
        found = []
        for extension in (extension for owner in owners for extension in self.extensions.get(owner.name, [])):
            found += matches(member, extension.members, extension.conditions, self.associated_types(protocol))
        for name, extensions in self.extensions.items():
            other = self.protocols.get(name)
            if other is None or other is protocol or protocol in self.ancestors(other):
                continue
            for extension in extensions:
                if f"Self : {protocol.name}" in extension.conditions:
                    conditions = [f"Self : {name}"] + [c for c in extension.conditions if c != f"Self : {protocol.name}"]
                    found += matches(member, extension.members, conditions, self.associated_types(protocol))
        return found


def is_dead_alias(member: Member) -> bool:
    """Whether the member is an alias that nobody may use any more."""
    return member.kind == "typealias" and any("deprecated" in a or "unavailable" in a for a in member.attributes)


def matches(requirement: Member, candidates: list[Member], conditions: list[str], associated: set[str]) -> list[Default]:
    """The defaults that members of one extension give the requirement."""
    found = []
    for candidate in candidates:
        if candidate.key != requirement.key or requirement.is_settable and not candidate.is_settable:
            continue
        if any("unavailable" in attribute for attribute in candidate.attributes):
            continue
        if (inferred := inferred_conditions(requirement, candidate, conditions, associated)) is not None:
            written = conditions + [condition for condition in inferred if condition not in conditions]
            found.append(Default(tuple(re.sub(r" : ", ": ", condition) for condition in written)))
    return found


def inferred_conditions(
    requirement: Member, candidate: Member, conditions: list[str], associated: set[str]
) -> list[str] | None:
    """What must hold of associated types for the types to be the same; nothing where they can't be."""
    if len(requirement.types) != len(candidate.types):
        return None
    inferred = []
    for wanted, offered in zip(requirement.types, candidate.types):
        wanted, offered = same(wanted, conditions), same(offered, conditions)
        if wanted == offered:
            continue
        while wanted[-1] in ".?" and wanted[-1] == offered[-1]:
            wanted, offered = wanted[:-1], offered[:-1]
        if wanted not in associated:
            return None
        inferred.append(f"Self.{wanted} == {offered}")
    return inferred


def same(written: str, conditions: list[str]) -> str:
    """A type after the same-type conditions."""
    for condition in conditions:
        left, equal, right = condition.partition(" == ")
        if equal and left == "Self" and right.startswith("Self."):
            left, right = right, left
        if equal and left.startswith("Self."):
            written = re.sub(rf"(?<![\w.]){re.escape(left[5:])}\b", comparable(right, []), written)
    return written
