import UnderstudyReports

extension ReportOrigin {
    /// What the session knows: the day (that of `SOURCE_DATE_EPOCH`, where it is set) and the commit that is checked out.
    init(in session: Session) {
        let second = session.system.environment("SOURCE_DATE_EPOCH").flatMap(Int.init) ?? session.system.now()
        let folder = Path.join(session.files.currentFolder(), session.packageFolder)
        func text(_ words: [String]) -> String? {
            GitCommand(in: folder).output(words, in: session.system)
                .map { String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) }
        }
        let commit = text(["rev-parse", "--short", "HEAD"])
        let changes = commit == nil ? nil : text(["status", "--porcelain", "--untracked-files=no", "--", "."])
        self.init(
            date: SystemCalls.day(second), commit: commit, isChanged: changes?.isEmpty == false,
            version: Version.current)
    }
}
