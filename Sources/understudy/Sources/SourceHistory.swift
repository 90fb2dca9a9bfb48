import UnderstudySemantics
import UnderstudySyntax

/// The sources of a package according to its repository, as they were when a double was last in step.
///
/// A double was in step when its file was last committed, at the latest, so the sources of that revision are read. The
/// repository is not accessed before the first double differs.
final class SourceHistory: @unchecked Sendable {
    private let lock = Lock()
    private let index: DeclarationIndex
    private let session: Session
    private var repository: Repository?
    private var wasOpened = false
    /// What was read of commits; `nil` for those of which the repository lacks something.
    private var indexes: [String: DeclarationIndex?] = [:]
    /// The files read so far, most of which are the same in many revisions.
    private var files: [Entry: FileDeclarations] = [:]
    /// The contents of folders, by their paths and the identifiers of their trees.
    private var folders: [Entry: [Entry]] = [:]

    /// A file or a folder of a revision.
    private struct Entry: Hashable {
        let path: String
        let identifier: String
    }

    /// The repository around the sources.
    private struct Repository {
        let objects: GitObjects
        let root: String
        /// The folder that relative paths start from.
        let folder: String

        /// The path of a file within the repository; `nil` if it lies elsewhere.
        func path(of file: String) -> String? {
            Path.relative(Path.normalized(Path.join(folder, file)), to: root)
        }
    }

    /// The maximum number of commits to look at for one double.
    private static let depth = 1000

    init(_ index: DeclarationIndex, in session: Session) {
        self.index = index
        self.session = session
    }

    /// The sources as they were when the file at `path` was last committed; `nil` if no repository has them.
    func sources(for path: String) -> DeclarationIndex? {
        lock.withLock {
            guard let repository = open(at: path), let file = repository.path(of: path),
                let commit = lastChange(of: file, in: repository)
            else { return nil }
            if let known = indexes[commit.identifier] { return known }
            let found = read(commit, in: repository)
            indexes[commit.identifier] = .some(found)
            return found
        }
    }

    private func open(at path: String) -> Repository? {
        if wasOpened { return repository }
        wasOpened = true
        let folder = session.files.currentFolder()
        var root = Path.folder(of: Path.normalized(Path.join(folder, path)))
        while !session.files.exists(Path.join(root, ".git")) {
            if root == "/" || root == "." { return nil }
            root = Path.folder(of: root)
        }
        repository = GitObjects(repository: root).map { Repository(objects: $0, root: root, folder: folder) }
        return repository
    }

    // MARK: - Revisions

    /// A commit with the contents of its text.
    private struct Commit {
        let identifier: String
        let tree: String
        let parent: String?

        init?(_ object: GitObjects.Object) {
            identifier = object.identifier
            let lines = String(decoding: object.bytes.prefix(2000), as: UTF8.self).split(separator: "\n")
            guard let first = lines.first, first.hasPrefix("tree ") else { return nil }
            tree = String(first.dropFirst(5))
            parent = lines.dropFirst().first.flatMap { $0.hasPrefix("parent ") ? String($0.dropFirst(7)) : nil }
        }
    }

    /// The commit, following first parents from the current one, that gave the file its last committed contents.
    private func lastChange(of file: String, in repository: Repository) -> Commit? {
        let objects = repository.objects
        guard var commit = objects.object("HEAD").flatMap(Commit.init),
            let last = objects.object("\(commit.identifier):\(file)")?.identifier
        else { return nil }
        for _ in 0..<Self.depth {
            guard let parent = commit.parent else { return commit }
            // At the beginning of a shallow clone, it is unknown when the file changed.
            guard let next = objects.object(parent).flatMap(Commit.init) else { return nil }
            guard objects.object("\(parent):\(file)")?.identifier == last else { return commit }
            commit = next
        }
        return commit
    }

    // MARK: - Sources

    /// The declarations of all sources at `commit`; files that are the same today are not read again.
    ///
    /// `nil` if the repository lacks some of them, as a partial clone may: a protocol that is only missing would look
    /// like one that was not there.
    private func read(_ commit: Commit, in repository: Repository) -> DeclarationIndex? {
        var known: [String: FileDeclarations] = [:]
        for file in index.files {
            if let path = repository.path(of: file.source.path) { known[path] = file }
        }
        let folders = Set(known.keys.map { $0.split(separator: "/").first.map(String.init) ?? $0 })
        guard let found = entries(of: Entry(path: "", identifier: commit.tree), within: folders, from: repository)
        else { return nil }
        var modules = ModuleFinder(files: session.files)
        let unknown = found.filter { known[$0.path] == nil }.map { Path.join(repository.root, $0.path) }
        let assigned = modules.assignModules(to: unknown.map { SourceFile(path: $0) })
        let sources = Dictionary(assigned.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        var all: [FileDeclarations] = []
        for entry in found {
            guard let file = files[entry] ?? declarations(of: entry) else { return nil }
            files[entry] = file
            all.append(file)
        }
        return DeclarationIndex(all)
        func declarations(of entry: Entry) -> FileDeclarations? {
            guard let bytes = repository.objects.object(entry.identifier)?.bytes else { return nil }
            if let file = known[entry.path] {
                if file.source.bytes == bytes { return file }
                let text = SourceText(path: file.source.path, bytes: bytes)
                return FileDeclarations(parsing: text, module: file.module, settings: file.settings)
            }
            let path = Path.join(repository.root, entry.path)
            let source = sources[path]
            let text = SourceText(path: path, bytes: bytes)
            return FileDeclarations(
                parsing: text, module: source?.module, settings: source?.settings ?? ModuleSettings())
        }
    }

    /// The Swift files of a folder and of those in it; of the outermost one, only those in the folders called `names`.
    ///
    /// - Returns: `nil` if the repository lacks one of the folders.
    private func entries(of folder: Entry, within names: Set<String>, from repository: Repository) -> [Entry]? {
        if let known = folders[folder] { return known }
        guard let bytes = repository.objects.object(folder.identifier)?.bytes else { return nil }
        // An identifier has 20 bytes, or 32 in a repository with SHA-256; in text, each is two digits.
        let size = folder.identifier.utf8.count / 2
        let prefix = folder.path.isEmpty ? "" : folder.path + "/"
        var files: [Entry] = []
        var rest = bytes[...]
        while let space = rest.firstIndex(of: 0x20), let zero = rest.firstIndex(of: 0), rest.endIndex - zero > size {
            let mode = rest[..<space]
            let name = String(decoding: rest[(space + 1)..<zero], as: UTF8.self)
            let identifier = rest[(zero + 1)...].prefix(size).map(Self.hexadecimal).joined()
            rest = rest[(zero + 1 + size)...]
            if prefix.isEmpty, !names.contains(name) { continue }
            let entry = Entry(path: prefix + name, identifier: identifier)
            if mode.first == UInt8(ascii: "4") {
                if name.hasPrefix(".") { continue }
                guard let inner = entries(of: entry, within: names, from: repository) else { return nil }
                files += inner
            } else if name.hasSuffix(".swift"), mode.starts(with: "100".utf8) {
                files.append(entry)
            }
        }
        folders[folder] = files
        return files
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        let text = String(byte, radix: 16)
        return byte < 16 ? "0" + text : text
    }
}
