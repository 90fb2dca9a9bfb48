@testable import Notes

/// A harness of `NotesModel`, yours to edit.
@MainActor
struct NotesModelHarness {
    var store = NoteStoreSpy()
    var analytics: (any Analytics)!

    func make() -> NotesModel { NotesModel(store: store, analytics: analytics) }
}
