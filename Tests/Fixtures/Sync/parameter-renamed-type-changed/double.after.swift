@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    var saveCalls: [Draft] = []
    func save(_ paper: Draft) { saveCalls.append(paper) }

    // MARK: open(_:)
    var openCalls: [Draft] = []
    func open(_ draft: Draft) { openCalls.append(draft) }
}
