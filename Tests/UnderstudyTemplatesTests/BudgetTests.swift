import Testing

@testable import UnderstudyTemplates

@Suite("Budgets")
struct BudgetTests {
    static let ten: TemplateMap = ["xs": .list(Array(repeating: 1, count: 10))]

    static let endless: [BrokenTemplate] = [
        endless("too-deep", "{% macro f %}{% call f %}{% endmacro %}{% call f %}"),
        endless("too-deep", "{% macro f %}{% call f %}{% call f %}{% endmacro %}{% call f %}"),
        endless(
            "too-many-steps",
            """
            {% macro f n %}
            {% if n.count < 40 %}{% call f n|append:'x' %}{% call f n|append:'x' %}{% endif %}
            {% endmacro %}
            {% call f '' %}
            """
        ),
        endless("too-many-steps", nested("{% for a in xs %}", 12, "{% endfor %}")),
        endless("too-many-steps", nested("{% for a in xs where a and a in xs %}", 12, "{% endfor %}")),
        endless("too-many-steps", (0..<3000).map { "{% set a\($0) = 1 %}{{ a0 }}" }.joined()),
        endless("too-much-output", "{% set a %}x{% endset %}" + repeated("{% set a %}{{ a }}{{ a }}{% endset %}", 64)),
        endless("filter", "{% set a = 'x' %}" + repeated("{% set a = a|append:a %}", 64)),
        endless("filter", "{{ 'a\\nb'|indent:9000000000000000000 }}"),
        endless("filter", long + "{{ a|replace:'x',a }}"),
        endless("filter", long + "{{ a|split:'x'|join:a }}"),
    ]

    // A text of 65,536 bytes.
    private static let long = "{% set a = 'x' %}" + repeated("{% set a = a|append:a %}", 16)

    private static func endless(_ id: String, _ source: String) -> BrokenTemplate {
        BrokenTemplate(source, "", id, "")
    }

    @Test("A template without end is stopped", arguments: endless)
    func stopped(template: BrokenTemplate) throws {
        let limits = TemplateLimits(steps: 100_000, outputBytes: 1 << 20, depth: 100)
        let line = try #require(failure(of: template.source, Self.ten, limits: limits))
        #expect(line.hasSuffix("[template-\(template.id)]"))
    }

    @Test("Each budget has a message of its own")
    func messages() {
        let loop = "a\n{% for a in xs %}{{ a }}{% endfor %}"
        let context: TemplateMap = ["xs": .list(Array(repeating: "text", count: 100))]
        let steps = BrokenTemplate(
            loop, "2:18", "too-many-steps", "rendering takes more than 50 steps; does a loop or a call never end?")
        #expect(failure(of: loop, context, limits: TemplateLimits(steps: 50)) == steps.line)
        let bytes = BrokenTemplate(
            loop, "2:18", "too-much-output", "rendering makes more than 9 bytes; does a loop or a call never end?")
        #expect(failure(of: loop, context, limits: TemplateLimits(outputBytes: 9)) == bytes.line)
        let calls = "{% macro f %}{% call f %}{% endmacro %}{% call f %}"
        let depth = BrokenTemplate(
            calls, "1:22", "too-deep", "calls and includes nest more than 5 levels deep; does a macro call itself?")
        #expect(failure(of: calls, limits: TemplateLimits(depth: 5)) == depth.line)
    }

    @Test("Blocks may nest as deep as they like", arguments: [100_000])
    func deepBlocks(depth: Int) throws {
        #expect(try render(nested("{% if true %}", depth, "{% endif %}", around: "x")) == "x")
        #expect(try render(nested("{% for a in [1] %}", depth, "{% endfor %}", around: "x")) == "x")
        #expect(try render(nested("{% set a %}y", depth, "{% endset %}", around: "x") + "{{ a }}") == "y")
        #expect(failure(of: repeated("{% if true %}", depth))?.hasSuffix("[template-missing-end]") == true)
        #expect(failure(of: repeated("{% macro m %}", depth))?.hasSuffix("[template-missing-end]") == true)
    }

    @Test("Long chains are no deeper than short ones", arguments: [100_000])
    func longChains(count: Int) throws {
        let chains = [
            "{% if " + repeated("true and ", count) + "true %}x{% endif %}",
            "{% if " + repeated("false or ", count) + "true %}x{% endif %}",
            "{% if " + repeated("not not ", count) + "true %}x{% endif %}",
            "{{ 'x'" + repeated("|trim", count) + " }}",
            "{% if false %}" + repeated("{% elif false %}", count) + "{% else %}x{% endif %}",
        ]
        for chain in chains { #expect(try render(chain) == "x") }
        let steps = "{{ l" + repeated(".0", count) + " }}"
        #expect(failure(of: steps, ["l": ["x"]])?.hasSuffix("[template-unknown-member]") == true)
    }

    @Test(
        "Brackets that nest too deep are refused",
        arguments: [("(", ")"), ("[", "]"), ("not (", ")"), ("a[", "]"), ("'' if (", ")"), ("a|join:(", ")")])
    func deepBrackets(open: String, close: String) {
        let template = "{{ " + nested(open, 100_000, close, around: "1") + " }}"
        #expect(failure(of: template)?.contains("the expression nests more than 32 levels deep") == true)
    }

    @Test("Indentation that a value multiplies is counted")
    func indentation() {
        let template = "{% for a in xs %}    {% endfor %}{{ lines }}"
        let context: TemplateMap = [
            "xs": .list(Array(repeating: 1, count: 1000)), "lines": .string(repeated("x\n", 10_000)),
        ]
        let line = failure(of: template, context, limits: TemplateLimits(outputBytes: 100_000))
        #expect(line?.hasSuffix("[template-too-much-output]") == true)
    }
}

private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
}

private func nested(_ open: String, _ depth: Int, _ close: String, around text: String = "") -> String {
    repeated(open, depth) + text + repeated(close, depth)
}
