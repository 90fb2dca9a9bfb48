import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: load(key:)
    var loadIdCalls: [Int] = []
    var loadIdStub: (Int) -> Note = { _ in Note() }
    func load(key: Int) -> Note {
        loadIdCalls.append(key)
        return loadIdStub(key)
    }

    // MARK: find(key:)
    var findKeyCalls: [Int] = []
    var findKeyStub: (Int) -> Note = { _ in Note() }
    func find(key: Int) -> Note {
        findKeyCalls.append(key)
        return findKeyStub(key)
    }

    var lastLoaded: Int? { loadIdCalls.last }
}
