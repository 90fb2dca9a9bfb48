@testable import Notes

/// A mock of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreMock: Store {
    struct Storage {
        #if os(Linux)
        var storeCallCount = 0
        var storeStub: @Sendable () throws -> [String: Int] = { [:] }
        var storeExpectations: [ExpectedCalls<Void>] = []
        #endif
        var saveCalls: [Note?] = []
        var saveStub: @Sendable (Note?) async -> Note? = { _ in nil }
        var saveExpectations: [ExpectedCalls<Note?>] = []
        var titleCallCount = 0
        var titleStub: @Sendable () async -> [Note] = { [] }
        var titleExpectations: [ExpectedCalls<Void>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    // owned1
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        #if os(Linux)
        unmet += storage.storeExpectations.unmet(storage.storeCallCount, of: "store")
        #endif
        unmet += storage.saveExpectations.unmet(storage.saveCalls, of: "save(_:)")
        unmet += storage.titleExpectations.unmet(storage.titleCallCount, of: "title()")
        unmet += loadExpectations.unmet(loadCalls, of: "load(_:)")
        return unmet
    }

    #if os(Linux)
    var store: [String: Int] {
        get throws {
            storage.increment(\.storeCallCount)
            return try storage.storeStub()
        }
    }
    #endif

    func save(_ first: Note?) async -> Note? {
        let owned4 = 1; _ = owned4
        storage.append(first, to: \.saveCalls)
        return await storage.saveStub(first)
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
    /// owned3.
    func title() async -> [Note] {
        storage.increment(\.titleCallCount)
        return await storage.titleStub()
    }
}
