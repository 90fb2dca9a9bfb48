@testable import Notes

/// A harness of `NotesModel`, yours to edit.
@MainActor
struct NotesModelHarness {
    var store = NoteStoreSpy()
    var analytics = AnalyticsSpy()

    func make() -> NotesModel { NotesModel(store: store, analytics: analytics) }
}
