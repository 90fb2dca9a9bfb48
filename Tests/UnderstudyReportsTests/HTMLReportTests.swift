import UnderstudyUsage
import Testing
import UnderstudyReports
import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

@Suite("The report as a page")
struct HTMLReportTests {
    private func page(_ written: WrittenUsage, in folder: String = ".") -> String {
        let report = PackageReport(title: "Notes & <more>", splits: written.report)
        return String(decoding: HTMLReport(report, in: folder).bytes(), as: UTF8.self)
    }

    @Test("The page is well formed, runs nothing, loads nothing, and all links within it have targets")
    func wellFormed() {
        let check = PageCheck(page(NotesSources.usage()))
        #expect(check.problems.isEmpty, "\(check.problems)")
        #expect(check.links.contains("#protocol-NotesRepository"))
        #expect(check.links.contains("./Sources/Models.swift#L3"))
        #expect(check.text.contains("Notes &amp; &lt;more&gt;"))
    }

    @Test("The check finds what is wrong")
    func theCheckItself() {
        let wrongs = [
            "<p><b>", "<!DOCTYPE html><p></div>", "<!DOCTYPE html><a href=\"#x\">y</a>",
            "<!DOCTYPE html><div id=\"a\"></div><div id=\"a\"></div>", "<!DOCTYPE html><a href=\"https://x\">y</a>",
            "<!DOCTYPE html><script></script>", "<!DOCTYPE html><p onclick=\"x\"></p>",
            "<!DOCTYPE html><table><tr><th>x</th></tr></table>", "<!DOCTYPE html><a href=\"x\"></a>",
            "<!DOCTYPE html><div tabindex=\"0\"></div>",
        ]
        for wrong in wrongs { #expect(!PageCheck(wrong).problems.isEmpty, "\(wrong)") }
    }

    @Test("Names from sources stay text, whatever they hold")
    func escaping() {
        let written = NotesSources.usage { usage in
            usage.consumers[0].name = "Evil<script>\"&'>"
            usage.consumers[1].location = SourceLocation(
                path: "Sources/a \"b\"<c>#?%é.swift", position: SourcePosition(line: 7, column: 1))
        }
        let text = page(written)
        let check = PageCheck(text)
        #expect(check.problems.isEmpty, "\(check.problems)")
        #expect(text.components(between: "<script") == 1)
        #expect(check.links.contains("./Sources/a%20%22b%22%3Cc%3E%23%3F%25%C3%A9.swift#L7"))
    }

    @Test("Links start where the page stands")
    func relativeLinks() {
        #expect(
            PageCheck(page(NotesSources.usage(), in: "docs/reports")).links.contains("../../Sources/Models.swift#L3"))
        #expect(PageCheck(page(NotesSources.usage(), in: "/app")).links.contains("./notes/Sources/Models.swift#L3"))
        #expect(PageCheck(page(NotesSources.usage(), in: "/")).links.contains("./app/notes/Sources/Models.swift#L3"))
    }

    @Test("Each used cell of the matrix links to its place; rows stand with their part")
    func matrix() {
        let text = page(NotesSources.usage())
        #expect(
            text.contains(
                """
                <td class="used"><a href="./Sources/Models.swift#L8">1</a></td>
                """))
        #expect(text.contains("<th scope=\"rowgroup\" class=\"name\">Note<wbr>Finder</th>"))
        #expect(text.components(between: "class=\"used\"") == 4)
        #expect(text.components(between: "class=\"seen\"") == 4)
    }

    @Test("A protocol that is kept has one block, without a proposal")
    func kept() {
        let written = WrittenUsage(
            of: "Pair",
            in: [
                "A.swift": "protocol Pair { func a(); func b() }\nclass User { let pair: Pair; func f() { pair.a() } }"
            ],
            uses: ["User": ["a"]]
        )
        let text = page(written)
        #expect(PageCheck(text).problems.isEmpty)
        #expect(text.contains("2 requirements are easy to fake"))
        #expect(!text.contains("<h3>Proposal</h3>"))
        #expect(text.contains("depend on a() alone: protocol UserDependencies, or a closure"))
    }

    @Test("One that is kept is folded to a line, in which the reason stands")
    func folded() {
        let written = WrittenUsage(
            of: "Pair",
            in: [
                "A.swift": "protocol Pair { func a(); func b() }\nclass User { let pair: Pair; func f() { pair.a() } }"
            ],
            uses: ["User": ["a"]]
        )
        #expect(page(written).contains("<details id=\"protocol-Pair\" class=\"fine\"><summary><code>Pair</code>: "))
    }

    @Test(
        "Links follow a template",
        arguments: [
            ("https://example.com/blob/main/{path}#L{line}", "https://example.com/blob/main/Sources/Models.swift#L3"),
            ("vscode://file{absolute}:{line}", "vscode://file/app/notes/Sources/Models.swift:3"),
        ])
    func templates(_ template: String, _ address: String) {
        let report = PackageReport(title: "Notes", splits: NotesSources.usage().report)
        let page = HTMLReport(report, in: "/tmp", links: LinkTemplate(template)).bytes()
        #expect(String(decoding: page, as: UTF8.self).contains("href=\"\(address)\""))
    }

    @Test("What is no template is refused", arguments: ["https://example.com", "{line}", "{path", "{path}{commit}"])
    func wrongTemplates(_ template: String) {
        #expect(LinkTemplate(template) == nil)
    }

    @Test("What there is to gain is said before how many protocols there are")
    func gainFirst() {
        #expect(page(NotesSources.usage()).contains("unnecessary dependencies would become"))
    }

    @Test("The same findings give the same bytes")
    func deterministic() {
        #expect(page(NotesSources.usage()) == page(NotesSources.usage()))
    }

    @Test("Drift is shown where someone looked")
    func drift() {
        let written = NotesSources.usage()
        let finding = Diagnostic(
            DiagnosticID("missing-member"), .warning, "'NotesSpy' lacks 'save(note:)'",
            at: SourceLocation(path: "Tests/NotesSpy.swift", position: SourcePosition(line: 4, column: 1)))
        let report = PackageReport(title: "Notes", splits: written.report, drift: [finding])
        let check = PageCheck(String(decoding: HTMLReport(report, in: ".").bytes(), as: UTF8.self))
        #expect(check.problems.isEmpty)
        #expect(check.links.contains("./Tests/NotesSpy.swift#L4"))
        #expect(check.text.contains("'NotesSpy' lacks 'save(note:)'"))
    }
}

extension String {
    /// How often `part` is in the text.
    fileprivate func components(between part: String) -> Int {
        var count = 0
        var rest = self[...]
        while let index = rest.firstIndex(of: part.first ?? " ") {
            rest = rest[index...]
            if rest.hasPrefix(part) { count += 1 }
            rest = rest.dropFirst()
        }
        return count
    }
}
