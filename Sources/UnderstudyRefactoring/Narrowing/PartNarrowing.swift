import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The edits that let one consumer ask for some of the protocols that a protocol inherits.
package struct PartNarrowing: Sendable {
    /// The edits; none where the consumer needs all of it.
    package let edits: [SourceEdit]
    /// What stands against them.
    package let refusals: [Refusal]

    /// Narrows the places that `consumer` has of `type`; `nil` where the type is no protocol that inherits others.
    package init?(of type: StudiedType, for consumer: String, in index: DeclarationIndex) {
        guard let declaration = index.protocolDeclaration(of: type) else { return nil }
        let table = PartTable(declaration, in: index)
        guard !table.parts.isEmpty else { return nil }
        let changes = NarrowingEdits(Narrowing(type.places, table), table, in: index)
        edits = changes.edits(for: consumer)
        refusals = edits.isEmpty ? changes.refusals(for: consumer) : []
    }
}
