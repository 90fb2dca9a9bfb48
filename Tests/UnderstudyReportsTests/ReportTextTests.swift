import Testing
import UnderstudySyntax

@testable import UnderstudyReports

@Suite("Texts of reports")
struct ReportTextTests {
    @Test(
        "Code has as many backticks as it needs",
        arguments: [("save", "`save`"), ("`in`", "`` `in` ``"), ("a``b", "``` a``b ```"), ("", "``")])
    func code(_ text: String, _ markdown: String) {
        #expect(MarkdownText.code(text) == markdown)
    }

    @Test(
        "Words mean nothing to Markdown",
        arguments: [("a*b_c", "a\\*b\\_c"), ("<b> & [x]", "&lt;b> &amp; \\[x\\]"), ("it's", "it's")])
    func words(_ text: String, _ markdown: String) {
        #expect(MarkdownText.words(text) == markdown)
    }

    @Test("A cell is on one line, and a bar does not end it")
    func cells() {
        #expect(MarkdownText.row(["a|b", "c\nd"]) == "| a\\|b | c d |\n")
    }

    @Test(
        "A path leads from the folder of the report to the file",
        arguments: [
            ("Sources/A.swift", ".", "Sources/A.swift"), ("Sources/A.swift", "docs/x", "../../Sources/A.swift"),
            ("/app/A.swift", "/app/out", "../A.swift"), ("a/../b c.swift", ".", "b%20c.swift"),
            ("A.swift", "/", "app/A.swift"),
        ])
    func paths(_ path: String, _ folder: String, _ address: String) {
        #expect(FileAddress.relative(path, to: folder, in: "/app") == address)
    }

    @Test("A URI names the file from the root, and escapes what is no letter")
    func uris() {
        #expect(FileAddress.uri(of: "S/ü.swift", in: "/app") == "file:///app/S/%C3%BC.swift")
    }

    @Test("A figure says how it differs from an earlier one, and nothing where it does not")
    func changes() {
        var earlier = EarlierReport(date: "2026-11-20", unnecessaryDependences: 40, protocols: 3, doubled: 1, stale: 0)
        #expect(earlier.change(from: 40, to: 28) == "12 fewer than on 2026-11-20")
        #expect(earlier.change(from: 40, to: 41) == "1 more than on 2026-11-20")
        #expect(earlier.change(from: 40, to: 40) == nil)
        earlier.date = nil
        #expect(earlier.change(from: 0, to: 2) == "2 more than before")
    }

    @Test("A report says of which day and commit it is")
    func origin() {
        #expect(ReportOrigin(date: "2026-11-27", version: "1").text == "2026-11-27")
        #expect(
            ReportOrigin(date: "2026-11-27", commit: "1a2b3c4", isChanged: true, version: "1").text
                == "2026-11-27, commit 1a2b3c4 with changes")
    }

    @Test("A plan names the command of each offer, and a step the files that it changes")
    func plan() throws {
        let written = NotesSources.usage()
        let plan = OfferPlan(written.report)
        let split = try #require(plan.entries.first { $0.kind == .partition })
        #expect(split.command == "understudy split NotesRepository --narrow --apply")
        #expect(plan.entries.map(\.value) == plan.entries.map(\.value).sorted(by: >))
        let steps = NextStep.all(of: PackageReport(title: "Notes", splits: written.report), plan: plan)
        // One protocol has one step, whatever is offered for it.
        let step = try #require(steps.first { $0.command.hasPrefix("understudy split") })
        #expect(steps.count { $0.command.hasPrefix("understudy split") } == 1)
        let offer = try #require(plan.entries.first { $0.command == step.command })
        #expect(step.files == offer.fileCount(in: written.report))
        #expect(step.filesText == "\(step.files ?? 0) files")
    }
}
