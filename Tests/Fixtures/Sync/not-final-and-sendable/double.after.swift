@testable import Notes

/// A stub of `Store`, yours to edit.
class StoreStub: Store {
    func clear() {}
}
