import UnderstudySegregation
import UnderstudySemantics

extension ProtocolSplit {
    /// So many owners of places of the protocol's type have to be able to ask for less.
    private static let leastGainers = 2

    /// The same protocol; what is proposed for it has low confidence where hardly any consumer could ask for less, as it
    /// hands its values to what asks for the whole, or has its type written where it can't be another.
    package func weighed(in index: DeclarationIndex) -> ProtocolSplit {
        guard finding.verdict == .split, finding.confidence != .names else { return self }
        let table = PartTable(self, names: finding.proposal.map(\.name), in: index)
        let gainers = NarrowingEdits(Narrowing(places, table), table, in: index).gainers
        return gainers < Self.leastGainers ? doubted(gainers: gainers) : self
    }
}
