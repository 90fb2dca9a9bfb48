@testable import Notes

/// A dummy of `Store`, yours to edit.
nonisolated final class StoreDummy: Store {
    nonisolated func save(_ note: Note) { fatalError("StoreDummy.save(_:) must not be called") }
    @MainActor func load() async -> [Note] { fatalError("StoreDummy.load() must not be called") }
    @available(*, deprecated)
    func clear() { fatalError("StoreDummy.clear() must not be called") }
}
