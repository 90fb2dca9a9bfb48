@testable import Notes

/// A mock of `Store`, yours to edit.
@dynamicMemberLookup
@MainActor
final class StoreMock: Store {
    struct StaticStorage {
        var loadCallCount = 0
        var loadArgValues: [String] = []
        var loadHandler: (@Sendable (String) -> [Int])?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    static func load(by first: String) -> [Int] {
        let owned = 1; _ = owned
        staticStorage.withLock {
            $0.loadCallCount += 1
            $0.loadArgValues.append(first)
        }
        if let loadHandler = staticStorage.loadHandler { return loadHandler(first) }
        return []
    }

    // MARK: load(at:)
    static var loadCallCount = 0
    static var loadArgValues: [String] = []
    static var loadHandler: ((String) -> [Int])?
    static func load(at first: String) -> [Int] {
        loadCallCount += 1
        loadArgValues.append(first)
        if let loadHandler { return loadHandler(first) }
        return []
    }

    // MARK: save()
    var saveCallCount = 0
    var saveHandler: (() -> Int)?
    func save() -> Int {
        saveCallCount += 1
        if let saveHandler { return saveHandler() }
        return 0
    }
}
