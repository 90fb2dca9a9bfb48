@testable import Notes

/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    var count = 2
    func save(_ note: String) {}
}
