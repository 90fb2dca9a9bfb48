@testable import Notes

/// A mock of `Store`, yours to edit.
final class StoreMock: Store {
    // Asked for by the list.
    // MARK: visit(_:)
    var visitCallCount = 0
    var visitArgValues: [Note?] = []
    var visitHandler: ((Note?) -> Bool)?
    func visit(_ note: Note?) -> Bool {
        visitCallCount += 1
        visitArgValues.append(note)
        if let visitHandler { return visitHandler(note) }
        return false
    }

    // MARK: clear()
    var clearCallCount = 0
    var clearHandler: (() -> Void)?
    func clear() {
        clearCallCount += 1
        if let clearHandler { clearHandler() }
    }
}
