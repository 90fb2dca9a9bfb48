@testable import Notes

/// A mock of `Store`, yours to edit.
final class StoreMock: Store {
    // MARK: save(for:)
    var saveCallCount = 0
    var saveArgValues: [Int] = []
    var saveHandler: ((Int) -> [Note])?
    /// Mine: owned1.
    func save(for first: Int) -> [Note] {
        saveCallCount += 1
        saveArgValues.append(first)
        if let saveHandler { return saveHandler(first) }
        return []
    }

    init() {}

    init(store: String = "") { self.store = store }

    var store: String = ""

    // MARK: find()
    var findCallCount = 0
    var findHandler: (() -> Bool)?
    func find() -> Bool {
        findCallCount += 1
        if let findHandler { return findHandler() }
        return false
    }
}
