import Foundation

/// The order of calls to one or several doubles, from any thread.
///
///     let order = CallOrder()
///     store.order = order
///     clock.order = order
///     #expect(order.calls == ["find(id:)", "save(_:)"])
///
/// With `CallOrder(expecting: ["find(id:)", "save(_:)"])`, a mock reports a different order in `unmetExpectations`.
nonisolated final class CallOrder: @unchecked Sendable {
    private let lock = NSLock()
    private var added: [String] = []
    private let expected: [String]?

    init(expecting expected: [String]? = nil) { self.expected = expected }

    /// The names of the members called so far.
    var calls: [String] { lock.withLock { added } }

    /// Calls out of order.
    var unmet: [String] {
        let calls = calls
        guard let expected, calls != expected else { return [] }
        return ["calls out of order; expected \(expected), got \(calls)"]
    }

    /// Records a call.
    func add(_ call: String) { lock.withLock { added.append(call) } }

    /// Forgets all calls.
    func reset() { lock.withLock { added = [] } }
}
