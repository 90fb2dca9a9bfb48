/// A file that this process holds: no other process can hold it as well, and the system lets go of it when the process
/// ends, however that happens.
final class HeldFile: Sendable {
    /// The path of the file when it was taken.
    let path: String
    private let descriptor: Int32
    /// Whether the file system can tell that the file is held.
    let isExclusive: Bool

    /// `nil` if another process holds the file that was opened as `descriptor`, which is then closed.
    init?(path: String, descriptor: Int32) {
        let isLocked = SystemCalls.lock(descriptor)
        if isLocked == false {
            SystemCalls.closeDescriptor(descriptor)
            return nil
        }
        (self.path, self.descriptor, isExclusive) = (path, descriptor, isLocked == true)
    }

    deinit { SystemCalls.closeDescriptor(descriptor) }

    /// Whether the file at the path is still this one.
    var isInPlace: Bool {
        guard let own = SystemCalls.identity(ofDescriptor: descriptor) else { return false }
        return own == SystemCalls.identity(of: path)
    }
}

/// The numbers by which the system knows a file or folder, wherever it is moved on its disk.
struct FileIdentity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
}
