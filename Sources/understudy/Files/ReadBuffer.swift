/// A buffer for the bytes of one file after another, so that reading many files allocates once.
struct ReadBuffer {
    private var storage: [UInt8] = []
    private let capacity: Int
    /// The number of bytes read last.
    private(set) var count = 0
    /// The size in bytes from which files are refused: far above any source, and far below what ranges can count.
    static let limit = 1 << 28

    /// Creates a buffer with room for `capacity` bytes, which grows for larger files.
    init(capacity: Int = 1 << 18) {
        self.capacity = max(1, capacity)
    }

    /// A copy of the bytes read last.
    var bytes: [UInt8] { Array(storage[..<count]) }

    /// Passes the bytes read last to `body`, which must not keep them; a zero byte follows them.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        try storage.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[..<count])) }
    }

    /// Fills the buffer with `bytes`.
    mutating func fill(with bytes: [UInt8]) {
        storage = bytes + [0]
        count = bytes.count
    }

    /// Fills the buffer with everything that is left to read from `descriptor`.
    mutating func fill(from descriptor: Int32) throws(SystemCalls.Failure) {
        // Not earlier: a file that can't be opened needs no buffer.
        if storage.isEmpty { storage = [UInt8](repeating: 0, count: capacity) }
        count = 0
        while true {
            let read = try readOnce(descriptor)
            if read == 0 {
                storage[count] = 0
                return
            }
            count += read
            if count >= Self.limit { throw .tooLarge }
            if count == storage.count { storage += [UInt8](repeating: 0, count: count) }
        }
    }

    private mutating func readOnce(_ descriptor: Int32) throws(SystemCalls.Failure) -> Int {
        let start = count
        let outcome = storage.withUnsafeMutableBytes { buffer in
            SystemCalls.readOnce(descriptor, into: UnsafeMutableRawBufferPointer(rebasing: buffer[start...]))
        }
        return try outcome.get()
    }
}
