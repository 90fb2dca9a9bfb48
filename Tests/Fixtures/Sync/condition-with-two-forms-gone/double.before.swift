@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }

    #if swift(>=5.7)
    // MARK: execute(_:)
    var executeCalls: [@Sendable () -> Void] = []
    var executeStub: (@escaping @Sendable () -> Void) -> Void = { _ in }
    func execute(_ task: @escaping @Sendable () -> Void) {
        executeCalls.append(task)
        executeStub(task)
    }
    #else
    // MARK: execute(_:)
    var executeCalls: [() -> Void] = []
    var executeStub: (@escaping () -> Void) -> Void = { _ in }
    func execute(_ task: @escaping () -> Void) {
        executeCalls.append(task)
        executeStub(task)
    }
    #endif
}
