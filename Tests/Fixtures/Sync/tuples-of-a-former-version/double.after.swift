@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: move(_:to:)
    private(set) var moveToCalls: [(note: Note, folder: String)] = []
    func move(_ note: Note, to folder: String) { moveToCalls.append((note, folder)) }

    // MARK: copy(_:to:)
    private(set) var copyToCalls: [(note: Note, folder: String)] = []
    func copy(_ note: Note, to folder: String) { copyToCalls.append((note, folder)) }

    // MARK: load(id:)
    private(set) var loadIdCalls: [Int] = []
    var loadIdStub: (Int) throws -> AnyObject = { _ in fatalError("StoreSpy.loadIdStub is not set") }
    func load(id: Int) throws -> AnyObject {
        loadIdCalls.append(id)
        return try loadIdStub(id)
    }

    // MARK: open(id:)
    private(set) var openIdCalls: [Int] = []
    var openIdStub: (Int) throws -> AnyObject = { _ in fatalError("StoreSpy.openIdStub is not set") }
    func open(id: Int) throws -> AnyObject {
        openIdCalls.append(id)
        return try openIdStub(id)
    }
}
