@testable import Notes

/// A mock of `Store`, yours to edit.
final class StoreMock: Store {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += loadExpectations.unmet(loadCallCount, of: "load()")
        unmet += executeExpectations.unmet(executeCalls, of: "execute(_:)")
        return unmet
    }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    var loadExpectations: [ExpectedCalls<Void>] = []
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }

    // MARK: execute(_:)
    var executeCalls: [() -> Void] = []
    var executeStub: (@escaping () -> Void) -> Void = { _ in }
    var executeExpectations: [ExpectedCalls<() -> Void>] = []
    func execute(_ task: @escaping () -> Void) {
        executeCalls.append(task)
        executeStub(task)
    }
}
