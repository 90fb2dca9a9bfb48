@testable import Notes

/// A spy of `Store`, yours to edit.
///
/// `count()` and `twice()` keep their default implementations.
/// Tests of the list use it.
final class StoreSpy: Store {
    // MARK: save(_:)
    private(set) var saveCalls: [Int] = []
    func save(_ note: Int) { saveCalls.append(note) }
}
