import Testing

@testable import understudy

@Suite("The command 'contract'")
struct ContractCommandTests {
    let package: NotesPackage

    init() throws {
        package = try NotesPackage()
        try package.folder.write(
            "Sources/Notes/Shelf.swift",
            """
            public struct Book { public var title: String }
            public protocol Shelf {
                func put(_ book: Book) throws
                func books() throws -> [Book]
            }
            struct MemoryShelf: Shelf {
                func put(_ book: Book) {}
                func books() -> [Book] { [] }
            }
            final class FileShelf: Shelf {
                init(path: String) {}
                func put(_ book: Book) {}
                func books() -> [Book] { [] }
            }
            """)
    }

    private var test: String {
        get throws { try package.folder.text("Tests/NotesTests/ShelfContractTests.swift") }
    }

    @Test("compares the implementations that are named with the first of them")
    func named() throws {
        let run = package.run("contract", "Shelf", "--for", "MemoryShelf,FileShelf")
        #expect(run.errors.isEmpty)
        #expect(run.code == .success)
        #expect(
            try package.folder.names(in: "Tests/NotesTests/Doubles") == [
                "RandomHistory.swift", "ShelfContract.swift", "TestIssue.swift",
            ])
        #expect(
            try test == """
                import Testing

                @testable import Notes

                struct ShelfContractTests {
                    @Test func fileShelfAnswersLikeMemoryShelf() async throws {
                        try await ShelfContract.check({ () async throws -> FileShelf in throw TestIssue("fill in: return a new, empty FileShelf") }, against: { MemoryShelf() })
                    }
                }

                """)
        #expect(package.run("check").code == .success)
    }

    @Test("warns of files that contracts share where they are of an earlier version")
    func outdated() throws {
        #expect(package.run("contract", "Shelf", "--for", "MemoryShelf,FileShelf").errors.isEmpty)
        let path = "Tests/NotesTests/Doubles/TestIssue.swift"
        let today = try package.folder.text(path)
        let former = today.replacing(
            "Receives issues instead of the test while", with: "Hears of issues in place of the test, while")
        try package.folder.write(path, former)
        let run = package.run("generate", "NoteStore", "--kind", "contract")
        #expect(run.errors.contains("TestIssue.swift") && run.errors.contains("[outdated-support]"), "\(run.errors)")
        #expect(package.run("sync").code == .success)
        #expect(try package.folder.text(path) == today)
        #expect(package.run("generate", "NoteCounter", "--kind", "contract").errors.isEmpty)
    }

    @Test("compares a single one with the fake, which it writes")
    func single() throws {
        #expect(package.run("contract", "Shelf", "--for", "MemoryShelf").code == .success)
        #expect(try package.folder.names(in: "Tests/NotesTests/Doubles").contains("ShelfFake.swift"))
        #expect(try test.contains("check({ MemoryShelf() }, against: { ShelfFake() })"))
    }

    @Test("leaves it open what the fake is compared with")
    func open() throws {
        #expect(package.run("contract", "Shelf").code == .success)
        #expect(try test.contains("-> ShelfFake in throw TestIssue(\"fill in: return the implementation to compare"))
    }

    @Test("says what is not there, and writes nothing")
    func unknown() throws {
        let run = package.run("contract", "Shelf", "--for", "MemoryShelf,NoShelf")
        #expect(run.code == .unusableInput)
        #expect(run.errors.contains("there is no type 'NoShelf'"))
        #expect(throws: (any Error).self) { try test }
    }
}
