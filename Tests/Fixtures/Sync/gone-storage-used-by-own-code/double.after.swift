import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    var saveCalls: [Note] = []
    func save(_ note: Note) { saveCalls.append(note) }

    // MARK: load(id:)
    var loadIdCalls: [Int] = []
    var loadIdStub: (Int) -> Note = { _ in Note() }
    func load(id: Int) -> Note {
        loadIdCalls.append(id)
        return loadIdStub(id)
    }

    // MARK: clear()
    var clearCallCount = 0
    func clear() { clearCallCount += 1 }

    var lastSaved: Note? { saveCalls.last }
    func clearTwice() { for _ in 0..<2 { clear() } }
}
