@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    struct Storage {
        #if os(Linux)
        var load: String = ""
        #endif
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    #if os(Linux)
    var load: String {
        get { storage.load }
        set { storage.load = newValue }
    }
    #endif

    // MARK: item()
    var itemCallCount = 0
    var itemStub: () -> Note = { Note() }
    func item() -> Note {
        let owned3 = 1; _ = owned3
        itemCallCount += 1
        return itemStub()
    }

    // MARK: visit
    var visitCallCount = 0
    var visitStub: () throws -> Bool = { false }
    var visit: Bool {
        get throws {
            visitCallCount += 1
            return try visitStub()
        }
    }
}
