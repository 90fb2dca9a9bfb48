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
    private(set) var moveNoteToCalls: [(it: Note, to: Int)] = []
    func move(note it: Note, to: Int) { moveNoteToCalls.append((it, to)) }

    // MARK: refresh()
    private(set) var refreshCallCount = 0
    func refresh() { refreshCallCount += 1 }

    // MARK: subscript(_:)
    private(set) var subscriptCalls: [Int] = []
    var subscriptStub: (Int) -> Note = { _ in Note() }
    private(set) var subscriptSetCalls: [(key: Int, newValue: Note)] = []
    subscript(key: Int) -> Note {
        get {
            subscriptCalls.append(key)
            return subscriptStub(key)
        }
        set { subscriptSetCalls.append((key, newValue)) }
    }
}
