/// A change whose run did not come to its end, or not yet.
struct UnfinishedChange {
    /// What is left of the change.
    enum State {
        /// The package is a copy of the one that the run changed.
        case copied
        /// Files were edited after they had been written; others have the bytes that the run wrote.
        case edited([String])
        /// No file has the bytes that the run wrote.
        case untouched
        /// All files are written, and nothing was to follow.
        case complete
        /// Files were committed after the run.
        case committed
        /// Some files are written, and the others are as before; or all are, but were not verified.
        case begun
    }

    /// The path of the record.
    let record: String
    private let journal: ChangeJournal?
    private let changed: ChangedFiles?
    private let anchor: String
    private let system: System
    private var files: FileSystem { system.files }

    /// The change of the package at `folder`, or of another one in its repository; `nil` if there is none.
    init?(at folder: String, in system: System) {
        let place = ChangePlace(of: system.files.resolved(folder), in: system)
        guard let (spot, journal) = place.find(system.files) else { return nil }
        (record, anchor, self.journal, self.system) = (spot.record, spot.anchor, journal, system)
        changed = journal.map { journal in
            ChangedFiles(
                root: journal.folder.isEmpty ? spot.anchor : Path.join(spot.anchor, journal.folder),
                entries: journal.entries, folders: journal.folders, files: system.files)
        }
    }

    /// Whether the record can be read.
    var isReadable: Bool { journal != nil }

    /// The number of files that the change concerns.
    var fileCount: Int { journal?.entries.count ?? 0 }

    /// The process that makes the change.
    var process: Int32 { journal?.owner.process ?? 0 }

    /// Where the package was when it was changed.
    var formerPlace: String { journal?.anchor.path ?? "" }

    /// Whether the run is at work, as far as its process shows.
    var seemsRunning: Bool { journal?.owner.isAlive == true }

    /// Takes hold of the record, so that nobody else recovers at the same time; `nil` if its run, or another recovery, is
    /// at work.
    func seize() -> HeldFile? {
        guard isReadable, let held = try? files.seize(record), held.isInPlace, held.isExclusive || !seemsRunning else {
            return nil
        }
        return held
    }

    /// What is left of the change, once the record is seized.
    var state: State {
        guard let journal, let changed else { return .untouched }
        let standings = changed.entries.map { ($0, changed.standing(of: $0)) }
        let written = standings.filter { $0.1 == .written }.map(\.0)
        let edited = standings.filter { $0.1 == .edited }.map { changed.path(of: $0.0) }
        if written.isEmpty { return .untouched }
        if journal.anchor.path != anchor, journal.anchor.identity != files.identity(anchor) { return .copied }
        if areCommitted(written.map(changed.path)) { return .committed }
        if !edited.isEmpty { return .edited(edited) }
        return written.count == standings.count && !journal.isProvisional ? .complete : .begun
    }

    /// Whether one of the files at `paths` has been committed as the run wrote it.
    private func areCommitted(_ paths: [String]) -> Bool {
        guard let journal, let changed else { return false }
        let git = GitCommand(in: changed.root)
        guard let revision = git.revision(in: system), revision != journal.revision,
            let known = git.names(["ls-tree", "-r", "-z", "--name-only", "HEAD"], in: system),
            let different = git.names(["diff", "--name-only", "--no-renames", "-z", "--relative", "HEAD"], in: system)
        else { return false }
        return paths.contains { path in
            let name = Path.relative(path, to: changed.root) ?? ""
            return known.contains(name) && !different.contains(name)
        }
    }

    /// Gives the old bytes back to the files that have exactly those that the run wrote.
    func takeBack() -> ChangedFiles.Remains {
        guard let changed else { return ChangedFiles.Remains() }
        // Before folders are removed, which have to be empty.
        removeLeftovers()
        let remains = changed.takeBack()
        if remains.failures.isEmpty { files.remove(record) }
        return remains
    }

    /// Keeps the files as they are.
    func forget() {
        files.remove(record)
        removeLeftovers()
    }

    private func removeLeftovers() {
        files.removeLeftovers(of: (changed.map { $0.entries.map($0.path) } ?? []) + [record])
    }
}
