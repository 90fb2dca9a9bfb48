@testable import Notes

#if canImport(Darwin) || os(Linux)
#if !os(watchOS)
/// A mock of `Store`, yours to edit.
final class StoreMock: Store {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += loadExpectations.unmet(loadCallCount, of: "load()")
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
}
#endif
#endif
