import Foundation

@testable import Notes

/// A spy of `Store`, yours to edit.
nonisolated final class StoreSpy: Store {
    // MARK: save(_:)
    private(set) var saveCalls: [Note] = []
    var saveStub: (Note) throws -> Void = { _ in }
    func save(_ note: Note) throws {
        saveCalls.append(note)
        try saveStub(note)
    }

    // MARK: load(_:)
    private(set) var loadCalls: [URL] = []
    var loadStub: (URL) async throws -> [Note] = { _ in [] }
    func load(_ url: URL) async throws -> [Note] {
        loadCalls.append(url)
        return try await loadStub(url)
    }

    // MARK: find(by:)
    private(set) var findByCalls: [Int] = []
    var findByStub: (Int) -> Note? = { _ in nil }
    func find(by id: Int) -> Note? {
        findByCalls.append(id)
        return findByStub(id)
    }

    // MARK: refresh()
    private(set) var refreshCallCount = 0
    func refresh() { refreshCallCount += 1 }
}
