import UnderstudySyntax

/// A buffer for the bytes of one file after another, so that reading many files allocates once; or, where each file's bytes
/// become a text, once for each.
struct ReadBuffer {
    /// Memory, which nobody fills with zeros before a file does with its bytes.
    private final class Memory {
        private(set) var base: UnsafeMutablePointer<UInt8>
        private(set) var capacity: Int
        private var isOwn = true

        init(capacity: Int) {
            base = .allocate(capacity: capacity)
            self.capacity = capacity
        }

        deinit { if isOwn { base.deallocate() } }

        /// Makes room for more than `count` bytes, which stay.
        func grow(keeping count: Int) {
            let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2)
            grown.initialize(from: base, count: count)
            base.deallocate()
            base = grown
            capacity *= 2
        }

        /// The memory, which whoever asks has to free.
        func give() -> UnsafeMutablePointer<UInt8> {
            isOwn = false
            return base
        }
    }

    private var memory: Memory?
    private let capacity: Int
    /// Whether memory is made for each file, as large as that.
    private let isGiven: Bool
    /// The number of bytes read last.
    private(set) var count = 0
    /// The size in bytes from which files are refused: far above any source, and far below what ranges can count.
    static let limit = 1 << 28

    /// Creates a buffer with room for `capacity` bytes, which grows for larger files.
    init(capacity: Int = 1 << 18) {
        self.capacity = max(1, capacity)
        isGiven = false
    }

    /// Creates a buffer whose bytes become texts, one after the other.
    static var forTexts: ReadBuffer { ReadBuffer(isGiven: true) }

    private init(isGiven: Bool) {
        self.isGiven = isGiven
        capacity = 1 << 14
    }

    /// A copy of the bytes read last.
    var bytes: [UInt8] { withBytes { Array($0) } }

    /// Passes the bytes read last to `body`, which must not keep them; a zero byte follows them.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(memory) { try body(UnsafeBufferPointer(start: memory?.base, count: count)) }
    }

    /// The bytes read last as a text, after which they are gone from the buffer.
    mutating func text(path: String) -> SourceText {
        guard let memory else { return SourceText(path: path, bytes: []) }
        self.memory = nil
        defer { count = 0 }
        return SourceText(path: path, taking: memory.give(), count: count)
    }

    /// Fills the buffer with `bytes`.
    mutating func fill(with bytes: [UInt8]) {
        let memory = Memory(capacity: bytes.count + 1)
        bytes.withUnsafeBufferPointer { bytes in
            if let base = bytes.baseAddress { memory.base.initialize(from: base, count: bytes.count) }
        }
        memory.base[bytes.count] = 0
        self.memory = memory
        count = bytes.count
    }

    /// Fills the buffer with everything that is left to read from `descriptor`.
    ///
    /// - Parameter expected: How many bytes that probably is.
    mutating func fill(from descriptor: Int32, expecting expected: Int? = nil) throws(SystemCalls.Failure) {
        // Not earlier: a file that can't be opened needs no buffer.
        let room = isGiven ? expected.map { max(64, $0 + 1) } ?? capacity : capacity
        let memory = isGiven ? Memory(capacity: room) : self.memory ?? Memory(capacity: room)
        self.memory = memory
        count = 0
        while true {
            let rest = UnsafeMutableRawBufferPointer(start: memory.base + count, count: memory.capacity - count)
            let read = try SystemCalls.readOnce(descriptor, into: rest).get()
            if read == 0 {
                memory.base[count] = 0
                return
            }
            count += read
            if count >= Self.limit { throw .tooLarge }
            if count == memory.capacity { memory.grow(keeping: count) }
        }
    }
}
