@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: move(_:to:)
    private(set) var moveToCalls: [(note: Note, folder: String)] = []
    func move(_ note: Note, to folder: String) { moveToCalls.append((note, folder)) }

    // MARK: load(id:)
    private(set) var loadIdCalls: [Int] = []
    var loadIdStub: (Int) throws -> AnyObject = { _ in fatalError("StoreSpy.loadIdStub is not set") }
    func load(id: Int) throws -> AnyObject {
        loadIdCalls.append(id)
        return try loadIdStub(id)
    }

    // MARK: clear()
    private(set) var clearCallCount = 0
    func clear() { clearCallCount += 1 }
}
