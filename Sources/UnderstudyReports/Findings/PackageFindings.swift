import UnderstudySyntax

extension PackageReport {
    /// Drift first, then proposals.
    package var findings: [ReportFinding] {
        let drift = (drift ?? []).map { ReportFinding($0, identity: [$0.message]) }
        return drift + splits.findings()
    }
}
