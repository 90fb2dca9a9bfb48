import Foundation

/// Those who listen to what a fake keeps: each stream by a number, until it ends.
nonisolated final class Listeners<Value>: @unchecked Sendable {
    private struct Listener {
        let tell: (Value) -> Void
        let finish: () -> Void
    }

    private let lock = NSLock()
    private var listeners: [Int: Listener] = [:]
    private var last = 0

    deinit {
        // The streams of a fake end with it.
        for listener in listeners.values { listener.finish() }
    }

    /// How many listen, so that a test can wait for them: `try await eventually { fake.notesListeners.count == 1 }`.
    var count: Int { locked { listeners.count } }

    /// Tells all who listen.
    func send(_ value: Value) {
        for (_, listener) in locked({ listeners.sorted { $0.key < $1.key } }) { listener.tell(value) }
    }

    /// Has `tell` called with each value.
    func add(_ tell: @escaping (Value) -> Void) { _ = insert(Listener(tell: tell) {}) }

    /// A stream of `first` and each value that is sent.
    func stream(_ first: Value? = nil) -> AsyncStream<Value> { stream(first) { $0 } }

    /// A stream of `first` and what `part` gives for each value that is sent.
    func stream<Part>(_ first: Part?, _ part: @escaping (Value) -> Part?) -> AsyncStream<Part> {
        AsyncStream { continuation in
            let id = listen(first, part, { continuation.yield($0) }) { continuation.finish() }
            continuation.onTermination = { [weak self] _ in self?.remove(id) }
        }
    }

    /// The same as a stream that could fail.
    func throwingStream(_ first: Value? = nil) -> AsyncThrowingStream<Value, any Error> { throwingStream(first) { $0 } }

    /// The same as a stream that could fail.
    func throwingStream<Part>(
        _ first: Part?, _ part: @escaping (Value) -> Part?
    ) -> AsyncThrowingStream<Part, any Error> {
        AsyncThrowingStream { continuation in
            let id = listen(first, part, { continuation.yield($0) }) { continuation.finish() }
            continuation.onTermination = { [weak self] _ in self?.remove(id) }
        }
    }

    private func listen<Part>(
        _ first: Part?, _ part: @escaping (Value) -> Part?, _ yield: @escaping (sending Part) -> Void,
        _ finish: @escaping () -> Void
    ) -> Int {
        let tell = { (part: Part?) in
            guard let part else { return }
            nonisolated(unsafe) let told = part
            yield(told)
        }
        tell(first)
        return insert(Listener(tell: { tell(part($0)) }, finish: finish))
    }

    private func insert(_ listener: Listener) -> Int {
        locked {
            last += 1
            listeners[last] = listener
            return last
        }
    }

    private func remove(_ id: Int) { locked { listeners[id] = nil } }

    private func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}
