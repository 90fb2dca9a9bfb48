import UnderstudySegregation
import UnderstudySemantics

extension ProtocolSplit {
    /// The same protocol, with the number of consumers that the proposal's edits narrow as the sources are written: not
    /// those that pass their values to code that needs the whole, or whose written type can't change.
    package func weighed(in index: DeclarationIndex) -> ProtocolSplit {
        guard finding.verdict == .split, finding.confidence != .names else { return self }
        let table = PartTable(self, names: finding.proposal.map(\.name), in: index)
        return reached(by: Narrowing(places, table, in: index).narrowed.count)
    }
}
