import Dispatch
import UnderstudySyntax

/// Applies `body` to all `items` on as many threads as there are cores; the results are in the order of the items.
///
/// Each thread has its own state, made by `makeState`, which `body` may change, such as a buffer.
func concurrentMap<Item: Sendable, State, Result: Sendable>(
    _ items: [Item],
    threads: Int = SystemCalls.coreCount(),
    makeState: @Sendable () -> State,
    _ body: @Sendable (inout State, Item) -> Result
) -> [Result] {
    // Work is handed out in small pieces, so that one large file at the end doesn't keep all threads waiting.
    let piece = 16
    let threads = min(threads, (items.count + piece - 1) / piece)
    guard threads > 1 else {
        var state = makeState()
        return items.map { body(&state, $0) }
    }
    return [Result](unsafeUninitializedCapacity: items.count) { results, count in
        let slots = Slots(base: results.baseAddress)
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            var state = makeState()
            while let range = counter.next(piece, below: items.count) {
                for index in range { slots.set(index, to: body(&state, items[index])) }
            }
        }
        count = items.count
    }
}

/// Hands out ranges of numbers, each once.
private final class Counter: @unchecked Sendable {
    private let lock = Mutex()
    private var start = 0

    func next(_ count: Int, below end: Int) -> Range<Int>? {
        lock.withLock {
            guard start < end else { return nil }
            let range = start..<min(start + count, end)
            start = range.upperBound
            return range
        }
    }
}

/// Slots for results; safe to share, because each slot is set only by the one thread that has its index.
private struct Slots<Element>: @unchecked Sendable {
    let base: UnsafeMutablePointer<Element>?

    func set(_ index: Int, to element: Element) {
        guard let base else { return }
        (base + index).initialize(to: element)
    }
}
