import Testing

@testable import UnderstudyTemplates

@Suite("Block tags")
struct BlockTagTests {
    static let context: TemplateMap = [
        "xs": [1, 2, 3],
        "pairs": [["a", 1], ["b", 2]],
        "object": .object(["k": "v", "l": "w"] as TemplateMap),
        "nothing": .none,
        "name": "main",
    ]

    @Test(
        "if, elif and else",
        arguments: [(1, "one"), (2, "two"), (3, "many"), (0, "zero")])
    func branches(value: Int, expected: String) throws {
        let template = "{% if n == 1 %}one{% elif n == 2 %}two{% elif not n %}zero{% else %}many{% endif %}"
        #expect(try render(template, ["n": .int(value)]) == expected)
    }

    @Test(
        "for",
        arguments: [
            ("{% for x in xs %}{{ x }},{% endfor %}", "1,2,3,"),
            ("{% for x in xs where x != 2 %}{{ x }}{{ forloop.last }} {% endfor %}", "1false 3true "),
            ("{% for x in [] %}{{ x }}{% empty %}no {{ name }}{% endfor %}", "no main"),
            ("{% for x in xs where x > 5 %}{{ x }}{% empty %}none{% endfor %}", "none"),
            ("{% for x in nothing %}{{ x }}{% empty %}none{% endfor %}", "none"),
            ("{% for x in xs %}{{ x }}{% empty %}none{% endfor %}!", "123!"),
            ("{% for k, v in pairs %}{{ k }}={{ v }};{% endfor %}", "a=1;b=2;"),
            ("{% for k, v in object %}{{ k }}={{ v }};{% endfor %}", "k=v;l=w;"),
            ("{% for _, v in pairs %}{{ v }}{% endfor %}", "12"),
            (
                "{% for x in xs %}{{ forloop.counter }}{{ forloop.counter0 }}{{ forloop.length }}"
                    + "{{ forloop.first }}{{ forloop.last }} {% endfor %}",
                "103truefalse 213falsefalse 323falsetrue "
            ),
            ("{% for x in xs %}{% if x == 2 %}{% continue %}{% endif %}{{ x }}{% endfor %}", "13"),
            ("{% for x in xs %}{% if x == 2 %}{% break %}{% endif %}{{ x }}{% empty %}e{% endfor %}!", "1!"),
            ("{% for x in xs %}{% continue %}{{ x }}{% endfor %}.", "."),
            (
                "{% for x in xs %}{% for y in xs %}{% if y > x %}{% break %}{% endif %}{{ y }}{% endfor %};{% endfor %}",
                "1;12;123;"
            ),
            (
                "{% for x in xs %}{% for y in nothing %}{% empty %}{% break %}{% endfor %}{{ x }}{% endfor %}.",
                "."
            ),
            ("{% for x in xs %}{% for y in [5] %}{{ forloop.parent.counter }}{% endfor %}{% endfor %}", "123"),
            ("{% for x in xs|reversed %}{{ x }}{% endfor %}", "321"),
        ])
    func loops(template: String, expected: String) throws {
        #expect(try render(template, Self.context) == expected)
    }

    @Test(
        "set",
        arguments: [
            ("{% set a = \"x\"|uppercase %}{{ a }}", "X"),
            ("{% set a %}<{{ name }}>{% endset %}{{ a }}{{ a }}", "<main><main>"),
            ("{% set sep %} {% endset %}[{{ sep }}]", "[ ]"),
            ("{% set a = 1 %}{% set a = 2 %}{{ a }}", "2"),
            ("{% set a = 1 %}{% for x in xs %}{% set a = x %}{{ a }}{% endfor %}{{ a }}", "1231"),
            ("{% set a = name if true else 1 %}{{ a }}", "main"),
            ("{% set a %}{% set b %}in{% endset %}{{ b }}out{% endset %}{{ a }}", "inout"),
            ("{% set a %}\n  line\n{% endset %}\n[{{ a }}]", "[  line]"),
            ("{% if true %}{% set a = 4 %}{% endif %}{{ a }}", "4"),
        ])
    func sets(template: String, expected: String) throws {
        #expect(try render(template, Self.context) == expected)
    }

    @Test(
        "include",
        arguments: [
            ("{% include \"hello\" %}!", "hello main!"),
            ("{% include which %}!", "hello main!"),
            ("{% include \"hello\" with \"you\" as name %}!", "hello you!"),
            ("{% include \"two\" with 1 as a, 2|append:'x' as b %}", "12x"),
            ("{% include \"hello\" person %}", "hello Ada"),
            ("{% for name in [1, 2] %}{% include \"hello\" %};{% endfor %}", "hello 1;hello 2;"),
            ("{% include \"hello\" with 1 as name %}{{ name }}", "hello 1main"),
            ("{% include \"setter\" %}{{ name }}", "main"),
        ])
    func includes(template: String, expected: String) throws {
        var context = Self.context
        context["which"] = "hello"
        context["person"] = .object(["name": "Ada"] as TemplateMap)
        let others = ["hello": "hello {{ name }}\n", "two": "{{ a }}{{ b }}", "setter": "{% set name = 3 %}"]
        #expect(try render(template, context, including: others) == expected)
    }

    @Test(
        "macro and call",
        arguments: [
            ("{% macro f a b %}{{ a }}+{{ b }}{% endmacro %}{% call f 1 name|uppercase %}", "1+MAIN"),
            ("{% call f %}{% macro f %}{{ name }}{% endmacro %}", "main"),
            ("{% macro f n %}{{ n }}{% if n < 3 %}{% call f n|next %}{% endif %}{% endmacro %}{% call f 1 %}", "123"),
            ("{% macro f a %}{% set b = a %}{{ b }}{% endmacro %}{% set b = 7 %}{% call f 1 %}{{ b }}", "17"),
            ("{% import \"shared\" %}{% call g 5 %}", "<5:5>"),
            (
                "{% for x in xs %}{% call f x %}{% endfor %}{% macro f x %}{% for x in [x] %}{{x}}{% endfor %}{% endmacro %}",
                "123"
            ),
        ])
    func macros(template: String, expected: String) throws {
        let shared = "{% macro g x %}<{{ x }}:{% call h x %}>{% endmacro %}{% macro h x %}{{ x }}{% endmacro %}"
        let next = TemplateFilter("next") { (input: TemplateFilterInput) in
            guard case .int(let value) = input.value else { return .none }
            return .int(value + 1)
        }
        let filters = TemplateFilters.standard.adding(next)
        #expect(try render(template, Self.context, including: ["shared": shared], filters: filters) == expected)
    }

    @Test("Comments leave nothing behind, whatever they hold")
    func comments() throws {
        #expect(try render("a{# {{ unknown }} {% if %} \" ' \n #}b") == "ab")
    }
}
