import Foundation

@testable import Notes

/// A mock of `Store`, yours to edit.
@dynamicMemberLookup
nonisolated final class StoreMock: Store {
    init() {}

    struct StaticStorage {
        var titleCallCount = 0
        var titleHandler: (@Sendable () async -> Bool)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    init(at first: Note?, by second: URL) {}

    init(store: [Note] = [], save: [Note] = []) {
        self.storeHandler = { store }
        self.saveHandler = { save }
    }

    // MARK: title()
    var titleCallCount = 0
    var titleHandler: (() throws -> [String: Int])?
    /// Owned 2.
    func title() throws -> [String: Int] {
        titleCallCount += 1
        if let titleHandler { return try titleHandler() }
        return [:]
    }

    // MARK: title(by:)
    var titleByCallCount = 0
    var titleByHandler: ((@escaping @Sendable (Int) -> Void) -> Note)?
    func title(by first: @escaping @Sendable (Int) -> Void) -> Note {
        titleByCallCount += 1
        if let titleByHandler { return titleByHandler(first) }
        fatalError("StoreMock.titleByHandler is not set")
    }

    static func title() async -> Bool {
        staticStorage.withLock { $0.titleCallCount += 1 }
        if let titleHandler = staticStorage.titleHandler { return await titleHandler() }
        return false
    }

    // MARK: item()
    var itemCallCount = 0
    var itemHandler: (() throws -> Int)?
    func item() throws -> Int {
        itemCallCount += 1
        if let itemHandler { return try itemHandler() }
        return 0
    }

    // MARK: store
    var storeHandler: (() async -> [Note])?
    var store: [Note] {
        get async {
            if let storeHandler { return await storeHandler() }
            return []
        }
    }

    // MARK: save
    var saveHandler: (() throws -> [Note])?
    var save: [Note] {
        get throws {
            if let saveHandler { return try saveHandler() }
            return []
        }
    }
}

extension Int { var owned3: Int { self } }
