import UnderstudySyntax

/// When, from which commit and by which version of the tool a report was made.
package struct ReportOrigin: Sendable, Equatable {
    /// The day, as in `2026-11-27`, in UTC.
    package var date: String
    /// The abbreviated commit that was checked out; `nil` without git.
    package var commit: String?
    /// Whether files differed from that commit.
    package var isChanged = false
    /// The version of the tool.
    package var version: String

    /// Describes a report.
    package init(date: String, commit: String? = nil, isChanged: Bool = false, version: String) {
        (self.date, self.commit, self.isChanged, self.version) = (date, commit, isChanged, version)
    }

    /// `2026-11-27, commit 1a2b3c4 with changes`.
    var text: String {
        guard let commit else { return date }
        return "\(date), commit \(commit)" + (isChanged ? " with changes" : "")
    }

    /// Writes the members of the object `written`.
    func write(to json: inout JSONWriter) {
        json.object("written") { json in
            json.member("date", date)
            json.member("commit", commit)
            json.member("isChanged", isChanged)
            json.member("version", version)
        }
    }
}
