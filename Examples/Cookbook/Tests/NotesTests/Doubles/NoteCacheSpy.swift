@testable import Notes

/// A spy of `NoteCache`, yours to edit.
actor NoteCacheSpy: NoteCache {
    func configure(_ change: @Sendable (isolated NoteCacheSpy) -> Void) { change(self) }

    // MARK: note(id:)
    var noteIdCalls: [Int] = []
    var noteIdStub: (Int) -> Note? = { _ in nil }
    func note(id: Int) -> Note? {
        noteIdCalls.append(id)
        return noteIdStub(id)
    }
}
