import Foundation
import Testing

@testable import UnderstudyTemplates

@Suite("The language's documentation")
struct DocumentationTests {
    static let context: TemplateMap = [
        "method": .object(
            [
                "name": "save", "isAsync": true, "returnType": .none, "body": "calls += 1\n\nreturn result",
                "parameters": .objects([
                    ["label": "_", "name": "note", "type": "Note"] as TemplateMap,
                    ["label": "in", "name": "folder", "type": "Folder"] as TemplateMap,
                ]),
            ] as TemplateMap),
        "type": "Notes", "words": ["b", "a", "c"],
    ]

    static let others = [
        "greeting": "Hello {{ type }}\n", "parameter": "{{ label }} {{ name }}: {{ type }}\n",
        "shared": "{% macro quoted text %}`{{ text }}`{% endmacro %}",
    ]

    private func page() throws -> String {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        return try String(contentsOf: file.appendingPathComponent("../../docs/template-language.md"), encoding: .utf8)
    }

    @Test("Every example renders what stands below it")
    func examples() throws {
        let parts = try page().components(separatedBy: "```stencil\n").dropFirst()
        #expect(parts.count >= 13)
        for part in parts {
            let pieces = part.components(separatedBy: "```")
            let expected = try #require(pieces.dropFirst().first { $0 != "\n" })
            if expected.hasPrefix("error\n") {
                let line = try #require(failure(of: pieces[0], Self.context, including: Self.others))
                let place = expected.dropFirst("error\n".count).dropLast()
                #expect(line.replacingOccurrences(of: " error:", with: "").hasPrefix("main:\(place) ["))
            } else {
                let output = try render(pieces[0], Self.context, including: Self.others)
                #expect("text\n" + output == expected, "for \(pieces[0])")
            }
        }
    }

    @Test("Every standard filter has a row, whose example renders its output")
    func filters() throws {
        var described: Set<String> = []
        for line in try page().split(separator: "\n") where line.contains("\\|") || line.contains("| `first`") {
            let cells = line.replacingOccurrences(of: "\\|", with: "\u{0}").split(separator: "|").map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")).replacingOccurrences(of: "\u{0}", with: "|")
            }
            guard cells.count == 4 else { continue }
            #expect(try render("{{ \(cells[2]) }}", Self.context) == cells[3], "for \(cells[2])")
            let names = cells[0].split { !$0.isLetter }.map(String.init)
            described.formUnion(names.filter { TemplateFilters.standard[$0] != nil })
        }
        #expect(Set(TemplateFilters.standard.names).subtracting(described).isEmpty)
    }

    @Test("Every identifier of an error is listed")
    func identifiers() throws {
        let page = try page()
        for template in unreadableTemplates + unrenderableTemplates + BudgetTests.endless {
            #expect(page.contains("`template-\(template.id)`"))
        }
    }
}
