import Foundation
import Testing

@testable import understudy

@Suite("split --apply")
struct SplitApplyTests {
    private static let package = [
        "Package.swift": """
        let package = Package(
            name: "Notes",
            targets: [.target(name: "Notes"), .testTarget(name: "NotesTests", dependencies: ["Notes"])])
        """,
        "Sources/Notes/NotesRepository.swift": NotesSources.files[0].value,
        "Sources/Notes/Models.swift": NotesSources.files[1].value,
        "Sources/Notes/Note.swift": "struct Note {}\n",
    ]

    private func run(_ words: String, in folder: TemporaryFolder) -> TestRun {
        TestRun(["split"] + words.split(separator: " ").map(String.init) + ["--package-path", folder.path])
    }

    private func texts(_ folder: TemporaryFolder) throws -> [String: String] {
        try Dictionary(
            uniqueKeysWithValues: Self.package.keys.map { ($0, try folder.text($0)) })
    }

    @Test("The protocol becomes several, consumers ask for what they need, and a second run changes nothing")
    func apply() throws {
        let folder = try TemporaryFolder(Self.package)
        let run = run("NotesRepository --narrow --apply", in: folder)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.split(separator: "\n").count == 2)
        #expect(run.errors.contains("understudy generate NoteSaver NoteFinder NoteMover NoteDeleter --kind spy"))
        let after = try texts(folder)
        let declarations = try #require(after["Sources/Notes/NotesRepository.swift"])
        #expect(
            declarations.contains("typealias NotesRepository = NoteSaver & NoteFinder & NoteMover & NoteDeleter\n"))
        #expect(
            declarations.contains("    // Saving never asks.\n    func save(note: Note) async throws  // at once\n}"))
        let models = try #require(after["Sources/Notes/Models.swift"])
        #expect(models.contains("private let notes: any NoteSaver\n"))
        #expect(models.contains("weak var notes: (NoteFinder & NoteDeleter)?\n"))
        #expect(models.contains("let notes: any NoteFinder\n"))
        let again = self.run("NotesRepository --narrow --apply", in: folder)
        #expect(again.code == .success)
        #expect(again.errors.contains("is composed of NoteSaver, NoteFinder, NoteMover, NoteDeleter already"))
        #expect(try texts(folder) == after)
        #expect(try folder.names().allSatisfy { !$0.hasPrefix(".") })
    }

    @Test("Consumers stay as they are unless asked for, and a protocol that refines is made where that is wanted")
    func forms() throws {
        let folder = try TemporaryFolder(Self.package)
        #expect(run("NotesRepository --apply --form refine --names NoteSaver=Saving", in: folder).code == .success)
        let after = try texts(folder)
        #expect(after["Sources/Notes/Models.swift"] == Self.package["Sources/Notes/Models.swift"])
        let declarations = try #require(after["Sources/Notes/NotesRepository.swift"])
        #expect(
            declarations.contains(
                "protocol NotesRepository: AnyObject, Saving, NoteFinder, NoteMover, NoteDeleter {}\n"))
        #expect(declarations.contains("protocol Saving: AnyObject {\n"))
        let again = run("NotesRepository --apply", in: folder)
        #expect(again.code == .success, "\(again.errors)")
        #expect(try texts(folder) == after)
    }

    @Test("A dry run writes nothing, and shows what would change")
    func dryRun() throws {
        let folder = try TemporaryFolder(Self.package)
        let plain = run("NotesRepository --dry-run", in: folder)
        #expect(plain.output == "would change \(folder["Sources/Notes/NotesRepository.swift"])\n")
        let diff = run("NotesRepository --narrow --dry-run --diff", in: folder)
        #expect(diff.code == .success)
        #expect(diff.output.contains("-protocol NotesRepository: AnyObject {\n"))
        #expect(diff.output.contains("+    let notes: any NoteFinder\n"))
        #expect(try texts(folder) == Self.package)
    }

    @Test("Doubles are brought along in the same step")
    func doubles() throws {
        let folder = try TemporaryFolder(Self.package)
        #expect(TestRun(["generate", "NotesRepository", "--package-path", folder.path]).code == .success)
        let double = try folder.text("Tests/NotesTests/Doubles/NotesRepositorySpy.swift")
        for form in ["alias", "refine"] {
            let copy = try TemporaryFolder(Self.package)
            try copy.write("Tests/NotesTests/Doubles/NotesRepositorySpy.swift", double)
            let run = run("NotesRepository --apply --form \(form)", in: copy)
            #expect(run.code == .success, "\(run.errors)")
            #expect(TestRun(["check", "--package-path", copy.path]).code == .success)
        }
    }

    @Test("Where something stands against it nothing is written, and the place is said")
    func refusals() throws {
        let folder = try TemporaryFolder(Self.package)
        let taken = run("NotesRepository --apply --names NoteSaver=Note", in: folder)
        #expect(taken.code == .finding)
        #expect(taken.errors.contains("Note.swift:1:8: error: 'Note' is already declared"))
        #expect(run("NotesRepository --apply --names Saver=A", in: folder).code == .wrongCommandLine)
        #expect(run("NotesRepository --apply --names NoteSaver=class", in: folder).code == .wrongCommandLine)
        #expect(run("--apply", in: folder).code == .wrongCommandLine)
        try folder.write(
            "Sources/Notes/Small.swift", "protocol Small {\n    func a()\n}\nclass User { let small: any Small }\n")
        let whole = run("NotesRepository Small --apply", in: folder)
        #expect(whole.code == .finding)
        #expect(whole.errors.contains("Small.swift:1:10: error: the protocol stays whole: "))
        #expect(try texts(folder) == Self.package)
    }

    @Test("What could not be followed stands against it, unless it is forced")
    func unresolved() throws {
        let folder = try TemporaryFolder(Self.package)
        try folder.write(
            "Sources/Notes/Odd.swift",
            "final class Odd {\n    let notes: any NotesRepository\n    func run() { Strange.use(self.notes.tidy()) }\n}\n"
        )
        let refused = run("NotesRepository --apply", in: folder)
        #expect(refused.code == .finding)
        #expect(refused.errors.contains("Odd.swift:3:41: error: some uses of 'NotesRepository' could not be followed"))
        #expect(run("NotesRepository --apply --force", in: folder).code == .success)
    }

    @Test("A build that is not fine afterwards puts everything back")
    func verification() throws {
        let folder = try TemporaryFolder(Self.package)
        let words = ["split", "NotesRepository", "--narrow", "--apply", "--package-path", folder.path, "--verify"]
        let before = TestRun(words + ["false"])
        #expect(before.code == .finding)
        #expect(before.errors.contains("error: 'false' fails before the change: nothing was changed"))
        let after = TestRun(words + ["grep -q 'protocol NotesRepository' Sources/Notes/NotesRepository.swift"])
        #expect(after.code == .finding)
        #expect(after.errors.contains("all changes were undone"))
        #expect(try texts(folder) == Self.package)
        #expect(try folder.names() == ["Package.swift", "Sources"])
        #expect(TestRun(words + ["test -d Sources"]).code == .success)
        #expect(try texts(folder) != Self.package)
    }
}
