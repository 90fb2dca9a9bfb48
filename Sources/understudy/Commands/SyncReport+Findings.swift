import UnderstudyDoubles
import UnderstudyReports
import UnderstudySync
import UnderstudySyntax

extension OwnedDoubles {
    /// All differences, for code hosts and editors: the first that `sync` puts right holds its edits of the double.
    func reportFindings(_ severity: Severity) -> [ReportFinding] {
        plans.flatMap { double, plan -> [ReportFinding] in
            var fix = Self.fix(plan)
            return plan.findings.map { finding in
                let own = finding.remedy == .sync ? fix : nil
                if own != nil { fix = nil }
                return ReportFinding(
                    finding.diagnostic(severity), identity: [plan.double, finding.requirement?.signature ?? ""],
                    fix: own)
            }
        }
    }

    private static func fix(_ plan: SyncPlan) -> ReportFinding.Fix? {
        let files = plan.files.filter { !$0.edits.isEmpty }.map { file in
            ReportFinding.Fix.File(source: file.source, edits: TextEdit.sorted(file.edits))
        }
        guard !files.isEmpty else { return nil }
        return ReportFinding.Fix(
            description: "Bring '\(plan.double)' up to date, as 'understudy sync' does", files: files)
    }
}

extension Session {
    /// `findings` as a log in SARIF.
    func sarif(_ findings: [ReportFinding]) -> [UInt8] {
        SARIFLog(
            version: Version.current, rules: DiagnosticCatalogue.rules, findings: findings,
            currentFolder: files.currentFolder()
        ).bytes()
    }
}
