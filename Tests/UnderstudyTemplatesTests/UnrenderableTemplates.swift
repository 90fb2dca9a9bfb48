/// Templates that can be read, but not rendered.
let unrenderableTemplates: [BrokenTemplate] = [
    BrokenTemplate("a\n{{ nmae }}", "2:4", "unknown-name", "unknown name 'nmae'; did you mean 'name'?"),
    BrokenTemplate(
        "{{ xyzzy }}", "1:4", "unknown-name",
        "unknown name 'xyzzy'; known here: list, loop, name, nothing, type"),
    BrokenTemplate(
        "{{ xyzzy|default:1 }}", "1:4", "unknown-name",
        "unknown name 'xyzzy'; known here: list, loop, name, nothing, type"),
    BrokenTemplate(
        "{% for item in list %}{{ itme }}{% endfor %}", "1:26", "unknown-name",
        "unknown name 'itme'; did you mean 'item'?"),
    BrokenTemplate("{{ type.txet }}", "1:9", "unknown-member", "'type' has no member 'txet'; did you mean 'text'?"),
    BrokenTemplate("{{ type.xyzzy }}", "1:9", "unknown-member", "'type' has no member 'xyzzy'; known here: text"),
    BrokenTemplate(
        "{{ type.text.first }}", "1:14", "unknown-member",
        "'type.text' has no member 'first'; known here: count, isEmpty"),
    BrokenTemplate("{{ 3|default:1 }}{{ list.0.x }}", "1:28", "unknown-member", "'list.0' has no member 'x'"),
    BrokenTemplate(
        "{{ nothing.text }}", "1:12", "unknown-member",
        "'text' is a member of a value that is none here; test that value with 'if' first"),
    BrokenTemplate("{{ list.2 }}", "1:9", "index", "index 2 is out of range: the list has 1 element"),
    BrokenTemplate("{{ list[-1] }}", "1:9", "index", "index -1 is out of range: the list has 1 element"),
    BrokenTemplate(
        "{{ list[list] }}", "1:9", "index",
        "a list can't be used in brackets; expected a number or a member's name"),
    BrokenTemplate("{{ list }}", "1:4", "wrong-kind", "a list can't be printed; use 'join' or 'for'"),
    BrokenTemplate(
        "{{ type }}", "1:4", "wrong-kind",
        "an object can't be printed as a whole; print one of its members: text"),
    BrokenTemplate(
        "{% for a in name %}{% endfor %}", "1:13", "wrong-kind",
        "'for' can't loop over a string; expected a list or an object"),
    BrokenTemplate(
        "{% for a, b in list %}{% endfor %}", "1:16", "wrong-kind",
        "'for' has 2 names, but the element is a number"),
    BrokenTemplate(
        "{% for a, b in [1]|map2 %}{% endfor %}", "1:20", "unknown-filter",
        "unknown filter 'map2'; did you mean 'map'?"),
    BrokenTemplate("{% if list < 3 %}{% endif %}", "1:12", "wrong-kind", "'<' can't compare a list with a number"),
    BrokenTemplate("{% if 1 in 3 %}{% endif %}", "1:9", "wrong-kind", "'in' can't compare a number with a number"),
    BrokenTemplate("{{ [[1]] }}", "1:4", "wrong-kind", "a list literal can't contain another list"),
    BrokenTemplate(
        "{{ forloop.first }}", "1:4", "outside-loop",
        "'forloop' is used outside that many loops"),
    BrokenTemplate(
        "{% include \"opne\" %}", "1:12", "unknown-template",
        "there is no template 'opne'; did you mean 'open'?"),
    BrokenTemplate(
        "{% include list %}", "1:12", "wrong-kind",
        "'include' needs the name of a template, but got a list"),
    BrokenTemplate(
        "{% include 'open' name %}", "1:12", "wrong-kind",
        "'include' can only take the members of an object, but got a string"),
    BrokenTemplate(
        "{% include loop %}", "1:12", "include-cycle",
        "a template can't include itself: 'main' includes 'main'"),
    BrokenTemplate(
        "{% include '/etc/passwd'|trim %}", "1:12", "unsafe-name",
        "template name '/etc/passwd' leads out of the template folders; names are relative, without '..' and '\\'"),
    BrokenTemplate("{% import 'open' %}{% call x %}", "1:28", "unknown-macro", "unknown macro 'x'"),
    BrokenTemplate(
        "{% import 'macros' %}{% call m 1 %}", "1:30", "argument-count",
        "macro 'm' takes no arguments, but got 1"),
    BrokenTemplate("{{ 1|join }}", "1:6", "filter", "filter 'join': expected a list, but got a number"),
    BrokenTemplate(
        "{{ ['a', type]|join }}", "1:16", "filter",
        "filter 'join': element 1 is an object and can't be joined; 'map' picks a member"),
    BrokenTemplate(
        "{{ [type]|map:'tex' }}", "1:11", "filter",
        "filter 'map': an element has no member 'tex'; did you mean 'text'?"),
    BrokenTemplate("{{ [1, 'a']|sorted }}", "1:13", "filter", "filter 'sorted': can't order a number and a string"),
    BrokenTemplate("{{ name|split:'' }}", "1:9", "filter", "filter 'split': the separator is empty"),
    BrokenTemplate("{{ name|replace:'','a' }}", "1:9", "filter", "filter 'replace': the string to replace is empty"),
    BrokenTemplate(
        "{{ name|indent:-1 }}", "1:9", "filter",
        "filter 'indent': expected a number of at least 0 as argument 1"),
    BrokenTemplate("{{ none|count }}", "1:9", "filter", "filter 'count': expected a list or a string, but got none"),
]
