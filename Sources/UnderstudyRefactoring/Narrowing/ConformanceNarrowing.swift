import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The edits that make one consumer of a class, a structure or an actor depend on a protocol that the type conforms to.
package struct ConformanceNarrowing: Sendable {
    /// The edits; none if there are reasons against them.
    package let edits: [SourceEdit]
    /// The reasons against them.
    package let refusals: [Refusal]

    /// Narrows the places that `consumer` has of `type` to the smallest protocol that requires what it uses; `nil` if
    /// the type is a protocol, or conforms to none in the sources.
    package init?(of type: StudiedType, for consumer: String, in index: DeclarationIndex) {
        guard let declaration = index.declaration(of: type) else { return nil }
        var places = ConsumerPlaces(type, of: [consumer], .exact, in: index)
        places.refuseForDeclarations(of: type)
        guard let first = places.places.first, let anchor = Anchor(of: first, in: index) else { return nil }
        let known = KnownProtocol.all(of: declaration, seenFrom: anchor, in: index)
        guard !known.isEmpty else { return nil }
        var refusals = places.refusals
        let bounds = places.bounds(of: type)
        let gaps = known.map { $0.gaps(of: places, bounds) }
        if let found = gaps.firstIndex(where: \.isEmpty) {
            let name = known[found].name
            edits =
                refusals.isEmpty
                ? places.places.flatMap(\.holds).compactMap { hold in
                    index.file(at: hold.location.path).map { ConsumerInterface.asks($0.source[hold], for: name) }
                } + places.stating : []
        } else {
            refusals += gaps.min { $0.count < $1.count } ?? []
            edits = []
        }
        self.refusals = Set(refusals).sorted { ($0.location, $0.message) < ($1.location, $1.message) }
    }
}

/// A protocol in the sources whose requirements the values of a type are known to meet.
struct KnownProtocol {
    let declaration: ProtocolDeclaration
    let resolved: ResolvedProtocol
    let index: DeclarationIndex

    /// How the consumer writes it.
    var name: String { declaration.name }

    /// The protocols that `anchor` can name and whose values can be held, smaller ones first.
    static func all(of type: TypeDeclaration, seenFrom anchor: Anchor, in index: DeclarationIndex) -> [KnownProtocol] {
        let paths = Set(index.conformances(of: type).compactMap(\.path))
        let known = paths.sorted().compactMap { path -> ProtocolDeclaration? in
            let found = index.protocols(named: path).filter { $0.module == type.module }
            return found.count == 1 ? found[0] : nil
        }
        return usable(known, seenFrom: anchor, in: index)
    }

    /// Those of `known` that `anchor` can name and whose values can be held, smaller ones first.
    static func usable(
        _ known: [ProtocolDeclaration], seenFrom anchor: Anchor, in index: DeclarationIndex
    ) -> [KnownProtocol] {
        known.filter { isSeen($0, from: anchor, in: index) }
            .map { KnownProtocol(declaration: $0, resolved: index.resolve($0), index: index) }
            .filter(\.resolved.associatedTypes.isEmpty)
            .sorted { ($0.resolved.requirements.count, $0.name) < ($1.resolved.requirements.count, $1.name) }
    }

    private static func isSeen(
        _ declaration: ProtocolDeclaration, from anchor: Anchor, in index: DeclarationIndex
    ) -> Bool {
        if declaration.source.path == anchor.source.path { return true }
        if declaration.module == anchor.module { return declaration.effectiveAccess >= .internal }
        let imports = index.file(at: anchor.source.path)?.imports ?? []
        return declaration.effectiveAccess >= .package
            && imports.contains { $0.module == declaration.module && $0.isWhole }
    }

    /// What the consumer needs of the type but the protocol does not require.
    func gaps(of places: ConsumerPlaces, _ bounds: InterfaceBounds) -> [Refusal] {
        let first = places.places[0].holds[0].location
        var gaps: [Refusal] = []
        let own = [declaration.name] + resolved.ancestors.map(\.declaration.name)
        // What an extension of the protocol adds is the same for its values.
        for member in places.members
        where (member.member.isRequirement || !own.contains(member.member.owner))
            && (!resolved.requirements.contains(where: { stands($0.requirement, for: member) })
                || !supplies(DefaultOverloads.names(of: member)))
        {
            gaps.append(Refusal(.notRequired, member.member.name, at: member.location))
        }
        for path in places.handedAs where !own.contains(path) { gaps.append(Refusal(.handedOn, path, at: first)) }
        if declaration.effectiveAccess < min(places.access, .public) {
            gaps.append(Refusal(.otherBounds, "\(places.access.rawValue) protocol \(name)", at: first))
        }
        if let needed = needed(for: bounds) { gaps.append(Refusal(.otherBounds, needed, at: first)) }
        return gaps
    }

    /// Whether extensions of the protocol have functions of all these names.
    private func supplies(_ names: [String]) -> Bool {
        if names.isEmpty { return true }
        let added = index.files.flatMap(\.extensions).filter { declaration.isNamed($0.extendedName) }
        let known = added.flatMap { Requirement.gather($0.source[$0.members]).map(\.name) }
        return Set(names).isSubset(of: known)
    }

    /// What the protocol would have to inherit so that its values can be held, sent and called like those of the type;
    /// `nil` if it already does.
    private func needed(for bounds: InterfaceBounds) -> String? {
        let isolation: String? = if case .globalActor(let actor) = resolved.isolation { "@" + actor } else { nil }
        if isolation != bounds.isolation { return (bounds.isolation ?? "nonisolated") + " protocol " + name }
        let lacking = bounds.inherited.first { bound in
            switch bound {
            case .anyObject: !resolved.isClassBound
            case .sendable: !resolved.isSendable
            case .actor: resolved.isolation != .actor
            default: true
            }
        }
        if let outside = bounds.outside, !OutsideBounds(of: declaration, in: index).includes(outside) {
            return "protocol \(name): \(outside.names.joined(separator: ", "))\(outside.whereText)"
        }
        return lacking.map { "protocol \(name): \($0.text)" }
    }

    /// Whether a use of `member` means the same if the value is only known to have `requirement`.
    private func stands(_ requirement: Requirement, for member: MemberHead) -> Bool {
        guard requirement.name == member.member.name, requirement.isStatic == member.isStatic,
            let own = member.signature
        else { return false }
        let (used, required) = (own.mappingTypes(member.fromOutside), requirement.signature)
        guard used.canonical == required.canonical, used.value?.canonical == required.value?.canonical else {
            return false
        }
        // A result may be ignored, or a member called from anywhere, only if the requirement says so as well.
        let isUnmodified = Self.modifiers.allSatisfy { used.hasModifier($0) == required.hasModifier($0) }
        let isDiscardable = !used.hasAttribute("discardableResult") || required.hasAttribute("discardableResult")
        return isUnmodified && isDiscardable && used.effects == required.effects
            && (!member.isWritten || required.isSettable)
    }

    private static let modifiers = ["mutating", "nonisolated"]
}

extension MemberHead {
    /// `type` as it is written outside of the type whose member this is.
    fileprivate func fromOutside(_ type: SwiftType) -> SwiftType {
        if case .named(let name, let arguments) = type, self.type.innerNames.contains(name) {
            let outer = self.type.path.split(separator: ".").map(String.init)
            let path = outer.dropFirst().reduce(SwiftType.named(outer.first ?? "", [])) { .member($0, $1, []) }
            return .member(path, name, arguments.map(fromOutside))
        }
        return type.mappingParts(fromOutside)
    }
}
