import Testing
import UnderstudyDoubles
import UnderstudySync

/// Properties whose types first values tell: whoever wrote the type keeps it, and a type that changes is followed.
@Suite("Types that first values tell") struct TypedPropertyTests {
    private static let written = """
        import Notes

        /// A spy of `Store`, yours to edit.
        final class StoreSpy: Store {
            var title: String = ""

            // MARK: count
            var countSetCalls: [Int] = []
            var count: Int = 0 { didSet { countSetCalls.append(count) } }

            var note: Note = Note(id: 0)
        }

        """
    private static let told = written.replacing("title: String", with: "title").replacing("count: Int", with: "count")
        .replacing("note: Note", with: "note")
    private static let requirements = "var title: String { get }; var count: Int { get set }; var note: Note { get }"

    private func synced(
        _ double: String, _ requirements: String = requirements, former: String? = nil
    ) throws -> (double: String, messages: [String]) {
        func source(_ requirements: String) -> String {
            "public protocol Store { \(requirements) }\npublic struct Note { public init(id: Int) {} }"
        }
        return try SyncCase.syncedSpy(double, source(requirements), former: former.map(source))
    }

    @Test(
        "stay as they are written, with a history and without",
        arguments: [
            written, told, written.replacing("title: String", with: "title"),
            told.replacing(#"title = """#, with: #"title: String = "none""#),
            told.replacing(#"title = """#, with: #"title = "none""#),
            written.replacing("count: Int = 0", with: "count = 7"),
        ], [nil, requirements])
    func stay(_ double: String, _ former: String?) throws {
        let result = try synced(double, former: former)
        #expect(result.double == double)
        #expect(result.messages == [])
    }

    @Test("are followed where they change", arguments: [written, told], [nil, requirements])
    func followed(_ double: String, _ former: String?) throws {
        let result = try synced(
            double, "var title: Int { get }; var count: Double { get set }; var note: Note { get }", former: former)
        let isWritten = double == Self.written
        #expect(result.double.contains(isWritten ? "    var title: Int = 0\n" : "    var title = 0\n"))
        #expect(result.double.contains("    var count: Double = 0 { didSet { countSetCalls.append(count) } }\n"))
        #expect(
            result.double.contains(isWritten ? "    var note: Note = Note(id: 0)\n" : "    var note = Note(id: 0)\n"))
        #expect(result.messages.count == 2)
    }

    @Test("go and come with their requirements", arguments: [written, told])
    func goneAndNew(_ double: String) throws {
        let result = try synced(double, "var title: String { get }; var isOpen: Bool { get }; var note: Note { get }")
        #expect(!result.double.contains("count"))
        #expect(result.double.contains("    var isOpen = false\n"))
        #expect(
            try synced(result.double, "var title: String { get }; var isOpen: Bool { get }; var note: Note { get }")
                .messages == [])
    }

    @Test("leave the owner's own properties alone", arguments: [nil, requirements])
    func own(_ former: String?) throws {
        let double = Self.told.replacing("    var title", with: "    var isSlow = false\n    var title")
        let result = try synced(double, former: former)
        #expect(result.double == double)
        #expect(result.messages == [])
    }

    @Test("and an edited value whose type has changed is reported, and stays", arguments: [nil, requirements])
    func edited(_ former: String?) throws {
        let double = Self.told.replacing(#"title = """#, with: #"title = "none""#)
        let result = try synced(
            double, "var title: Int { get }; var count: Int { get set }; var note: Note { get }", former: former)
        #expect(result.double.contains(#"    var title = "none""#))
        #expect(result.messages.count == 1)
    }
}
