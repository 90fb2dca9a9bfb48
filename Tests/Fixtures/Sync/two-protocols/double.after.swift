@testable import Notes

/// A spy of `Saver`, yours to edit.
final class SaverSpy: Saver, Finder {
    // MARK: save(_:)
    private(set) var saveCalls: [Note] = []
    func save(_ note: Note) { saveCalls.append(note) }
    func find(by id: Int) -> Note? { nil }

    // MARK: all()
    private(set) var allCallCount = 0
    var allStub: () -> [Note] = { [] }
    func all() -> [Note] {
        allCallCount += 1
        return allStub()
    }
}
