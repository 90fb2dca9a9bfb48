import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// A protocol from members of a concrete type, to which the type then conforms.
package struct Extraction: Sendable {
    /// The edit, which must be made only if nothing is refused.
    package private(set) var edits: [SourceEdit] = []
    /// The reasons against it.
    package private(set) var refusals: [Refusal] = []
    /// The reasons against members that are left out.
    package private(set) var leftOut: [Refusal] = []
    /// The names of the members that the protocol requires, with labels.
    package let requirements: [String]
    /// The names of the members that it could require.
    package let known: [String]

    /// Extracts a protocol called `name`.
    ///
    /// - Parameters:
    ///   - wanted: The members to require, by name with or without labels; if empty, those that are used outside of tests, or
    ///     all if no use is known.
    ///   - level: From where it can be seen; `nil` for as far as the members can be, or users in other modules need.
    package init(
        of type: StudiedType, named name: String, _ wanted: [String], access level: AccessLevel? = nil,
        in index: DeclarationIndex
    ) {
        guard let declaration = index.declaration(of: type), let anchor = Anchor(at: type.location, in: index) else {
            refusals = [Refusal(type.kind == .protocol ? .isProtocol : .declaration, type.path, at: type.location)]
            (requirements, known) = ([], [])
            return
        }
        let heads = Self.heads(declaration, type, in: index)
        let choice = WitnessChoice(declaration, in: index)
        let used = Set(type.usingPlaces.flatMap(\.uses).map { type.places[$0].name })
            .intersection(heads.map(\.member.name))
        let asked = heads.filter { head in
            if !wanted.isEmpty { return wanted.contains(head.member.name) || wanted.contains(head.name) }
            return used.isEmpty || used.contains(head.member.name)
        }
        let needed = min(level ?? type.accessForUsers, anchor.access)
        func obstacle(_ head: MemberHead) -> Refusal? {
            let isSeen = (head.place?.access(in: index) ?? .open) >= needed
            return choice.obstacle(to: head, returningSelf: true)
                ?? (isSeen ? nil : Refusal(.narrowerMember, head.member.name, at: head.location))
        }
        func able(of heads: [MemberHead]) -> [MemberHead] { heads.filter { obstacle($0) == nil } }
        let obstacles = asked.compactMap(obstacle)
        // A member that no protocol can require does not prevent the others from being required.
        let others = able(of: asked).isEmpty ? able(of: heads) : able(of: asked)
        let leavesOut = wanted.isEmpty && !others.isEmpty
        let chosen = leavesOut ? others : asked
        if leavesOut { leftOut = obstacles } else { refusals = obstacles }
        requirements = chosen.map(\.member.name)
        known = heads.map(\.member.name)
        if type.isGeneric || declaration.scope.levels.contains(where: { !$0.genericParameters.isEmpty }) {
            refusals.append(Refusal(.genericType, type.path, at: type.location))
        }
        if declaration.isPrivateInside { refusals.append(Refusal(.privateType, type.path, at: type.location)) }
        let taken = index.location(ofTypeNamed: name) ?? (SwiftLibraryNames.contains(name) ? type.location : nil)
        if let taken { refusals.append(Refusal(.interfaceName, name, at: taken)) }
        if chosen.isEmpty { refusals.append(Refusal(.noMembers, type.path, at: type.location)) }
        let bounds = InterfaceBounds(type, isForClasses: chosen.contains(where: \.isWritten), in: index)
        // A requirement can't be more visible than what implements it.
        let access =
            level.map { min($0, anchor.access) }
            ?? chosen.compactMap { $0.place?.access(in: index) }.reduce(anchor.access, min)
        let text = bounds.protocolText(
            name, MemberHead.lines(chosen), access: access, extendedBy: chosen.defaultFunctions(besides: choice),
            at: anchor)
        let conformance = bounds.conformanceText(of: type.path, to: name)
        let gap = anchor.source.gap(behind: anchor.end)
        edits = [SourceEdit(inserting: "\n\n\(text)\n\n\(conformance)" + gap, at: anchor.end, of: anchor.source)]
        let imports = InterfaceImports(for: chosen, at: anchor, index)
        refusals += imports.refusals
        edits += imports.edit.map { [$0] } ?? []
    }

    /// The members of the type and of its extensions that a protocol can require, in the order of the sources.
    private static func heads(
        _ declaration: TypeDeclaration, _ type: StudiedType, in index: DeclarationIndex
    ) -> [MemberHead] {
        let users = type.usingPlaces
        let written = Set(users.flatMap(\.writes).map { type.places[$0].name })
        let isKnown = !users.isEmpty
        var blocks = [(declaration.source, declaration.members, AccessLevel?.none)]
        // Members that another module adds are visible only there, and those in `#if` only if it is compiled.
        for added in index.extensions(of: declaration)
        where !added.details.isConditional && added.scope.branches == declaration.scope.branches {
            blocks.append((added.source, added.members, added.access))
        }
        return blocks.flatMap { source, members, access in
            Requirement.gather(source[members]).compactMap { member -> MemberHead? in
                guard member.isDemandable(unlessWritten: access ?? .internal) else { return nil }
                let used = UsedMember(
                    name: member.name, declaration: source[member.syntax], index: member.bindingIndex,
                    owner: declaration.name, isRequirement: false)
                let isWritten = member.isOpenlySettable && (!isKnown || written.contains(member.name))
                return MemberHead(member: used, isWritten: isWritten, type: type, index: index)
            }
        }
    }
}

extension StudiedType {
    /// The places whose uses a protocol has to allow: tests may go on using the type itself, unless only they use it.
    fileprivate var usingPlaces: [TypedPlace] {
        let using = places.places.filter { !$0.uses.isEmpty }
        let own = using.filter { !$0.isTest }
        return own.isEmpty ? using : own
    }

    /// From where the users in the sources have to see a protocol of it.
    fileprivate var accessForUsers: AccessLevel {
        places.places.contains { $0.module != module && !$0.isTest } ? .package : .fileprivate
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
    /// Whether it is an instance member that is visible outside of its file, and can be used.
    ///
    /// - Parameter usual: From where it can be seen if it does not say so.
    fileprivate func isDemandable(unlessWritten usual: AccessLevel) -> Bool {
        guard kind == .func || kind == .var || kind == .subscript, !isStatic,
            signature.restrictions.isDisjoint(with: [.unavailable, .obsoleted])
        else { return false }
        let level = AccessLevel(source[syntax.modifiers]) ?? usual
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
