import Foundation
import Testing

@testable import understudy

/// Command lines with typical mistakes, one after the other over `Examples/Notes`: the message, the exit code, and that
/// nothing was written.
///
/// The table is `Tests/Fixtures/CommandLines/mistakes.txt`: a line with the command, those that it prints as errors,
/// without the two that point to the help, and the exit code.
@Suite("Typical mistakes")
struct MistakeTests {
    /// A command line of the table with what is expected of it.
    struct Mistake: Sendable {
        var words: [String] = []
        var errors: [String] = []
        var code: Int32 = 0
    }

    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func table() throws -> [Mistake] {
        let file = root.appendingPathComponent("Tests/Fixtures/CommandLines/mistakes.txt")
        var mistakes: [Mistake] = []
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            if line.hasPrefix("$ understudy") {
                mistakes.append(Mistake(words: words(of: line.dropFirst("$ understudy".count))))
            } else if line.hasPrefix("=> ") {
                mistakes[mistakes.count - 1].code = try #require(Int32(line.dropFirst(3)))
            } else {
                mistakes[mistakes.count - 1].errors.append(String(line))
            }
        }
        return mistakes
    }

    /// The words of a line as a shell takes them apart; single quotes are enough for the table.
    private static func words(of line: Substring) -> [String] {
        line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
        }
    }

    @Test func areAnsweredWithWhatToDo() throws {
        let package = try TemporaryFolder([:])
        for name in ["Package.swift", "Sources", "Tests"] {
            try FileManager.default.copyItem(
                at: Self.root.appendingPathComponent("Examples/Notes/\(name)"),
                to: URL(fileURLWithPath: package[name]))
        }
        let before = try FileManager.default.subpathsOfDirectory(atPath: package.path).sorted()
        let table = try Self.table()
        #expect(table.count >= 140)
        for mistake in table {
            let run = TestRun(mistake.words, files: .live(in: package.path))
            let errors = run.errors.replacingOccurrences(of: package.path + "/", with: "")
                .split(separator: "\n").map(String.init)
                .filter { !$0.hasPrefix("usage: understudy") && !$0.hasPrefix("see 'understudy") }
            #expect(errors == mistake.errors, "understudy \(mistake.words.joined(separator: " "))")
            #expect(run.code.rawValue == mistake.code, "understudy \(mistake.words.joined(separator: " "))")
        }
        #expect(try FileManager.default.subpathsOfDirectory(atPath: package.path).sorted() == before)
    }
}
