import Foundation

@testable import Notes

/// A spy of `Store`, yours to edit.
nonisolated final class StoreSpy: Store {
    init() {}

    // MARK: init(at:)
    var initAtCalls: [URL] = []
    init(at url: URL) { initAtCalls.append(url) }

    // MARK: save(_:)
    var saveCalls: [Note] = []
    func save(_ note: Note) { saveCalls.append(note) }
}
