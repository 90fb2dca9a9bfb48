import Testing
import UnderstudyDoubles
import UnderstudySync

/// Variables of a spy whose requirements can be set: only the history tells whether the templates wrote one, when it could
/// only be read, or its owner took the record of the setter away.
@Suite("Variables without a record of their setter") struct PlainPropertyTests {
    private static let plain = """
        import Notes

        /// A spy of `Store`, yours to edit.
        final class StoreSpy: Store {
            var title = ""

            var note: String?
        }

        """

    private func synced(_ requirement: String, former: String?) throws -> (double: String, messages: [String]) {
        func source(_ words: String) -> String {
            "public protocol Store { var title: String \(words); var note: String? \(words) }"
        }
        return try SyncCase.syncedSpy(Self.plain, source(requirement), former: former.map(source))
    }

    @Test("stay where nothing tells of another requirement", arguments: [nil, "{ get set }"] as [String?])
    func stay(_ former: String?) throws {
        let result = try synced("{ get set }", former: former)
        #expect(result.double == Self.plain)
        #expect(result.messages == [])
    }

    @Test("follow where they could only be read") func follow() throws {
        let result = try synced("{ get set }", former: "{ get }")
        #expect(
            result.double.contains(#"var title = "" { didSet { titleSetCalls.append(title) } }"#), "\(result.double)")
        #expect(result.double.contains("var note: String? { didSet { noteSetCalls.append(note) } }"))
    }
}
