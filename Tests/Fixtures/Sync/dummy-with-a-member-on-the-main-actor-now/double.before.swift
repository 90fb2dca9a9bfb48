@testable import Notes

/// A dummy of `Store`, yours to edit.
nonisolated final class StoreDummy: Store {
    init() {}
    func title() -> Int { fatalError("StoreDummy.title() must not be called") }
    func remove(for first: Int?) async -> String { fatalError("StoreDummy.remove(for:) must not be called") }
}
