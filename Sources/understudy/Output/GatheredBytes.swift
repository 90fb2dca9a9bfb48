/// Bytes that a sink hands on, kept to be looked at.
final class GatheredBytes: @unchecked Sendable {
    private let lock = Lock()
    private var gathered: [UInt8] = []

    /// All that came so far.
    var bytes: [UInt8] { lock.withLock { gathered } }

    /// A sink that hands on to here.
    func sink() -> ByteSink {
        ByteSink(isTerminal: false) { piece in
            self.lock.withLock { self.gathered += piece }
            return nil
        }
    }
}
