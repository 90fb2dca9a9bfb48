@testable import Notes

/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    var mine = 0

    // MARK: note()
    var noteStub: () -> Note = { Note() }
    func note() -> Note { noteStub() }

    // MARK: secret()
    var secretStub: () -> Secret = { Secret() }
    func secret() -> Secret { secretStub() }
}
