import Testing

@testable import UnderstudyTemplates

@Suite("Filters")
struct FilterTests {
    static let context: TemplateMap = [
        "name": "saveNote", "none": .none, "empty": "", "list": ["b", "a", "c"], "numbers": [3, 1, 2],
        "mixed": [1, "a"], "raw": .bytes(Array("raw".utf8)),
        "people": .objects([
            ["name": "Bo", "age": 7] as TemplateMap, ["name": "Al", "age": 9] as TemplateMap,
            ["name": "Cy", "age": 7] as TemplateMap,
        ]),
    ]

    @Test(
        "Each filter does what its name says",
        arguments: [
            ("name|upperFirst", "SaveNote"), ("'élan'|upperFirst", "Élan"), ("empty|upperFirst", ""),
            ("'URL'|lowerFirst", "uRL"), ("name|uppercase", "SAVENOTE"), ("name|lowercase", "savenote"),
            ("list|join:\", \"", "b, a, c"), ("list|join", "bac"), ("[]|join:','", ""), ("numbers|join:'-'", "3-1-2"),
            ("list|count", "3"), ("name|count", "8"), ("people.0|count", "2"), ("list|first", "b"),
            ("list|last", "c"), ("name|first", "s"), ("name|last", "e"), ("[]|first", ""),
            ("none|default:\"x\"", "x"), ("empty|default:\"x\"", "x"), ("name|default:\"x\"", "saveNote"),
            ("0|default:'x'", "0"), ("false|default:'x'", "false"), ("name|prefix:\"_\"", "_saveNote"),
            ("name|append:\"Calls\"", "saveNoteCalls"), ("name|replace:\"e\",\"E\"", "savENotE"),
            ("'aaaa'|replace:'aa','b'", "bb"), ("'aab'|replace:'ab',''", "a"), ("'a\\n\\nb'|indent:2", "a\n\n  b"),
            ("'a'|indent:2", "a"), ("name|contains:'Note'", "true"), ("list|contains:'z'", "false"),
            ("name|hasPrefix:'save'", "true"), ("name|hasPrefix:'Save'", "false"), ("name|hasSuffix:'Note'", "true"),
            ("name|hasSuffix:'save'", "false"), ("'a,b,,c'|split:','|join:'/'", "a/b//c"),
            ("'a b'|split|last", "b"), ("''|split:','|count", "1"), ("list|sorted|join", "abc"),
            ("numbers|sorted|join", "123"), ("people|sorted:'name'|map:'name'|join", "AlBoCy"),
            ("people|sorted:'age'|map:'name'|join", "BoCyAl"), ("list|reversed|join", "cab"), ("'abc'|reversed", "cba"),
            ("'  a b\\n'|trim", "a b"), ("'   '|trim", ""), ("raw|uppercase", "RAW"), ("raw|append:1", "raw1"),
            ("name|uppercase|lowercase|upperFirst", "Savenote"), ("name | append : 'x' , 'y'", nil),
        ] as [(String, String?)])
    func filters(expression: String, expected: String?) throws {
        #expect((try? render("{{ \(expression) }}", Self.context)) == expected)
    }

    @Test("A client's filters join the standard ones, and replace one of the same name")
    func clientFilters() throws {
        let quoted = TemplateFilter("quoted") { text in "`\(text)`" }
        let count = TemplateFilter("count", arguments: 1...2) { (input: TemplateFilterInput) in
            .int(input.arguments.count)
        }
        let filters = TemplateFilters.standard.adding(quoted, count)
        #expect(try render("{{ 'in'|quoted }}{{ 1|count:1,2 }}", filters: filters) == "`in`2")
        #expect(filters.names.contains("quoted") && filters.names.contains("join"))
    }

    @Test(
        "A search finds what a plain one finds",
        arguments: ["", "a", "ab", "aab", "abab", "aabaab", "b", "ba", "bb"])
    func search(pattern: String) {
        let text = "aabaabaaababaabaabab"
        let bytes = Array(text.utf8)
        let pattern = Array(pattern.utf8)
        var plain: [Int] = []
        var offset = 0
        while !pattern.isEmpty, offset + pattern.count <= bytes.count {
            let isMatch = Array(bytes[offset..<offset + pattern.count]) == pattern
            if isMatch { plain.append(offset) }
            offset += isMatch ? pattern.count : 1
        }
        #expect(bytes.matches(of: pattern) == plain)
    }
}
