/// The files of a change in a folder, which may have been written, undone or edited since.
struct ChangedFiles {
    /// How a file stands to the change.
    enum Standing: Equatable {
        /// It is as it was before.
        case before
        /// It has exactly the bytes that the change gives it, or is gone where it is to go.
        case written
        /// It has other bytes, or is gone where it is to stay.
        case edited
    }

    /// What an attempt to undo the change left.
    struct Remains {
        /// The absolute paths of files that somebody has edited since, which stay as they are.
        var edited: [String] = []
        /// Why files could not be written.
        var failures: [FileError] = []
        /// How many files have their old bytes again.
        var undone = 0

        /// Whether all files are as before.
        var isNone: Bool { edited.isEmpty && failures.isEmpty }
    }

    /// The folder, after following all links.
    let root: String
    let entries: [ChangeJournal.Entry]
    /// The folders that the change creates.
    let folders: [String]
    let files: FileSystem

    /// The absolute path of a file.
    func path(of entry: ChangeJournal.Entry) -> String { Path.join(root, entry.path) }

    /// How a file stands to the change; links that lead elsewhere make it another file.
    func standing(of entry: ChangeJournal.Entry) -> Standing {
        let path = path(of: entry)
        guard files.resolved(path) == path else { return .edited }
        guard files.exists(path) else { return entry.old == nil ? .before : entry.new == nil ? .written : .edited }
        let found = try? files.contents(of: path)
        if found == entry.new ?? [] { return .written }
        return found == entry.old && found != nil ? .before : .edited
    }

    /// Writes the new bytes of a file that is as it was before.
    func write(_ entry: ChangeJournal.Entry) throws(FileTransaction.Failure) {
        let path = path(of: entry)
        guard files.resolved(path) == path else { throw .changedMeanwhile(path) }
        do throws(FileError) {
            let new = entry.new ?? []
            if let old = entry.old {
                if try files.replace(path, old, new) != .changedMeanwhile {
                    // It is empty for a moment, so that nothing that somebody else writes to it is lost.
                    if entry.new == nil { files.remove(path) }
                    return
                }
            } else if try files.create(path, new) == .created {
                return
            } else if try files.contents(of: path) == new {
                return
            }
        } catch {
            throw .file(error)
        }
        throw .changedMeanwhile(path)
    }

    /// Gives the old bytes back to all files that have exactly the new ones.
    func takeBack() -> Remains {
        var remains = Remains()
        for entry in entries.reversed() {
            switch standing(of: entry) {
            case .before: continue
            case .edited: remains.edited.append(path(of: entry))
            case .written: takeBack(entry, &remains)
            }
        }
        for folder in folders.reversed() { files.removeEmptyFolder(Path.join(root, folder)) }
        return remains
    }

    private func takeBack(_ entry: ChangeJournal.Entry, _ remains: inout Remains) {
        let path = path(of: entry)
        guard let old = entry.old else {
            files.remove(path)
            remains.undone += 1
            return
        }
        do throws(FileError) {
            if entry.new == nil, try files.create(path, old) == .created {
                remains.undone += 1
            } else if try files.replace(path, entry.new ?? [], old) == .changedMeanwhile {
                remains.edited.append(path)
            } else {
                remains.undone += 1
            }
        } catch {
            remains.failures.append(error)
        }
    }
}
