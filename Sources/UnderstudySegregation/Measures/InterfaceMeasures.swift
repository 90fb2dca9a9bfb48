/// How well an interface fits the consumers that it has today.
package struct InterfaceMeasures: Sendable, Equatable {
    /// The mean share of what a consumer sees that it uses, from 0 to 1; nothing without consumers.
    ///
    /// The interface usage cohesion of Romano, Raemaekers and Pinzger (ICSME 2014).
    package var cohesion: Double?
    /// The requirements that consumers see and do not use, summed over consumers.
    package var unnecessaryDependences: Int
    /// How many protocols there are.
    package var protocols: Int

    /// Gathers measures taken elsewhere.
    package init(cohesion: Double?, unnecessaryDependences: Int, protocols: Int) {
        self.cohesion = cohesion
        self.unnecessaryDependences = unnecessaryDependences
        self.protocols = protocols
    }

    /// Measures a partition of a protocol's requirements.
    ///
    /// A consumer sees every block that holds something it uses; `rest` stays in the protocol, which is made of all
    /// parts, so that who needs something of it sees everything.
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
        // A protocol without requirements is one all the same.
        self.protocols = max(1, partition.blocks.count)
    }
}
