@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    private(set) var saveCalls: [Note] = []
    var saveStub: (Note) throws -> Void = { _ in }
    func save(_ note: Note) throws {
        assert(note.id >= 0)
        saveCalls.append(note)
        try saveStub(note)
    }

    // MARK: find(by:)
    private(set) var findByCalls: [Int] = []
    var findByStub: (Int) -> Note? = { _ in nil }
    func find(by number: Int) -> Note? {
        findByCalls.append(number)
        return findByStub(number)
    }

    // MARK: move(note:to:)
    private(set) var moveNoteToCalls: [(note: Note, folder: Int)] = []
    func move(note: Note, to folder: Int) { moveNoteToCalls.append((note, folder)) }

    // MARK: refresh()
    private(set) var refreshCallCount = 0
    func refresh() { refreshCallCount += 1 }

    // MARK: subscript(_:)
    private(set) var subscriptCalls: [Int] = []
    var subscriptStub: (Int) -> Note = { _ in Note() }
    private(set) var subscriptSetCalls: [(id: Int, newValue: Note)] = []
    subscript(id: Int) -> Note {
        get {
            subscriptCalls.append(id)
            return subscriptStub(id)
        }
        set { subscriptSetCalls.append((id, newValue)) }
    }
}
