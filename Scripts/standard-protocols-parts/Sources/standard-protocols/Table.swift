import UnderstudySemantics

/// All protocols by name, with what they inherit and where their defaults come from.
struct Table {
    let protocols: [Interface.DeclaredProtocol]
    private let byName: [String: Int]
    private let bySimpleName: [String: Int]
    private let extensions: [String: [Interface.Extension]]

    init(_ protocols: [Interface.DeclaredProtocol], _ extensions: [Interface.Extension]) {
        self.protocols = protocols
        byName = Dictionary(
            protocols.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { _, last in last })
        bySimpleName = Dictionary(
            protocols.enumerated().map { ($0.element.declaration.simpleName, $0.offset) },
            uniquingKeysWith: { _, last in last })
        self.extensions = Dictionary(grouping: extensions, by: \.name)
    }

    /// The protocol of that name, with enclosing types or without.
    func named(_ name: String) -> Interface.DeclaredProtocol? {
        let simple = name.split(separator: ".").last.map(String.init) ?? name
        return (byName[name] ?? bySimpleName[simple]).map { protocols[$0] }
    }

    /// What `found` inherits, nearest first, without itself.
    func ancestors(of found: Interface.DeclaredProtocol) -> [Interface.DeclaredProtocol] {
        var ancestors: [Interface.DeclaredProtocol] = []
        var seen: Set = [found.name]
        var queue = found.bases[...]
        while let name = queue.popFirst() {
            guard let base = named(name), seen.insert(base.name).inserted else { continue }
            ancestors.append(base)
            queue += base.bases
        }
        return ancestors
    }

    /// `found` and what it inherits.
    func line(of found: Interface.DeclaredProtocol) -> [Interface.DeclaredProtocol] { [found] + ancestors(of: found) }

    /// The members of `found` with their marks, then inherited ones that only its own extensions implement.
    func marked(_ found: Interface.DeclaredProtocol) -> [Member] {
        let line = line(of: found)
        var members: [Member] = []
        var seen: Set<Member.Identity> = []
        for member in found.members {
            seen.insert(member.identity)
            if member.isDeadAlias { continue }
            var marked = member
            marked.marks = member.requirement.kind == .typealias ? [] : marks(of: member, in: found, from: line)
            members.append(marked)
        }
        for ancestor in line.dropFirst() {
            for member in ancestor.members where member.requirement.kind != .typealias {
                guard seen.insert(member.identity).inserted else { continue }
                var restated = member
                restated.marks = marks(of: member, in: found, from: [found])
                restated.isRestated = true
                let isKnown = marks(of: member, in: ancestor, from: self.line(of: ancestor)).contains(.unconditional)
                if !restated.marks.isEmpty, !isKnown { members.append(restated) }
            }
        }
        return members
    }

    /// Where the default of `member` comes from, looked for in extensions of `owners`.
    private func marks(
        of member: Member, in found: Interface.DeclaredProtocol, from owners: [Interface.DeclaredProtocol]
    ) -> [Mark] {
        if Defaults.isCalledByOthers(member, of: found.name) { return [] }
        let conditions = defaults(of: member, in: found, from: owners)
        let kinds = Defaults.synthesized[Defaults.Subject(found.name, member.name)]
        if kinds == Defaults.allKinds || conditions.contains([]) { return [.unconditional] }
        let groups = Set(conditions)
        let weakest = groups.filter { group in !groups.contains { Set($0).isStrictSubset(of: group) } }
        return (kinds.map { [.synthesized($0)] } ?? [])
            + weakest.map(Mark.constrained).sorted { $0.description < $1.description }
    }

    /// The conditions of each default that `member` has.
    private func defaults(
        of member: Member, in found: Interface.DeclaredProtocol, from owners: [Interface.DeclaredProtocol]
    ) -> [[GenericConstraint]] {
        let associated = associatedTypes(of: found)
        var conditions: [[GenericConstraint]] = []
        for owner in owners {
            for added in extensions[owner.name] ?? [] {
                conditions += Defaults.conditions(of: member, in: added.members, where: added.conditions, associated)
            }
        }
        for other in protocols where other.name != found.name {
            for added in extensions[other.name] ?? [] {
                guard let place = added.conditions.firstIndex(where: { $0.isConformance(to: found.name) }) else {
                    continue
                }
                if ancestors(of: other).contains(where: { $0.name == found.name }) { continue }
                var rest = added.conditions
                rest.remove(at: place)
                rest.insert(GenericConstraint(.selfType, conformsTo: .named(other.name)), at: 0)
                conditions += Defaults.conditions(of: member, in: added.members, where: rest, associated)
            }
        }
        return conditions
    }

    /// The names of the associated types that `found` has, inherited ones too.
    private func associatedTypes(of found: Interface.DeclaredProtocol) -> Set<String> {
        line(of: found).reduce(into: []) { $0.formUnion($1.declaration.associatedTypeNames) }
    }
}

extension GenericConstraint {
    /// Whether it says that the conforming type conforms to the protocol called `name`.
    fileprivate func isConformance(to name: String) -> Bool {
        relation == .conformance && left == .selfType && right.path == name
    }
}
