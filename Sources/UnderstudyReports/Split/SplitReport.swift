import UnderstudyRefactoring
import UnderstudySegregation
import UnderstudySemantics

/// The findings about some protocols, in the order in which they are reported.
package struct SplitReport: Sendable {
    /// The protocols, each with its evidence and its finding.
    package let splits: [ProtocolSplit]
    /// The declarations that the findings are based on.
    package let index: DeclarationIndex
    /// Whether the protocols were named explicitly, so that reasons to keep them get more than a line.
    package let isForNamed: Bool
    /// The absolute path that relative paths start from.
    package let currentFolder: String
    /// The lines that the report is restricted to; `nil` if there is no such restriction.
    package private(set) var changes: ChangedLines?
    /// For how many files the compiler's index was used.
    package let compiled: CompiledFiles
    /// How many proposals are left out because the baseline has them.
    package private(set) var knownCount = 0

    /// Collects findings.
    package init(
        splits: [ProtocolSplit], index: DeclarationIndex, isForNamed: Bool = false, currentFolder: String = "/",
        compiled: CompiledFiles = CompiledFiles()
    ) {
        self.compiled = compiled
        self.splits = splits
        self.index = index
        self.isForNamed = isForNamed
        self.currentFolder = currentFolder
    }

    /// The source of the evidence, as JSON names it.
    var evidence: String { compiled.used > 0 ? "index" : "source" }

    /// A sentence about the compiler's index; `nil` if it was not used.
    package var evidenceText: String? {
        if compiled.used == 0 { return nil }
        let settled = Set(splits.flatMap(\.settled)).count
        let resolved = settled == 1 ? "1 place" : "\(settled) places"
        return
            "Who uses what is taken from the sources and from the compiler's index of \(compiled.text), which resolves "
            + "\(resolved) that the sources leave open."
    }

    /// A sentence if nothing is proposed; protocols whose consumers see what they don't use are not called fine.
    var verdictWithoutProposal: String {
        let what = splits.count == 1 ? "the protocol" : "the \(splits.count) protocols"
        if questions.isEmpty, PackageMeasures(splits).before.unnecessaryDependences == 0 {
            return splits.count == 1
                ? "The protocol is fine as it is." : "All \(splits.count) protocols are fine as they are."
        }
        let before = PackageMeasures(splits).before.unnecessaryDependences
        let whose = splits.count == 1 ? "Its" : "Their"
        let noun = before == 1 ? "dependency" : "dependencies"
        let start = "No split of \(what) is proposed."
        return before == 0 ? start : "\(start) \(whose) consumers have \(before) unnecessary \(noun)\(roleGain)."
    }

    /// What roles would remove from protocols of which no split is proposed, as the end of a sentence; empty if there
    /// are none.
    var roleGain: String {
        let removed = splits.filter { $0.finding.verdict != .split }.reduce(0) { $0 + $1.offer.removes }
        return removed > 0 ? "; roles beside protocols that stay whole would take \(removed) off" : ""
    }

    /// The sources of the report, as the end of a sentence.
    var evidenceSource: String {
        compiled.used == 0 ? "the sources alone" : "the sources and the compiler's index of \(compiled.text)"
    }

    /// The declarations that would replace the protocol of `split`; `nil` if nothing is proposed.
    func declarations(of split: ProtocolSplit) -> SplitDeclarations? {
        split.finding.verdict == .split ? SplitDeclarations(split, in: index) : nil
    }

    /// The report restricted to protocols that `changes` touches, in the protocol or in a user of it.
    package func touched(by changes: ChangedLines) -> SplitReport {
        var report = replacingSplits(
            splits.filter { split in
                changes.touchesDeclaration(of: split) || split.users.contains { changes.touches($0) }
            })
        report.changes = changes
        return report
    }

    /// The report without known proposals.
    package func leavingOut(_ known: Set<SplitFingerprint>) -> SplitReport {
        let left = splits.filter { $0.finding.verdict != .split || !known.contains(SplitFingerprint($0)) }
        var report = replacingSplits(left)
        report.knownCount += splits.count - left.count
        return report
    }

    private func replacingSplits(_ splits: [ProtocolSplit]) -> SplitReport {
        var report = SplitReport(
            splits: splits, index: index, isForNamed: isForNamed, currentFolder: currentFolder,
            compiled: compiled)
        report.changes = changes
        report.knownCount = knownCount
        return report
    }

    /// The protocols whose requirements fall into groups that a person has to name, in their order.
    package var questions: [ProtocolSplit] { splits.filter { $0.finding.verdict == .question } }

    /// The protocols that should be split, in their order.
    package var proposed: [ProtocolSplit] { splits.filter { $0.finding.verdict == .split } }
}

/// For how many files of a build the compiler's index is used.
package struct CompiledFiles: Sendable, Equatable {
    /// The files that have not changed since the build.
    package var used = 0
    /// All files that are built; manifests are run instead.
    package var total = 0

    /// Counts files.
    package init(used: Int = 0, of total: Int = 0) {
        self.used = used
        self.total = total
    }

    /// Both counts, in the form that all messages use.
    package var text: String { "\(used) of \(total) files" }
}

/// The measures of several protocols together.
package struct PackageMeasures: Sendable, Equatable {
    /// Before the proposals.
    package var before: InterfaceMeasures
    /// After all proposals.
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
