import UnderstudyReports

extension WrittenUsage {
    /// The report on it alone.
    var report: SplitReport { SplitReport(splits: [split], index: index, currentFolder: "/app/notes") }
}
