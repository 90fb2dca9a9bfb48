import UnderstudySegregation
import UnderstudySemantics

/// What was found about some protocols, in the order in which it is reported.
package struct SplitReport: Sendable {
    /// The protocols, each with its evidence and its finding.
    package let splits: [ProtocolSplit]
    /// The declarations that the findings rest on.
    package let index: DeclarationIndex
    /// Whether each protocol was asked for by name, so that reasons to keep it are worth more than a line.
    package let isForNamed: Bool
    /// The absolute path that relative paths start from.
    package let currentFolder: String

    /// Gathers findings.
    package init(
        splits: [ProtocolSplit], index: DeclarationIndex, isForNamed: Bool = false, currentFolder: String = "/"
    ) {
        self.splits = splits
        self.index = index
        self.isForNamed = isForNamed
        self.currentFolder = currentFolder
    }

    /// The protocols whose requirements fall into groups that a person has to name, in their order.
    package var questions: [ProtocolSplit] { splits.filter { $0.finding.verdict == .question } }

    /// The protocols that should be split, in their order.
    package var proposed: [ProtocolSplit] { splits.filter { $0.finding.verdict == .split } }
}

/// The measures of several protocols together.
package struct PackageMeasures: Sendable, Equatable {
    /// As things are.
    package var before: InterfaceMeasures
    /// With everything that is proposed.
    package var after: InterfaceMeasures
    /// How many pairs of a protocol and a consumer of it there are.
    package var pairs: Int

    /// Adds up the measures of `splits`; cohesion is the mean over all pairs of a protocol and a consumer.
    package init(_ splits: [ProtocolSplit]) {
        pairs = splits.reduce(0) { $0 + $1.users.count }
        before = Self.sum(splits, pairs: pairs, \.before)
        after = Self.sum(splits, pairs: pairs, \.after)
    }

    private static func sum(
        _ splits: [ProtocolSplit], pairs: Int, _ side: KeyPath<SplitFinding, InterfaceMeasures>
    ) -> InterfaceMeasures {
        var cohesion = 0.0
        var unnecessary = 0
        var protocols = 0
        for split in splits {
            let measures = split.finding[keyPath: side]
            cohesion += (measures.cohesion ?? 0) * Double(split.users.count)
            unnecessary += measures.unnecessaryDependences
            protocols += measures.protocols
        }
        return InterfaceMeasures(
            cohesion: pairs == 0 ? nil : cohesion / Double(pairs), unnecessaryDependences: unnecessary,
            protocols: protocols
        )
    }
}
