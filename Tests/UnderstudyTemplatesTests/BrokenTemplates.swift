/// A template with something wrong in it, and what must be said about that.
struct BrokenTemplate: Sendable {
    let source: String
    let place: String
    let id: String
    let message: String

    init(_ source: String, _ place: String, _ id: String, _ message: String) {
        self.source = source
        self.place = place
        self.id = id
        self.message = message
    }

    /// The first line of the diagnostic.
    var line: String { "main:\(place): error: \(message) [template-\(id)]" }
}

/// Templates that can't be read.
let unreadableTemplates: [BrokenTemplate] = [
    BrokenTemplate("a {{ name", "1:3", "unclosed-tag", "'{{' is never closed by '}}'"),
    BrokenTemplate("{{ a }\n{{ b }}", "1:1", "unclosed-tag", "'{{' is never closed by '}}'"),
    BrokenTemplate("{{ a } don't", "1:1", "unclosed-tag", "'{{' is never closed by '}}'"),
    BrokenTemplate("x\n  {% if a", "2:3", "unclosed-tag", "'{%' is never closed by '%}'"),
    BrokenTemplate("{# a", "1:1", "unclosed-tag", "'{#' is never closed by '#}'"),
    BrokenTemplate("{{ \"a }}", "1:4", "unclosed-string", "the string is not closed on its line"),
    BrokenTemplate(
        "{{ 'a\\q' }}", "1:6", "unknown-escape",
        "unknown escape '\\q'; known are \\n \\t \\\\ \\\" and \\'"),
    BrokenTemplate("{{ a + b }}", "1:6", "syntax", "'+' has no meaning inside a tag"),
    BrokenTemplate("{{ a ü }}", "1:6", "syntax", "expected the end of the tag after the value, but found 'ü'"),
    BrokenTemplate("{{ a| }}", "1:7", "syntax", "expected a filter's name, but found the end of the tag"),
    BrokenTemplate("{{ a. }}", "1:7", "syntax", "expected a member's name after '.', but found the end of the tag"),
    BrokenTemplate("{{ (a }}", "1:7", "syntax", "expected ')', but found the end of the tag"),
    BrokenTemplate("{{ [1, 2 }}", "1:10", "syntax", "expected ']', but found the end of the tag"),
    BrokenTemplate("{{ a == }}", "1:9", "syntax", "expected a value, but found the end of the tag"),
    BrokenTemplate("{{ and }}", "1:4", "syntax", "expected a value, but found 'and'"),
    BrokenTemplate("{{ }}", "1:1", "empty-tag", "the tag is empty"),
    BrokenTemplate("\n {%  %}", "2:2", "empty-tag", "the tag is empty"),
    BrokenTemplate(
        "{{ 99999999999999999999 }}", "1:4", "number-too-large",
        "the number 99999999999999999999 is too large"),
    BrokenTemplate("{% fi a %}", "1:4", "unknown-tag", "unknown tag 'fi'; did you mean 'if'?"),
    BrokenTemplate("{% xyzzyxyzzy %}", "1:4", "unknown-tag", "unknown tag 'xyzzyxyzzy'"),
    BrokenTemplate("{% endif %}", "1:4", "stray-tag", "'endif' without 'if' before it"),
    BrokenTemplate("{% else %}", "1:4", "stray-tag", "'else' without 'if' before it"),
    BrokenTemplate("{% empty %}", "1:4", "stray-tag", "'empty' without 'for' before it"),
    BrokenTemplate(
        "\n{% for a in b %}\n{% endif %}", "3:4", "wrong-end",
        "'endif' can't close the 'for' of line 2; expected 'endfor'"),
    BrokenTemplate("{% if a %}\nb", "1:4", "missing-end", "'if' is never closed: 'endif' is missing"),
    BrokenTemplate(
        "{% if a %}{% for a in b %}", "1:14", "missing-end",
        "'for' is never closed: 'endfor' is missing"),
    BrokenTemplate("{% set a %}", "1:4", "missing-end", "'set' is never closed: 'endset' is missing"),
    BrokenTemplate(
        "{% if a %}{% else %}{% elif b %}{% endif %}", "1:24", "misplaced-branch",
        "'elif' is not allowed here: 'else' is the last branch"),
    BrokenTemplate(
        "{% for a in b %}{% else %}{% endfor %}", "1:20", "misplaced-branch",
        "'else' is not allowed here: the innermost open tag is 'for', not 'if'; "
            + "'empty' starts the part for no elements"),
    BrokenTemplate(
        "{% for a in b %}{% empty %}{% empty %}{% endfor %}", "1:31", "misplaced-branch",
        "'empty' is not allowed here: this 'for' has one already"),
    BrokenTemplate("{% break %}", "1:4", "outside-loop", "'break' is outside a 'for' loop"),
    BrokenTemplate(
        "{% for a in b %}{% macro m %}{% continue %}{% endmacro %}{% endfor %}", "1:33", "outside-loop",
        "'continue' is outside a 'for' loop"),
    BrokenTemplate(
        "{% for in b %}", "1:8", "reserved-name",
        "'in' is a reserved word; choose another name"),
    BrokenTemplate("{% for a of b %}", "1:10", "syntax", "expected 'in', but found 'of'"),
    BrokenTemplate("{% for a, a in b %}", "1:11", "repeated-name", "the name 'a' is given twice"),
    BrokenTemplate(
        "{% if a %}{% endif b %}", "1:20", "syntax",
        "expected the end of the tag after 'endif', but found 'b'"),
    BrokenTemplate(
        "{{ a|upperfirst }}", "1:6", "unknown-filter",
        "unknown filter 'upperfirst'; did you mean 'upperFirst'?"),
    BrokenTemplate("{{ a|replace:1 }}", "1:6", "argument-count", "filter 'replace' takes 2 arguments, but got 1"),
    BrokenTemplate("{{ a|trim:1 }}", "1:6", "argument-count", "filter 'trim' takes no arguments, but got 1"),
    BrokenTemplate("{{ a|join:1,2 }}", "1:6", "argument-count", "filter 'join' takes 0 to 1 arguments, but got 2"),
    BrokenTemplate("{{ a|append }}", "1:6", "argument-count", "filter 'append' takes 1 argument, but got 0"),
    BrokenTemplate(
        "{% set forloop = 1 %}", "1:8", "reserved-name",
        "'forloop' is a reserved word; choose another name"),
    BrokenTemplate("{% set a 1 %}", "1:10", "syntax", "expected '=' or the end of the tag, but found '1'"),
    BrokenTemplate(
        "{{ forloop }}", "1:12", "syntax",
        "expected '.' and a member of 'forloop', but found the end of the tag"),
    BrokenTemplate(
        "{{ forloop.fist }}", "1:12", "unknown-member",
        "'forloop' has no member 'fist'; did you mean 'first'?"),
    BrokenTemplate("{% macro m a a %}", "1:14", "repeated-name", "the name 'a' is given twice"),
    BrokenTemplate(
        "{% macro m %}{% endmacro %}\n{% macro m %}{% endmacro %}", "2:10", "repeated-name",
        "macro 'm' is defined in line 1 already"),
    BrokenTemplate(
        "{% macro save %}{% endmacro %}{% call safe %}", "1:39", "unknown-macro",
        "unknown macro 'safe'; did you mean 'save'?"),
    BrokenTemplate(
        "{% macro m a %}{% endmacro %}{% call m %}", "1:38", "argument-count",
        "macro 'm' takes 1 argument, but got 0"),
    BrokenTemplate(
        "{% include \"../secret\" %}", "1:12", "unsafe-name",
        "template name '../secret' leads out of the template folders; names are relative, without '..' and '\\'"),
    BrokenTemplate("{% include %}", "1:12", "syntax", "expected a value, but found the end of the tag"),
    BrokenTemplate("{% include 'a' with b %}", "1:23", "syntax", "expected 'as', but found the end of the tag"),
    BrokenTemplate("{% import a %}", "1:11", "syntax", "expected the name of a template in quotes, but found 'a'"),
]
