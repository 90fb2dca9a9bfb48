#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// MARK: - Taking another file's place

extension SystemCalls {
    /// Swaps the files at two paths in one step; `false` if the file system can't do that.
    static func exchange(_ path: String, _ other: String) throws(Failure) -> Bool {
        #if canImport(Darwin)
        let result = renamex_np(path, other, UInt32(RENAME_SWAP))
        #else
        guard let rename = exchangingRename else { return false }
        let result = rename(AT_FDCWD, path, AT_FDCWD, other, exchangeFlag)
        #endif
        if result == 0 { return true }
        let failure = Failure.last
        if failure.meansUnsupported || failure.number == EINVAL || failure.number == ENOSYS { return false }
        throw failure
    }

    /// Checks that this process may write to the file at `path`, and that its permissions allow writing at all.
    ///
    /// The system lets root write to read-only files, which is not what their owner wanted.
    static func checkWritable(_ path: String, _ status: Status) throws(Failure) {
        if access(path, W_OK) != 0 { throw .last }
        if status.permissions & 0o222 == 0 { throw .accessDenied }
    }

    /// Gives the file at `descriptor` the owner, the permissions, the access control list and the attributes of the one
    /// at `path`, as far as this process is allowed to.
    static func copyMetadata(from path: String, _ status: Status, to descriptor: Int32) throws(Failure) {
        // Changing the owner clears permission bits, so it comes first.
        if fchown(descriptor, status.owner, status.group) != 0 { _ = fchown(descriptor, uid_t.max, status.group) }
        try setPermissions(status.permissions, of: descriptor)
        guard let original = try? openToRead(path) else { return }
        defer { closeDescriptor(original) }
        #if canImport(Darwin)
        _ = fcopyfile(original, descriptor, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR))
        #else
        ExtendedAttributes.system?.copy(from: original, to: descriptor)
        #endif
    }

    /// Waits until the data is on the disk, so that a power failure can't leave an empty file with this name.
    static func synchronize(_ descriptor: Int32) throws(Failure) {
        if fsync(descriptor) == 0 { return }
        let failure = Failure.last
        // Some file systems have nothing to wait for.
        if failure.number != EINVAL, !failure.meansUnsupported { throw failure }
    }
}

#if !canImport(Darwin)
// Functions that Swift's modules for C lack are looked up by name; if there is none, the tool does without it.
extension SystemCalls {
    private typealias ExchangingRename =
        @convention(c) (
            Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
        ) -> Int32

    private static let exchangeFlag: UInt32 = 2

    private static var exchangingRename: ExchangingRename? {
        dlsym(nil, "renameat2").map { unsafeBitCast($0, to: ExchangingRename.self) }
    }
}

/// The calls for extended attributes, which include access control lists.
private struct ExtendedAttributes {
    private typealias List = @convention(c) (Int32, UnsafeMutableRawPointer?, Int) -> Int
    private typealias Get = @convention(c) (Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
    private typealias Set = @convention(c) (Int32, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32

    private let list: List
    private let get: Get
    private let set: Set

    /// The system's functions; `nil` if it has none.
    static var system: ExtendedAttributes? {
        guard let list = dlsym(nil, "flistxattr"), let get = dlsym(nil, "fgetxattr"), let set = dlsym(nil, "fsetxattr")
        else { return nil }
        return ExtendedAttributes(
            list: unsafeBitCast(list, to: List.self), get: unsafeBitCast(get, to: Get.self),
            set: unsafeBitCast(set, to: Set.self))
    }

    /// Copies everything that can be copied.
    func copy(from original: Int32, to new: Int32) {
        let names = bytes { list(original, $0, $1) }
        for name in names.split(separator: 0) {
            let name = name.map(CChar.init(bitPattern:)) + [0]
            let value = bytes { get(original, name, $0, $1) }
            _ = value.withUnsafeBytes { set(new, name, $0.baseAddress, $0.count, 0) }
        }
    }

    /// The result of `read`, which returns the size when called without a buffer.
    private func bytes(_ read: (UnsafeMutableRawPointer?, Int) -> Int) -> [UInt8] {
        let size = read(nil, 0)
        guard size > 0 else { return [] }
        var result = [UInt8](repeating: 0, count: size)
        let count = result.withUnsafeMutableBytes { read($0.baseAddress, $0.count) }
        return Array(result.prefix(max(0, count)))
    }
}
#endif
