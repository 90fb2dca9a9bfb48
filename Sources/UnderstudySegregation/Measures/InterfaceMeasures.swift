/// How well an interface fits the consumers that it has today.
package struct InterfaceMeasures: Sendable, Equatable {
    /// The mean share of the visible requirements that a consumer uses, from 0 to 1; `nil` without consumers.
    ///
    /// The interface usage cohesion of Romano, Raemaekers and Pinzger (ICSME 2014).
    package var cohesion: Double?
    /// The number of requirements that consumers see but do not use, summed over consumers.
    package var unnecessaryDependences: Int
    /// How many protocols there are.
    package var protocols: Int

    /// Creates measures from given values.
    package init(cohesion: Double?, unnecessaryDependences: Int, protocols: Int) {
        self.cohesion = cohesion
        self.unnecessaryDependences = unnecessaryDependences
        self.protocols = protocols
    }

    /// Measures a partition of a protocol's requirements.
    ///
    /// A consumer sees every block of which it uses something. `rest` stays in the protocol, which refines all parts,
    /// so a consumer that needs something of it sees everything.
    init(of partition: Partition, rest: Int? = nil, usage: UsageMatrix) {
        var cohesion = 0.0
        var unnecessary = 0
        for needs in usage.needs {
            let blocks = Set(needs.map { partition.labels[$0] })
            let seesAll = rest.map(blocks.contains) ?? false
            let seen = seesAll ? partition.labels.count : blocks.reduce(0) { $0 + partition.blocks[$1].count }
            cohesion += Double(needs.count) / Double(seen)
            unnecessary += seen - needs.count
        }
        self.cohesion = usage.needs.isEmpty ? nil : cohesion / Double(usage.needs.count)
        self.unnecessaryDependences = unnecessary
        // A protocol without requirements counts as well.
        self.protocols = max(1, partition.blocks.count)
    }
}
