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
        check("title()", titleExpectedCount, titleCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: title()
    private(set) var titleCallCount = 0
    var titleStub: () -> String = { "" }
    var titleExpectedCount: Int?
    func title() -> String {
        titleCallCount += 1
        return titleStub()
    }
}
