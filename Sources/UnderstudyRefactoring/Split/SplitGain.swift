import UnderstudySegregation
import UnderstudySemantics

extension ProtocolSplit {
    /// The same protocol, with the number of consumers that could depend on parts of its proposal as the sources are
    /// written: not those that pass their values to code that needs the whole, or whose written type can't change.
    package func weighed(in index: DeclarationIndex) -> ProtocolSplit {
        guard finding.verdict == .split, finding.confidence != .names else { return self }
        let table = PartTable(self, names: finding.proposal.map(\.name), in: index)
        return reached(by: NarrowingEdits(Narrowing(places, table, in: index), table, in: index).gainers)
    }
}
