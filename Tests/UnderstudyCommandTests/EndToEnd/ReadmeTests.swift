import Foundation
import Testing

@testable import understudy

@Suite("What the README shows")
struct ReadmeTests {
    /// The Swift code blocks of the README, in their order.
    private func blocks() throws -> [String] {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        return readme.components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "```\n").first
        }
    }

    @Test func spyIsTheOneThatIsWritten() throws {
        let blocks = try blocks()
        try #require(blocks.count >= 2)
        var files = FileSystem.live
        let source = Array(blocks[0].utf8)
        files.readStandardInput = { $0.fill(with: source) }
        let run = TestRun(["generate", "--all", "--in", "-", "--module", "Notes", "--stdout"], files: files)
        #expect(run.errors.isEmpty)
        #expect(run.output == blocks[1])
    }
}
