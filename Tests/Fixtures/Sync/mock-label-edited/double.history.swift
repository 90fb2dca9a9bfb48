@testable import Notes

/// A mock of `Store`, yours to edit.
final class StoreMock: Store {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("find(by:)", findByExpectedCount, findByCalls.count)
        check("load()", loadExpectedCount, loadCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: find(by:)
    private(set) var findByCalls: [Int] = []
    var findByStub: (Int) -> Note? = { _ in nil }
    var findByExpectedCount: Int?
    func find(by id: Int) -> Note? {
        assert(id > 0)
        findByCalls.append(id)
        return findByStub(id)
    }

    // MARK: load()
    private(set) var loadCallCount = 0
    var loadStub: () -> [Note] = { [] }
    var loadExpectedCount: Int?
    func load() -> [Note] {
        loadCallCount += 1
        return loadStub()
    }
}
