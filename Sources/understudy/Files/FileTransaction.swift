/// Files that are changed together: all of them, or none.
///
/// What is to be written is put down in one file first, the journal, which gets its name whole; then file after file is
/// replaced, and the journal goes. Who is interrupted leaves the journal, and the next run finishes what it says, or puts
/// everything back where nobody knows yet whether the result is fine.
struct FileTransaction {
    /// One file's way from the bytes that were read to others.
    struct Entry: Equatable {
        /// The path as the file system resolves it.
        let path: String
        let old: [UInt8]
        let new: [UInt8]
        /// Whether there is no such file yet.
        let isNew: Bool
    }

    /// Why nothing was changed, or what is left.
    enum Failure: Error {
        /// The file is not what was read any more.
        case changedMeanwhile(String)
        case file(FileError)
    }

    /// The journal's name, in the folder of the package.
    static let journalName = ".understudy-changes"

    private let journal: String
    private let files: FileSystem

    /// Changes of files of the package at `folder`.
    init(in folder: String, files: FileSystem) {
        journal = Path.join(files.resolved(folder), Self.journalName)
        self.files = files
    }

    /// Changes all files of `entries`.
    ///
    /// - Parameter isProvisional: Whether an interrupted run puts everything back: the journal then stays until `commit`.
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

    /// Says that what was changed stays so.
    func commit() { files.remove(journal) }

    /// Puts everything back; gives the paths of files that somebody has changed since, which stay as they are.
    func takeBack(_ entries: [Entry]) -> [String] {
        let left = entries.reversed().filter { !takeBack($0) }
        commit()
        return left.map(\.path)
    }

    /// What an interrupted run left to do.
    struct Recovery {
        /// Whether its changes were taken back rather than finished.
        let wasTakenBack: Bool
        /// The files that are now as they should be.
        let settled: [String]
        /// The files that somebody has changed since, which were left alone.
        let left: [String]
    }

    /// Finishes what an interrupted run began, or takes it back; `nil` where there is nothing to do.
    func recover() -> Recovery? {
        guard files.exists(journal), let bytes = try? files.contents(of: journal) else { return nil }
        // What is no journal is not ours.
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
