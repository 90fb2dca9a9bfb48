@testable import Notes

/// A spy of `Store`, yours to edit.
@dynamicMemberLookup
@MainActor
final class StoreSpy: Store {
    // owned2
    struct Storage {
        var itemFirstCalls: [@Sendable (Int) -> Void] = []
        var itemFirstStub: @Sendable (@escaping @Sendable (Int) -> Void) -> String = { _ in "" }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() { itemFirstIntStringNoteArrayCalls = [] }

    // MARK: item(first:_:)
    static var itemFirstIntStringNoteArrayCalls: [(first: (Int, String), second: [Note])] = []
    static func item(first: (Int, String), _ second: [Note]) async {
        itemFirstIntStringNoteArrayCalls.append((first, second))
    }

    var findCalls: [Int] = []
    var findStub: (Int) -> String = { _ in "" }
    func find(_ first: Int) -> String {
        let owned3 = 1; _ = owned3
        findCalls.append(first)
        return findStub(first)
    }

    // MARK: item(first:)
    func item(first: @escaping @Sendable (Int) -> Void) -> String {
        let owned1 = 1; _ = owned1
        storage.append(first, to: \.itemFirstCalls)
        return storage.itemFirstStub(first)
    }

    // MARK: item(first:)
    var itemFirstNoteCalls: [Note] = []
    var itemFirstNoteStub: @MainActor (Note) async throws -> String = { _ in "" }
    func item(first: Note) async throws -> String {
        itemFirstNoteCalls.append(first)
        return try await itemFirstNoteStub(first)
    }

    // MARK: remove(_:with:)
    var removeWithCalls: [(value: any Hashable & Sendable, first: [Note])] = []
    var removeWithStub: (any Hashable & Sendable, [Note]) throws -> [String: Int] = { _, _ in [:] }
    func remove<T: Hashable & Sendable>(_ value: T, with first: [Note]) throws -> [String: Int] {
        removeWithCalls.append((value, first))
        return try removeWithStub(value, first)
    }

    // MARK: count(by:at:)
    var countByAtCalls: [(first: Note, second: (Int, String))] = []
    var countByAtStub: @MainActor (Note, (Int, String)) async throws -> Note = { _, _ in Note() }
    func count(by first: Note, at second: (Int, String)) async throws -> Note {
        countByAtCalls.append((first, second))
        return try await countByAtStub(first, second)
    }
}
