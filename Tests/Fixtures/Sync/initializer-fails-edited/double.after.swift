@testable import Notes

/// A spy of `Archive`, yours to edit.
nonisolated final class ArchiveSpy: Archive {
    init() {}

    // MARK: init(path:)
    private(set) var initPathCalls: [String] = []
    init(path: String) {
        assert(!path.isEmpty)
        initPathCalls.append(path)
    }

    // MARK: count()
    private(set) var countCallCount = 0
    var countStub: () -> Int = { 0 }
    func count() -> Int {
        countCallCount += 1
        return countStub()
    }
}
