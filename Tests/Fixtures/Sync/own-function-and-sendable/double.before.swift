@testable import Notes

/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    func reset() -> Int { 1 }

    func save() {}
}
