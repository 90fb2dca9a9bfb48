/// What is found at a path.
enum FileKind: Sendable {
    case file
    case folder
    case link
    /// A named pipe, or one that a shell creates in place of a file: `<(…)`.
    case pipe
    /// A device and the like.
    case other
}

/// One name in a folder.
struct FolderEntry: Sendable {
    /// The name; bytes that are not UTF-8 are written as `\xFF`.
    let name: String
    let kind: FileKind
    /// Whether the name is text, so that the entry can be opened by it.
    var isNameText = true
}

/// The outcome of creating a file.
enum CreationOutcome: Sendable {
    case created
    /// Something already exists, and was left alone.
    case alreadyThere
}

/// The outcome of replacing a file's contents.
enum ReplacementOutcome: Sendable {
    case replaced
    /// The file already had the new contents; nothing was written.
    case unchanged
    /// The file no longer has the contents that were read; nothing was written.
    case changedMeanwhile
}

/// All operations of the file system that the tool uses, each as a function that tests can replace.
struct FileSystem: Sendable {
    /// Reads the whole file at a path, or everything from a pipe, into a buffer that is reused.
    var read: @Sendable (_ path: String, _ buffer: inout ReadBuffer) throws(FileError) -> Void
    /// Reads all of standard input.
    var readStandardInput: @Sendable (_ buffer: inout ReadBuffer) throws(FileError) -> Void
    /// The entries of a folder, in no order.
    var entries: @Sendable (_ folder: String) throws(FileError) -> [FolderEntry]
    /// What is at a path, after following all links.
    var kind: @Sendable (_ path: String) throws(FileError) -> FileKind
    /// Writes a file that must be new, completely or not at all, and creates the folders above it.
    var create: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileError) -> CreationOutcome
    /// Replaces the contents that were read with new ones, completely or not at all, keeping the file's permissions.
    var replace: @Sendable (_ path: String, _ old: [UInt8], _ new: [UInt8]) throws(FileError) -> ReplacementOutcome
    /// Writes to something that is not a regular file, such as a pipe, without reading or replacing it.
    var writeThrough: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void
    /// Removes a file of the tool's own.
    var remove: @Sendable (_ path: String) -> Void
    /// The path after following all links, which need not exist: the missing parts at its end are kept as they are.
    var resolved: @Sendable (_ path: String) -> String
    /// The path of the folder that relative paths start from.
    var currentFolder: @Sendable () -> String
    /// When the file at a path was last modified.
    var modificationTime: @Sendable (_ path: String) -> FileTime? = SystemCalls.modificationTime
    /// Writes a file that must be new and that this process holds from its first moment; `nil` if the name is taken.
    var hold: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileError) -> HeldFile? = AtomicWriting.hold
    /// Takes hold of an existing file; `nil` if another process holds it.
    var seize: @Sendable (_ path: String) throws(FileError) -> HeldFile? = LiveFiles.seize
    /// The identity of what is at a path, after following all links.
    var identity: @Sendable (_ path: String) -> FileIdentity? = SystemCalls.identity
    /// Removes a folder, unless something is in it.
    var removeEmptyFolder: @Sendable (_ path: String) -> Void = SystemCalls.removeEmptyFolder
}

/// When something was written.
struct FileTime: Comparable, Sendable {
    /// The whole seconds since 1970.
    let seconds: Int64
    /// The nanoseconds.
    let nanoseconds: Int64

    static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.seconds, lhs.nanoseconds) < (rhs.seconds, rhs.nanoseconds)
    }
}

extension FileSystem {
    /// The file system of this machine.
    static let live = FileSystem(
        read: LiveFiles.read,
        readStandardInput: LiveFiles.readStandardInput,
        entries: LiveFiles.entries,
        kind: LiveFiles.kind,
        create: AtomicWriting.create,
        replace: AtomicWriting.replace,
        writeThrough: LiveFiles.writeThrough,
        remove: SystemCalls.remove,
        resolved: LiveFiles.resolved,
        currentFolder: SystemCalls.currentFolder
    )

    /// The bytes of the whole file at `path`, which is not opened unless it is a regular file.
    func contents(of path: String) throws(FileError) -> [UInt8] {
        let kind = try kind(path)
        if kind == .pipe || kind == .other { throw FileError(path: path, purpose: .readFile, failure: .notRegular) }
        return try contents(ofNamed: path)
    }

    /// The bytes of the whole file, or pipe, that the command line names.
    func contents(ofNamed path: String) throws(FileError) -> [UInt8] {
        var buffer = ReadBuffer(capacity: 1 << 14)
        try read(path, &buffer)
        return buffer.bytes
    }

    /// Removes the unfinished files that ended runs have left beside `paths`.
    func removeLeftovers(of paths: [String]) {
        for (folder, paths) in Dictionary(grouping: paths, by: Path.folder(of:)) {
            let names = Set(paths.map { AtomicWriting.shortened(Path.name(of: $0)) })
            for entry in (try? entries(folder)) ?? [] where entry.kind == .file {
                guard let found = AtomicWriting.Leftover(entry.name), names.contains(found.name), found.isAbandoned
                else { continue }
                remove(Path.join(folder, entry.name))
            }
        }
    }

    /// Whether `path` is `folder` or inside it, after following all links.
    func leads(_ path: String, into folder: String) -> Bool {
        let (target, root) = (resolved(path), resolved(folder))
        return target == root || Path.isWithin(target, root)
    }

    /// Whether there is anything at `path`.
    func exists(_ path: String) -> Bool {
        (try? kind(path)) != nil
    }
}
