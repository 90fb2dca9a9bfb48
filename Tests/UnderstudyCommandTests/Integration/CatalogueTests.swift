import Foundation
import Testing
import UnderstudyRefactoring
import UnderstudySegregation
import UnderstudySyntax

@testable import understudy

@Suite("The catalogue of diagnostics")
struct CatalogueTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The texts in quotes of all sources but the catalogue itself, file by file.
    private static func literals() throws -> [(file: String, line: Substring, text: String)] {
        let sources = root.appendingPathComponent("Sources")
        let walk = try #require(FileManager.default.enumerator(atPath: sources.path))
        var found: [(String, Substring, String)] = []
        for case let path as String in walk where path.hasSuffix(".swift") && !path.contains("/Catalogue/") {
            let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
            for line in text.split(separator: "\n") where line.contains("\"") {
                for (number, part) in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
                where number % 2 == 1 { found.append((path, line, String(part))) }
            }
        }
        return found
    }

    @Test func hasEveryIdentifierOnce() {
        let ids = DiagnosticCatalogue.entries.map(\.id)
        #expect(ids.count == Set(ids).count)
        #expect(Set(SplitReason.allCases.map(\.rawValue)).isSubset(of: ids))
        #expect(Set(Refusal.Reason.allCases.map(\.rawValue)).subtracting(ids) == [])
    }

    @Test("Every refusal says what to do after its reason")
    func refusalsHaveAdvice() {
        // What a place says comes with it.
        for reason in Refusal.Reason.allCases where reason != .place {
            let refusal = Refusal(reason, "Name", at: SourceLocation(path: "Store.swift"))
            #expect(refusal.message.contains("; ") || refusal.message.contains(": "), "\(refusal.message)")
        }
    }

    @Test func everyDiagnosticOfTheSourcesIsInIt() throws {
        let known = Set(DiagnosticCatalogue.entries.map(\.id))
        let marks = [
            "DiagnosticID(\"", "refuse(\"", "(\"invalid-", "report(\"", ".person, \"", ".sync, \"", ".unreadable, \"",
        ]
        var seen = 0
        for (file, line, text) in try Self.literals() {
            let isID = marks.contains { line.contains($0 + text + "\"") }
            // The parser, the command line and files name theirs in a switch.
            let isChoice = line.contains("DiagnosticID(") && line.contains(" ? \"") && text.contains("-")
            let isCase =
                ["SyntaxProblem.swift", "UsageError.swift", "FileError.swift"].contains { file.hasSuffix("/" + $0) }
                && line.drop { $0 == " " }.hasPrefix("case ") && line.hasSuffix("\"\(text)\"")
            guard isID || isChoice || isCase, text.allSatisfy({ $0.isLowercase || $0 == "-" || $0.isNumber }) else {
                continue
            }
            seen += 1
            #expect(known.contains(text), "\(file): \(text)")
        }
        #expect(seen > 100)
    }

    @Test func nothingInItIsOfOldVersions() throws {
        let texts = Set(try Self.literals().map(\.text))
        // The configuration puts these together.
        let composed: Set = ["unknown-key", "unknown-value"]
        let named = composed.union(SplitReason.allCases.map(\.rawValue))
        for entry in DiagnosticCatalogue.entries where !named.contains(entry.id) {
            #expect(texts.contains(entry.id), "\(entry.id)")
        }
    }

    @Test func entriesAreSentences() {
        for entry in DiagnosticCatalogue.entries {
            for text in [entry.cause, entry.cure] { #expect(text.hasSuffix("."), "\(entry.id): \(text)") }
            #expect(!entry.example.isEmpty && !entry.example.contains("\n"), "\(entry.id)")
        }
    }

    @Test("docs/diagnostics.md is what 'understudy explain --format markdown' prints")
    func pageIsUpToDate() throws {
        let page = try String(contentsOf: Self.root.appendingPathComponent("docs/diagnostics.md"), encoding: .utf8)
        #expect(TestRun(["explain", "--format", "markdown"]).output == page)
    }

    @Test func explain() {
        let run = TestRun(["explain", "missing-member"])
        #expect(run.output.hasPrefix("missing-member\n"))
        #expect(run.output.contains("example:") && run.output.contains("Run 'understudy sync StoreSpy'"))
        let wrong = TestRun(["explain", "missing-membr"])
        #expect(
            wrong.errors
                == "error: there is no diagnostic 'missing-membr'; did you mean 'missing-member'? [unknown-id]\n")
        #expect(wrong.code == .unusableInput)
        #expect(TestRun(["explain"]).output.contains("  unclosed-brace"))
    }
}
