import UnderstudySyntax

/// Writes changes to all files or to none, and has a command judge the result.
struct ChangeWriting {
    private let command: String?
    private let session: Session
    private var console: Console { session.console }
    /// The package, after following all links.
    private let package: String

    /// - Parameter command: A command that has to succeed before and after the change.
    init(verifying command: String?, in session: Session) {
        self.command = command
        self.session = session
        package = session.files.resolved(session.packageFolder)
    }

    /// Writes the files; the exit code if that failed, with the reason reported.
    func write(_ changes: [FileChange]) -> ExitCode? {
        session.system.interruptions.watch()
        defer { session.system.interruptions.release() }
        if let failure = verifyBefore() { return failure }
        let entries = changes.map { change in
            FileTransaction.Entry(
                path: session.files.resolved(change.path), old: change.isNew ? nil : change.old,
                new: change.isRemoved ? nil : change.new)
        }
        let transaction: FileTransaction
        do throws(FileTransaction.Failure) {
            transaction = try FileTransaction(
                entries, of: package, revision: GitCommand(in: package).revision(in: session.system) ?? "",
                isProvisional: command != nil, in: session.system)
        } catch {
            return report(error, ChangedFiles.Remains())
        }
        if let (failure, remains) = transaction.write(session.system.interruptions.received) {
            return report(failure, remains)
        }
        if let failure = verifyAfter(transaction) { return failure }
        if transaction.commit() { return nil }
        return reportLoss(transaction)
    }

    // MARK: - Verifying

    private enum Verdict {
        case fine
        case failure
        case interruption(Int32)
    }

    private func verdict() -> Verdict {
        guard let command else { return .fine }
        if let signal = session.system.interruptions.received() { return .interruption(signal) }
        session.system.progress?("running '\(command)',", 0, 1)
        // What was printed so far has to come before the output of the command.
        console.flush()
        // SwiftPM waits for its plugin, and a build in the same folder would wait for SwiftPM.
        let variables =
            session.graph == nil ? [] : ["SWIFTPM_BUILD_DIR=" + Path.join(package, ".build/understudy-verify")]
        let code = try? SystemCalls.runShell(command, in: package, variables: variables)
        if let signal = session.system.interruptions.received() { return .interruption(signal) }
        return code == 0 ? .fine : .failure
    }

    private func verifyBefore() -> ExitCode? {
        switch verdict() {
        case .fine: return nil
        case .failure:
            report("verification-failed", "'\(command ?? "")' fails before the change: nothing was changed")
            return .finding
        case .interruption(let signal): return report(.interrupted(signal), ChangedFiles.Remains())
        }
    }

    private func verifyAfter(_ transaction: FileTransaction) -> ExitCode? {
        switch verdict() {
        case .fine: return nil
        case .failure:
            let remains = transaction.takeBack()
            report("verification-failed", "'\(command ?? "")' fails after the change: " + Self.outcome(remains))
            report(remains)
            return .finding
        case .interruption(let signal): return report(.interrupted(signal), transaction.takeBack())
        }
    }

    // MARK: - Reporting

    /// What is true of the files after an attempt to undo a change.
    private static func outcome(_ remains: ChangedFiles.Remains) -> String {
        let left = remains.edited.count + remains.failures.count
        if left > 0 { return "the change was undone in \(ChangeRecovery.files(remains.undone)), but not in \(left)" }
        return remains.undone == 0 ? "nothing was changed" : "all changes were undone"
    }

    private func report(_ failure: FileTransaction.Failure, _ remains: ChangedFiles.Remains) -> ExitCode {
        let outcome = Self.outcome(remains)
        var code = ExitCode.finding
        switch failure {
        case .changedMeanwhile(let path):
            report(
                "changed-meanwhile", "somebody changed this file in the meantime: \(outcome); run the command again",
                at: path)
        case .file(let error):
            let diagnostic = error.diagnostic
            console.report(
                Diagnostic(diagnostic.id, .error, diagnostic.message + "; " + outcome, at: diagnostic.location))
        case .underWay: ChangeRecovery(in: session).reportChangeUnderWay()
        case .noPlace:
            report(
                "unfinished-change",
                "there is no folder for the record of this change: set XDG_STATE_HOME or HOME; nothing was changed")
        case .interrupted(let signal):
            code = ExitCode(signal: signal)
            report("interrupted", "interrupted: " + outcome)
        }
        report(remains)
        return code
    }

    private func report(_ remains: ChangedFiles.Remains) {
        for path in remains.edited {
            report(
                "changed-meanwhile",
                "this file was changed again after understudy had changed it, so both changes are still in it", at: path
            )
        }
        for error in remains.failures {
            let diagnostic = error.diagnostic
            console.report(
                Diagnostic(
                    diagnostic.id, .error,
                    diagnostic.message + "; its change is still in it: 'understudy recover' tries again to undo it",
                    at: diagnostic.location))
        }
    }

    /// Reports that somebody has taken the record away while the change was made.
    private func reportLoss(_ transaction: FileTransaction) -> ExitCode {
        let changed = transaction.changed
        let count = changed.entries.count { changed.standing(of: $0) == .written }
        report(
            "unfinished-change",
            "somebody removed the record of this change while it was made: \(count) of \(changed.entries.count) files have "
                + "the change now; compare them with 'git diff'")
        return .finding
    }

    private func report(_ id: String, _ message: String, at path: String? = nil) {
        console.report(Diagnostic(DiagnosticID(id), .error, message, at: path.map(session.location(ofFileAt:))))
    }
}

extension Session {
    /// The absolute `path` as messages show it.
    func location(ofFileAt path: String) -> SourceLocation {
        SourceLocation(path: Path.shown(path, from: files.resolved(files.currentFolder()), package: packageFolder))
    }
}
