import UnderstudySyntax

/// Keeps the bytes that a sink passes on.
final class GatheredBytes: @unchecked Sendable {
    private let lock = Mutex()
    private var gathered: [UInt8] = []

    /// All bytes so far.
    var bytes: [UInt8] { lock.withLock { gathered } }

    /// A sink that passes its bytes on to this value.
    func sink() -> ByteSink {
        ByteSink(isTerminal: false) { piece in
            self.lock.withLock { self.gathered += piece }
            return nil
        }
    }
}
