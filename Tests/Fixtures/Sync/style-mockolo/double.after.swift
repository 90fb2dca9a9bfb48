@testable import Notes

/// A mock of `Store`, yours to edit.
final class StoreMock: Store {
    // MARK: save(_:)
    var saveCallCount = 0
    var saveArgValues: [Note] = []
    var saveHandler: ((Note) throws -> Void)?
    func save(_ note: Note) throws {
        saveCallCount += 1
        saveArgValues.append(note)
        if let saveHandler { try saveHandler(note) }
    }

    // MARK: find(for:)
    var findCallCount = 0
    var findArgValues: [Int] = []
    var findHandler: ((Int) -> Note?)?
    func find(for id: Int) -> Note? {
        findCallCount += 1
        findArgValues.append(id)
        if let findHandler { return findHandler(id) }
        return nil
    }

    // MARK: load()
    var loadCallCount = 0
    var loadHandler: (() throws -> [Note])?
    func load() throws -> [Note] {
        loadCallCount += 1
        if let loadHandler { return try loadHandler() }
        return []
    }
}
