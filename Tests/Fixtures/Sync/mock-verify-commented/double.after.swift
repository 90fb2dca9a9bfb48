// swift-format-ignore-file
@testable import Notes

/// A mock of `Store`, yours to edit.
final class StoreMock: Store {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        } // for each member
        check("save(_:)", saveExpectedCount, saveCalls.count)
        check("load()", loadExpectedCount, loadCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: save(_:)
    private(set) var saveCalls: [Note] = []
    var saveExpectedCount: Int?
    func save(_ note: Note) { saveCalls.append(note) }

    // MARK: load()
    private(set) var loadCallCount = 0
    var loadStub: () -> [Note] = { [] }
    var loadExpectedCount: Int?
    func load() -> [Note] {
        loadCallCount += 1
        return loadStub()
    }
}
