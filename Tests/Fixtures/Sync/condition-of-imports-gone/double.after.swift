import Foundation

@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    var saveCalls: [Data] = []
    func save(_ note: Data) { saveCalls.append(note) }
}
