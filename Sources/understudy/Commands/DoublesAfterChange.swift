import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySync
import UnderstudySyntax

/// The doubles of protocols that a change of the sources concerns, synced in the same step.
enum DoublesAfterChange {
    /// All changes, including those of doubles, and what is left for a person.
    struct Outcome {
        var changes: [FileChange]
        var left: [Diagnostic] = []
        /// The doubles that follow, with what was planned for them.
        var doubles: (all: OwnedDoubles, result: SyncResult)?
    }

    /// What becomes of `changes` with the doubles of `protocols`; `nil` if sources can't be read.
    static func changes(
        _ changes: [FileChange], within reach: EditReach, protocols: Set<String>, _ arguments: Arguments,
        in session: Session
    ) -> Outcome? {
        if changes.isEmpty || protocols.isEmpty { return Outcome(changes: changes) }
        let after = session.seeing(changes)
        let doubles = OwnedDoubles.read([], arguments, usesHistory: true, mayBeNone: true, in: after) { double in
            guard reach.obstacle(to: double.type.source.path) == nil else { return false }
            return double.headerName.map(protocols.contains) == true
                || double.protocols.contains { protocols.contains($0.name) }
        }
        guard let doubles else { return nil }
        if doubles.plans.isEmpty { return Outcome(changes: changes) }
        let result = doubles.result
        guard let support = doubles.supportFiles(result, in: after) else { return nil }
        let synced = result.changes(with: support)
        return Outcome(
            changes: joined(changes, synced, in: session),
            left: (result.left + support.left).map { $0.diagnostic(.warning) }, doubles: (doubles, result))
    }

    /// One change for each file: the changes of `second` applied to the result of `first`.
    private static func joined(_ first: [FileChange], _ second: [FileChange], in session: Session) -> [FileChange] {
        var result = first
        var places = Dictionary(
            first.enumerated().map { (session.files.resolved($0.element.path), $0.offset) },
            uniquingKeysWith: { first, _ in first })
        for change in second {
            let path = session.files.resolved(change.path)
            if let place = places[path] {
                result[place] = result[place].followed(by: change)
            } else {
                places[path] = result.count
                result.append(change)
            }
        }
        return result
    }
}

extension Session {
    /// The same session, with the files as they are after `changes`.
    func seeing(_ changes: [FileChange]) -> Session {
        let live = files
        let after = FilesAfterChange(changes, files: live)
        var changed = live
        changed.read = { (path: String, buffer: inout ReadBuffer) throws(FileError) in
            if let text = after.text(of: path) { buffer.fill(with: text) } else { try live.read(path, &buffer) }
        }
        if after.changesFolders {
            changed.kind = { (path: String) throws(FileError) in
                if let kind = after.kind(of: path) { return kind }
                return try live.kind(path)
            }
            changed.entries = { (folder: String) throws(FileError) in try after.entries(of: folder) }
        }
        return replacingFiles(with: changed)
    }
}

/// Files as they are after a change that is not made.
private struct FilesAfterChange: Sendable {
    private let files: FileSystem
    /// The new texts by resolved paths.
    private let texts: [String: [UInt8]]
    private let names: Set<String>
    /// The entries that folders get, by resolved paths; also those of new folders.
    private let added: [String: [FolderEntry]]
    private let removed: Set<String>

    var changesFolders: Bool { !added.isEmpty || !removed.isEmpty }

    init(_ changes: [FileChange], files: FileSystem) {
        self.files = files
        let paths = changes.map { files.resolved($0.path) }
        texts = Dictionary(zip(paths, changes.map(\.new)), uniquingKeysWith: { first, _ in first })
        names = Set(texts.keys.map(Path.name(of:)))
        removed = Set(zip(paths, changes).filter { $1.isRemoved }.map(\.0))
        var added: [String: [FolderEntry]] = [:]
        for (path, change) in zip(paths, changes) where change.isNew {
            var (inner, kind) = (path, FileKind.file)
            while true {
                let folder = Path.folder(of: inner)
                let isKnown = added[folder] != nil
                added[folder, default: []].append(FolderEntry(name: Path.name(of: inner), kind: kind))
                if isKnown || files.exists(folder) { break }
                (inner, kind) = (folder, .folder)
            }
        }
        self.added = added
    }

    func text(of path: String) -> [UInt8]? {
        names.contains(Path.name(of: path)) ? texts[files.resolved(path)] : nil
    }

    /// What is at `path` because of the change.
    func kind(of path: String) -> FileKind? {
        let path = files.resolved(path)
        if texts[path] != nil, !removed.contains(path) { return .file }
        return added[path] == nil ? nil : .folder
    }

    func entries(of folder: String) throws(FileError) -> [FolderEntry] {
        let path = files.resolved(folder)
        let new = added[path] ?? []
        let own = !new.isEmpty && !files.exists(folder) ? [] : try files.entries(folder)
        if removed.isEmpty { return own + new }
        return own.filter { !removed.contains(Path.join(path, $0.name)) } + new
    }
}
