import UnderstudyRefactoring
import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

extension SplitReport {
    /// The name of the kind of finding that proposals are.
    package static let proposalID = DiagnosticID("split-proposed")

    /// Whether there is a proposal that may fail a build.
    package var hasBorneOut: Bool { proposed.contains { $0.finding.isBorneOut } }

    /// One finding per proposal, with its direct users as related places; proposals that consumers do not bear out come
    /// last and are marked for review, whatever `severity` is.
    package func findings(_ severity: Severity = .note) -> [ReportFinding] {
        let borneOut = proposed.filter(\.finding.isBorneOut)
        let others = proposed.filter { !$0.finding.isBorneOut }
        return findings(of: borneOut, severity) + findings(of: others, .note)
    }

    private func findings(of splits: [ProtocolSplit], _ severity: Severity) -> [ReportFinding] {
        splits.map { split in
            let finding = split.finding
            let position = SourcePosition(line: split.declaration.line, column: 1)
            let location = SourceLocation(path: split.declaration.source.path, position: position)
            let confidence =
                finding.confidence == .names ? "by names only" : "confidence \(finding.confidence.rawValue)"
            let reach = finding.reach.map { ", \($0.text)" } ?? ""
            let message =
                "'\(finding.name)' could be \(parts(of: split)): \(finding.explanation) (\(confidence)\(reach))"
            return ReportFinding(
                Diagnostic(Self.proposalID, severity, message, at: location), related: users(of: split),
                identity: SplitFingerprint(split).texts, fix: fix(for: split),
                isForReview: !finding.isBorneOut)
        }
    }

    private func parts(of split: ProtocolSplit) -> String {
        let names = split.finding.proposal.map { "'\($0.name)'" }.joined(separator: ", ")
        return split.finding.rest.isEmpty ? "split into \(names)" : "split, peeling off \(names)"
    }

    private func users(of split: ProtocolSplit) -> [ReportFinding.Related] {
        split.users.map { user in
            let uses = split.names(of: user.needs).map { "'\($0)'" }.joined(separator: ", ")
            return ReportFinding.Related(user.consumer.location, "'\(user.name)' uses \(uses)")
        }
    }

    /// The protocol's own change, if there is no reason against it: old code compiles as before.
    private func fix(for split: ProtocolSplit) -> ReportFinding.Fix? {
        guard let change = SplitPlan(split, in: index)?.changes.first, change.kind == .declaration, change.isSafe else {
            return nil
        }
        return ReportFinding.Fix(
            description: "Split '\(split.finding.name)'; code that uses the old name compiles as before",
            files: SourceEdit.byFile(change.edits))
    }
}
