@testable import Notes

/// A dummy of `Store`, yours to edit.
nonisolated final class StoreDummy: Store {
    nonisolated func save(note: Note) { fatalError("StoreDummy.save(note:) must not be called") }
    @MainActor func load() async -> [Note] { fatalError("StoreDummy.load() must not be called") }
    @available(*, deprecated)
    func clear() { fatalError("StoreDummy.clear() must not be called") }
    func count() -> Int { fatalError("StoreDummy.count() must not be called") }
}
