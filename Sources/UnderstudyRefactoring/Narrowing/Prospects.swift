import UnderstudySegregation
import UnderstudySemantics
import UnderstudyUsage

/// What the consumers of one protocol can ask for as the sources are written, and what somebody has to decide first: just
/// what `split --narrow` and `narrow` would make of them.
package struct Prospects: Sendable {
    private let type: StudiedType
    private let index: DeclarationIndex
    /// The names of the protocol's associated types.
    private let associated: Set<String>
    /// The changes that go with the proposal; `nil` where nothing is proposed.
    private let changes: NarrowingEdits?

    /// Looks at the places of the protocol of `split`.
    package init(_ split: ProtocolSplit, in index: DeclarationIndex) {
        self.index = index
        // What inherits nothing has no other than its own.
        associated =
            split.declaration.inherited.isEmpty
            ? Set(split.facts.associatedTypes)
            : Set(index.resolve(split.declaration).associatedTypes.map(\.name))
        type = StudiedType(split.declaration, places: split.places, conformers: split.conformers)
        guard split.finding.verdict == .split else {
            changes = nil
            return
        }
        let table = PartTable(split, names: split.finding.proposal.map(\.name), in: index)
        changes = NarrowingEdits(Narrowing(split.places, table), table, in: index)
    }

    /// What stands against having `consumer` ask for parts of the proposal; the first of it.
    package func decisionOnParts(for consumer: ProtocolSplit.User) -> Refusal? {
        changes?.decisions(for: consumer.consumer.name).min { $0.location < $1.location }
    }

    /// What stands against an interface of just what `consumer` needs; the first of it.
    package func decisionOnInterface(for consumer: ProtocolSplit.User) -> Refusal? {
        let name = consumer.consumer.name
        guard ConsumerInterface.isCandidate(type, for: name) else { return nil }
        return ConsumerInterface(checking: type, for: name, associated: associated, in: index).refusals
            .min { ($0.location, $0.message) < ($1.location, $1.message) }
    }
}
