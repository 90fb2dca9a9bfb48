/// What is found at a path.
enum FileKind: Sendable {
    case file
    case folder
    case link
    /// A named pipe, or one that a shell puts in the place of a file: `<(…)`.
    case pipe
    /// A device and the like.
    case other
}

/// One name in a folder.
struct FolderEntry: Sendable {
    /// The name; bytes that are no UTF-8 are written as `\xFF`.
    let name: String
    let kind: FileKind
    /// Whether the name is text, so that the entry can be opened by it.
    var isNameText = true
}

/// How a file that should be new was written, or not.
enum CreationOutcome: Sendable {
    case created
    /// Something is there already, and was left alone.
    case alreadyThere
}

/// How a file was brought to new contents, or not.
enum ReplacementOutcome: Sendable {
    case replaced
    /// The contents were the new ones already; nothing was written.
    case unchanged
    /// The file isn't what was read any more; nothing was written.
    case changedMeanwhile
}

/// All that the tool asks of the file system, each as a function that tests can exchange.
struct FileSystem: Sendable {
    /// Reads the whole file at a path, or all that comes out of a pipe, into a buffer that is used again.
    var read: @Sendable (_ path: String, _ buffer: inout ReadBuffer) throws(FileError) -> Void
    /// Reads all of standard input.
    var readStandardInput: @Sendable (_ buffer: inout ReadBuffer) throws(FileError) -> Void
    /// What is in a folder, in no order.
    var entries: @Sendable (_ folder: String) throws(FileError) -> [FolderEntry]
    /// What is at a path, at the end of all links.
    var kind: @Sendable (_ path: String) throws(FileError) -> FileKind
    /// Writes a file that must be new, whole or not at all, with the folders above it.
    var create: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileError) -> CreationOutcome
    /// Puts new contents in the place of those read before, whole or not at all, keeping the file's permissions.
    var replace: @Sendable (_ path: String, _ old: [UInt8], _ new: [UInt8]) throws(FileError) -> ReplacementOutcome
    /// Writes to what is no regular file, such as a pipe, without reading it or putting a file in its place.
    var writeThrough: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void
    /// The path of what is at the end of all links, which need not be there: of its last parts that are missing, only
    /// the names are known.
    var resolved: @Sendable (_ path: String) -> String
    /// The path of the folder that relative paths start from.
    var currentFolder: @Sendable () -> String
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
        resolved: LiveFiles.resolved,
        currentFolder: SystemCalls.currentFolder
    )

    /// The bytes of the whole file at `path`, which is not opened unless it is a regular file.
    func contents(of path: String) throws(FileError) -> [UInt8] {
        let kind = try kind(path)
        if kind == .pipe || kind == .other { throw FileError(path: path, purpose: .readFile, failure: .notRegular) }
        return try contents(ofNamed: path)
    }

    /// The bytes of the whole file that the command line names, or of what a pipe there gives.
    func contents(ofNamed path: String) throws(FileError) -> [UInt8] {
        var buffer = ReadBuffer(capacity: 1 << 14)
        try read(path, &buffer)
        return buffer.bytes
    }

    /// Whether `path` leads into `folder`, or to it, at the end of all links.
    func leads(_ path: String, into folder: String) -> Bool {
        let (target, root) = (resolved(path), resolved(folder))
        return target == root || Path.isWithin(target, root)
    }

    /// Whether there is anything at `path`.
    func exists(_ path: String) -> Bool {
        (try? kind(path)) != nil
    }
}
