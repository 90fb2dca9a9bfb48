import Foundation
import Testing

@Suite("The page about moving over")
struct MovingOverPageTests {
    private static func page() throws -> String {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        return try String(contentsOf: file.appendingPathComponent("../../../docs/moving-over.md"), encoding: .utf8)
    }

    /// The text of the code block with `info` after its fence.
    private func block(_ info: String) throws -> String {
        let parts = try Self.page().components(separatedBy: "```swift \(info)\n")
        return try #require(parts.dropFirst().first).components(separatedBy: "```")[0]
    }

    @Test("What the page shows is what comes out", arguments: ["mockolo", "sourcery"])
    func shownMock(_ style: String) throws {
        let folder = try TemporaryFolder([
            "Notes.swift": "struct Note {}\nstruct Folder {}\n" + (try block(style + "/protocol"))
        ])
        let run = TestRun(["generate", "--style", style, "--in", folder["Notes.swift"], "--stdout"])
        #expect(run.errors == "")
        #expect(try run.output.hasSuffix(block(style + "/mock")), "\(run.output)")
    }

    @Test func aStyleOnTheCommandLineGoesBeforeTheConfiguredKinds() throws {
        let folder = try TemporaryFolder([
            "Notes.swift": "protocol Store { func save() }", "understudy.json": #"{ "kinds": ["spy"] }"#,
        ])
        let words = [
            "generate", "Store", "--config", folder["understudy.json"], "--in", folder["Notes.swift"], "--stdout",
        ]
        #expect(TestRun(words).output.contains("class StoreSpy"))
        #expect(TestRun(words + ["--style", "mockolo"]).output.contains("class StoreMock"))
        #expect(TestRun(words + ["--style", "mockolo", "--kind", "spy"]).output.contains("class StoreSpy"))
    }
}
