@testable import Notes

/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    var status: Status = .draft

    // MARK: load()
    var loadStub: () -> Status = { .draft }
    func load() -> Status { loadStub() }
}
