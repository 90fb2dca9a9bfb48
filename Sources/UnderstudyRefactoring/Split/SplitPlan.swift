import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

/// All changes that carry out one proposal.
package struct SplitPlan: Sendable {
    /// The protocol's own change first, then conformances that need one, then one change for each consumer.
    package let changes: [SourceChange]
    /// The reasons against the protocol's change; if there are any, nothing must be changed.
    package let refusals: [Refusal]
    /// The names of the parts.
    package let parts: [String]
    /// The result for each place of the protocol's type.
    package let narrowing: Narrowing

    /// Plans for the proposal of `split`; `nil` if it proposes nothing.
    package init?(_ split: ProtocolSplit, in index: DeclarationIndex, _ options: SplitOptions = SplitOptions()) {
        guard let declarations = SplitDeclarations(split, in: index, options) else { return nil }
        let table = PartTable(split, names: declarations.names, in: index)
        let narrowing = Narrowing(split.places, table, in: index)
        let doubts = declarations.refusals.map(\.message)
        var changes = [
            SourceChange(
                kind: .declaration, name: split.declaration.name, edits: [declarations.edit(of: split.declaration)],
                doubts: doubts)
        ]
        if !declarations.isAlias {
            changes += ConformanceEdits.changes(split.declaration, parts: declarations.names, in: index)
        }
        let moves = table.added.edits(names: declarations.names)
        if !moves.isEmpty {
            changes.append(SourceChange(kind: .consumer, name: split.declaration.name, edits: moves, doubts: doubts))
        }
        let isDoubtful = declarations.refusals.contains { $0.reason != .unresolved }
        changes += NarrowingEdits(narrowing, table, in: index).changes(doubting: isDoubtful)
        self.changes = changes
        self.narrowing = narrowing
        refusals = declarations.refusals
        parts = declarations.names
    }

    /// The reasons against any choice of parts of the protocol.
    package static func fixedByLanguage(_ split: ProtocolSplit) -> [Refusal] { SplitRefusals.fixedByLanguage(split) }

    /// The edits to be made; none if there are reasons against the split.
    ///
    /// - Parameter narrows: Whether consumers depend only on the parts that they need, where that is safe.
    package func edits(narrowing narrows: Bool) -> [SourceEdit] {
        guard refusals.isEmpty else { return [] }
        return changes.filter { $0.isSafe && (narrows || $0.kind != .consumer) }.flatMap(\.edits)
    }
}
