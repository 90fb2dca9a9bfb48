import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

/// All that carries one proposal out.
package struct SplitPlan: Sendable {
    /// The protocol's own change first, then conformances that need one, then one change for each consumer.
    package let changes: [SourceChange]
    /// What stands against the protocol's change; nothing is to be changed then.
    package let refusals: [Refusal]
    /// The names of the parts.
    package let parts: [String]
    /// What was found about each place of the protocol's type.
    package let narrowing: Narrowing

    /// Plans for the proposal of `split`; `nil` where it proposes nothing.
    package init?(_ split: ProtocolSplit, in index: DeclarationIndex, _ options: SplitOptions = SplitOptions()) {
        guard let declarations = SplitDeclarations(split, in: index, options) else { return nil }
        let table = PartTable(split, names: declarations.names, in: index)
        let narrowing = Narrowing(split.places, table)
        let doubts = declarations.refusals.map(\.message)
        var changes = [
            SourceChange(
                kind: .declaration, name: split.declaration.name, edits: [declarations.edit(of: split.declaration)],
                doubts: doubts)
        ]
        if !declarations.isAlias {
            changes += ConformanceEdits.changes(split.declaration, parts: declarations.names, in: index)
        }
        let isDoubtful = declarations.refusals.contains { $0.reason != .unresolved }
        changes += NarrowingEdits(narrowing, table, in: index).changes(doubting: isDoubtful)
        self.changes = changes
        self.narrowing = narrowing
        refusals = declarations.refusals
        parts = declarations.names
    }

    /// What stands against any parts of the protocol that could be chosen.
    package static func fixedByLanguage(_ split: ProtocolSplit) -> [Refusal] { SplitRefusals.fixedByLanguage(split) }

    /// The edits to be made: none where something stands against the split.
    ///
    /// - Parameter narrows: Whether consumers ask for the parts that they need, where that is safe.
    package func edits(narrowing narrows: Bool) -> [SourceEdit] {
        guard refusals.isEmpty else { return [] }
        return changes.filter { $0.isSafe && (narrows || $0.kind != .consumer) }.flatMap(\.edits)
    }
}
