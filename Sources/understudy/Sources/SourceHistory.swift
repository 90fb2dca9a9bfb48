import UnderstudySemantics
import UnderstudySync
import UnderstudySyntax

/// The sources of a package according to its repository, in the revisions that gave doubles their contents.
///
/// A double may have been in step when its file was last committed, or the time before, so the sources of those revisions
/// are read. The repository is not accessed before the first double differs.
final class SourceHistory: @unchecked Sendable {
    private let lock = Mutex()
    private let index: DeclarationIndex
    private let session: Session
    private var repository: Repository?
    private var wasOpened = false
    private let sources: @Sendable (DeclarationIndex) -> PastSources
    /// What was read of commits; `nil` for those of which the repository lacks something.
    private var revisions: [String: PastSources?] = [:]
    /// The commits, by their identifiers.
    private var commits: [String: Commit] = [:]
    /// The commits that gave files their contents, by path and name of the double.
    private var walks: [WalkKey: Walk] = [:]
    /// The entries of folders, by the identifiers of their trees.
    private var trees: [String: [TreeEntry]?] = [:]
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

    /// - Parameter sources: Makes what the doubles of a revision are compared with.
    init(
        _ index: DeclarationIndex, in session: Session,
        sources: @escaping @Sendable (DeclarationIndex) -> PastSources
    ) {
        self.index = index
        self.session = session
        self.sources = sources
    }

    /// The sources in the commit that gave the double called `name` in the file at `path` its contents, or in an earlier
    /// one of those: 0 is the last, and 1 the one before.
    func sources(for path: String, _ name: String, _ number: Int) -> PastSources? {
        lock.withLock {
            guard let repository = open(at: path), let file = repository.path(of: path) else { return nil }
            let key = WalkKey(path: file, name: name)
            var walk = walks[key] ?? start(of: file, name, in: repository)
            while walk.commits.count <= number, let place = walk.next {
                walk.next = advance(&walk, from: place, name, in: repository)
            }
            walks[key] = walk
            return walk.commits.count > number ? sources(of: walk.commits[number], in: repository) : nil
        }
    }

    private func sources(of commit: Commit, in repository: Repository) -> PastSources? {
        if let known = revisions[commit.identifier] { return known }
        let found = read(commit, in: repository).map(sources)
        revisions[commit.identifier] = .some(found)
        return found
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

    private struct WalkKey: Hashable {
        let path: String
        let name: String
    }

    /// A way back through the commits that gave a file its contents.
    private struct Walk {
        var commits: [Commit] = []
        /// The first commit that was not looked at, and the file there; `nil` at the end.
        var next: (commit: Commit, path: String)?
    }

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

    private func commit(_ name: String, in repository: Repository) -> Commit? {
        if let known = commits[name] { return known }
        let found = repository.objects.object(name).flatMap(Commit.init)
        commits[name] = found
        return found
    }

    /// The start at the current commit.
    private func start(of file: String, _ name: String, in repository: Repository) -> Walk {
        var walk = Walk()
        if let head = commit("HEAD", in: repository), let path = path(of: file, name, at: head, in: repository) {
            walk.next = (head, path)
        }
        return walk
    }

    /// Where the double is at `commit`: in the file at `path`, or in the only one that declares its name and is gone today.
    private func path(of path: String, _ name: String, at commit: Commit, in repository: Repository) -> String? {
        if identifier(of: path, at: commit, in: repository) != nil { return path }
        guard let past = sources(of: commit, in: repository) else { return nil }
        let places = past.files(declaring: name).filter { index.file(at: $0) == nil }
        return places.count == 1 ? repository.path(of: places[0]) : nil
    }

    /// Adds the commit, following first parents from `place`, that gave the file the contents that it has there.
    ///
    /// - Returns: The commit before, with the file there.
    private func advance(
        _ walk: inout Walk, from place: (commit: Commit, path: String), _ name: String, in repository: Repository
    ) -> (commit: Commit, path: String)? {
        var commit = place.commit
        let contents = identifier(of: place.path, at: commit, in: repository)
        for _ in 0..<Self.depth {
            guard let parent = commit.parent else { break }
            // At the beginning of a shallow clone, it is unknown when the file changed.
            guard let next = self.commit(parent, in: repository) else { return nil }
            if identifier(of: place.path, at: next, in: repository) != contents {
                walk.commits.append(commit)
                return path(of: place.path, name, at: next, in: repository).map { (next, $0) }
            }
            commit = next
        }
        walk.commits.append(commit)
        return nil
    }

    /// The identifier of the contents of the file at `path`; `nil` where there is none.
    private func identifier(of path: String, at commit: Commit, in repository: Repository) -> String? {
        var identifier = commit.tree
        for part in path.split(separator: "/") {
            guard let entry = tree(identifier, in: repository)?.first(where: { $0.name == part }) else { return nil }
            identifier = entry.identifier
        }
        return identifier
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
        guard let all = tree(folder.identifier, in: repository) else { return nil }
        let prefix = folder.path.isEmpty ? "" : folder.path + "/"
        var files: [Entry] = []
        for inner in all where !prefix.isEmpty || names.contains(inner.name) {
            let entry = Entry(path: prefix + inner.name, identifier: inner.identifier)
            if inner.kind == .folder {
                if inner.name.hasPrefix(".") { continue }
                guard let inner = entries(of: entry, within: names, from: repository) else { return nil }
                files += inner
            } else if inner.name.hasSuffix(".swift"), inner.kind == .file {
                files.append(entry)
            }
        }
        folders[folder] = files
        return files
    }

    /// One entry of a folder.
    private struct TreeEntry {
        let name: String
        let identifier: String
        let kind: FileKind
    }

    /// The entries of the folder with an identifier; `nil` if the repository lacks it.
    private func tree(_ identifier: String, in repository: Repository) -> [TreeEntry]? {
        if let known = trees[identifier] { return known }
        let found = repository.objects.object(identifier).map { Self.entries(of: $0.bytes, identifier) }
        trees[identifier] = .some(found)
        return found
    }

    private static func entries(of bytes: [UInt8], _ identifier: String) -> [TreeEntry] {
        // An identifier has 20 bytes, or 32 in a repository with SHA-256; in text, each is two digits.
        let size = identifier.utf8.count / 2
        var entries: [TreeEntry] = []
        var rest = bytes[...]
        while let space = rest.firstIndex(of: 0x20), let zero = rest.firstIndex(of: 0), rest.endIndex - zero > size {
            let mode = rest[..<space]
            let kind: FileKind =
                mode.first == UInt8(ascii: "4") ? .folder : mode.starts(with: "100".utf8) ? .file : .other
            entries.append(
                TreeEntry(
                    name: String(decoding: rest[(space + 1)..<zero], as: UTF8.self),
                    identifier: rest[(zero + 1)...].prefix(size).map(hexadecimal).joined(), kind: kind))
            rest = rest[(zero + 1 + size)...]
        }
        return entries
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        let text = String(byte, radix: 16)
        return byte < 16 ? "0" + text : text
    }
}
