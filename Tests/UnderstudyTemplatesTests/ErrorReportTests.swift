import Testing
import UnderstudySyntax

@testable import UnderstudyTemplates

@Suite("What an error tells")
struct ErrorReportTests {
    private func error(of template: String, including others: [String: String] = [:]) throws -> TemplateError {
        try #require(throws: TemplateError.self) { try render(template, ["name": "x"], including: others) }
    }

    @Test("The line at fault stands under the message, with a caret under the place")
    func excerpt() throws {
        let error = try error(of: "first\n\tlet ü = {{ nam }}\r\nthird")
        #expect(error.templateName == "main")
        #expect(error.position == SourcePosition(line: 2, column: 14))
        #expect(error.message == "unknown name 'nam'; did you mean 'name'?")
        #expect(error.excerpt == ["2 | \tlet ü = {{ nam }}", "  | \t           ^"])
        let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines == error.diagnostic.lines + error.excerpt)
    }

    @Test("A very long line is shown from near the place on")
    func longLine() throws {
        let error = try error(
            of: String(repeating: "x", count: 1000) + "{{ nam }}" + String(repeating: "y", count: 1000))
        let excerpt = error.excerpt
        #expect(excerpt[0].utf8.count < 170)
        let column = try #require(excerpt[1].utf8.firstIndex(of: UInt8(ascii: "^")))
        #expect(excerpt[0][column...].hasPrefix("nam }}"))
    }

    @Test("A message is one line, and not a long one, whatever the template holds")
    func oneLine() throws {
        let broken = try error(of: "{% include \"a\\nb\\tc\" %}")
        #expect(broken.message.hasPrefix("template name 'a\\nb\\tc' leads out"))
        let long = try error(of: "{{ " + String(repeating: "x", count: 10_000) + " }}")
        #expect(long.message == "unknown name '" + String(repeating: "x", count: 386) + "…")
    }

    @Test("Includes and calls that led to the place are notes, innermost first")
    func wayIn() throws {
        let others = [
            "outer": "\n{% include \"inner\" %}", "inner": "{% call m %}{% macro m %}\n{{ nam }}{% endmacro %}",
        ]
        let error = try error(of: "a {% include \"outer\" %}", including: others)
        #expect(
            error.diagnostic.lines == [
                "inner:2:4: error: unknown name 'nam'; did you mean 'name'? [template-unknown-name]",
                "inner:1:9: note: called from here [template-way-in]",
                "outer:2:12: note: included from here [template-way-in]",
                "main:1:14: note: included from here [template-way-in]",
            ])
    }

    @Test("A broken template that only the loader knows is blamed itself")
    func brokenInclude() throws {
        var library = TemplateLibrary(loader: { $0 == "part" ? Array("\n{% if %}".utf8) : nil })
        try library.insert("{% include \"part\" %}", name: "main")
        let error = try #require(throws: TemplateError.self) { try library.render("main", TemplateMap()) }
        #expect(
            error.diagnostic.lines == [
                "part:2:7: error: expected a value, but found the end of the tag [template-syntax]",
                "main:1:12: note: included from here [template-way-in]",
            ])
    }

    @Test("An include that comes round again names the way")
    func cycle() throws {
        let others = ["a": "{% include \"b\" %}", "b": "{% include \"a\" %}"]
        let error = try error(of: "{% include \"a\" %}", including: others)
        #expect(error.message == "a template can't include itself: 'a' includes 'b' includes 'a'")
    }

    @Test("After an error the bytes are as they were")
    func bytesRestored() throws {
        var library = TemplateLibrary()
        try library.insert("more {% set a %}text {{ nam }}{% endset %}", name: "t")
        var bytes = Array("kept".utf8)
        #expect(throws: TemplateError.self) { try library.render("t", TemplateMap(), into: &bytes) }
        #expect(bytes == Array("kept".utf8))
    }
}
