@testable import Notes

/// A fake of `Store`, yours to edit.
final class StoreFake: Store {
    // MARK: save(_:)
    var saveStringStub: (String) -> Int = { _ in TestIssue.report("StoreFake.saveStringStub is not set", returning: 0) }
    func save(_ title: String) -> Int { saveStringStub(title) }

    func save(_ note: Note) throws -> Bool {
        print("saving")
        return true
    }
}
