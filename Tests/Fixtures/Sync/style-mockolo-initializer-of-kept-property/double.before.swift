@testable import Notes

/// A mock of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreMock: Store {
    func owned1() -> Int { 1 }

    init() {}

    struct Storage {
        var title: Bool = false
        var saveCallCount = 0
        var saveArgValues: [(value: any Hashable & Sendable, first: (Int, String), second: [Note])] = []
        var saveHandler: (@Sendable (any Hashable & Sendable, (Int, String), [Note]) async throws -> Bool)?
        var findHandler: (@Sendable () async throws -> Int)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init(title: Bool = false, find: Int = 0) {
        storage.title = title
        storage.findHandler = { find }
    }

    var title: Bool {
        get { storage.title }  // watched
        set { storage.title = newValue }
    }

    func save<T: Hashable & Sendable>(_ value: T, first: (Int, String), by second: [Note]) async throws -> Bool {
        storage.withLock {
            $0.saveCallCount += 1
            $0.saveArgValues.append((value, first, second))
        }
        if let saveHandler = storage.saveHandler { return try await saveHandler(value, first, second) }
        return false
    }

    init(at first: Note?) {}

    var find: Int {
        get async throws {
            if let findHandler = storage.findHandler { return try await findHandler() }
            return 0
        }
    }
}
