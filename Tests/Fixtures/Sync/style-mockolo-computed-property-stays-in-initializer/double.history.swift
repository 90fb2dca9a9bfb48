@testable import Notes

/// A mock of `Store`, yours to edit.
@MainActor
final class StoreMock: Store, Owned2 {
    init() {}

    init(save: Note, load: Bool = false) {
        _save = save
        self.load = load
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
}

protocol Owned2 {}
extension Int { var owned3: Int { self } }
