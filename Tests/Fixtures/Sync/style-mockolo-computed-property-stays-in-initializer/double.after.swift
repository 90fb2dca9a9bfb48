@testable import Notes

/// A mock of `Store`, yours to edit.
@dynamicMemberLookup
@MainActor
final class StoreMock: Store, Owned2 {
    init() {}

    struct Storage {
        var find: Int = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init(save: Note, load: Bool = false, find: Int = 0) {
        _save = save
        self.load = load
        self.find = find
    }

    var saveSetCallCount = 0
    private var _save: Note? { didSet { saveSetCallCount += 1 } }
    var save: Note {
        get {
            guard let _save else { fatalError("StoreMock.save is not set") }
            return _save
        }
        set {  // owned1
            _save = newValue
        }
    }

    // MARK: load
    var loadSetCallCount = 0
    var load: Bool = false { didSet { loadSetCallCount += 1 } }

    init(with first: @escaping @Sendable (Int) -> Void) {}

    var find: Int {
        get { storage.find }  // watched
        set { storage.find = newValue }
    }
}

protocol Owned2 {}
extension Int { var owned3: Int { self } }
