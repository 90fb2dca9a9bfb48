@testable import Notes

/// A spy of `Saver`, yours to edit.
final class SaverSpy: Saver {
    // MARK: save(_:)
    private(set) var saveCalls: [Note] = []
    func save(_ note: Note) { saveCalls.append(note) }

    // MARK: clear()
    private(set) var clearCallCount = 0
    func clear() { clearCallCount += 1 }
}

/// A spy of `Finder`, yours to edit.
final class FinderSpy: Finder {
    // MARK: find(by:)
    private(set) var findByCalls: [Int] = []
    var findByStub: (Int) -> Note? = { _ in nil }
    func find(by id: Int) -> Note? {
        findByCalls.append(id)
        return findByStub(id)
    }

    // MARK: all()
    private(set) var allCallCount = 0
    var allStub: () -> [Note] = { [] }
    func all() -> [Note] {
        allCallCount += 1
        return allStub()
    }
}
