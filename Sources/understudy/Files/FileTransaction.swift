/// Files that are changed together: all of them, or none.
///
/// All changes are first written to one file, the journal, which appears under its name in one step; then file after
/// file is replaced, and the journal is removed. An interrupted run leaves the journal, and the next run completes the
/// changes, or undoes them if it is not yet known whether the result is fine.
struct FileTransaction {
    /// The change of one file.
    struct Entry: Equatable {
        /// The path as the file system resolves it.
        let path: String
        let old: [UInt8]
        let new: [UInt8]
        /// Whether the file does not exist yet.
        let isNew: Bool
    }

    /// Why nothing was changed, or what is left.
    enum Failure: Error {
        /// The file no longer has the contents that were read.
        case changedMeanwhile(String)
        case file(FileError)
    }

    /// The journal's name, in the folder of the package.
    static let journalName = ".understudy-changes"

    private let journal: String
    private let files: FileSystem

    /// Creates a transaction for files of the package at `folder`.
    init(in folder: String, files: FileSystem) {
        journal = Path.join(files.resolved(folder), Self.journalName)
        self.files = files
    }

    /// Changes all files of `entries`.
    ///
    /// - Parameter isProvisional: Whether to undo the changes after an interruption: the journal then stays until
    ///   `commit`.
    /// - Throws: Why nothing was changed.
    func perform(_ entries: [Entry], isProvisional: Bool) throws(Failure) {
        for entry in entries where !isAsRead(entry) { throw .changedMeanwhile(entry.path) }
        do throws(FileError) {
            _ = try files.create(journal, ChangeJournal(entries: entries, isProvisional: isProvisional).bytes)
        } catch {
            throw .file(error)
        }
        for (number, entry) in entries.enumerated() {
            if let failure = write(entry) {
                for done in entries[..<number].reversed() { takeBack(done) }
                commit()
                throw failure
            }
        }
        if !isProvisional { commit() }
    }

    /// Makes the changes permanent.
    func commit() { files.remove(journal) }

    /// Undoes all changes, and returns the paths of files that somebody has changed since, which stay as they are.
    func takeBack(_ entries: [Entry]) -> [String] {
        let left = entries.reversed().filter { !takeBack($0) }
        commit()
        return left.map(\.path)
    }

    /// What the recovery of an interrupted run did.
    struct Recovery {
        /// Whether the changes were undone rather than completed.
        let wasTakenBack: Bool
        /// The files that are now as they should be.
        let settled: [String]
        /// The files that somebody has changed since, which were left alone.
        let left: [String]
    }

    /// Completes what an interrupted run began, or undoes it; `nil` if there is nothing to do.
    func recover() -> Recovery? {
        guard files.exists(journal), let bytes = try? files.contents(of: journal) else { return nil }
        // A file that is not a journal is not ours.
        guard let found = ChangeJournal(bytes) else { return nil }
        var settled: [String] = []
        var left: [String] = []
        for entry in found.entries {
            let isDone = found.isProvisional ? takeBack(entry) : write(entry) == nil
            if isDone { settled.append(entry.path) } else { left.append(entry.path) }
        }
        commit()
        return Recovery(wasTakenBack: found.isProvisional, settled: settled, left: left)
    }

    // MARK: - Single files

    private func isAsRead(_ entry: Entry) -> Bool {
        if entry.isNew { return !files.exists(entry.path) }
        return (try? files.contents(of: entry.path)) == entry.old
    }

    private func write(_ entry: Entry) -> Failure? {
        do throws(FileError) {
            if entry.isNew {
                if try files.create(entry.path, entry.new) == .created { return nil }
                return try files.contents(of: entry.path) == entry.new ? nil : .changedMeanwhile(entry.path)
            }
            return try files.replace(entry.path, entry.old, entry.new) == .changedMeanwhile
                ? .changedMeanwhile(entry.path) : nil
        } catch {
            return .file(error)
        }
    }

    @discardableResult
    private func takeBack(_ entry: Entry) -> Bool {
        guard entry.isNew else {
            guard let outcome = try? files.replace(entry.path, entry.new, entry.old) else { return false }
            return outcome != .changedMeanwhile
        }
        guard let found = try? files.contents(of: entry.path) else { return true }
        if found == entry.new { files.remove(entry.path) }
        return found == entry.new
    }
}
