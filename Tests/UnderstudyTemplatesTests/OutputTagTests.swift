import Testing

@testable import UnderstudyTemplates

@Suite("Output tags and expressions")
struct OutputTagTests {
    static let note: TemplateMap = [
        "name": "save",
        "type": .object(["text": "Note", "isOptional": false, "arguments": ["A", "B"]] as TemplateMap),
        "empty": .none,
        "count": 3,
        "bytes": .bytes(Array("raw".utf8)),
        "list": ["a", "b", "c"],
        "key": "text",
    ]

    @Test(
        "A value prints as what it is",
        arguments: [
            ("func {{ name }}()", "func save()"),
            ("{{name}}", "save"),
            ("{{ type.text }}", "Note"),
            ("{{ type.isOptional }}", "false"),
            ("{{ type.arguments.1 }}", "B"),
            ("{{ type.arguments[0] }}", "A"),
            ("{{ type[\"text\"] }}", "Note"),
            ("{{ type[key] }}", "Note"),
            ("{{ list[list.count] if false else list[0] }}", "a"),
            ("{{ list.first }}{{ list.last }}{{ list.count }}{{ list.isEmpty }}", "ac3false"),
            ("{{ name.count }}{{ name.isEmpty }}{{ bytes.count }}", "4false3"),
            ("[{{ empty }}]", "[]"),
            ("{{ count }}", "3"),
            ("{{ bytes }}", "raw"),
            ("{{ -5 }}|{{- 5 }}", "-5|5"),
            ("{{ true }} {{ none }}{{ nil }}{{ 'it\\'s' }} {{ \"a\\n\\tb\\\\\\\"\" }}", "true it's a\n\tb\\\""),
            ("{{ \"{{ }} {% #}\" }}", "{{ }} {% #}"),
            ("{{ name if count > 2 else \"few\" }}", "save"),
            ("{{ name if count > 3 }}", ""),
            ("{{ (name) }}", "save"),
            ("{{ [name, 'x']|join:'+' }}", "save+x"),
            ("a } b }} { c % } %}", "a } b }} { c % } %}"),
            ("{{\n  name\n}}", "save"),
        ])
    func prints(template: String, expected: String) throws {
        #expect(try render(template, Self.note) == expected)
    }

    @Test(
        "A condition is what its words say",
        arguments: [
            ("true and false", false), ("true or false and false", true), ("not true or true", true),
            ("not (true or true)", false), ("not not 1", true), ("not 0 and not \"\"", true),
            ("count == 3", true), ("count != 3", false), ("count < 4", true), ("count >= 4", false),
            ("count <= 3 and count > 2", true), ("name == \"save\"", true), ("bytes == 'raw'", true),
            ("'raw' == bytes", true), ("name == 3", false), ("\"a\" < \"b\"", true), ("'b' <= 'a'", false),
            ("'a' in list", true), ("'z' in list", false), ("'z' not in list", true), ("'av' in name", true),
            ("'text' in type", true), ("3 in [1, 2]", false), ("empty", false), ("empty == none", true),
            ("list == ['a', 'b', 'c']", true), ("list", true), ("type", true), ("[]", false), ("bytes", true),
            ("empty and empty.text", false), ("name or unheardOf", true), ("not list|count == 3", false),
        ])
    func decides(condition: String, expected: Bool) throws {
        #expect(try render("{% if \(condition) %}yes{% else %}no{% endif %}", Self.note) == (expected ? "yes" : "no"))
    }

    @Test("An object with a text of its own prints, joins and compares as that")
    func printedObject() throws {
        let schema = TemplateSchema<Int>(["half": { .int($0 / 2) }], printed: { "#\($0)" })
        let context: TemplateMap = ["n": schema.object(8), "all": .list([schema.object(1), schema.object(2)])]
        #expect(try render("{{ n }} {{ n.half }} {{ all|join:\",\" }} {{ n == \"#8\" }}", context) == "#8 4 #1,#2 true")
    }

    @Test("A schema reads members only when they are asked for")
    func lazyMembers() throws {
        let schema = TemplateSchema<[Int]>(["count": { .int($0.count) }, "ninth": { .int($0[8]) }])
        #expect(try render("{{ it.count }}", ["it": schema.object([1, 2])]) == "2")
        #expect(schema.record([]).memberNames == ["count", "ninth"])
    }
}
