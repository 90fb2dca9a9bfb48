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
        check("save(_:)", saveExpectedCount, saveCalls.count)
        check("find(by:)", findByExpectedCount, findByCalls.count)
        check("refresh()", refreshExpectedCount, refreshCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: save(_:)
    private(set) var saveCalls: [Note] = []
    var saveStub: (Note) throws -> Void = { _ in }
    var saveExpectedCount: Int?
    func save(_ note: Note) throws {
        saveCalls.append(note)
        try saveStub(note)
    }

    // MARK: find(by:)
    private(set) var findByCalls: [Int] = []
    var findByStub: (Int) -> Note? = { _ in nil }
    var findByExpectedCount: Int?
    func find(by id: Int) -> Note? {
        findByCalls.append(id)
        return findByStub(id)
    }

    // MARK: refresh()
    private(set) var refreshCallCount = 0
    var refreshExpectedCount: Int?
    func refresh() { refreshCallCount += 1 }
}
