import Foundation

/// Holds answers back until the test opens it, so that the test can look at the state in between.
///
///     let gate = Gate()
///     spy.loadStub = { await gate.wait(); return note }
///     let loading = Task { await model.load() }
///     try await eventually { model.isLoading }
///     gate.open()
nonisolated final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var isOpen = false
    private var waiting: [(id: Int, continuation: CheckedContinuation<Void, Never>)] = []
    private var lastID = 0

    /// Suspends until the gate is open or the task is cancelled.
    func wait() async {
        let id = lock.withLock {
            lastID += 1
            return lastID
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isWaiting = lock.withLock {
                    // A task that is cancelled after this check finds its continuation in the list.
                    if isOpen || Task.isCancelled { return false }
                    waiting.append((id, continuation))
                    return true
                }
                if !isWaiting { continuation.resume() }
            }
        } onCancel: {
            let continuation = lock.withLock {
                waiting.firstIndex { $0.id == id }.map { waiting.remove(at: $0).continuation }
            }
            continuation?.resume()
        }
    }

    /// Opens the gate for current and later waiters.
    func open() {
        let waiting = lock.withLock {
            isOpen = true
            defer { self.waiting = [] }
            return self.waiting
        }
        for waiter in waiting { waiter.continuation.resume() }
    }
}
