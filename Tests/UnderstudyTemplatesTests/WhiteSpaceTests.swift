import Testing

@testable import UnderstudyTemplates

@Suite("White space and indentation")
struct WhiteSpaceTests {
    static let context: TemplateMap = [
        "xs": [1, 2], "two": "one\n\n    two", "ended": "one\ntwo\n", "empty": "", "x": "X",
        "crlf": "one\r\n\r\ntwo",
    ]

    static let others = [
        "block": "if a {\n    b\n\n}\n",
        "open": "begin\n  end",
        "outer": "outer {\n    {% include \"block\" %}\n}\n",
        "nothing": "{% if false %}x{% endif %}",
        "line": "just\n",
        "value": "    {{ two }}\n",
    ]

    @Test(
        "A line of block tags leaves no line behind",
        arguments: [
            ("a\n{% if true %}\nb\n{% endif %}\nc\n", "a\nb\nc\n"),
            ("a\n    {% for x in xs %}\n    {{ x }}\n    {% endfor %}\nc", "a\n    1\n    2\nc"),
            ("{# note #}\na", "a"),
            ("  {# note #} {% set a = 1 %}\t\na{{ a }}", "a1"),
            ("{# over\nlines #}\na", "a"),
            ("a {% if true %}\nb{% endif %}", "a \nb"),
            ("{% if true %}a\n{% endif %}", "a\n"),
            ("{% set a = 1 %}\r\nb\r\n", "b\r\n"),
            ("a\n{{ empty }}\nb", "a\n\nb"),
            ("a\n{% if true %}{% endif %}", "a\n"),
        ])
    func ownLines(template: String, expected: String) throws {
        #expect(try render(template, Self.context) == expected)
    }

    @Test(
        "A dash takes away the white space on its side",
        arguments: [
            ("a  {{- x -}}  b", "aXb"),
            ("a \n\n {%- if true -%} \n b \n {%- endif -%} \n c", "abc"),
            ("a\n{#- note -#}\nb", "ab"),
            ("a {%- if true %} b{% endif %}", "a b"),
            ("{% for x in xs -%}\n  {{ x }}\n{%- endfor %}", "12"),
            ("(\n    {%- for x in xs %}{{ x }}{% if not forloop.last %}, {% endif %}{% endfor -%}\n)", "(1, 2)"),
        ])
    func dashes(template: String, expected: String) throws {
        #expect(try render(template, Self.context) == expected)
    }

    @Test(
        "A line of nothing but white space comes out empty",
        arguments: [
            ("a\n   \nb", "a\n\nb"), ("a\n\t\r\nb", "a\n\r\nb"), ("  \n  a", "\n  a"), ("   ", "   "),
            ("a\n    {{ empty }}\nb", "a\n\nb"), ("    {{ empty }}{{ x }}", "    X"), ("a{{ empty }}  \n", "a  \n"),
        ])
    func blankLines(template: String, expected: String) throws {
        #expect(try render(template, Self.context) == expected)
    }

    @Test(
        "What stands first on its line takes the line's indentation",
        arguments: [
            ("    {{ two }}\n", "    one\n\n        two\n"),
            ("\t{{ two }};\n", "\tone\n\n\t    two;\n"),
            ("let a = {{ two }}\n", "let a = one\n\n    two\n"),
            ("    {% if true %}{{ two }}{% endif %}\n", "    one\n\n        two\n"),
            ("    {{ empty }}{{ ended }}\nx", "    one\n    two\n\nx"),
            ("    {{ crlf }}", "    one\r\n\r\n    two"),
            ("    {% include \"block\" %}\nx\n", "    if a {\n        b\n\n    }\nx\n"),
            ("    {% include \"open\" %}\nx\n", "    begin\n      end\nx\n"),
            ("    {% include \"nothing\" %}\nx\n", "x\n"),
            ("  {% include \"outer\" %}\nx", "  outer {\n      if a {\n          b\n\n      }\n  }\nx"),
            ("f({% include \"line\" %})", "f(just)"),
            ("  {% include \"line\" %}", "  just"),
            ("  {% include \"line\" %};\n", "  just;\n"),
            ("  {% include \"open\" %};\n", "  begin\n    end;\n"),
            ("  {% include \"value\" %}\n", "      one\n\n          two\n"),
            ("  {% include \"line\" %}{% include \"line\" %}\n", "  just\n  just\n"),
            ("  {% if true %}{% include \"line\" %}{% endif %}\nx", "  just\nx"),
            ("  {% call f %}\nx\n{% macro f %}\na\n  b\n\nc\n{% endmacro %}\n", "  a\n    b\n\n  c\nx\n"),
            ("  {% set s %}\n  a\n  {{ two }}\n  {% endset %}\n[{{ s }}]", "[  a\n  one\n\n      two]"),
            ("{% for x in xs %}\n  {% include \"line\" %}\n{% endfor %}\n", "  just\n  just\n"),
            ("    {{ two|indent:2 }}", "    one\n\n          two"),
        ])
    func indentation(template: String, expected: String) throws {
        #expect(try render(template, Self.context, including: Self.others) == expected)
    }

    @Test("Rendering goes on after what is there already")
    func appending() throws {
        var library = TemplateLibrary()
        try library.insert("b\n", name: "t")
        var bytes = Array("a ".utf8)
        try library.render("t", TemplateMap(), into: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "a b\n")
    }
}
