import Foundation
import Testing

@testable import understudy

@Suite("From a package to doubles")
struct GenerateTests {
    let package: NotesPackage

    init() throws {
        package = try NotesPackage()
    }

    @Test func spyGoesToTheTestsOfTheModule() throws {
        let run = package.run("generate", "NoteStore")
        #expect(run.errors.isEmpty)
        #expect(run.output == "wrote \(package.doubles)/NoteStoreSpy.swift\n")
        #expect(run.code == .success)
        #expect(
            try package.folder.text("Tests/NotesTests/Doubles/NoteStoreSpy.swift") == """
                import Foundation
                import Notes

                /// A spy of `NoteStore`, yours to edit.
                final class NoteStoreSpy: NoteStore {
                    // MARK: findNote(by:)
                    var findNoteByCalls: [UUID] = []
                    var findNoteByStub: (UUID) async throws -> Note? = { _ in nil }
                    func findNote(by id: UUID) async throws -> Note? {
                        findNoteByCalls.append(id)
                        return try await findNoteByStub(id)
                    }

                    // MARK: save(_:)
                    var saveCalls: [Note] = []
                    func save(_ note: Note) { saveCalls.append(note) }
                }

                """)
    }

    @Test("A double of a protocol that tests declare stays in their target, which it does not import")
    func protocolsOfTests() throws {
        try package.folder.write("Tests/NotesTests/Deep/Steps.swift", "protocol Steps {\n    func go()\n}\n")
        let run = package.run("generate", "Steps")
        #expect(run.output == "wrote \(package.doubles)/StepsSpy.swift\n", "\(run.errors)")
        #expect(try package.folder.text("Tests/NotesTests/Doubles/StepsSpy.swift").hasPrefix("/// A spy of `Steps`"))
    }

    @Test func withoutNamesTheProtocolsOptedInAreDoubled() throws {
        #expect(package.run("generate").code == .success)
        #expect(try package.folder.names(in: "Tests/NotesTests/Doubles") == ["NoteStoreSpy.swift"])
    }

    @Test func allMeansAllProtocols() throws {
        #expect(package.run("generate", "--all", "--kind", "dummy,stub").code == .success)
        #expect(
            try package.folder.names(in: "Tests/NotesTests/Doubles") == [
                "NoteCounterDummy.swift", "NoteCounterStub.swift", "NoteStoreDummy.swift", "NoteStoreStub.swift",
                "TestIssue.swift",
            ])
    }

    @Test func protocolsThatAreNotPublicAreImportedForTesting() {
        let run = package.run("generate", "NoteCounter", "--stdout")
        #expect(run.output.hasPrefix("@testable import Notes\n\n/// A spy of `NoteCounter`, yours to edit.\n"))
    }

    @Test func aDoubleThatWasMovedIsNotWrittenAgain() throws {
        let folder = try SyncFaultTests.package()
        let text = try folder.text("Tests/NTests/Doubles/ASpy.swift")
        try FileManager.default.removeItem(atPath: folder["Tests/NTests/Doubles/ASpy.swift"])
        try folder.write("Tests/NTests/Mocks/All.swift", text)
        for options in [[], ["--dry-run"], ["--force"]] {
            let run = TestRun(["generate", "A", "--kind", "spy", "--package-path", folder.path] + options)
            #expect(run.code == .success && run.output.isEmpty)
            let place = folder["Tests/NTests/Mocks/All.swift"] + ":4:13"
            #expect(run.errors == "\(place): warning: 'ASpy' already exists here; left unchanged [file-exists]\n")
            #expect(try folder.names(in: "Tests/NTests/Doubles") == ["BSpy.swift", "CSpy.swift"])
        }
        // Another target may have a double of the same name.
        let other = ["--output", folder["Other"], "--package-path", folder.path]
        #expect(TestRun(["generate", "A", "--kind", "spy"] + other).code == .success)
        #expect(try folder.names(in: "Other") == ["ASpy.swift"])
    }

    @Test func whatWasEditedIsNeverOverwritten() throws {
        let words = ["generate", "NoteStore", "--kind", "spy,stub", "--in", package.folder["Sources"]]
        let output = ["--output", package.folder["Fakes"]]
        #expect(TestRun(words + output).code == .success)
        let mine = "// all of it is mine now\n"
        try package.folder.write("Fakes/NoteStoreSpy.swift", mine)
        let stub = try package.folder.text("Fakes/NoteStoreStub.swift")

        let again = TestRun(words + output)

        #expect(try package.folder.text("Fakes/NoteStoreSpy.swift") == mine)
        #expect(try package.folder.text("Fakes/NoteStoreStub.swift") == stub)
        #expect(try package.folder.names(in: "Fakes") == ["NoteStoreSpy.swift", "NoteStoreStub.swift"])
        #expect(again.output.isEmpty)
        let warning = "warning: already exists; left unchanged [file-exists]"
        #expect(
            again.errors == """
                \(package.folder["Fakes/NoteStoreSpy.swift"]): \(warning)
                \(package.folder["Fakes/NoteStoreStub.swift"]): \(warning)

                """)
        #expect(again.code == .success)
    }

    @Test func severalKindsOnStandardOutputAreOneFile() throws {
        let run = package.run("generate", "--all", "--kind", "dummy,stub,spy", "--stdout")
        #expect(run.errors.isEmpty)
        #expect(run.code == .success)
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines.filter { $0.contains("import ") } == [
                "import Foundation", "@testable import Notes", "import Testing", "import XCTest",
            ])
        #expect(lines.filter { $0.contains("class ") }.count == 6)

        // Reading it back says whether it parses, and that each double is one.
        try package.folder.write("Tests/NotesTests/All.swift", run.output)
        let list = TestRun(["list", package.folder.path])
        #expect(list.errors.isEmpty)
        #expect(list.code == .success)
        for name in ["NoteStore", "NoteCounter"] {
            for kind in ["dummy", "stub", "spy"] {
                #expect(list.output.contains("    \(kind) \(name)\(kind.capitalized) in "))
            }
        }
    }

    @Test func theSameInputGivesTheSameOutput() {
        let words = ["generate", "--all", "--kind", "spy,stub", "--stdout"]
        let runs = (0..<5).map { _ in TestRun(words + ["--in", package.folder.path]).output }
        #expect(Set(runs).count == 1)
        #expect(runs.first?.isEmpty == false)
    }
}
