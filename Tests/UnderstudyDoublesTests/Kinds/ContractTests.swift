import Testing
import UnderstudyDoubles

@Suite("Contracts")
struct ContractTests {
    private static let note = "public struct Note { public let id: Int; public init(id: Int) { self.id = id } }\n"

    /// The lines of the function `name` in the contract of a protocol with `requirements`.
    private func law(_ name: String, _ requirements: String, inherits: String = "") throws -> [String] {
        let source = Self.note + "public protocol P\(inherits) {\n\(requirements)\n}"
        let lines = try Emission(source).text(.contract).split(separator: "\n").map { String($0.drop { $0 == " " }) }
        let start = try #require(lines.firstIndex(of: "func \(name)() async throws {"))
        return Array(lines[(start + 1)...].prefix { $0 != "}" })
    }

    @Test func whatIsSetIsRead() throws {
        let expected = [
            "var subject = try await makeSubject()", "subject.title = \"a\"", "#expect(subject.title == \"a\")",
        ]
        #expect(try law("title", "var title: String { get set }") == expected)
        #expect(
            try law("title", "var title: String { get set }", inherits: ": AnyObject").first
                == "let subject = try await makeSubject()")
    }

    private static let store = """
        func save(_ note: Note) async throws
        func find(id: Int) throws -> Note?
        func delete(_ note: Note) -> Bool
        """

    @Test func whatIsSavedIsFound() throws {
        #expect(
            try law("save", Self.store) == [
                "let subject = try await makeSubject()", "let note = Note(id: 0)", "try await subject.save(note)",
                "#expect(try subject.find(id: note.id) != nil)",
            ])
    }

    @Test(
        "What is named after the element finds it",
        arguments: ["func note(id: Int) -> Note?", "func noteWith(id: Int) -> Note?", "func first(id: Int) -> Note?"]
    )
    func findingWithoutVerb(_ requirement: String) throws {
        let requirements = "func save(_ note: Note)\n" + requirement
        #expect(try law("save", requirements).last?.hasSuffix("(id: note.id) != nil)") ?? false)
    }

    @Test(
        "What may make or change an element does not find it",
        arguments: [
            "func makeNote(id: Int) -> Note?", "func lostNote(id: Int) -> Note?", "func take(id: Int) -> Note?",
        ]
    )
    func whatOnlyLooksLikeFinding(_ requirement: String) throws {
        let law = try law("save", "func save(_ note: Note)\n" + requirement)
        #expect(law.last?.hasPrefix("Issue.record(") ?? false)
    }

    @Test func whatIsDeletedIsGone() throws {
        #expect(
            try law("delete", Self.store).suffix(3) == [
                "try await subject.save(note)", "_ = subject.delete(note)",
                "#expect(try subject.find(id: note.id) == nil)",
            ])
    }

    @Test func nothingIsFoundAtFirst() throws {
        #expect(try law("findId", Self.store).last == "#expect(try subject.find(id: note.id) == nil)")
    }

    @Test func aListHoldsWhatIsSaved() throws {
        let requirements = "func add(note: Note)\nvar all: [Note] { get }\nfunc remove(note: Note)"
        #expect(try law("addNote", requirements).last == "#expect(subject.all.count == 1)")
        #expect(try law("removeNote", requirements).last == "#expect(subject.all.isEmpty)")
        #expect(try law("all", requirements).last == "#expect(subject.all.isEmpty)")
    }

    @Test(
        "What is not clear has to be filled in",
        arguments: [
            ("func refresh()", "refresh", ""), ("func save(_ note: Note)", "save", ""),
            ("func save(_ note: Note)\nfunc find(name: String) -> Note?", "findName", ""),
            ("var title: String { get set }", "title", ": Actor"),
            ("static var title: String { get set }", "title", ""),
        ])
    func isOpen(_ requirements: String, _ name: String, _ inherits: String) throws {
        let law = try law(name, requirements, inherits: inherits)
        #expect(law.first == "_ = try await makeSubject()")
        #expect(law.joined().contains("Issue.record("))
    }

    @Test func namesThatMeanSomethingElseAreAvoided() throws {
        let text = try Emission("public protocol P { init(); func check(); func `repeat`() }").text(.contract)
        for name in ["initRequirement", "checkRequirement", "repeatRequirement"] {
            #expect(text.contains("case .\(name): try await \(name)()"))
        }
    }
}
