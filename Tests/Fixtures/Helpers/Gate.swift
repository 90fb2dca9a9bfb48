import Foundation

/// Holds answers back until the test lets them go, to look at what is shown meanwhile.
///
///     let gate = Gate()
///     spy.loadStub = { await gate.wait(); return note }
///     let loading = Task { await model.load() }
///     try await eventually { model.isLoading }
///     gate.open()
nonisolated final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Suspends until the gate is open; returns at once when it is.
    func wait() async {
        await withCheckedContinuation { continuation in
            let isOpen = lock.withLock {
                if !self.isOpen { waiting.append(continuation) }
                return self.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }

    /// Lets everyone through who waits, and all who come later.
    func open() {
        let waiting = lock.withLock {
            isOpen = true
            defer { self.waiting = [] }
            return self.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}
