import Testing
import UnderstudyDoubles

/// What fakes read from names and types.
@Suite("Inference of fakes")
struct FakeInferenceTests {
    static let note =
        "struct Note: Identifiable { let id: Int; var title: String; var isDone: Bool; var folderID: Int?; var date: Int }\n"

    private func lines(_ requirements: String, with words: String..., types: String = note) throws -> [String] {
        let text = try Emission(types + "protocol P { \(requirements) }").text(.fake)
        return text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
            .filter { line in words.contains { line.contains($0) } }
    }

    /// A test can't seed types, so that they are kept as the property that they are.
    @Test func typesOfTypesAreNoElements() throws {
        #expect(try lines("var macros: [any P.Type] { get }", with: "init").isEmpty)
        #expect(try lines("var macros: [P.Type] { get }", with: "init").isEmpty)
    }

    @Test func elementsThatAreOnlySavedAreKept() throws {
        #expect(
            try lines("func save(_ note: Note)", with: "var ", "init") == [
                "var notes: [Note]", "init(notes: [Note] = []) { self.notes = notes }",
            ])
    }

    @Test(arguments: [
        ("func note(id: Int) -> Note?", "notes.first { $0.id == id }"),
        ("func note(withID noteID: Int) -> Note?", "notes.first { $0.id == noteID }"),
        ("func notes(in folderID: Int) -> [Note]", "$0.folderID == folderID"),
        ("func notes(in folderID: Int?) -> [Note]", "folderID == nil || $0.folderID == folderID"),
        ("func doneNotes() -> [Note]", ".filter { $0.isDone }"),
        ("func undoneNotes() -> [Note]", ".filter { !$0.isDone }"),
        ("func notes(where f: (Note) -> Bool) -> [Note]", ".filter(f)"),
        ("func notes(limit: Int, offset: Int) -> [Note]", ".dropFirst(offset).prefix(limit)"),
        ("func search(query: String) -> [Note]", "query.isEmpty || $0.title.lowercased().contains(query)"),
        ("func notes(containing title: String) -> [Note]", "$0.title.lowercased().contains(title)"),
        ("func notesContaining(_ words: String) -> [Note]", "$0.title.lowercased().contains(words)"),
        ("func notes(startingWith title: String) -> [Note]", "$0.title.hasPrefix(title)"),
        ("func notes(excluding title: String) -> [Note]", "$0.title != title"),
        ("func notes(madeAfter date: Int) -> [Note]", "$0.date > date"),
        ("func notes(until date: Int) -> [Note]", "$0.date <= date"),
        ("func deleteNotes(ids: Set<Int>)", "removeAll { ids.contains($0.id) }"),
        ("func rename(noteID: Int, title: String)", "[index].title = title"),
        ("func toggleDone(id: Int)", "[index].isDone.toggle()"),
        ("func noteCount() -> Int", ".count"),
        ("func hasNote(id: Int) -> Bool", ".contains { $0.id == id }"),
        ("func firstNote() -> Note?", ".first"),
    ])
    func parametersAndWords(_ requirement: String, _ expected: String) throws {
        let text = try Emission(Self.note + "protocol P { func save(_ note: Note); \(requirement) }").text(.fake)
        #expect(text.contains(expected), "\(text)")
        #expect(!text.contains("is not set"), "\(text)")
    }

    /// A UUID identifies anything: what is called like something else selects no element.
    @Test(arguments: [
        ("func episodes(of podcast: UUID) -> [Episode]", false),
        ("func episodes(for userID: UUID) -> [Episode]", false),
        ("func deleteEpisodes(of author: UUID)", false), ("func episode(_ uuid: UUID) -> Episode?", true),
        ("func delete(_ episode: UUID)", true), ("func episode(with value: UUID) -> Episode?", true),
    ])
    func aUUIDIsThatOfWhatItIsCalled(_ requirement: String, isOwn: Bool) throws {
        let text = try Emission(
            """
            import Foundation
            struct Episode: Identifiable { let id: UUID; var title: String }
            protocol P { func save(_ episode: Episode); \(requirement) }
            """
        ).text(.fake)
        #expect(text.contains("is not set") != isOwn, "\(text)")
    }

    @Test(arguments: [
        "func notes(sortedBy key: String) -> [Note]", "func notes(mood: String) -> [Note]", "func oddNotes() -> [Note]",
        "func total() -> Double", "static func all() -> [Note]",
    ])
    func whatNoPropertyAnswersToIsLeft(_ requirement: String) throws {
        let name = requirement.contains("mood") ? "notesMoodStub" : ""
        let text = try Emission(Self.note + "protocol P { func save(_ note: Note); \(requirement) }").text(.fake)
        #expect(text.contains("is not set"))
        #expect(text.contains("(\"PFake.\(name)"))
    }

    @Test func severalElementsHaveNoIDTogether() throws {
        #expect(try lines("func save(_ notes: [Note]) -> Int", with: ".id", "is not set").count == 1)
        #expect(try lines("func save(_ note: Note) -> Int", with: "return note.id").count == 1)
    }

    @Test func aFunctionTellsElementsApartThatSayNothing() throws {
        let found = try lines(
            "func save(_ blob: Blob); func blob(id: Int) -> Blob?; func all() -> [Blob]", with: "id(of",
            types: "struct Blob { let bytes: [Int] }\n")
        #expect(found.contains { $0.contains("PFake.id(of:) is not filled in") })
    }

    @Test func elementsAreMadeOfParameters() throws {
        let found = try lines(
            "func add(address: String, name: String); func links() -> [Link]; func delete(address: String, name: String)",
            with: "Link(", "removeAll", types: "struct Link { let address: String; let name: String }\n")
        #expect(
            found == [
                "let link = Link(address: address, name: name)",
                "func delete(address: String, name: String) { storedLinks.removeAll { $0.address == address && $0.name == name } }",
            ])
    }

    @Test func aPropertyOfTheElementIsNoValueByKey() throws {
        let found = try lines(
            "func save(_ note: Note); func setTitle(_ title: String, forNoteID id: Int)", with: "var ")
        #expect(found == ["var notes: [Note]"])
    }

    @Test func valuesOfSeveralTypesShareTheirKeys() throws {
        let found = try lines(
            """
            func setName(_ value: String, forKey key: String); func name(forKey key: String) -> String?
            func setAge(_ value: Int, forKey key: String); func age(forKey key: String) -> Int
            """, with: "values", types: "")
        #expect(found.contains("var values: [String: Any]"))
        #expect(found.contains("func age(forKey key: String) -> Int { values[key] as? Int ?? 0 }"))
    }

    @Test func missingElementsAreTypedErrors() throws {
        let found = try lines(
            "func save(_ note: Note); func note(id: Int) throws(Problem) -> Note", with: "throw ",
            types: Self.note + "enum Problem: Error { case offline, notFound }\n")
        #expect(found.contains { $0.contains("throw Problem.notFound") })
    }

    @Test func streamsOfUnsendableElementsStillCompile() throws {
        let found = try lines(
            "func save(_ page: Page); func pages() -> AsyncStream<[Page]>", with: "PagesListeners.stream(",
            types: "public struct Page { public let id: Int }\n")
        #expect(found.count == 1)
    }

    @Test func aProtocolThatKeepsNothingHasNoStore() throws {
        let kept = try lines("func ping(); func greet(_ name: String) -> String", with: "var ", "init(")
        #expect(kept.allSatisfy { $0.contains("var greetStub: ") })
    }
}
