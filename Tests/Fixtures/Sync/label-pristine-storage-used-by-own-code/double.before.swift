import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: load(id:)
    var loadIdCalls: [Int] = []
    var loadIdStub: (Int) -> Note = { _ in Note() }
    func load(id: Int) -> Note {
        loadIdCalls.append(id)
        return loadIdStub(id)
    }

    // MARK: find(id:)
    var findIdCalls: [Int] = []
    var findIdStub: (Int) -> Note = { _ in Note() }
    func find(id: Int) -> Note {
        findIdCalls.append(id)
        return findIdStub(id)
    }

    var lastLoaded: Int? { loadIdCalls.last }
}
