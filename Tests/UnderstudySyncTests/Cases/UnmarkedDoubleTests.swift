import Testing
@testable import UnderstudySync
import UnderstudySemantics
import UnderstudySyntax

/// Doubles that no header marks: what is missing is inserted, and nothing else changes.
@Suite("Doubles without a header") struct UnmarkedDoubleTests {
    /// - Parameter former: What the protocol required when the double was last committed.
    private func synced(
        _ double: String, of declarations: String, former: String? = nil
    ) throws -> (text: String, findings: [String]) {
        var sources = SyncCase(protocols: ["Store.swift": declarations], doubles: ["Mocks.swift": double])
        if let former {
            var then = sources
            then.protocols["Store.swift"] = former
            sources.former = then.index
        }
        let (index, library) = (sources.index, try SyncCase.library())
        let sync = DoubleSync(index: index, library: library, past: sources.past(library))
        let plans = try index.ownedDoubles(conformers: true).map { try sync.plan($0) }
        let file = SyncResult(plans).files.first { $0.source.path == "Mocks.swift" }
        let bytes = try file?.applied() ?? Array(double.utf8)
        return (String(decoding: bytes, as: UTF8.self), plans.flatMap(\.findings).map(\.diagnostic.message))
    }

    private let mock = """
        @testable import Notes

        final class MockStore: Store {
            var saved = [Note]()
            func save(_ note: Note) { saved += [note] }
        }

        """

    @Test func aMissingMemberIsInsertedAtTheEnd() throws {
        let result = try synced(
            mock, of: "struct Note {}\nprotocol Store { func save(_ note: Note); func find(by id: Int) -> Note? }")
        #expect(result.findings.count == 1)
        #expect(
            result.text == """
                @testable import Notes

                final class MockStore: Store {
                    var saved = [Note]()
                    func save(_ note: Note) { saved += [note] }

                    var findByCalls: [Int] = []
                    var findByStub: (Int) -> Note? = { _ in nil }
                    func find(by id: Int) -> Note? {
                        findByCalls.append(id)
                        return findByStub(id)
                    }
                }

                """)
        #expect(
            try synced(result.text, of: "struct Note {}\nprotocol Store { func save(_ note: Note) }").findings == [])
    }

    @Test(arguments: [
        "typealias Note = Int\nprotocol Store { func save(_ note: Note) }\nextension Store { func count() {} }",
        "struct Note {}\nprotocol Store { func save(_ note: Note) async throws }",
        "struct Note {}\nprotocol Store { func save(_ note: Notes.Note) }",
        "struct Note {}\nprotocol Store { associatedtype Item; func save(_ note: Item) }",
        "struct Note {}\nprotocol Base { func save(_ note: Note) }\nprotocol Store: Base { var saved: [Note] { get } }",
    ])
    func whatTheCompilerTakesStays(_ declarations: String) throws {
        let result = try synced(mock, of: declarations)
        #expect(result.text == mock)
        #expect(result.findings == [])
    }

    @Test func anotherTypeIsToldAndNothingWritten() throws {
        let result = try synced(mock, of: "struct Note {}\nstruct Memo {}\nprotocol Store { func save(_ note: Memo) }")
        #expect(result.text == mock)
        #expect(result.findings.count == 1)
        #expect(result.findings[0].contains("its '_:' is 'Note', not 'Memo'"))
    }

    @Test func labelsFollowWhereTheHistoryTellsThatTheyChanged() throws {
        let former = "struct Note {}\nprotocol Store { func save(_ note: Note) }"
        let today = "struct Note {}\nprotocol Store { func save(draft note: Note) }"
        let result = try synced(mock, of: today, former: former)
        #expect(result.text == mock.replacing("_ note", with: "draft note"))
        let alone = try synced(mock, of: today)
        #expect(alone.text.contains("func save(_ note: Note) { saved += [note] }"))
        #expect(alone.text.contains("func save(draft note: Note)"))
    }

    @Test func whatAnUnknownSuperclassHasIsNotMissing() throws {
        let text = "@testable import Notes\n\nfinal class MockView: UIView, Store {}\n"
        let result = try synced(text, of: "protocol Store { var isHidden: Bool { get set } }")
        #expect(result.text == text)
        #expect(result.findings == [])
    }

    @Test func whatASuperclassOfTheSourcesHasIsNotMissing() throws {
        let text = "@testable import Notes\n\nclass Base { func load() {} }\nfinal class MockView: Base, Store {}\n"
        #expect(try synced(text, of: "protocol Store { func load() }").findings == [])
    }

    @Test func aStructGetsMembersThatRecordNothing() throws {
        let text = "@testable import Notes\n\nstruct MockStore: Store {}\n"
        let result = try synced(text, of: "protocol Store { func load() -> Int }")
        #expect(
            result.text == """
                @testable import Notes

                struct MockStore: Store {
                    var loadStub: () -> Int = { 0 }
                    func load() -> Int { loadStub() }
                }

                """)
    }

    @Test func membersOfAPublicDoubleArePublic() throws {
        let text = "import Notes\n\npublic final class MockStore: Store {\n    public init() {}\n}\n"
        let result = try synced(text, of: "public protocol Store { func load() }")
        #expect(
            result.text == """
                import Notes

                public final class MockStore: Store {
                    public init() {}

                    public var loadCallCount = 0
                    public func load() { loadCallCount += 1 }
                }

                """)
    }

    @Test func whatAnExtensionOfASuperclassHasIsNotMissing() throws {
        let text = """
            @testable import Notes

            class Base {}
            extension Base { func load() {} }
            final class MockView: Base, Store {}

            """
        #expect(try synced(text, of: "protocol Store { func load() }").findings == [])
    }

    @Test(arguments: [
        "protocol Store { init(id: Int) }", "@objc protocol Store { @objc optional func load() }",
    ])
    func whatTheCompilerWritesOrDoesNotAskForIsNotMissing(_ declarations: String) throws {
        #expect(try synced("struct MockStore: Store { var id: Int }\n", of: declarations).findings == [])
    }

    @Test func productionCodeIsNotLookedAt() throws {
        let sources = SyncCase(
            protocols: ["Store.swift": "protocol Store { func load() }\nfinal class FileStore: Store {}"], doubles: [:])
        #expect(sources.index.ownedDoubles(conformers: true).isEmpty)
    }
}
