import Foundation

/// The order of calls to one double or to several, whatever threads they come from.
///
///     let order = CallOrder()
///     store.order = order
///     clock.order = order
///     #expect(order.calls == ["find(id:)", "save(_:)"])
///
/// With `CallOrder(expecting: ["find(id:)", "save(_:)"])` a mock tells the difference in its unmet expectations.
nonisolated final class CallOrder: @unchecked Sendable {
    private let lock = NSLock()
    private var added: [String] = []
    private let expected: [String]?

    init(expecting expected: [String]? = nil) { self.expected = expected }

    /// The calls so far, by the names of the members.
    var calls: [String] { lock.withLock { added } }

    /// What came in another order than was expected.
    var unmet: [String] {
        let calls = calls
        guard let expected, calls != expected else { return [] }
        return ["expected the order \(expected), came \(calls)"]
    }

    /// Writes a call down.
    func add(_ call: String) { lock.withLock { added.append(call) } }

    /// Forgets all calls.
    func reset() { lock.withLock { added = [] } }
}
