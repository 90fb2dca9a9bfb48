import Testing
import UnderstudyDoubles

@Suite("Contracts")
struct ContractTests {
    private static let models = """
        import Foundation
        public enum Mood { case happy, sad, other(String) }
        public struct Note {
            public let id: Int
            public init(id: Int, moods: [Mood] = []) {}
        }
        public struct Tree { public init(branches: [Tree], root: Note?) {} }
        public protocol Clock {}
        public struct Timer { public init(clock: any Clock) {} }

        """

    private func contract(_ requirements: String, inherits: String = "", besides: String = "") throws -> String {
        try Emission(Self.models + besides + "\npublic protocol P\(inherits) {\n\(requirements)\n}").text(.contract)
    }

    /// The lines of the function for `requirement`.
    private func lines(_ requirement: String, inherits: String = "") throws -> [String] {
        let text = try contract(requirement, inherits: inherits)
        let lines = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
        let start = try #require(lines.lastIndex { $0.hasPrefix("// MARK: ") })
        return Array(lines[(start + 2)...].dropLast(2))
    }

    static let called: [(String, [String])] = [
        (
            "func save(_ note: Note) async throws",
            [
                "let note = anyNote()", #"history.calls("try await subject.save(\(history.text(note)))")"#,
                "do { history.returns(try await subject.save(note)) } catch { history.fails(error) }",
            ]
        ),
        (
            "func find(by id: Int) -> Note?",
            [
                "let id: Int = history.draw()", #"history.calls("subject.find(by: \(history.text(id)))")"#,
                "history.returns(subject.find(by: id))",
            ]
        ),
        (
            "func add(_ tags: Set<String>, to ids: [UUID]?)",
            [
                "let tags: Set<String> = history.draw()", "let ids: [UUID]? = history.draw()",
                #"history.calls("subject.add(\(history.text(tags)), to: \(history.text(ids)))")"#,
                "history.returns(subject.add(tags, to: ids))",
            ]
        ),
        (
            "func set(mood: Mood?)",
            [
                "let mood: Mood? = history.optional { history.one(of: [.happy, .sad, .other(history.draw())]) }",
                #"history.calls("subject.set(mood: \(history.text(mood)))")"#,
                "history.returns(subject.set(mood: mood))",
            ]
        ),
        (
            "var count: Int { get async }",
            [#"history.calls("await subject.count")"#, "history.returns(await subject.count)"]
        ),
        (
            "var name: String { get set }",
            [
                "if history.choice(2) == 0 {", "let newValue: String = history.draw()",
                #"history.calls("subject.name = \(history.text(newValue))")"#, "subject.name = newValue", "} else {",
                #"history.calls("subject.name")"#, "history.returns(subject.name)", "}",
            ]
        ),
        (
            "func value<T: Codable>(_ type: T.Type, for key: String) -> T?",
            [
                "let type: String.Type = String.self", "let key: String = history.draw()",
                #"history.calls("subject.value(\(history.text(type)), for: \(history.text(key)))")"#,
                "history.returns(subject.value(type, for: key) as String?)",
            ]
        ),
        (
            "func load(id: Int, completion: @escaping @Sendable (Result<Note, any Error>) -> Void)",
            [
                "let id: Int = history.draw()", "let answer = HistoryAnswer()",
                #"history.calls("subject.load(id: \(history.text(id)), completion: { _ in })")"#,
                "subject.load(id: id, completion: { answer.set($0) })", "await answer.arrival()",
                "if let value = answer.value { history.returns(value) }",
            ]
        ),
        (
            "subscript(key: String) -> Int? { get }",
            [
                "let key: String = history.draw()", #"history.calls("subject[\(history.text(key))]")"#,
                "history.returns(subject[key])",
            ]
        ),
    ]

    @Test("call each requirement with what they draw", arguments: called)
    func calls(_ requirement: String, _ expected: [String]) throws {
        #expect(try lines(requirement) == expected)
    }

    static let leftOut = [
        ("func notes() -> AsyncStream<[Note]>", "it answers over time"),
        ("func notes(where isWanted: (Note) -> Bool) -> [Note]", "it takes a closure"),
        ("static func make() -> Int", "it belongs to the type, which all implementations of a test share"),
        ("init(path: String)", "it makes an implementation"),
        ("func wait(for timer: Timer)", "no value of 'Timer' can be drawn"),
        ("func remove(at index: Int)", "it takes a place, which may not be there"),
        ("func now() -> any Clock", "its answer 'any Clock' can't be compared"),
        ("func value<T: Clock>(_ type: T.Type) -> T", "its types are the caller's choice"),
        ("func change(_ note: inout Note)", "its arguments can't be handed on"),
        ("@MainActor func show(_ note: Note)", "it runs on an actor of its own"),
    ]

    @Test("say what they leave out", arguments: leftOut)
    func leavesOut(_ requirement: String, _ reason: String) throws {
        #expect(try lines(requirement) == ["// Left out: \(reason)."])
        #expect(try contract(requirement).contains("-> Void] { [] }"))
    }

    @Test func listsEachCall() throws {
        let text = try contract("func save(_ note: Note)\nfunc notes() -> AsyncStream<[Note]>")
        #expect(text.contains("        calls.append { await $0.save() }\n        return calls\n"))
    }

    @Test func drawsModelsOnce() throws {
        let text = try contract("func save(_ note: Note)\nfunc remove(_ note: Note)\nfunc plant(_ tree: Tree)")
        #expect(text.components(separatedBy: "func anyNote() -> Note {").count == 2)
        #expect(text.contains("Note(id: history.draw(), moods: history.array { history.one(of: ["))
        // A tree of trees ends at the first.
        #expect(text.contains("Tree(branches: [], root: history.optional { anyNote() })"))
    }

    @Test func drawsWhatOnlyAFirstValueTells() throws {
        let text = try Emission(
            """
            import Foundation
            struct Item { var id = UUID(); let title: String }
            protocol P { func save(_ item: Item) }
            """
        ).text(.contract)
        #expect(text.contains("Item(id: history.draw(), title: history.draw())"))
    }

    @Test func drawsByFixtures() throws {
        let fixture =
            "extension Note { static func fixture(id: Int = 1, clock: (any Clock)? = nil) -> Note { Note(id: id) } }"
        let text = try contract("func save(_ note: Note)", besides: fixture)
        #expect(text.contains(#"history.model(".fixture(id:)", .fixture(id: history.draw()))"#))
    }

    @Test("wait for actors, and set nothing of theirs")
    func actors() throws {
        let requirement = "var name: String { get set }"
        #expect(
            try lines(requirement, inherits: ": Actor") == [
                #"history.calls("await subject.name")"#, "history.returns(await subject.name)",
            ])
    }

    @Test func isOnTheActorOfItsProtocol() throws {
        let text = try Emission("@MainActor public protocol P { func refresh() }").text(.contract)
        #expect(text.contains("@MainActor\nstruct PContract<Subject: P> {"))
        #expect(text.contains("static var calls: [@MainActor (inout Self) async -> Void] {"))
    }

    @Test func namesOfItsOwnStayFree() throws {
        let text = try contract("var history: Int { get }\nfunc play(_ subject: String)")
        #expect(text.contains("mutating func historyRequirement() async {"))
        #expect(text.contains("let subjectValue: String = history.draw()"))
    }
}
