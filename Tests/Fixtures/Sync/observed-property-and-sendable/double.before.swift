@testable import Notes

/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    var title: String = "" {
        didSet { assert(!title.isEmpty) }
    }
    func clear() {}
}
