import UnderstudySegregation
import UnderstudySemantics
import UnderstudyUsage

/// What the consumers of one protocol can depend on as the sources are written, and what somebody has to decide first:
/// exactly what `split --narrow` and `narrow` would do.
package struct Prospects: Sendable {
    private let type: StudiedType
    private let index: DeclarationIndex
    /// The names of the protocol's associated types.
    private let associated: Set<String>
    /// The changes that go with the proposal; `nil` if nothing is proposed.
    private let changes: NarrowingEdits?

    /// Examines the places of the protocol of `split`.
    package init(_ split: ProtocolSplit, in index: DeclarationIndex) {
        self.index = index
        // A protocol that inherits nothing has only its own associated types.
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
        changes = NarrowingEdits(Narrowing(split.places, table, in: index), table, in: index)
    }

    /// The first reason against making `consumer` depend on parts of the proposal.
    package func decisionOnParts(for consumer: ProtocolSplit.User) -> Refusal? {
        changes?.decisions(for: consumer.consumer.name).min { $0.location < $1.location }
    }

    /// The first reason against an interface of exactly what `consumer` needs.
    package func decisionOnInterface(for consumer: ProtocolSplit.User) -> Refusal? {
        let name = consumer.consumer.name
        guard ConsumerInterface.isCandidate(type, for: name) else { return nil }
        return ConsumerInterface(checking: type, for: name, associated: associated, in: index).refusals
            .min { ($0.location, $0.message) < ($1.location, $1.message) }
    }
}
