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
        check("find(for:)", findForExpectedCount, findForCalls.count)
        check("load()", loadExpectedCount, loadCallCount)
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

    // MARK: find(for:)
    private(set) var findForCalls: [Int] = []
    var findForStub: (Int) -> Note? = { _ in nil }
    var findForExpectedCount: Int?
    func find(for id: Int) -> Note? {
        findForCalls.append(id)
        return findForStub(id)
    }

    // MARK: load()
    private(set) var loadCallCount = 0
    var loadStub: () throws -> [Note] = { [] }
    var loadExpectedCount: Int?
    func load() throws -> [Note] {
        loadCallCount += 1
        return try loadStub()
    }
}
