import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The edits that make one consumer depend only on what it uses of a value that it takes from a container: from a property
/// that a protocol such as `HasStore` requires, which the consumer's type for the container names.
///
/// That protocol refines a second one, `HasRole`, whose property gives the same value as less. So every container has it,
/// and whoever passes a container on still can.
package struct ContainerNarrowing: Sendable {
    /// The edits, which must be made together, and only if nothing is refused.
    package private(set) var edits: [SourceEdit] = []
    /// The reasons against them.
    package private(set) var refusals: [Refusal] = []

    private let reached: ReachedValues
    private let type: StudiedType
    private let container: StudiedType
    private let role: String
    private let index: DeclarationIndex

    /// - Parameters:
    ///   - type: The type of the values.
    ///   - reached: What the consumer does with them.
    ///   - container: The protocol that requires the property.
    ///   - name: The name of the new protocol; `nil` to derive it from the consumer's name.
    package init(
        of type: StudiedType, _ reached: ReachedValues, from container: StudiedType, named name: String?,
        in index: DeclarationIndex
    ) {
        self.type = type
        self.reached = reached
        self.container = container
        self.index = index
        role = name ?? ConsumerInterface.name(for: [reached.consumer], .exact, of: type, in: index)
        let members = reached.uses.map {
            MemberHead(member: $0, isWritten: reached.writes.contains($0.name), type: type, index: index)
        }.sorted { ($0.location, $0.member.name) < ($1.location, $1.member.name) }
        if members.isEmpty { refusals.append(Refusal(.unused, reached.consumer, at: reached.location)) }
        refusals += reached.obstacles.compactMap(\.refusal)
        let beside = RoleBesideType(role, of: type, requiring: members, in: index)
        edits += beside.edits
        refusals += beside.refusals
        addProperty()
        narrowConsumer()
        refusals = Set(refusals).sorted { ($0.location, $0.message) < ($1.location, $1.message) }
    }

    // MARK: - The container

    private var property: String { reached.source.property.name }
    private var newProperty: String { role.prefix(1).lowercased() + role.dropFirst() }

    /// `HasRole` for `HasStore`, and for `StoreProviding` `RoleProviding`.
    private var containerRole: String {
        let name = container.simpleName
        let capitalised = property.prefix(1).uppercased() + property.dropFirst()
        for word in [type.simpleName, capitalised] {
            if let range = name.ranges(of: word).first, name.count > word.count {
                return name[..<range.lowerBound] + role + name[range.upperBound...]
            }
        }
        return "Has" + role
    }

    private mutating func addProperty() {
        guard let declaration = index.protocolDeclaration(of: container),
            let anchor = Anchor(at: container.location, in: index)
        else {
            refusals.append(Refusal(.declaration, container.path, at: container.location))
            return
        }
        let refined = RefinedProtocol(declaration, in: index)
        if !refined.isPossible { refusals.append(Refusal(.givenWhole, container.path, at: container.location)) }
        if let taken = index.location(ofTypeNamed: containerRole) {
            refusals.append(Refusal(.interfaceName, containerRole, at: taken))
        }
        let head = MemberHead(member: reached.source.property, isWritten: false, type: container, index: index)
        guard let text = typeOfProperty(head), head.requirement.hasSuffix("{ get }") else {
            let words = "the property '\(property)' has effects, or a type in which no other one can stand"
            refusals.append(Refusal(.place, words, at: head.location))
            return
        }
        let declared = "\(head.head)var \(newProperty): \(text)"
        let bounds = InterfaceBounds(container, isForClasses: false, in: index)
        let texts = bounds.protocolText(
            containerRole, ["\(declared) { get }"], access: declaration.effectiveAccess,
            extendedBy: ["\(declared) { \(property) }"], of: container.path, at: anchor)
        let end = anchor.unconditionalEnd
        edits.append(SourceEdit(inserting: "\n\n" + texts + anchor.source.gap(behind: end), at: end, of: anchor.source))
        edits += refined.edits(refining: containerRole)
    }

    /// The property's type with the new name in place of the old one; `nil` if that would be another type.
    private func typeOfProperty(_ head: MemberHead) -> String? {
        guard let written = head.binding?.type, !reached.source.holds.contains(where: \.isInvariant) else { return nil }
        let source = head.member.declaration.source
        let holds = reached.source.holds.filter { written.range.contains($0.range) }
        let edits = holds.map { hold -> TextEdit in
            let edit =
                type.kind == .protocol
                ? TextEdit(hold.range, with: role) : ConsumerInterface.asks(source[hold], for: role).edit
            let start = edit.range.lowerBound - written.range.lowerBound
            return TextEdit(ByteRange(start: start, end: start + edit.range.count), with: edit.replacement)
        }
        guard !edits.isEmpty, let bytes = try? TextEdit.apply(edits, to: source.bytes(in: written.range)) else {
            return nil
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    // MARK: - The consumer

    private mutating func narrowConsumer() {
        let places = ContainerPlaces(container, of: reached.consumer, in: index)
        refusals += places.refusals
        for member in places.members where member != property {
            let words = "the consumer also uses '\(member)' of '\(container.path)'"
            refusals.append(Refusal(.place, words, at: reached.location))
        }
        edits += places.edits(naming: containerRole)
        for access in reached.accesses {
            guard access.source.text(in: access.piece) == property else {
                let words = "the property is reached in another way here"
                refusals.append(Refusal(.place, words, at: access.source.location(at: access.piece.lowerBound)))
                continue
            }
            edits.append(SourceEdit(access, with: newProperty))
        }
    }
}
