@testable import Notes

/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    func save(_ note: Note) {}
    func keep(_ memo: Memo) {}
    func ping() {}
}
