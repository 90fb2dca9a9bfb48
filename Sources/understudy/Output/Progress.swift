import Dispatch
import UnderstudySyntax

/// A count of work done, shown on a terminal once the work has taken a second.
final class Progress: @unchecked Sendable {
    private let title: String
    private let total: Int
    private let sink: ByteSink
    private let isShown: Bool
    /// Takes the count where there is no terminal.
    private let observer: (@Sendable (_ title: String, _ done: Int, _ total: Int) -> Void)?
    private let now: @Sendable () -> UInt64
    private let lock = Mutex()
    private var done = 0
    private var nextShow: UInt64
    private var hasShown = false
    private static let patience: UInt64 = 1_000_000_000
    private static let interval: UInt64 = 100_000_000

    /// Starts counting; `now` is the time in nanoseconds, from an arbitrary start.
    init(
        title: String,
        total: Int,
        sink: ByteSink,
        isShown: Bool,
        observer: (@Sendable (_ title: String, _ done: Int, _ total: Int) -> Void)? = nil,
        now: @escaping @Sendable () -> UInt64 = { DispatchTime.now().uptimeNanoseconds }
    ) {
        self.title = title
        self.total = total
        self.sink = sink
        self.isShown = isShown
        self.observer = observer
        self.now = now
        nextShow = now() + (isShown ? Self.patience : 0)
    }

    /// Counts one more piece of work.
    func advance() {
        guard isShown || observer != nil else { return }
        lock.withLock {
            done += 1
            let time = now()
            guard time >= nextShow else { return }
            nextShow = time + Self.interval
            observer?(title, done, total)
            guard isShown else { return }
            hasShown = true
            sink.append("\r\(title) \(done) of \(total)\u{1B}[K".utf8)
            sink.flush()
        }
    }

    /// Removes the count from the terminal.
    func finish() {
        lock.withLock {
            guard hasShown else { return }
            hasShown = false
            sink.append("\r\u{1B}[K".utf8)
            sink.flush()
        }
    }
}
