@testable import Notes

/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    var status: Status = .new

    // MARK: load()
    var loadStub: () -> Status = { .new }
    func load() -> Status { loadStub() }
}
