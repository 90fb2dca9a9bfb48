import UnderstudySyntax

extension PackageReport {
    /// Drift first, then proposals.
    ///
    /// - Parameter drift: The findings that `drift` is made of, with what puts them right.
    package func findings(drift: [ReportFinding]) -> [ReportFinding] { drift + splits.findings() }
}
