/// Gathers bytes and hands them on in large pieces.
final class ByteSink: @unchecked Sendable {
    /// Whether a person watches.
    let isTerminal: Bool
    private let lock = Lock()
    private let handOn: @Sendable (_ bytes: UnsafeRawBufferPointer) -> Bool
    private var gathered: [UInt8] = []
    private var isClosed = false
    private static let threshold = 1 << 16

    /// Creates a sink; `handOn` writes all the bytes it is given, or says `false` when nobody reads any more.
    init(isTerminal: Bool, handOn: @escaping @Sendable (_ bytes: UnsafeRawBufferPointer) -> Bool) {
        self.isTerminal = isTerminal
        self.handOn = handOn
    }

    /// Adds `bytes` after those gathered before.
    func append(_ bytes: some Sequence<UInt8>) {
        lock.withLock {
            guard !isClosed else { return }
            gathered.append(contentsOf: bytes)
            if gathered.count >= Self.threshold { flushLocked() }
        }
    }

    /// Hands on all that was gathered.
    func flush() {
        lock.withLock { flushLocked() }
    }

    private func flushLocked() {
        guard !gathered.isEmpty, !isClosed else { return }
        isClosed = !gathered.withUnsafeBytes(handOn)
        gathered.removeAll(keepingCapacity: true)
    }
}

extension ByteSink {
    /// The sink for an open file descriptor.
    convenience init(descriptor: Int32) {
        self.init(isTerminal: SystemCalls.isTerminal(descriptor)) { bytes in
            SystemCalls.writeAll(bytes, to: descriptor) == nil
        }
    }
}
