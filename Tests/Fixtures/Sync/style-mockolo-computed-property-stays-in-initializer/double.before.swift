@testable import Notes

/// A mock of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreMock: Store, Owned2 {
    init() {}

    struct Storage {
        var saveSetCallCount = 0
        var _save: Note?
        var loadSetCallCount = 0
        var load: Bool = false
        var find: Int = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init(save: Note, load: Bool = false, find: Int = 0) {
        storage._save = save
        storage.load = load
        storage.find = find
    }

    var save: Note {
        get {
            guard let _save = storage._save else { fatalError("StoreMock.save is not set") }
            return _save
        }
        set {  // owned1
            storage.withLock {
                $0._save = newValue
                $0.saveSetCallCount += 1
            }
        }
    }

    var load: Bool {
        get { storage.load }
        set {
            storage.withLock {
                $0.load = newValue
                $0.loadSetCallCount += 1
            }
        }
    }

    init(with first: @escaping @Sendable (Int) -> Void) {}

    var find: Int {
        get { storage.find }  // watched
        set { storage.find = newValue }
    }
}

protocol Owned2 {}
extension Int { var owned3: Int { self } }
