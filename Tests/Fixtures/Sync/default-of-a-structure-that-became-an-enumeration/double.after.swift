@testable import Notes

/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    lazy var last: NoteID = { TestIssue.stop("StoreStub.last is not set") }()
    func save(_ id: NoteID) {}
}
