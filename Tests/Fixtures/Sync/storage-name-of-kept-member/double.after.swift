@testable import Notes

/// A mock of `Store`, yours to edit.
nonisolated final class StoreMock: Store {
    // owned4
    func owned3() -> Int { 1 }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += findExpectations.unmet(findCalls, of: "find(_:)")
        unmet += storeBoolExpectations.unmet(storeBoolCallCount, of: "store()")
        unmet += load2Expectations.unmet(load2CallCount, of: "load")
        unmet += storeExpectations.unmet(storeCallCount, of: "store()")
        unmet += loadExpectations.unmet(loadCallCount, of: "load()")
        return unmet
    }

    // MARK: store()
    var storeCallCount = 0
    var storeExpectations: [ExpectedCalls<Void>] = []
    /// owned2.
    func store() async { storeCallCount += 1 }

    // MARK: store()
    var storeBoolCallCount = 0
    var storeBoolStub: () async -> Bool = { false }
    var storeBoolExpectations: [ExpectedCalls<Void>] = []
    func store() async -> Bool {
        storeBoolCallCount += 1
        return await storeBoolStub()
    }

    // MARK: load()
    var loadCallCount = 0
    var loadExpectations: [ExpectedCalls<Void>] = []
    /// owned1.
    func load() async { loadCallCount += 1 }

    // MARK: find(_:)
    var findCalls: [any Hashable & Sendable] = []
    var findExpectations: [ExpectedCalls<any Hashable & Sendable>] = []
    func find<T: Hashable & Sendable>(_ value: T) async { findCalls.append(value) }

    // MARK: load
    var load2CallCount = 0
    var load2Stub: () throws -> Bool = { false }
    var load2Expectations: [ExpectedCalls<Void>] = []
    var load: Bool {
        get throws {
            load2CallCount += 1
            return try load2Stub()
        }
    }
}
