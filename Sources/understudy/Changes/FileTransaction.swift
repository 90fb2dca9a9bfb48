/// Files that are changed together: all of them, or none.
///
/// The record of the change (`ChangeJournal`) appears in one step; then file after file is replaced, and the record is
/// removed. A run that is killed leaves it, and the next one takes back what was written.
struct FileTransaction {
    /// The change of one file, by its absolute path after following all links.
    struct Entry: Equatable {
        let path: String
        /// The bytes before; `nil` if there is no such file.
        let old: [UInt8]?
        /// The bytes afterwards; `nil` if the file goes.
        let new: [UInt8]?
    }

    /// Why a change was not made.
    enum Failure: Error {
        /// The file no longer has the contents that were read.
        case changedMeanwhile(String)
        case file(FileError)
        /// There is a record of a change in the same place.
        case underWay
        /// There is no folder for the record.
        case noPlace
        /// A signal asked the run to end.
        case interrupted(Int32)
    }

    /// The files.
    let changed: ChangedFiles
    private let record: HeldFile

    /// Checks that all files are as they were read, and writes the record.
    ///
    /// - Parameter isProvisional: Whether an interruption undoes the change even if all files are written.
    init(
        _ entries: [Entry], of package: String, revision: String, isProvisional: Bool, in system: System
    ) throws(Failure) {
        let files = system.files
        let paths = entries.map(\.path)
        let root = Self.root(of: paths, package, files: files)
        let own = entries.map { entry in
            ChangeJournal.Entry(path: Path.relative(entry.path, to: root) ?? "", old: entry.old, new: entry.new)
        }
        changed = ChangedFiles(
            root: root, entries: own, folders: Self.missingFolders(of: own, in: root, files: files), files: files)
        for entry in own where !Path.isConfined(entry.path) || changed.standing(of: entry) != .before {
            throw .changedMeanwhile(changed.path(of: entry))
        }
        record = try Self.record(changed, (revision, isProvisional), in: system)
    }

    /// The package if all files are in it, or else the one around all of them.
    private static func root(of paths: [String], _ package: String, files: FileSystem) -> String {
        if paths.allSatisfy({ Path.isWithin($0, package) }) { return package }
        let common = Path.common(paths)
        return PackageDiscovery.folder(around: common, files: files) ?? common
    }

    /// Writes the record to the first place that takes it.
    private static func record(
        _ changed: ChangedFiles, _ state: (revision: String, isProvisional: Bool), in system: System
    ) throws(Failure) -> HeldFile {
        var problem = Failure.noPlace
        for spot in ChangePlace(of: changed.root, in: system).spots {
            let journal = ChangeJournal(
                owner: .current,
                anchor: ChangeJournal.Anchor(path: spot.anchor, identity: system.files.identity(spot.anchor)),
                folder: Path.relative(changed.root, to: spot.anchor) ?? "", revision: state.revision,
                isProvisional: state.isProvisional, folders: changed.folders, entries: changed.entries)
            let held: HeldFile?
            do throws(FileError) {
                held = try system.files.hold(spot.record, journal.bytes)
            } catch {
                problem = .file(error)
                continue
            }
            guard let held else { throw .underWay }
            system.files.removeLeftovers(of: [spot.record])
            return held
        }
        throw problem
    }

    private static func missingFolders(
        of entries: [ChangeJournal.Entry], in root: String, files: FileSystem
    ) -> [String] {
        var missing: Set<String> = []
        for entry in entries where entry.old == nil {
            var folder = Path.folder(of: entry.path)
            while folder != ".", !missing.contains(folder), !files.exists(Path.join(root, folder)) {
                missing.insert(folder)
                folder = Path.folder(of: folder)
            }
        }
        return missing.sorted()
    }

    /// Writes all files; if that fails, takes back those that were written.
    ///
    /// - Returns: Why nothing was changed, and what could not be taken back; `nil` if all files are written.
    func write(_ interruption: () -> Int32?) -> (failure: Failure, remains: ChangedFiles.Remains)? {
        for entry in changed.entries {
            do throws(Failure) {
                if let signal = interruption() { throw .interrupted(signal) }
                try changed.write(entry)
            } catch {
                return (error, takeBack())
            }
        }
        return nil
    }

    /// Undoes the change; the record stays if a file could not be written, so that a later run can try again.
    func takeBack() -> ChangedFiles.Remains {
        let remains = changed.takeBack()
        if remains.failures.isEmpty { end() }
        return remains
    }

    /// Makes the change permanent.
    ///
    /// - Returns: Whether nobody else has taken the record away, and perhaps the change back.
    func commit() -> Bool {
        let isOwn = record.isInPlace
        if isOwn { end() }
        return isOwn
    }

    private func end() {
        if record.isInPlace { changed.files.remove(record.path) }
    }
}
