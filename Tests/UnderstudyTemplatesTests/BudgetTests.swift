import Testing

@testable import UnderstudyTemplates

@Suite("Budgets")
struct BudgetTests {
    @Test(
        "A template without end is stopped",
        arguments: [
            ("{% macro f %}{% call f %}{% endmacro %}{% call f %}", "template-too-deep"),
            ("{% macro f %}{% call f %}{% call f %}{% endmacro %}{% call f %}", "template-too-deep"),
            (
                "{% macro f n %}{% if n.count < 40 %}{% call f n|append:'x' %}{% call f n|append:'x' %}{% endif %}"
                    + "{% endmacro %}{% call f '' %}",
                "template-too-many-steps"
            ),
            (nested("{% for a in xs %}", 12, "{% endfor %}"), "template-too-many-steps"),
            (nested("{% for a in xs where a and a in xs %}", 12, "{% endfor %}"), "template-too-many-steps"),
            ("{% set a = 'x' %}" + repeated("{% set a = a|append:a %}", 64), "template-too-much-output"),
            (
                "{% set a %}x{% endset %}" + repeated("{% set a %}{{ a }}{{ a }}{% endset %}", 64),
                "template-too-much-output"
            ),
            ("{{ 'a\\nb'|indent:9000000000000000000 }}", "template-filter"),
            (
                "{% set a = 'x' %}" + repeated("{% set a = a|append:a %}", 16) + "{{ a|replace:'x',a }}",
                "template-filter"
            ),
            (
                "{% set a = 'x' %}" + repeated("{% set a = a|append:a %}", 16) + "{{ a|split:'x'|join:a }}",
                "template-filter"
            ),
        ])
    func stopped(template: String, id: String) throws {
        let limits = TemplateLimits(steps: 100_000, outputBytes: 1 << 20, depth: 100)
        let line = try #require(failure(of: template, ["xs": .list(Array(repeating: 1, count: 10))], limits: limits))
        #expect(line.hasSuffix("[\(id)]"))
    }

    @Test("Each budget has a message of its own")
    func messages() {
        let loop = "a\n{% for a in xs %}{{ a }}{% endfor %}"
        let context: TemplateMap = ["xs": .list(Array(repeating: "text", count: 100))]
        #expect(
            failure(of: loop, context, limits: TemplateLimits(steps: 50))
                == "main:2:18: error: rendering takes more than 50 steps; is a loop or a call without end? "
                + "[template-too-many-steps]")
        #expect(
            failure(of: loop, context, limits: TemplateLimits(outputBytes: 9))
                == "main:2:18: error: rendering makes more than 9 bytes; is a loop or a call without end? "
                + "[template-too-much-output]")
        #expect(
            failure(of: "{% macro f %}{% call f %}{% endmacro %}{% call f %}", limits: TemplateLimits(depth: 5))
                == "main:1:22: error: calls and includes nest more than 5 levels deep; does a macro call itself? "
                + "[template-too-deep]")
    }

    @Test("Blocks may nest as deep as they like", arguments: [100_000])
    func deepBlocks(depth: Int) throws {
        #expect(try render(nested("{% if true %}", depth, "{% endif %}", around: "x")) == "x")
        #expect(try render(nested("{% for a in [1] %}", depth, "{% endfor %}", around: "x")) == "x")
        #expect(try render(nested("{% set a %}", depth, "{% endset %}", around: "x") + "{{ a }}") == "x")
        #expect(failure(of: repeated("{% if true %}", depth))?.hasSuffix("[template-missing-end]") == true)
        #expect(failure(of: repeated("{% macro m %}", depth))?.hasSuffix("[template-missing-end]") == true)
    }

    @Test("Long chains are no deeper than short ones", arguments: [100_000])
    func longChains(count: Int) throws {
        #expect(try render("{% if " + repeated("true and ", count) + "true %}x{% endif %}") == "x")
        #expect(try render("{% if " + repeated("false or ", count) + "true %}x{% endif %}") == "x")
        #expect(try render("{% if " + repeated("not not ", count) + "true %}x{% endif %}") == "x")
        #expect(try render("{{ 'x'" + repeated("|trim", count) + " }}") == "x")
        #expect(try render("{% if false %}" + repeated("{% elif false %}", count) + "{% else %}x{% endif %}") == "x")
        let list = "{% set l = ['x'] %}"
        #expect(
            failure(of: list + "{{ l" + repeated(".0", count) + " }}")?.hasSuffix("[template-unknown-member]") == true)
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
