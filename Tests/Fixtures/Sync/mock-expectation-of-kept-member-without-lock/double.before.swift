@testable import Notes

/// A mock of `Store`, yours to edit.
nonisolated final class StoreMock: Store {
    // owned1
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        #if os(Linux)
        unmet += storeExpectations.unmet(storeCallCount, of: "store")
        #endif
        unmet += saveExpectations.unmet(saveCalls, of: "save(_:)")
        unmet += titleExpectations.unmet(titleCallCount, of: "title()")
        unmet += loadExpectations.unmet(loadCalls, of: "load(_:)")
        return unmet
    }

    #if os(Linux)
    // MARK: store
    var storeCallCount = 0
    var storeStub: () throws -> [String: Int] = { [:] }
    var storeExpectations: [ExpectedCalls<Void>] = []
    var store: [String: Int] {
        get throws {
            storeCallCount += 1
            return try storeStub()
        }
    }
    #endif

    // MARK: save(_:)
    var saveCalls: [Note?] = []
    var saveStub: (Note?) async -> Note? = { _ in nil }
    var saveExpectations: [ExpectedCalls<Note?>] = []
    func save(_ first: Note?) async -> Note? {
        let owned4 = 1; _ = owned4
        saveCalls.append(first)
        return await saveStub(first)
    }

    // MARK: load(_:)
    var loadCalls: [Note?] = []
    var loadStub: (Note?) async -> Note? = { _ in nil }
    var loadExpectations: [ExpectedCalls<Note?>] = []
    func load(_ first: Note?) async -> Note? {
        let owned2 = 1; _ = owned2
        loadCalls.append(first)
        return await loadStub(first)
    }

    // MARK: title()
    var titleCallCount = 0
    var titleStub: () async -> [Note] = { [] }
    var titleExpectations: [ExpectedCalls<Void>] = []
    /// owned3.
    func title() async -> [Note] {
        titleCallCount += 1
        return await titleStub()
    }
}
