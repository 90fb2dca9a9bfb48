import Testing

@testable import UnderstudyDoubles

/// What becomes of the lines that templates write.
@Suite("Lines of templates")
struct LineLayoutTests {
    /// A head, a statement, and whether they become one line.
    static let bodies: [(head: String, statement: String, isJoined: Bool)] = [
        ("func f() {", "g()", true), ("guardian {", "g()", true), ("var a: Int {", "getter", true),
        ("var a: Int {", "settle()", true), ("var a: Int {", "get(1)", true), ("if a {", "b / c", true),
        ("if a {", "#selector(f)", true), ("func f() {", "// nothing", false), ("func f() {", "/// nothing", false),
        ("func f() {", "g() // once", false), ("guard let a else {", "return", false), ("} else {", "g()", false),
        ("var a: Int {", "get { 1 }", false), ("var a: Int {", "set { b = newValue }", false),
        ("var a: Int {", "set{ b = newValue }", false), ("func f()", "g()", false),
        ("switch a {", "case .b: c()", false), ("enum E {", "case a", false),
    ]

    @Test("are one where a body is one statement that may stand on the line of its head", arguments: bodies)
    func joined(_ head: String, _ statement: String, _ isJoined: Bool) {
        for indent in ["", "    "] {
            let lines = [indent + head, indent + "    " + statement, indent + "}"]
            let one = [indent + head + " " + statement + " }"]
            #expect(LineLayout.layOut(lines, indentation: 4, keepsBody: false) == (isJoined ? one : lines))
        }
    }

    @Test("are one where a body is empty")
    func empty() {
        #expect(LineLayout.layOut(["func f() {", "}"], indentation: 4, keepsBody: false) == ["func f() {}"])
        #expect(
            LineLayout.layOut(["func f() {", "    }"], indentation: 4, keepsBody: false) == ["func f() {", "    }"])
    }

    @Test("are one only as far as they fit")
    func width() {
        func lines(_ count: Int) -> [String] { ["func f() {", "    " + String(repeating: "g", count: count), "}"] }
        // "func f() { " and " }" take thirteen columns.
        #expect(LineLayout.layOut(lines(103), indentation: 4, keepsBody: false).count == 1)
        #expect(LineLayout.layOut(lines(104), indentation: 4, keepsBody: false).count == 3)
        #expect(LineLayout.layOut(lines(104), indentation: 3, keepsBody: false).count == 1)
    }

    /// How a long line begins, and whether it stays whole.
    static let beginnings: [(String, staysWhole: Bool)] = [
        ("/// ", false), ("// ", true), ("//", true), ("///", true), ("//// ", true), ("#if ", true), ("#", true),
    ]

    @Test("stay whole where they are comments of the code or directives", arguments: beginnings)
    func long(_ beginning: String, _ staysWhole: Bool) {
        let line = "    " + beginning + Array(repeating: "word", count: 30).joined(separator: " ")
        let broken = LineLayout.broken(line, indentation: 4)
        #expect((broken == [line]) == staysWhole)
        #expect(broken.allSatisfy { $0.hasPrefix("    " + beginning) })
        #expect(staysWhole || broken.allSatisfy { $0.count <= 116 })
    }
}
