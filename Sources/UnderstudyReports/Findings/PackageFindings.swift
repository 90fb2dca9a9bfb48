import UnderstudySyntax

extension PackageReport {
    /// Drift first, then proposals.
    ///
    /// - Parameter drift: The findings for `drift`, with the edits that fix it.
    package func findings(drift: [ReportFinding]) -> [ReportFinding] { drift + splits.findings() }
}
