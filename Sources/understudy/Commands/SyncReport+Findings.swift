import UnderstudyDoubles
import UnderstudyReports
import UnderstudySync
import UnderstudySyntax

extension OwnedDoubles {
    /// All differences, for code hosts and editors.
    func reportFindings(_ severity: Severity, _ support: SupportFiles) -> [ReportFinding] {
        plans.flatMap { $0.plan.reportFindings(severity) }
            + support.findings.map { finding in
                ReportFinding(finding.diagnostic(severity), identity: [finding.diagnostic.location?.path ?? ""])
            }
    }
}

extension SyncPlan {
    /// The differences, for code hosts and editors: the first one that `sync` fixes contains its edits of the double.
    func reportFindings(_ severity: Severity) -> [ReportFinding] {
        var fix = fix
        return drift.map { finding in
            let own = finding.remedy == .sync ? fix : nil
            if own != nil { fix = nil }
            return ReportFinding(
                finding.diagnostic(severity), identity: [double, finding.requirement?.signature ?? ""], fix: own)
        }
    }

    private var fix: ReportFinding.Fix? {
        let files = files.filter { !$0.edits.isEmpty }.map { file in
            FileEdits(source: file.source, edits: TextEdit.sorted(file.edits))
        }
        guard !files.isEmpty else { return nil }
        return ReportFinding.Fix(
            description: "Bring '\(double)' up to date, as 'understudy sync' does", files: files)
    }
}

extension Session {
    /// `findings` as a log in SARIF.
    func sarif(_ findings: [ReportFinding]) -> [UInt8] {
        let paths = Set(findings.flatMap { [$0.location.path] + $0.related.map(\.location.path) })
        let sources = paths.compactMap { path in
            (try? files.contents(of: path)).map { SourceText(path: path, bytes: $0) }
        }
        return SARIFLog(
            version: Version.current, rules: DiagnosticCatalogue.rules, findings: findings, sources: sources,
            currentFolder: files.currentFolder()
        ).bytes()
    }
}
