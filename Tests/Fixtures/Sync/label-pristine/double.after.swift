@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    private(set) var saveCalls: [Note] = []
    var saveStub: (Note) throws -> Void = { _ in }
    func save(_ note: Note) throws {
        saveCalls.append(note)
        try saveStub(note)
    }

    // MARK: find(for:)
    private(set) var findForCalls: [Int] = []
    var findForStub: (Int) -> Note? = { _ in nil }
    func find(for id: Int) -> Note? {
        findForCalls.append(id)
        return findForStub(id)
    }

    // MARK: refresh()
    private(set) var refreshCallCount = 0
    func refresh() { refreshCallCount += 1 }
}
