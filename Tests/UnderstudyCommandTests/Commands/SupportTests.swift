import Foundation
import Testing

@testable import understudy

@Suite("Helpers for tests")
struct SupportTests {
    private let manifest = """
        let package = Package(name: "Notes", targets: [.target(name: "Notes"), .testTarget(name: "NotesTests")])
        """

    @Test("a helper is written beside the doubles, once")
    func written() throws {
        let folder = try TemporaryFolder(["Package.swift": manifest])
        let run = TestRun(["support", "eventually", "inTurn", "--package-path", folder.path])
        #expect(run.code == .success, "\(run.errors)")
        #expect(try folder.text("Tests/NotesTests/Doubles/Eventually.swift").contains("func eventually("))
        try folder.write("Tests/NotesTests/Doubles/InTurn.swift", "// edited\n")
        let again = TestRun(["support", "inTurn", "--package-path", folder.path])
        #expect(again.code == .success)
        #expect(again.output.hasSuffix("InTurn.swift already exists; left unchanged\n"))
        #expect(try folder.text("Tests/NotesTests/Doubles/InTurn.swift") == "// edited\n")
    }

    @Test("separate storage of static members adds what it needs to the lock, or writes it")
    func separateStatics() throws {
        let folder = try TemporaryFolder([
            "Package.swift": manifest, "Sources/Notes/Store.swift": "protocol Store: Sendable { func a() -> Int }\n",
        ])
        let doubles = "Tests/NotesTests/Doubles/"
        #expect(TestRun(["generate", "Store", "--kind", "stub", "--package-path", folder.path]).code == .success)
        #expect(try !folder.text(doubles + "Locked.swift").contains("StaticMembers"))
        for _ in 0..<2 {
            let run = TestRun(["support", "separateStatics", "--package-path", folder.path])
            #expect(run.code == .success, "\(run.errors)")
            #expect(try folder.text(doubles + "SeparateStatics.swift").contains("withSeparateStatics"))
            #expect(try folder.text(doubles + "Locked.swift").contains("@TaskLocal static var storage"))
        }
        #expect(TestRun(["check", "--package-path", folder.path]).code == .success)
        let empty = try TemporaryFolder(["Package.swift": manifest])
        #expect(TestRun(["support", "separateStatics", "--package-path", empty.path]).code == .success)
        #expect(try empty.text(doubles + "Locked.swift").contains("static func shared"))
    }

    @Test("issues are recorded in tests; other modules import no framework for them")
    func issues() throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
            let package = Package(
                name: "Notes",
                targets: [.target(name: "Notes"), .testTarget(name: "NotesTests", dependencies: ["Notes"])])
            """,
            "Sources/Notes/Store.swift": "public protocol Store { func make() -> Elsewhere }\n",
        ])
        for (place, records) in [("Tests/NotesTests", true), ("Sources/Notes", false)] {
            let run = TestRun([
                "generate", "Store", "--kind", "stub", "--package-path", folder.path, "--output", folder[place],
                "--in", folder["Sources"],
            ])
            #expect(run.code == .success, "\(run.errors)")
            let text = try folder.text(place + "/TestIssue.swift")
            #expect(text.contains("import Testing") == records, "\(place)")
            #expect(text.contains("assertionFailure") != records, "\(place)")
        }
    }

    @Test("a helper that the target has in another folder is not written again")
    func present() throws {
        let folder = try TemporaryFolder([
            "Package.swift": manifest, "Tests/NotesTests/Support/Waiting.swift": "struct Gate {}\n",
            "Tests/NotesTests/Support/inturn.swift": "\n",
        ])
        let run = TestRun(["support", "gate", "inTurn", "--package-path", folder.path])
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.contains("Support/Waiting.swift has Gate already; left unchanged\n"), "\(run.output)")
        #expect(run.output.contains("Support/inturn.swift has InTurn already; left unchanged\n"), "\(run.output)")
        #expect(try folder.names(in: "Tests/NotesTests") == ["Support"])
    }

    @Test("no helper is longer than sixty lines, and each is in the cookbook's package as it is written")
    func sizes() throws {
        for name in ["inTurn", "eventually", "gate", "callOrder"] {
            let run = TestRun(["support", name, "--stdout"])
            #expect(run.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 61, "\(name)")
            let file = name.prefix(1).uppercased() + name.dropFirst() + ".swift"
            let path = Self.root + "/Examples/Cookbook/Tests/NotesTests/Doubles/" + file
            #expect(try String(contentsOfFile: path, encoding: .utf8) == run.output)
        }
    }

    @Test("without one test target there is no place, and nothing is written")
    func noPlace() throws {
        let folder = try TemporaryFolder(["Package.swift": "let package = Package(name: \"Notes\")\n"])
        let run = TestRun(["support", "gate", "--package-path", folder.path])
        #expect(run.code == .unusableInput)
        #expect(run.errors.contains("name a folder with --output"))
        #expect(try folder.names() == ["Package.swift"])
    }

    @Test("an unknown helper is refused, with the nearest")
    func unknown() {
        let run = TestRun(["support", "inturn"])
        #expect(run.code == .wrongCommandLine)
        #expect(run.errors.contains("did you mean 'inTurn'?"))
    }

    @Test("every recipe of the cookbook is a test of its package")
    func cookbook() throws {
        let page = try String(contentsOfFile: Self.root + "/docs/cookbook.md", encoding: .utf8)
        let path = Self.root + "/Examples/Cookbook/Tests/NotesTests/CookbookTests.swift"
        let tests = Self.unindented(try String(contentsOfFile: path, encoding: .utf8))
        let blocks = page.components(separatedBy: "```swift\n").dropFirst().map {
            $0.components(separatedBy: "\n```")[0]
        }
        #expect(blocks.count >= 20)
        for block in blocks { #expect(tests.contains(Self.unindented(block)), "\(block)") }
    }

    @Test("the table of needs counts the lines that the cookbook's tests write")
    func needs() throws {
        let table = try String(contentsOfFile: Self.root + "/docs/needs.md", encoding: .utf8)
        let page = try String(contentsOfFile: Self.root + "/docs/cookbook.md", encoding: .utf8)
        let rows = table.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
        #expect(rows.count == 12)
        for row in rows {
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            let title = try #require(cells[0].split(separator: "(").last).dropLast()
            let recipe = try #require(page.components(separatedBy: "## \(title)\n").dropFirst().first)
            let code = try #require(recipe.components(separatedBy: "```swift\n").dropFirst().first)
            let lines = code.components(separatedBy: "```")[0].split(separator: "\n").filter { line in
                Self.words.contains { line.contains($0) }
            }
            #expect(cells[1] == "\(lines.count)", "\(title): \(lines)")
        }
    }

    /// What a line speaks of that sets a double up or checks it.
    private static let words = [
        "Stub =", "Calls", "CallCount", "Expectations", "CallOrder", "order", "gate", "Gate()", "inTurn(", "eventually",
        "forwardingTo", "[0].completion",
    ]

    private static func unindented(_ text: String) -> String {
        text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .path
}
