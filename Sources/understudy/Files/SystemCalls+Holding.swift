#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// MARK: - Files that one process holds

extension SystemCalls {
    /// Locks an open file for this process; `false` if another one has locked it, `nil` if the file system has no locks.
    static func lock(_ descriptor: Int32) -> Bool? {
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            return errno == EWOULDBLOCK ? false : nil
        }
        return true
    }

    /// The identity of what is at `path`, after following all links.
    @Sendable
    static func identity(of path: String) -> FileIdentity? {
        var record = stat()
        return stat(path, &record) == 0 ? FileIdentity(record) : nil
    }

    /// The identity of an open file.
    static func identity(ofDescriptor descriptor: Int32) -> FileIdentity? {
        var record = stat()
        return fstat(descriptor, &record) == 0 ? FileIdentity(record) : nil
    }

    /// Removes the folder at `path` if it is empty.
    @Sendable
    static func removeEmptyFolder(_ path: String) {
        _ = rmdir(path)
    }
}

extension FileIdentity {
    fileprivate init(_ record: stat) {
        self.init(device: UInt64(truncatingIfNeeded: record.st_dev), number: UInt64(record.st_ino))
    }
}

// MARK: - Processes

extension SystemCalls {
    /// Whether no process has this number.
    static func isGone(_ process: Int32) -> Bool {
        process <= 0 || kill(process, 0) != 0 && errno == ESRCH
    }

    /// A text that differs for each start of the system; empty if the system has none.
    static var bootMark: String {
        #if canImport(Darwin)
        var bytes = [CChar](repeating: 0, count: 64)
        var count = bytes.count - 1
        guard sysctlbyname("kern.bootsessionuuid", &bytes, &count, nil, 0) == 0 else { return "" }
        return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        #else
        return smallFile("/proc/sys/kernel/random/boot_id").map { String($0.prefix { $0 != "\n" }) } ?? ""
        #endif
    }

    /// A text that says when a process was started; `nil` if it has ended or never was.
    static func startMark(of process: Int32) -> String? {
        #if canImport(Darwin)
        var record = proc_bsdinfo()
        let size = Int32(MemoryLayout<proc_bsdinfo>.size)
        guard proc_pidinfo(process, PROC_PIDTBSDINFO, 0, &record, size) == size else { return nil }
        return "\(record.pbi_start_tvsec).\(record.pbi_start_tvusec)"
        #else
        guard let text = smallFile("/proc/\(process)/stat") else { return isGone(process) ? nil : "" }
        // The name of the program, in parentheses, may contain anything; the fields after it are numbers and letters.
        guard let end = text.lastIndex(of: ")") else { return nil }
        let fields = text[end...].split(separator: " ").dropFirst()
        guard fields.count > 19, fields.first != "Z" else { return nil }
        return String(fields[fields.startIndex + 19])
        #endif
    }

    /// The text of a file of the system that is at most one page.
    private static func smallFile(_ path: String) -> String? {
        guard let descriptor = try? openToRead(path) else { return nil }
        defer { closeDescriptor(descriptor) }
        return readSome(4096, from: descriptor).map { String(decoding: $0, as: UTF8.self) }
    }
}
