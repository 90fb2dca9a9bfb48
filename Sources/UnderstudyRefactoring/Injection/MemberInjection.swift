import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The edits by which a consumer is given one member of a container or locator instead of taking it from there.
package struct MemberInjection: Sendable {
    /// The edits, which must be made together, and only if nothing is refused.
    package private(set) var edits: [SourceEdit] = []
    /// The reasons against them.
    package private(set) var refusals: [Refusal] = []
    /// Whether the member may have another value later, of which the consumer will see nothing.
    package private(set) var isReadOnce = false

    /// - Parameters:
    ///   - taken: What the consumer takes.
    ///   - container: The type from which it takes that.
    ///   - creations: Where values of a type are made.
    package init(
        of taken: TakenMember, from container: StudiedType, in index: DeclarationIndex,
        madeAt creations: (TypeDeclaration) -> Creations
    ) {
        let source = taken.member.declaration.source
        guard let injected = InjectedMember(taken, of: container) else {
            let isProperty = if case .variable = taken.member.declaration.piece.kind { true } else { false }
            let place = source.location(at: taken.member.declaration.piece.introducer.lowerBound)
            refusals.append(Refusal(isProperty ? .untyped : .notAMember, taken.member.name, at: place))
            return
        }
        isReadOnce = injected.mayChange
        let graph = container.places
        let own = graph.places.indices.map { TypedPlaceID($0) }.filter { graph[$0].owner == taken.consumer }
        let types = index.types(named: taken.consumer).filter { $0.name == taken.consumer }
        if !own.isEmpty {
            let held = HeldInjection(injected, in: own, index)
            (edits, refusals) = (held.edits, held.refusals)
        } else if types.count == 1 {
            let located = LocatedInjection(injected, to: types[0], madeAt: creations(types[0]), index)
            (edits, refusals) = (located.edits, located.refusals)
        } else {
            refusals.append(
                Refusal(.place, "only a type has an initialiser to which a value can be passed", at: taken.location))
        }
        refusals += injected.refusals
        addImports(for: injected, in: index)
        refusals = Set(refusals).sorted { ($0.location, $0.message) < ($1.location, $1.message) }
    }

    /// The consumer's file has to import what the member's type names.
    private mutating func addImports(for injected: InjectedMember, in index: DeclarationIndex) {
        guard let anchor = Anchor(at: injected.taken.location, in: index) else { return }
        let head = MemberHead(member: injected.taken.member, isWritten: false, type: injected.container, index: index)
        let imports = InterfaceImports(for: [head], at: anchor, index)
        refusals += imports.refusals
        if !imports.missing.isEmpty { edits += imports.edit.map { [$0] } ?? [] }
    }
}
