import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// A protocol from members of a concrete type, to which the type then conforms.
package struct Extraction: Sendable {
    /// The edit, which must be made only if nothing is refused.
    package private(set) var edits: [SourceEdit] = []
    /// The reasons against it.
    package private(set) var refusals: [Refusal] = []
    /// The names of the members that the protocol requires, with labels.
    package let requirements: [String]
    /// The names of the members that it could require.
    package let known: [String]

    /// Extracts a protocol called `name`.
    ///
    /// - Parameter wanted: The members to require, by name with or without labels; if empty, those that are used, or
    ///   all if no use is known.
    package init(of type: StudiedType, named name: String, _ wanted: [String], in index: DeclarationIndex) {
        guard let declaration = index.declaration(of: type), let anchor = Anchor(at: type.location, in: index) else {
            refusals = [Refusal(type.kind == .protocol ? .isProtocol : .declaration, type.path, at: type.location)]
            (requirements, known) = ([], [])
            return
        }
        let heads = Self.heads(declaration, type, in: index)
        // A member that no protocol can require does not prevent the others from being required.
        let used = Set(type.places.members.map(\.name)).intersection(heads.map(\.member.name))
        let chosen = heads.filter { head in
            wanted.isEmpty
                ? used.isEmpty || used.contains(head.member.name)
                : wanted.contains(head.member.name) || wanted.contains(head.name)
        }
        requirements = chosen.map(\.member.name)
        known = heads.map(\.member.name)
        if type.isGeneric { refusals.append(Refusal(.genericType, type.path, at: type.location)) }
        if declaration.isPrivateInside { refusals.append(Refusal(.privateType, type.path, at: type.location)) }
        if let taken = index.location(ofTypeNamed: name) { refusals.append(Refusal(.interfaceName, name, at: taken)) }
        if chosen.isEmpty { refusals.append(Refusal(.noMembers, type.path, at: type.location)) }
        refusals += chosen.compactMap(\.obstacle)
        let bounds = InterfaceBounds(type, isForClasses: chosen.contains(where: \.isWritten), in: index)
        let inherited = bounds.inherited.isEmpty ? "" : ": " + bounds.inherited.map(\.text).joined(separator: ", ")
        let text =
            "\n\n" + (bounds.isolation.map { $0 + "\n" } ?? "") + (anchor.access.map { $0 + " " } ?? "")
            + "protocol \(name)\(inherited) {\n" + chosen.map { "\(anchor.indentation)\($0.requirement)\n" }.joined()
            + "}\n\nextension \(type.path): \(name) {}"
        edits = [SourceEdit(anchor.source[ByteRange(at: anchor.end)], with: text)]
    }

    /// The members of the type and of its extensions that a protocol can require, in the order of the sources.
    private static func heads(
        _ declaration: TypeDeclaration, _ type: StudiedType, in index: DeclarationIndex
    ) -> [MemberHead] {
        let written = Set(
            type.places.places.flatMap { $0.writes.map { type.places[$0].name } })
        let isKnown = !type.places.members.isEmpty
        var blocks = [(declaration.source, declaration.members)]
        // Members that another module adds are visible only there.
        for file in index.files where file.module == declaration.module {
            for added in file.extensions
            where added.extendedName == declaration.name && !added.details.isConditional
                && (added.access ?? .internal) >= .internal
            {
                blocks.append((file.source, added.members))
            }
        }
        return blocks.flatMap { source, members in
            Requirement.gather(source[members]).compactMap { member -> MemberHead? in
                guard member.isDemandable else { return nil }
                let used = UsedMember(
                    name: member.name, declaration: source[member.syntax], index: member.bindingIndex,
                    owner: declaration.name, isRequirement: false)
                let isWritten = member.isOpenlySettable && (!isKnown || written.contains(member.name))
                return MemberHead(member: used, isWritten: isWritten, type: type)
            }
        }
    }
}

extension TypeDeclaration {
    /// Whether only code inside of an enclosing type can name it.
    var isPrivateInside: Bool {
        // The outermost level is that of the file.
        !scope.levels.isEmpty && (access == .private || scope.levels.dropFirst().contains { $0.access == .private })
    }
}

extension Requirement {
    /// Whether it is an instance member that is visible outside of its file.
    fileprivate var isDemandable: Bool {
        guard kind == .func || kind == .var || kind == .subscript, !isStatic, conditions.isEmpty else { return false }
        let level = AccessLevel(source[syntax.modifiers]) ?? .internal
        let isOverride = syntax.modifiers.contains { source.matches($0.name, "override") }
        if case .operator = signature.kind { return false }
        return level >= .internal && !isOverride
    }

    /// Whether others may set it: the initialiser writes to constants, too.
    fileprivate var isOpenlySettable: Bool {
        guard !syntax.modifiers.contains(where: { $0.detail != nil }) else { return false }
        let accessors: AccessorBlockSyntax?
        switch syntax.kind {
        case .variable(let variable):
            if variable.isLet { return false }
            accessors = binding?.accessors
        case .subscript(let details): accessors = details.accessors
        default: return false
        }
        guard let accessors else { return true }
        return accessors.accessors.contains { !source.matches($0.name, "get") && !source.matches($0.name, "_read") }
    }
}
