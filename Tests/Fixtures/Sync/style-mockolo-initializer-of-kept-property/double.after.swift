@testable import Notes

/// A mock of `Store`, yours to edit.
@dynamicMemberLookup
@MainActor
final class StoreMock: Store {
    func owned1() -> Int { 1 }

    init() {}

    struct Storage {
        var title: Bool = false
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init(find: Int = 0, title: Bool = false) {
        self.findHandler = { find }
        self.title = title
    }

    var title: Bool {
        get { storage.title }  // watched
        set { storage.title = newValue }
    }

    // MARK: save(_:first:by:)
    var saveCallCount = 0
    var saveArgValues: [(value: any Hashable & Sendable, first: (Int, String), second: [Note])] = []
    var saveHandler: (@MainActor (any Hashable & Sendable, (Int, String), [Note]) async throws -> Bool)?
    func save<T: Hashable & Sendable>(_ value: T, first: (Int, String), by second: [Note]) async throws -> Bool {
        saveCallCount += 1
        saveArgValues.append((value, first, second))
        if let saveHandler { return try await saveHandler(value, first, second) }
        return false
    }

    init(at first: Note?) {}

    // MARK: find
    var findHandler: (@MainActor () async throws -> Int)?
    var find: Int {
        get async throws {
            if let findHandler { return try await findHandler() }
            return 0
        }
    }
}
