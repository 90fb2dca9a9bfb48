import UnderstudySegregation
import UnderstudySemantics

extension ProtocolSplit {
    /// At least this many owners of places of the protocol's type have to be able to depend on less.
    private static let leastGainers = 2

    /// The same protocol; its proposal has low confidence if hardly any consumer could depend on less, because it
    /// passes its values to code that needs the whole, or because its written type can't change.
    package func weighed(in index: DeclarationIndex) -> ProtocolSplit {
        guard finding.verdict == .split, finding.confidence != .names else { return self }
        let table = PartTable(self, names: finding.proposal.map(\.name), in: index)
        let gainers = NarrowingEdits(Narrowing(places, table), table, in: index).gainers
        return gainers < Self.leastGainers ? doubted(gainers: gainers) : self
    }
}
