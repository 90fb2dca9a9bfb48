import UnderstudyRefactoring
import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

extension SplitReport {
    /// The name of the kind of finding that proposals are.
    package static let proposalID = DiagnosticID("split-proposed")

    /// A finding a proposal, with its direct users as related places.
    package func findings(_ severity: Severity = .note) -> [ReportFinding] {
        proposed.map { split in
            let finding = split.finding
            let position = SourcePosition(line: split.declaration.line, column: 1)
            let location = SourceLocation(path: split.declaration.source.path, position: position)
            let message = "'\(finding.name)' could be \(parts(of: split)): \(finding.explanation)"
            return ReportFinding(
                Diagnostic(Self.proposalID, severity, message, at: location), related: users(of: split),
                identity: SplitFingerprint(split).texts, fix: fix(for: split))
        }
    }

    private func parts(of split: ProtocolSplit) -> String {
        let names = split.finding.proposal.map { "'\($0.name)'" }.joined(separator: ", ")
        return split.finding.rest.isEmpty ? "split into \(names)" : "relieved of \(names)"
    }

    private func users(of split: ProtocolSplit) -> [ReportFinding.Related] {
        split.users.map { user in
            let uses = split.names(of: user.needs).map { "'\($0)'" }.joined(separator: ", ")
            return ReportFinding.Related(user.consumer.location, "'\(user.name)' uses \(uses)")
        }
    }

    /// The protocol's own change, where nothing speaks against it: old code compiles as before.
    private func fix(for split: ProtocolSplit) -> ReportFinding.Fix? {
        guard let change = SplitPlan(split, in: index)?.changes.first, change.kind == .declaration, change.isSafe else {
            return nil
        }
        return ReportFinding.Fix(
            description: "Split '\(split.finding.name)'; code that uses the old name compiles as before",
            files: SourceEdit.byFile(change.edits))
    }
}
