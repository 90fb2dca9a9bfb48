import UnderstudySyntax

/// Deals with a change whose run did not come to its end.
struct ChangeRecovery {
    private let session: Session
    private var console: Console { session.console }

    init(in session: Session) {
        self.session = session
    }

    /// A number of files in words.
    static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

    private func unfinished() -> UnfinishedChange? {
        UnfinishedChange(at: session.packageFolder, in: session.system)
    }

    /// Says that there is an unfinished change, if there is one.
    func mention() {
        guard let change = unfinished() else { return }
        guard change.isReadable else { return reportUnreadable(change, .warning) }
        let files = Self.files(change.fileCount)
        console.report(
            Diagnostic(
                DiagnosticID("unfinished-change"), .warning,
                change.seemsRunning
                    ? "another run, process \(change.process), is changing \(files) right now"
                    : "an interrupted run left a change of \(files) unfinished: 'understudy recover' takes it back"))
    }

    // MARK: - Before another change

    /// Takes back what an interrupted run began, and says so.
    /// - Returns: Whether the sources are consistent, so that another change may begin.
    func recoverBeforeChange() -> Bool {
        guard let change = unfinished() else { return true }
        guard change.isReadable else {
            reportUnreadable(change)
            return false
        }
        guard let held = change.seize() else {
            reportRunning(change)
            return false
        }
        defer { withExtendedLifetime(held) {} }
        let state = change.state
        switch state {
        case .copied:
            reportUnfinished(
                "this package is a copy of '\(change.formerPlace)', where an interrupted run was changing "
                    + Self.files(change.fileCount))
        case .edited(let paths):
            for path in paths {
                report(
                    "changed-meanwhile", .error, "this file was edited after an interrupted run had begun to change it",
                    at: path)
            }
            reportUnfinished("an interrupted run left a change of \(Self.files(change.fileCount)) unfinished")
        case .untouched, .complete, .committed:
            forget(change, state)
            return true
        case .begun: return takeBack(change)
        }
        return false
    }

    /// Says who has a record in the place where another change would have its own.
    func reportChangeUnderWay() {
        guard let change = unfinished() else {
            return reportUnfinished("another change is under way in the same repository")
        }
        if change.seemsRunning {
            reportRunning(change)
        } else {
            reportUnfinished("an interrupted run left a change of \(Self.files(change.fileCount)) unfinished")
        }
    }

    // MARK: - On request

    /// Takes back an unfinished change, or keeps the files as they are, as the user has decided.
    func recover(keepingFiles isKept: Bool) -> ExitCode {
        guard let change = unfinished() else {
            console.summarize("there is no unfinished change\n")
            return .success
        }
        guard change.isReadable || isKept else {
            reportUnreadable(change)
            return .finding
        }
        let held = change.seize()
        guard held != nil || !change.isReadable else {
            reportRunning(change)
            return .finding
        }
        defer { withExtendedLifetime(held) {} }
        if isKept {
            change.forget()
            report("recovered", .note, "kept all files as they are; the unfinished change is forgotten")
            return .success
        }
        let state = change.state
        switch state {
        case .untouched, .complete, .committed:
            forget(change, state)
            return .success
        case .copied, .edited, .begun: return takeBack(change) ? .success : .finding
        }
    }

    // MARK: - What is done, and said

    private func takeBack(_ change: UnfinishedChange) -> Bool {
        let remains = change.takeBack()
        report(
            "recovered", .note,
            "took back the changes of \(Self.files(remains.undone)) that an interrupted run had begun")
        for path in remains.edited {
            report("changed-meanwhile", .error, "this file was edited since: it was left alone", at: path)
        }
        console.report(remains.failures.map(\.diagnostic))
        return remains.isNone
    }

    private func forget(_ change: UnfinishedChange, _ state: UnfinishedChange.State) {
        let what: String
        switch state {
        case .complete:
            what = "an interrupted run had finished its change of \(Self.files(change.fileCount)), which stays"
        case .committed:
            what = "files that an interrupted run had changed were committed since, so they stay as they are"
        default: what = "an interrupted run had changed nothing"
        }
        change.forget()
        report("recovered", .note, what)
    }

    private func reportRunning(_ change: UnfinishedChange) {
        report(
            "unfinished-change", .error,
            "another run, process \(change.process), is changing this package: nothing was changed; wait until it has ended"
        )
    }

    private func reportUnfinished(_ what: String) {
        report(
            "unfinished-change", .error,
            what + ": nothing was changed; 'understudy recover' takes back what still is as that run wrote it, and "
                + "'understudy recover --keep' keeps all files as they are")
    }

    private func reportUnreadable(_ change: UnfinishedChange, _ severity: Severity = .error) {
        report(
            "unfinished-change", severity,
            "this is not the record of a change that this version can read, so it is not known what another run did; "
                + "'understudy recover --keep' removes it",
            at: change.record)
    }

    private func report(_ id: String, _ severity: Severity, _ message: String, at path: String? = nil) {
        console.report(Diagnostic(DiagnosticID(id), severity, message, at: path.map(session.location(ofFileAt:))))
    }
}
