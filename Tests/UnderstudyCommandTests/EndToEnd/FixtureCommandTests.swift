import Foundation
import Testing

@testable import understudy

@Suite("Fixtures")
struct FixtureCommandTests {
    private static let models = """
        import Foundation

        public struct Note { public let id: Int; public var title: String; var author: Author; var due: Date? }
        struct Author: Hashable { let name: String }
        struct Hidden { private let id: Int }
        struct Stored: Decodable { init(from decoder: any Decoder) throws {} }
        class Base { let id: Int; init(id: Int) { self.id = id } }
        final class Derived: Base {}
        protocol NoteStore { func save(_ note: Note) async throws -> Author }
        enum Shop { struct Item { let price: Double } }
        enum Depot { struct Item { let price: Double } }
        """

    let package: NotesPackage

    init() throws {
        package = try NotesPackage()
        try package.folder.write("Sources/Notes/Note.swift", Self.models)
    }

    private func fixture(_ name: String) throws -> String {
        try package.folder.text("Tests/NotesTests/Doubles/\(name)+Fixture.swift")
    }

    @Test("are written into the test target, each with those of the models in it")
    func written() throws {
        let run = package.run("generate", "Note", "Author", "--kind", "fixture")
        #expect(run.errors.isEmpty)
        #expect(run.code == .success)
        #expect(
            try fixture("Note") == """
                import Foundation

                @testable import Notes

                /// A fixture of `Note`, yours to edit.
                extension Note {
                    static func fixture(id: Int = 1, title: String = "title", author: Author = .fixture(), due: Date? = nil) -> Note {
                        Note(id: id, title: title, author: author, due: due)
                    }
                }

                """)
    }

    @Test("of a model in another file are used where there are any, and else its initialiser")
    func nested() throws {
        #expect(package.run("generate", "Note", "--kind", "fixture", "--stdout").output.contains(#"Author(name: "")"#))
        #expect(package.run("generate", "Author", "--kind", "fixture").code == .success)
        #expect(
            package.run("generate", "Note", "--kind", "fixture", "--stdout").output.contains(": Author = .fixture()"))
    }

    @Test("of all models that a protocol speaks of")
    func ofProtocol() throws {
        #expect(package.run("generate", "NoteStore", "--kind", "fixture").code == .success)
        #expect(
            try package.folder.names(in: "Tests/NotesTests/Doubles") == ["Author+Fixture.swift", "Note+Fixture.swift"])
    }

    @Test("are not written twice, wherever they were moved")
    func twice() throws {
        #expect(package.run("generate", "Author", "--kind", "fixture").code == .success)
        try package.folder.write("Tests/NotesTests/Models.swift", try fixture("Author"))
        try FileManager.default.removeItem(atPath: package.folder["Tests/NotesTests/Doubles/Author+Fixture.swift"])
        let run = package.run("generate", "Author", "--kind", "fixture")
        #expect(run.errors.contains("Models.swift:5:12: warning: 'Author' has a fixture here already"))
        #expect(run.output.isEmpty)
    }

    @Test(
        "are refused with a reason and what to do",
        arguments: [
            ("Hidden", "a private property makes its initialiser private; write an internal one [no-initializer]"),
            ("Stored", "only decoding makes a value of it; write another initialiser [no-initializer]"),
            ("Nota", "there is no type 'Nota' in the sources; did you mean 'Note'? [unknown-type]"),
            ("Item", "'Item' is ambiguous; write"),
        ])
    func refused(_ name: String, _ message: String) {
        let run = package.run("generate", name, "--kind", "fixture")
        #expect(run.errors.contains(message))
        #expect(run.code == .unusableInput)
    }

    @Test(
        "state the main actor only where a module has it by default and they need it",
        arguments: [
            ("struct A { var text: String; init(words: String) { text = words } }", true),
            ("final class A { let id: Int; init(id: Int) { self.id = id } }", true),
            ("struct A { var b: B }\nstruct B { var text: String; init(words: String) { text = words } }", true),
            ("struct A { var act: () -> Void }", true), ("struct A { var act: (() -> Void)? }", true),
            ("struct A { var act: @Sendable () -> Void }", false), ("struct A { var id: Int }", false),
            ("enum A { case one(Int) }", false), ("struct A { nonisolated init(words: String) {} }", false),
            ("nonisolated struct A { init(words: String) {} }", false),
            ("@MainActor struct A { init(words: String) {} }", false),
        ])
    func onTheMainActor(_ model: String, needsActor: Bool) throws {
        try package.folder.write("Sources/Notes/Model.swift", model + "\n")
        #expect(!package.run("generate", "A", "--kind", "fixture", "--stdout").output.contains("@MainActor"))
        try package.folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "Notes", targets: [
                .target(name: "Notes", swiftSettings: [.defaultIsolation(MainActor.self)]),
                .testTarget(name: "NotesTests", dependencies: ["Notes"]),
            ])
            """)
        let output = package.run("generate", "A", "--kind", "fixture", "--stdout").output
        #expect(output.contains("static func fixture(") && output.contains("@MainActor") == needsActor, "\(output)")
    }

    @Test("of a class and of a subclass can't both be there")
    func subclass() {
        let run = package.run("generate", "Base", "Derived", "--kind", "fixture", "--stdout")
        #expect(run.errors.contains("its superclass 'Base' has a fixture, which no extension can override"))
        #expect(run.output.contains("extension Base {"))
    }

    @Test("are a kind of their own")
    func mixed() {
        #expect(package.run("generate", "Note", "--kind", "fixture,spy").errors.contains("fixture alone"))
    }

    @Test("use a double of the test target for a protocol")
    func doubles() throws {
        try package.folder.write(
            "Sources/Notes/Clock.swift", "protocol Clock {}\nstruct Timer { let clock: any Clock }\n")
        #expect(
            package.run("generate", "Timer", "--kind", "fixture", "--stdout").output.contains("(clock: any Clock) ->"))
        #expect(package.run("generate", "Clock", "--kind", "stub").code == .success)
        #expect(
            package.run("generate", "Timer", "--kind", "fixture", "--stdout").output
                .contains("(clock: any Clock = ClockStub()) ->"))
    }

    /// What becomes of a model, what its owner makes of the fixture, and what the fixture has afterwards.
    struct Change: CustomTestStringConvertible {
        let testDescription: String
        var model = "struct Author: Hashable { let name: String }"
        var edits: [(String, String)] = []
        let result: String
        var message: String?
    }

    static let changes = [
        Change(
            testDescription: "a property comes", model: "struct Author: Hashable { let name: String; let age: Int }",
            result: #"fixture(name: String = "name", age: Int = 1) -> Author { Author(name: name, age: age) }"#,
            message: "the initialiser of 'Author' takes 'age'"),
        Change(
            testDescription: "a value is the owner's", model: "struct Author { let age: Int; let name: String }",
            edits: [(#""name""#, #""Ann""#)],
            result: #"fixture(age: Int = 1, name: String = "Ann") -> Author { Author(age: age, name: name) }"#),
        Change(
            testDescription: "a property goes", model: "struct Author {}", result: "fixture() -> Author { Author() }",
            message: "no longer takes 'name'"),
        Change(
            testDescription: "a type changes", model: "struct Author { let name: Int }",
            result: "fixture(name: Int = 1) -> Author { Author(name: name) }"),
        Change(
            testDescription: "a type changes under a value of the owner's", model: "struct Author { let name: Int }",
            edits: [(#""name""#, #""Ann""#)], result: #"fixture(name: Int = "Ann") -> Author"#,
            message: "the type of 'name' has changed, and its value is yours"),
        Change(
            testDescription: "effects come",
            model: "struct Author { let name: String; init(_ name: String) async throws { self.name = name } }",
            result: #"fixture(name: String = "name") async throws -> Author { try await Author(name) }"#),
        Change(
            testDescription: "what is the owner's stays",
            model: "struct Author { let name: String; let age: Int }",
            edits: [("extension Author {\n", "extension Author {\n    static let ann = fixture(name: \"Ann\")\n\n")],
            result:
                "    static let ann = fixture(name: \"Ann\")\n\n    static func fixture(name: String = \"name\", age: Int = 1)"
        ),
    ]

    @Test("follow their types, and keep what is their owner's", arguments: changes)
    func synced(_ change: Change) throws {
        #expect(package.run("generate", "Author", "--kind", "fixture").code == .success)
        var text = try fixture("Author")
        for (old, new) in change.edits { text = text.replacing(old, with: new) }
        try package.folder.write("Tests/NotesTests/Doubles/Author+Fixture.swift", text)
        #expect(package.run("check").code == .success, "what is the owner's is no difference")
        try package.folder.write(
            "Sources/Notes/Note.swift",
            "public struct Note {}\n" + change.model + "\n")
        let check = package.run("check")
        #expect(check.code == .finding)
        if let message = change.message { #expect(check.errors.contains(message)) }
        _ = package.run("sync")
        let synced = try fixture("Author")
        #expect(synced.contains(change.result))
        _ = package.run("sync")
        #expect(try fixture("Author") == synced)
    }

    @Test("whose body is the owner's are left alone where both changed")
    func conflict() throws {
        #expect(package.run("generate", "Author", "--kind", "fixture").code == .success)
        let text = try fixture("Author").replacing("Author(name: name)", with: "Author.named(name)")
        try package.folder.write("Tests/NotesTests/Doubles/Author+Fixture.swift", text)
        try package.folder.write("Sources/Notes/Note.swift", "struct Author { let age: Int }\n")
        let run = package.run("sync")
        #expect(run.code == .finding)
        #expect(run.errors.contains("[edited-call]"))
        #expect(try fixture("Author") == text)
    }

    @Test("of a type that is gone say so")
    func lost() throws {
        #expect(package.run("generate", "Author", "--kind", "fixture").code == .success)
        try package.folder.write("Sources/Notes/Note.swift", "public struct Note {}\n")
        #expect(package.run("check").errors.contains("the type 'Author' of this fixture was not found"))
    }
}
