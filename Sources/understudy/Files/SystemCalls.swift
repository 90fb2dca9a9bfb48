#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The calls of the operating system that the tool makes, with errors as numbers.
///
/// Nothing else in the tool calls the C library, so differences between systems stay in this file.
enum SystemCalls {
    /// The system's metadata of a file.
    struct Status {
        let kind: FileKind
        let permissions: UInt32
        let owner: UInt32
        let group: UInt32
        /// How many bytes it has.
        let size: Int
        /// When it was last modified, in whole seconds since 1970.
        let modificationSecond: Int
    }
}

// MARK: - Descriptors

extension SystemCalls {
    /// Opens the file at `path`; if that is a pipe, waits until somebody writes to it.
    static func openToRead(_ path: String) throws(Failure) -> Int32 {
        try check(path)
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { throw .last }
        return descriptor
    }

    /// Opens an existing file at `path`, without creating or truncating it.
    static func openToWrite(_ path: String) throws(Failure) -> Int32 {
        try check(path)
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        if descriptor < 0 { throw .last }
        return descriptor
    }

    /// Creates a file that must not exist yet.
    static func createNew(_ path: String, permissions: UInt32) throws(Failure) -> Int32 {
        try check(path)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(permissions))
        if descriptor < 0 { throw .last }
        return descriptor
    }

    static func closeDescriptor(_ descriptor: Int32) {
        _ = close(descriptor)
    }

    /// Reads once into `buffer`; zero at the end of the file.
    static func readOnce(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Result<Int, Failure> {
        while true {
            let count = read(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 { return .success(count) }
            if errno != EINTR { return .failure(.last) }
        }
    }

    /// Writes all of `bytes`.
    static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Failure? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = UnsafeRawBufferPointer(rebasing: rest)
            let count = write(descriptor, piece.baseAddress, piece.count)
            if count < 0 {
                if errno == EINTR { continue }
                return .last
            }
            rest = rest.dropFirst(count)
        }
        return nil
    }

    static func setPermissions(_ permissions: UInt32, of descriptor: Int32) throws(Failure) {
        if fchmod(descriptor, mode_t(permissions)) != 0 { throw .last }
    }

    /// Moves the file's modification time to a whole second after `second`, unless it already is later.
    ///
    /// If that fails, the file keeps its time.
    static func makeLater(_ descriptor: Int32, than second: Int) {
        var record = stat()
        guard fstat(descriptor, &record) == 0, modificationSecond(of: record) <= second else { return }
        let time = timespec(tv_sec: second + 1, tv_nsec: 0)
        _ = futimens(descriptor, [time, time])
    }

    static func isTerminal(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1
    }
}

// MARK: - Paths

extension SystemCalls {
    /// Fails if the system would use only the beginning of `path`.
    private static func check(_ path: String) throws(Failure) {
        if strlen(path) != path.utf8.count { throw .endedPath }
    }

    static func makeFolder(_ path: String) throws(Failure) {
        try check(path)
        if mkdir(path, 0o777) != 0 { throw .last }
    }

    /// Gives the file at `path` a second name; fails if the name is taken.
    static func addName(_ newPath: String, to path: String) throws(Failure) {
        try check(newPath)
        if link(path, newPath) != 0 { throw .last }
    }

    static func remove(_ path: String) {
        _ = unlink(path)
    }

    static func move(_ path: String, onto newPath: String) throws(Failure) {
        try check(newPath)
        if rename(path, newPath) != 0 { throw .last }
    }

    /// What is at `path`, after following all links.
    static func status(of path: String) throws(Failure) -> Status {
        try check(path)
        var record = stat()
        if stat(path, &record) != 0 { throw .last }
        return Status(record)
    }

    /// The access mode of `descriptor`.
    static func status(ofDescriptor descriptor: Int32) throws(Failure) -> Status {
        var record = stat()
        if fstat(descriptor, &record) != 0 { throw .last }
        return Status(record)
    }

    /// When the file at `path` was last modified, after following all links.
    @Sendable
    static func modificationTime(_ path: String) -> FileTime? {
        var record = stat()
        guard stat(path, &record) == 0 else { return nil }
        #if canImport(Darwin)
        let time = record.st_mtimespec
        #else
        let time = record.st_mtim
        #endif
        return FileTime(seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec))
    }

    fileprivate static func modificationSecond(of record: stat) -> Int {
        #if canImport(Darwin)
        record.st_mtimespec.tv_sec
        #else
        record.st_mtim.tv_sec
        #endif
    }

    /// What is at `path` itself, which may be a link.
    static func ownKind(of path: String) -> FileKind {
        var record = stat()
        return lstat(path, &record) == 0 ? kind(ofMode: record.st_mode) : .other
    }

    /// The path after following all links, without `.` and `..`.
    static func resolved(_ path: String) throws(Failure) -> String {
        try check(path)
        guard let text = realpath(path, nil) else { throw .last }
        defer { free(text) }
        return String(cString: text)
    }

    static func currentFolder() -> String {
        guard let text = getcwd(nil, 0) else { return "/" }
        defer { free(text) }
        return String(cString: text)
    }

    fileprivate static func kind(ofMode mode: mode_t) -> FileKind {
        switch mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        case S_IFIFO: .pipe
        default: .other
        }
    }
}

extension SystemCalls.Status {
    fileprivate init(_ record: stat) {
        self.init(
            kind: SystemCalls.kind(ofMode: record.st_mode), permissions: UInt32(record.st_mode & 0o7777),
            owner: record.st_uid, group: record.st_gid, size: Int(record.st_size),
            modificationSecond: SystemCalls.modificationSecond(of: record))
    }
}

// MARK: - Folders

extension SystemCalls {
    /// The entries of the folder at `path`, in no order; queries single entries only if the system doesn't give their
    /// kind.
    static func entries(of path: String) throws(Failure) -> [FolderEntry] {
        try check(path)
        guard let stream = opendir(path) else { throw .last }
        defer { closedir(stream) }
        var entries: [FolderEntry] = []
        errno = 0
        while let record = readdir(stream) {
            let (name, isText) = withUnsafePointer(to: &record.pointee.d_name) { field in
                field.withMemoryRebound(to: CChar.self, capacity: 1) { text(ofName: $0) }
            }
            if name != ".", name != ".." {
                let kind = kind(of: record.pointee.d_type, name, in: path)
                entries.append(FolderEntry(name: name, kind: kind, isNameText: isText))
            }
            errno = 0
        }
        if errno != 0 { throw .last }
        return entries
    }

    /// The name in the bytes at `field`, and whether it is valid text.
    private static func text(ofName field: UnsafePointer<CChar>) -> (name: String, isText: Bool) {
        if let name = String(validatingCString: field) { return (name, true) }
        var name = ""
        var bytes = UnsafeBufferPointer(start: field, count: strlen(field)).map(UInt8.init(bitPattern:))[...]
        while let first = bytes.first {
            let count = (1...4).first { String(validating: bytes.prefix($0), as: UTF8.self) != nil }
            name += count.map { String(decoding: bytes.prefix($0), as: UTF8.self) } ?? "\\x" + String(first, radix: 16)
            bytes = bytes.dropFirst(count ?? 1)
        }
        return (name, false)
    }

    private static func kind(of type: UInt8, _ name: String, in folder: String) -> FileKind {
        switch Int32(type) {
        case Int32(DT_REG): .file
        case Int32(DT_DIR): .folder
        case Int32(DT_LNK): .link
        case Int32(DT_FIFO): .pipe
        case Int32(DT_UNKNOWN): ownKind(of: folder + "/" + name)
        default: .other
        }
    }
}

// MARK: - The process

extension SystemCalls {
    static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    static func processNumber() -> Int32 {
        getpid()
    }

    static func coreCount() -> Int {
        max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    }

    /// Makes writing to a pipe without a reader, or beyond the file size limit, an error instead of a signal that ends
    /// the process.
    static func makeFailedWritesErrors() {
        _ = signal(SIGPIPE, SIG_IGN)
        _ = signal(SIGXFSZ, SIG_IGN)
    }

    static func endProcess(_ code: Int32) -> Never {
        exit(code)
    }

    /// Keeps `value` until the process ends, when its memory is released as a whole.
    static func keepUntilExit(_ value: any Sendable) { _ = Unmanaged.passRetained(Kept(value: value)) }

    private final class Kept: Sendable {
        let value: any Sendable

        init(value: any Sendable) { self.value = value }
    }
}
