/// What is found at a path.
enum FileKind: Sendable {
    case file
    case folder
    case link
    /// A pipe, a device and the like.
    case other
}

/// One name in a folder.
struct FolderEntry: Sendable {
    let name: String
    let kind: FileKind
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
    /// Reads the whole file at a path into a buffer that is used again.
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
        currentFolder: SystemCalls.currentFolder
    )

    /// The bytes of the whole file at `path`, for those who read one file only.
    func contents(of path: String) throws(FileError) -> [UInt8] {
        var buffer = ReadBuffer(capacity: 1 << 14)
        try read(path, &buffer)
        return buffer.bytes
    }

    /// Whether there is anything at `path`.
    func exists(_ path: String) -> Bool {
        (try? kind(path)) != nil
    }
}
