@testable import Notes

#if !os(watchOS)
#if canImport(Foundation)
/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    var saveCalls: [Int] = []
    func save(_ note: Int) { saveCalls.append(note) }
}
#endif
#endif
