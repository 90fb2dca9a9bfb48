/// Texts that nest or repeat one thing very often: parsers overflow their stacks or look ahead without end on them.
enum DeepTexts {
    /// The texts, each with a name, with every pattern repeated `count` times.
    static func all(_ count: Int) -> [(name: String, text: String)] {
        (nested + repeated).map { pattern in
            (pattern.name, pattern.head + String(repeating: pattern.unit, count: count))
        } + closed(count)
    }

    private struct Pattern {
        let name: String
        let head: String
        let unit: String

        init(_ name: String, _ head: String, _ unit: String) {
            self.name = name
            self.head = head
            self.unit = unit
        }

        init(_ name: String, _ unit: String) {
            self.init(name, "", unit)
        }
    }

    private static let nested = [
        Pattern("open braces", "{"), Pattern("open parentheses", "("), Pattern("open squares", "["),
        Pattern("closing braces", "}"), Pattern("closing parentheses", ")"), Pattern("closing squares", "]"),
        Pattern("parentheses in a type", "var x: ", "("), Pattern("squares in a type", "var x: ", "["),
        Pattern("angles in a type", "var x: ", "A<"), Pattern("angles in an expression", "let x = ", "a<"),
        Pattern("angles and parentheses in an expression", "let x = ", "a<("),
        Pattern("defaults in tuples in angles", "let x = ", "a<(b: A="),
        Pattern("closing angles", "var x: A", ">"), Pattern("angles after a function's name", "func f", "<A:"),
        Pattern("angles of an attribute", "@a<"), Pattern("attributes in types", "var x: ", "@a(@b "),
        Pattern("attributes before function types", "var x: ", "@a (@b () -> "),
        Pattern("function types", "var x: ", "() -> "), Pattern("function types as parameters", "var x: ", "(_ a: ("),
        Pattern("prefixed types", "var x: ", "some "), Pattern("suppressed types", "var x: ", "~"),
        Pattern("specifiers", "var x: ", "inout "), Pattern("types", "struct A { "),
        Pattern("members", "var x: A", ".B"),
        Pattern("protocols", "protocol P { "), Pattern("extensions", "extension A { "),
        Pattern("members with angles", "var x: A", ".B<C>"), Pattern("optionals", "var x: A", "?"),
        Pattern("implicitly unwrapped", "var x: A", "!"), Pattern("compositions", "var x: A", " & B"),
        Pattern("branches", "#if A\n"), Pattern("branches with attributes", "#if A\n@a\n"),
        Pattern("branches in members", "protocol P {", "#if A\n@a func f()\n"),
        Pattern("else branches", "#if A\n", "#else\n"), Pattern("stray else", "#else\n"),
        Pattern("stray endif", "#endif\n"),
        Pattern("open comments", "/*"), Pattern("closing comments", "*/"), Pattern("interpolations", "\"\\("),
        Pattern("interpolations in a body", "func f() {", "\"\\("),
        Pattern("interpolations of many lines", "\"\"\"\n\\("), Pattern("raw interpolations", "#\"\\#("),
        Pattern("raw interpolations of many lines", "#\"\"\"\\#("), Pattern("raw open quotes", "#\"\"\"\\"),
        Pattern("closures as defaults", "func f(a: () -> Void = ", "{ { (_ b: Int = "),
        Pattern("ternaries", "let x = ", "a ? b : "), Pattern("key paths", "let x = ", "\\."),
    ]

    private static let repeated = [
        Pattern("modifiers", "final "), Pattern("modifiers on lines", "final\n"), Pattern("lazy lines", "lazy lazy\n"),
        Pattern("unknown words", "struct A {", "word "), Pattern("unknown words on lines", "struct A {", "word word\n"),
        Pattern("attributes", "@a "), Pattern("attributes on lines", "@a\n"), Pattern("at signs", "@"),
        Pattern("class words", "class "), Pattern("actor words", "actor "), Pattern("actor words on lines", "actor\n"),
        Pattern("protocol words", "protocol "), Pattern("func words", "func "),
        Pattern("func words on lines", "func\n"),
        Pattern("init words", "init\n"), Pattern("case words", "enum A {", "case "), Pattern("import words", "import "),
        Pattern("commas", ","), Pattern("commas in a property", "var a", ",b"),
        Pattern("cases", "enum A { case a", ",b"),
        Pattern("colons", ":"), Pattern("colons in a type", "var a: A", "::B"), Pattern("pounds", "#"),
        Pattern("pound names", "#a "), Pattern("back-ticks", "`"), Pattern("back-slashes", "\\"),
        Pattern("quotes", "\""),
        Pattern("quotes and pounds", "#\""), Pattern("quotes and line ends", "\"\n"), Pattern("slashes", "/ "),
        Pattern("slashes in parentheses", "(", "(/ "), Pattern("regular expressions", "#/\n"),
        Pattern("regular expressions on a line", "#/a "),
        Pattern("regular expressions in a body", "func f() {", "#/\n"),
        Pattern("regular expressions on a line in a body", "func f() {", "#/a "),
        Pattern("stars and slashes", " ", "**/-"),
        Pattern("slashes in an operator", " ", "-/"), Pattern("slashes in an operator in a body", "func f() { a", "-/"),
        Pattern("escaped slashes", "let x = ", "/\\"), Pattern("slashes and parentheses", "let x = ", "/)"),
        Pattern("operators", "+"), Pattern("operators with space", "+ "), Pattern("periods", "."),
        Pattern("dollars", "$"),
        Pattern("odd scalars", "\u{80}"), Pattern("zero bytes", "\0"), Pattern("marks", "\u{FEFF}"),
        Pattern("line ends", "\n"), Pattern("carriage returns", "\r"), Pattern("semicolons", ";"),
        Pattern("parameters", "func f(", "a b c d "), Pattern("names in parameters", "func f(", "_ a: A, "),
        Pattern("requirements", "func f() where ", "A: B, "),
        Pattern("requirements without types", "func f() where ", "A: "),
        Pattern("inheritance", "protocol P: ", "A, "), Pattern("primary types", "protocol P<", "A, "),
        Pattern("effects", "func f() ", "async throws "), Pattern("typed throws", "func f() ", "throws("),
        Pattern("accessors", "var a: A {", "get "), Pattern("accessors with attributes", "var a: A {", "@a get;"),
        Pattern("modifiers of accessors", "var a: A {", "mutating "), Pattern("initial values", "var a", " = 1"),
        Pattern("strings and words", "some \"\n"), Pattern("words and strings", "lazy \"\n"),
        Pattern("modifiers and strings", "var x: ", "inout \"\n"), Pattern("sending words", "var x: ", "sending, "),
        Pattern("enum words", "indirect\ncase "), Pattern("class modifiers", "class static\n"),
        Pattern("conditions", "#if A ", "|| A\n"), Pattern("conditions in brackets", "#if A ", "(\n"),
        Pattern("empty branches", "#if A\n#endif\n"), Pattern("branches around attributes", "#if A\n@a\n#endif\n"),
        Pattern("words and comments", "public /**/"), Pattern("words and open comments", "lazy /*\n"),
    ]

    /// Texts that are closed again as often as they are opened.
    private static func closed(_ count: Int) -> [(name: String, text: String)] {
        [
            ("closed parentheses in a type", "var x: ", "(", "A", ")"),
            ("closed squares in a type", "var x: ", "[", "A", "]"),
            ("closed angles in a type", "var x: ", "A<", "A", ">"),
            ("closed angles in a value", "let x = ", "a<", "a", ">"),
            ("closed tuples", "var x: ", "(a: ", "A", ", B)"), ("closed dictionaries", "var x: ", "[A: ", "A", "]"),
            ("closed types", "", "struct A { ", "", "}"), ("closed branches", "", "#if A\n", "", "\n#endif"),
            ("closed branches with attributes", "", "#if A\n@a\n", "", "\n#endif"),
            ("closed comments", "", "/*", "", "*/"), ("closed interpolations", "let x = ", "\"\\(", "a", ")\""),
            ("closed braces", "func f() ", "{", "", "}"),
            ("closed defaults", "func f(a: A = ", "{ (a: Int = ", "1", ") }"),
            ("closed attributes", "", "@a(", "", ")"), ("closed function types", "var x: ", "(", "A", ") -> A"),
            ("closed generic parameters", "func f", "<A: B", "", ">"),
        ].map { name, head, open, middle, close in
            let text = head + String(repeating: open, count: count) + middle + String(repeating: close, count: count)
            return (name, text)
        }
    }
}
