import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// A protocol of some members of a type, beside the type, as which all its values can be passed: the type conforms to it,
/// or refines it.
struct RoleBesideType {
    /// The name of the protocol.
    let name: String
    /// The edits that declare it.
    private(set) var edits: [SourceEdit] = []
    /// The reasons against it.
    private(set) var refusals: [Refusal] = []

    private let type: StudiedType
    private let index: DeclarationIndex

    init(_ name: String, of type: StudiedType, requiring members: [MemberHead], in index: DeclarationIndex) {
        self.name = name
        self.type = type
        self.index = index
        guard let anchor = Anchor(at: type.location, in: index) else {
            refusals = [Refusal(.declaration, type.path, at: type.location)]
            return
        }
        let taken = index.location(ofTypeNamed: name) ?? (SwiftLibraryNames.contains(name) ? type.location : nil)
        if let taken { refusals.append(Refusal(.interfaceName, name, at: taken)) }
        refusals += members.compactMap(\.obstacle)
        let imports = InterfaceImports(for: members, at: anchor, index)
        refusals += imports.refusals
        edits += imports.edit.map { [$0] } ?? []
        let bounds = InterfaceBounds(type, isForClasses: members.contains(where: \.isWritten), in: index)
        if let declaration = index.protocolDeclaration(of: type) {
            refine(declaration, members, bounds, anchor)
        } else if let declaration = index.declaration(of: type) {
            conform(declaration, members, bounds, anchor)
        }
    }

    private mutating func refine(
        _ declaration: ProtocolDeclaration, _ members: [MemberHead], _ bounds: InterfaceBounds, _ anchor: Anchor
    ) {
        if declaration.isComposition { refusals.append(Refusal(.composition, type.path, at: type.location)) }
        let refined = RefinedProtocol(declaration, in: index)
        if !refined.isPossible { refusals.append(Refusal(.givenWhole, type.path, at: type.location)) }
        for member in members where !member.member.isRequirement {
            refusals.append(Refusal(.extensionMember, member.member.name, at: member.location))
        }
        let associated = Set(index.resolve(declaration).associatedTypes.map(\.name))
        for member in members where !TextWords.words(of: member.requirement).isDisjoint(with: associated) {
            refusals.append(Refusal(.associatedRequirement, member.member.name, at: member.location))
        }
        let text = bounds.protocolText(
            name, members.map(\.requirement), access: declaration.effectiveAccess, at: anchor)
        let end = anchor.unconditionalEnd
        edits.append(SourceEdit(inserting: "\n\n" + text + anchor.source.gap(behind: end), at: end, of: anchor.source))
        edits += refined.edits(refining: name)
    }

    private mutating func conform(
        _ declaration: TypeDeclaration, _ members: [MemberHead], _ bounds: InterfaceBounds, _ anchor: Anchor
    ) {
        if type.isGeneric || declaration.scope.levels.contains(where: { !$0.genericParameters.isEmpty }) {
            refusals.append(Refusal(.genericType, type.path, at: type.location))
        }
        if declaration.isPrivateInside { refusals.append(Refusal(.privateType, type.path, at: type.location)) }
        let choice = WitnessChoice(declaration, in: index)
        refusals += members.compactMap { choice.obstacle(to: $0, returningSelf: false) }
        let access = members.compactMap { $0.place?.access(in: index) }.reduce(anchor.access, min)
        let text = bounds.protocolText(
            name, members.map(\.requirement), access: access, extendedBy: members.defaultFunctions(besides: choice),
            at: anchor)
        let conformance = bounds.conformanceText(of: type.path, to: name)
        let gap = anchor.source.gap(behind: anchor.end)
        edits.append(
            SourceEdit(inserting: "\n\n\(text)\n\n\(conformance)" + gap, at: anchor.end, of: anchor.source))
    }
}
