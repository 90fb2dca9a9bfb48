import Testing

@testable import UnderstudyTemplates

@Suite("Broken templates")
struct BrokenTemplateTests {
    @Test(
        "A template that can't be read says where and why",
        arguments: [
            ("a {{ name", "1:3: error: '{{' is never closed by '}}' [template-unclosed-tag]"),
            ("{{ a }\n{{ b }}", "1:1: error: '{{' is never closed by '}}' [template-unclosed-tag]"),
            ("{{ a } don't", "1:1: error: '{{' is never closed by '}}' [template-unclosed-tag]"),
            ("x\n  {% if a", "2:3: error: '{%' is never closed by '%}' [template-unclosed-tag]"),
            ("{# a", "1:1: error: '{#' is never closed by '#}' [template-unclosed-tag]"),
            ("{{ \"a }}", "1:4: error: the text in quotes is not closed on its line [template-unclosed-string]"),
            (
                "{{ 'a\\q' }}",
                "1:6: error: unknown escape '\\q'; known are \\n \\t \\\\ \\\" and \\' [template-unknown-escape]"
            ),
            ("{{ a + b }}", "1:6: error: '+' has no meaning inside a tag [template-syntax]"),
            ("{{ a ü }}", "1:6: error: expected the end of the tag after the value, but found 'ü' [template-syntax]"),
            ("{{ a| }}", "1:7: error: expected a filter's name, but found the end of the tag [template-syntax]"),
            (
                "{{ a. }}",
                "1:7: error: expected a member's name after '.', but found the end of the tag [template-syntax]"
            ),
            ("{{ (a }}", "1:7: error: expected ')', but found the end of the tag [template-syntax]"),
            ("{{ [1, 2 }}", "1:10: error: expected ']', but found the end of the tag [template-syntax]"),
            ("{{ a == }}", "1:9: error: expected a value, but found the end of the tag [template-syntax]"),
            ("{{ and }}", "1:4: error: expected a value, but found 'and' [template-syntax]"),
            ("{{ }}", "1:1: error: the tag is empty [template-empty-tag]"),
            ("\n {%  %}", "2:2: error: the tag is empty [template-empty-tag]"),
            (
                "{{ 99999999999999999999 }}",
                "1:4: error: the number 99999999999999999999 is too large [template-number-too-large]"
            ),
            ("{% fi a %}", "1:4: error: unknown tag 'fi'; did you mean 'if'? [template-unknown-tag]"),
            ("{% xyzzyxyzzy %}", "1:4: error: unknown tag 'xyzzyxyzzy' [template-unknown-tag]"),
            ("{% endif %}", "1:4: error: 'endif' without 'if' before it [template-stray-tag]"),
            ("{% else %}", "1:4: error: 'else' without 'if' before it [template-stray-tag]"),
            ("{% empty %}", "1:4: error: 'empty' without 'for' before it [template-stray-tag]"),
            (
                "\n{% for a in b %}\n{% endif %}",
                "3:4: error: 'endif' can't close the 'for' of line 2; expected 'endfor' [template-wrong-end]"
            ),
            ("{% if a %}\nb", "1:4: error: 'if' is never closed: 'endif' is missing [template-missing-end]"),
            (
                "{% if a %}{% for a in b %}",
                "1:14: error: 'for' is never closed: 'endfor' is missing [template-missing-end]"
            ),
            ("{% set a %}", "1:4: error: 'set' is never closed: 'endset' is missing [template-missing-end]"),
            (
                "{% if a %}{% else %}{% elif b %}{% endif %}",
                "1:24: error: 'elif' can't stand here: 'else' is the last branch [template-misplaced-branch]"
            ),
            (
                "{% for a in b %}{% else %}{% endfor %}",
                "1:20: error: 'else' can't stand here: the innermost open tag is 'for', not 'if'; "
                    + "'empty' starts the part for no elements [template-misplaced-branch]"
            ),
            (
                "{% for a in b %}{% empty %}{% empty %}{% endfor %}",
                "1:31: error: 'empty' can't stand here: this 'for' has one already [template-misplaced-branch]"
            ),
            ("{% break %}", "1:4: error: 'break' stands outside of a 'for' [template-outside-loop]"),
            (
                "{% for a in b %}{% macro m %}{% continue %}{% endmacro %}{% endfor %}",
                "1:33: error: 'continue' stands outside of a 'for' [template-outside-loop]"
            ),
            (
                "{% for in b %}",
                "1:8: error: 'in' is a word of the template language; choose another name [template-reserved-name]"
            ),
            ("{% for a of b %}", "1:10: error: expected 'in', but found 'of' [template-syntax]"),
            ("{% for a, a in b %}", "1:11: error: the name 'a' is given twice [template-repeated-name]"),
            (
                "{% if a %}{% endif b %}",
                "1:20: error: expected the end of the tag after 'endif', but found 'b' [template-syntax]"
            ),
            (
                "{{ a|upperfirst }}",
                "1:6: error: unknown filter 'upperfirst'; did you mean 'upperFirst'? [template-unknown-filter]"
            ),
            (
                "{{ a|replace:1 }}",
                "1:6: error: filter 'replace' takes 2 arguments, but got 1 [template-argument-count]"
            ),
            ("{{ a|trim:1 }}", "1:6: error: filter 'trim' takes no arguments, but got 1 [template-argument-count]"),
            (
                "{{ a|join:1,2 }}",
                "1:6: error: filter 'join' takes 0 to 1 arguments, but got 2 [template-argument-count]"
            ),
            ("{{ a|append }}", "1:6: error: filter 'append' takes 1 argument, but got 0 [template-argument-count]"),
            (
                "{% set forloop = 1 %}",
                "1:8: error: 'forloop' is a word of the template language; choose another name [template-reserved-name]"
            ),
            ("{% set a 1 %}", "1:10: error: expected '=' or the end of the tag, but found '1' [template-syntax]"),
            (
                "{{ forloop }}",
                "1:12: error: expected '.' and a member of 'forloop', but found the end of the tag [template-syntax]"
            ),
            (
                "{{ forloop.fist }}",
                "1:12: error: 'forloop' has no member 'fist'; did you mean 'first'? [template-unknown-member]"
            ),
            ("{% macro m a a %}", "1:14: error: the name 'a' is given twice [template-repeated-name]"),
            (
                "{% macro m %}{% endmacro %}\n{% macro m %}{% endmacro %}",
                "2:10: error: macro 'm' is defined in line 1 already [template-repeated-name]"
            ),
            (
                "{% macro save %}{% endmacro %}{% call safe %}",
                "1:39: error: unknown macro 'safe'; did you mean 'save'? [template-unknown-macro]"
            ),
            (
                "{% macro m a %}{% endmacro %}{% call m %}",
                "1:38: error: macro 'm' takes 1 argument, but got 0 [template-argument-count]"
            ),
            (
                "{% include \"../secret\" %}",
                "1:12: error: template name '../secret' leads out of the template folders; "
                    + "names are relative, without '..' and '\\' [template-unsafe-name]"
            ),
            ("{% include %}", "1:12: error: expected a value, but found the end of the tag [template-syntax]"),
            ("{% include 'a' with b %}", "1:23: error: expected 'as', but found the end of the tag [template-syntax]"),
            (
                "{% import a %}",
                "1:11: error: expected the name of a template in quotes, but found 'a' [template-syntax]"
            ),
        ])
    func unreadable(template: String, expected: String) {
        #expect(failure(of: template) == "main:" + expected)
    }

    @Test(
        "A template that can't be rendered says where and why",
        arguments: [
            ("a\n{{ nmae }}", "2:4: error: unknown name 'nmae'; did you mean 'name'? [template-unknown-name]"),
            (
                "{{ xyzzy }}",
                "1:4: error: unknown name 'xyzzy'; known here: list, loop, name, nothing, type [template-unknown-name]"
            ),
            (
                "{{ xyzzy|default:1 }}",
                "1:4: error: unknown name 'xyzzy'; known here: list, loop, name, nothing, type [template-unknown-name]"
            ),
            (
                "{% for item in list %}{{ itme }}{% endfor %}",
                "1:26: error: unknown name 'itme'; did you mean 'item'? [template-unknown-name]"
            ),
            (
                "{{ type.txet }}",
                "1:9: error: 'type' has no member 'txet'; did you mean 'text'? [template-unknown-member]"
            ),
            (
                "{{ type.xyzzy }}",
                "1:9: error: 'type' has no member 'xyzzy'; known here: text [template-unknown-member]"
            ),
            (
                "{{ type.text.first }}",
                "1:14: error: 'type.text' has no member 'first'; known here: count, isEmpty [template-unknown-member]"
            ),
            ("{{ 3|default:1 }}{{ list.0.x }}", "1:28: error: 'list.0' has no member 'x' [template-unknown-member]"),
            (
                "{{ nothing.text }}",
                "1:12: error: 'text' is asked of a value that is none here; test that value with 'if' first "
                    + "[template-unknown-member]"
            ),
            ("{{ list.2 }}", "1:9: error: index 2 is out of range: the list has 1 element [template-index]"),
            ("{{ list[-1] }}", "1:9: error: index -1 is out of range: the list has 1 element [template-index]"),
            (
                "{{ list[list] }}",
                "1:9: error: a list can't stand in brackets; expected a number or a member's name [template-index]"
            ),
            ("{{ list }}", "1:4: error: a list can't be printed; use 'join' or 'for' [template-wrong-kind]"),
            (
                "{{ type }}",
                "1:4: error: an object can't be printed whole; print one of its members: text [template-wrong-kind]"
            ),
            (
                "{% for a in name %}{% endfor %}",
                "1:13: error: 'for' can't loop over a text; expected a list or an object [template-wrong-kind]"
            ),
            (
                "{% for a, b in list %}{% endfor %}",
                "1:16: error: 'for' has 2 names, but the element is a number [template-wrong-kind]"
            ),
            (
                "{% for a, b in [1]|map2 %}{% endfor %}",
                "1:20: error: unknown filter 'map2'; did you mean 'map'? [template-unknown-filter]"
            ),
            (
                "{% if list < 3 %}{% endif %}",
                "1:12: error: '<' can't compare a list with a number [template-wrong-kind]"
            ),
            (
                "{% if 1 in 3 %}{% endif %}",
                "1:9: error: 'in' can't compare a number with a number [template-wrong-kind]"
            ),
            ("{{ [[1]] }}", "1:4: error: a list in brackets can't hold another list [template-wrong-kind]"),
            (
                "{{ forloop.first }}",
                "1:4: error: 'forloop' is asked for outside of that many loops [template-outside-loop]"
            ),
            (
                "{% include \"opne\" %}",
                "1:12: error: there is no template 'opne'; did you mean 'open'? [template-unknown-template]"
            ),
            (
                "{% include list %}",
                "1:12: error: 'include' needs the name of a template, but got a list [template-wrong-kind]"
            ),
            (
                "{% include 'open' name %}",
                "1:12: error: 'include' can only open an object, but got a text [template-wrong-kind]"
            ),
            (
                "{% include loop %}",
                "1:12: error: a template can't include itself: 'main' includes 'main' [template-include-cycle]"
            ),
            (
                "{% include '/etc/passwd'|trim %}",
                "1:12: error: template name '/etc/passwd' leads out of the template folders; "
                    + "names are relative, without '..' and '\\' [template-unsafe-name]"
            ),
            ("{% import 'open' %}{% call x %}", "1:28: error: unknown macro 'x' [template-unknown-macro]"),
            (
                "{% import 'macros' %}{% call m 1 %}",
                "1:30: error: macro 'm' takes no arguments, but got 1 [template-argument-count]"
            ),
            ("{{ 1|join }}", "1:6: error: filter 'join': expected a list, but got a number [template-filter]"),
            (
                "{{ ['a', type]|join }}",
                "1:16: error: filter 'join': element 1 is an object and can't be joined; 'map' picks a member "
                    + "[template-filter]"
            ),
            (
                "{{ [type]|map:'tex' }}",
                "1:11: error: filter 'map': an element has no member 'tex'; did you mean 'text'? [template-filter]"
            ),
            (
                "{{ [1, 'a']|sorted }}",
                "1:13: error: filter 'sorted': can't order a number and a text [template-filter]"
            ),
            ("{{ name|split:'' }}", "1:9: error: filter 'split': the separator is empty [template-filter]"),
            (
                "{{ name|replace:'','a' }}",
                "1:9: error: filter 'replace': the text to replace is empty [template-filter]"
            ),
            (
                "{{ name|indent:-1 }}",
                "1:9: error: filter 'indent': expected a number from 0 up as argument 1 [template-filter]"
            ),
            (
                "{{ none|count }}",
                "1:9: error: filter 'count': expected a list or a text, but got none [template-filter]"
            ),
        ])
    func unrenderable(template: String, expected: String) {
        let context: TemplateMap = [
            "name": "save", "type": .object(["text": "Note"] as TemplateMap), "nothing": .none, "list": [1],
            "loop": "main",
        ]
        let others = ["open": "open", "macros": "{% macro m %}{% endmacro %}"]
        #expect(failure(of: template, context, including: others) == "main:" + expected)
    }

    @Test(
        "Names that lead out of the template folders are refused",
        arguments: ["", "/a", "a/../b", "..", "./a", "a//b", "a/", "a\\b", "C:/a", "a\0b", "a\nb"])
    func unsafeNames(name: String) {
        #expect(!Template.isSafe(name: name))
        #expect(throws: TemplateError.self) {
            try TemplateLibrary(loader: { _ in Array("read".utf8) }).render(name, TemplateMap())
        }
    }

    @Test("Ordinary names are let through", arguments: ["a", "spy/func.stencil", "a..b", "ä b/c"])
    func safeNames(name: String) {
        #expect(Template.isSafe(name: name))
    }
}
