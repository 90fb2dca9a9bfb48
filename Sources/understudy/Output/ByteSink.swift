import UnderstudySyntax

/// Collects bytes and passes them on in large pieces.
final class ByteSink: @unchecked Sendable {
    /// Whether the output is a terminal.
    let isTerminal: Bool
    private let lock = Mutex()
    private let handOn: @Sendable (_ bytes: UnsafeRawBufferPointer) -> SystemCalls.Failure?
    private var gathered: [UInt8] = []
    private var firstFailure: SystemCalls.Failure?
    private static let threshold = 1 << 16

    /// Creates a sink; `handOn` writes all the bytes that it gets, or returns why it can't.
    init(
        isTerminal: Bool,
        handOn: @escaping @Sendable (_ bytes: UnsafeRawBufferPointer) -> SystemCalls.Failure?
    ) {
        self.isTerminal = isTerminal
        self.handOn = handOn
    }

    /// Why bytes were lost; `nil` if none were, or if there is no longer a reader to whom it could be reported.
    var loss: SystemCalls.Failure? {
        lock.withLock { firstFailure == .brokenPipe ? nil : firstFailure }
    }

    /// Adds `bytes` after those collected before.
    func append(_ bytes: some Sequence<UInt8>) {
        lock.withLock {
            guard firstFailure == nil else { return }
            gathered.append(contentsOf: bytes)
            if gathered.count >= Self.threshold { flushLocked() }
        }
    }

    /// Writes everything that was collected.
    func flush() {
        lock.withLock { flushLocked() }
    }

    private func flushLocked() {
        guard !gathered.isEmpty, firstFailure == nil else { return }
        firstFailure = gathered.withUnsafeBytes(handOn)
        gathered.removeAll(keepingCapacity: true)
    }
}

extension ByteSink {
    /// The sink for an open file descriptor.
    convenience init(descriptor: Int32) {
        self.init(isTerminal: SystemCalls.isTerminal(descriptor)) { bytes in
            SystemCalls.writeAll(bytes, to: descriptor)
        }
    }
}
