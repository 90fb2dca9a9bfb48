import Foundation
import Testing

@testable import understudy

/// How a double is written: for whom it is visible, under what condition, under what name, in whose layout.
@Suite("How doubles are written")
struct WritingTests {
    private let package = [
        "Package.swift": """
        let package = Package(name: "Notes", targets: [.target(name: "Notes"), .testTarget(name: "NotesTests")])
        """,
        "Sources/Notes/NoteStore.swift": """
        public struct Note: Sendable {
            public init() {}
        }

        public protocol NoteStore {
            func save(_ note: Note, in folder: String) throws
            var count: Int { get }
        }

        """,
    ]

    private func written(_ words: [String], with files: [String: String] = [:]) throws -> String {
        let folder = try TemporaryFolder(package.merging(files) { $1 })
        let run = TestRun(["generate", "NoteStore", "--stdout", "--package-path", folder.path] + words)
        #expect(run.code == .success, "\(run.errors)")
        return run.output
    }

    @Test("with an access level, all that a user of the double names has it")
    func access() throws {
        let text = try written(["--access", "public"])
        #expect(
            text.contains("import Notes\n\n/// A spy of `NoteStore`, yours to edit.\npublic final class NoteStoreSpy"))
        let members = text.split(separator: "\n").filter { $0.hasPrefix("    ") && !$0.hasPrefix("     ") }
        let declared = members.filter { !$0.hasPrefix("    //") && $0 != "    }" }
        #expect(declared.count == 5)
        #expect(declared.allSatisfy { $0.hasPrefix("    public ") }, "\(declared)")
    }

    @Test("the configuration says so for all")
    func configuredAccess() throws {
        let text = try written([], with: [".understudy.json": #"{ "access": "package" }"#])
        #expect(text.contains("\npackage final class NoteStoreSpy"))
        #expect(text.contains("\n    package init() {}"))
    }

    @Test("sync takes neither an access level nor a condition for an edit, and new members have them")
    func accessStays() throws {
        for words in [["--access", "public"], ["--condition", "DEBUG"]] {
            let folder = try TemporaryFolder(package)
            let path = ["--package-path", folder.path]
            #expect(TestRun(["generate", "NoteStore"] + words + path).code == .success)
            #expect(TestRun(["check"] + path).code == .success, "\(words)")
            let source = "Sources/Notes/NoteStore.swift"
            let asked = try folder.text(source).replacing("    var count", with: "    func clear()\n    var count")
            try folder.write(source, asked)
            #expect(TestRun(["sync"] + path).code == .success)
            let double = try folder.text("Tests/NotesTests/Doubles/NoteStoreSpy.swift")
            let level = words[0] == "--access" ? "public " : ""
            #expect(double.contains("    \(level)func clear() {"))
            #expect(double.contains("#if DEBUG\n") == level.isEmpty)
            #expect(TestRun(["check"] + path).code == .success, "\(words)")
        }
    }

    @Test("a condition stands around the double, below its imports")
    func condition() throws {
        let text = try written(["--condition", "DEBUG"])
        #expect(text.hasPrefix("import Notes\n\n#if DEBUG\n/// A spy of `NoteStore`, yours to edit.\n"))
        #expect(text.hasSuffix("\n}\n#endif\n"))
    }

    @Test("a name is that of the type and of its file")
    func name() throws {
        let folder = try TemporaryFolder(package)
        let words = ["generate", "NoteStore", "--kind", "stub", "--name", "FailingSaver"]
        #expect(TestRun(words + ["--package-path", folder.path]).code == .success)
        let text = try folder.text("Tests/NotesTests/Doubles/FailingSaver.swift")
        #expect(text.contains("/// A stub of `NoteStore`, yours to edit.\nfinal class FailingSaver: NoteStore {"))
    }

    @Test("the package's formatting counts: how far in, and how long a line may be")
    func formatting() throws {
        let format = #"{ "version": 1, "lineLength": 60, "indentation": { "spaces": 2 } }"#
        let text = try written([], with: [".swift-format": format])
        let lines = text.split(separator: "\n")
        #expect(lines.contains("  // MARK: save(_:in:)"))
        #expect(lines.allSatisfy { $0.count <= 60 })
        let tabs = #"{ "version": 1, "indentation": { "tabs": 1 } }"#
        #expect(try written([], with: [".swift-format": tabs]).contains("\n\t// MARK: save(_:in:)\n"))
    }
}
