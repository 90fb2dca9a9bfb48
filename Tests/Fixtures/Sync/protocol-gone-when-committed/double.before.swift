@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store, Quiet {
    // MARK: save(_:)
    var saveCalls: [Note] = []
    func save(_ note: Note) {
        saveCalls.append(note)
        print(note)
    }
}

protocol Quiet {}
