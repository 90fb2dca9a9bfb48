@testable import Notes

/// A mock of `Store`, yours to edit.
@dynamicMemberLookup
nonisolated final class StoreMock: Store {
    func owned5() -> Int { 1 }

    struct StaticStorage {
        var countFirstCalls: [[Note]] = []
        var countFirstStub: @Sendable ([Note]) -> [Note] = { _ in [] }
        var countFirstExpectations: [ExpectedCalls<[Note]>] = []
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        let owned1 = 1; _ = owned1
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += Self.staticStorage.countFirstExpectations.unmet(  // owned8
            Self.staticStorage.countFirstCalls, of: "count(first:)")
        return unmet
    }

    // MARK: item
    var itemSetCalls: [[String: Int]] = []
    var item: [String: Int] = [:] { didSet { itemSetCalls.append(item) } }

    /// Mine: owned7.
    static func count(first: [Note]) -> [Note] {
        let owned6 = 1; _ = owned6
        let owned4 = 1; _ = owned4
        staticStorage.append(first, to: \.countFirstCalls)
        return staticStorage.countFirstStub(first)
    }
}
