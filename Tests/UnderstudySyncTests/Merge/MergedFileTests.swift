import Testing
import UnderstudySyntax

@testable import UnderstudySync

/// What two sides did to one file, by a table: the file in which both are, or `nil` where they contradict each other.
@Suite("Merged files") struct MergedFileTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let base: String
        let ours: String
        let theirs: String
        let result: String?

        init(_ name: String, _ base: String, _ ours: String, _ theirs: String, _ result: String?) {
            (self.name, self.base, self.ours, self.theirs, self.result) = (name, base, ours, theirs, result)
        }

        var testDescription: String { name }
    }

    @Test(arguments: additions + comments + layouts + contradictions)
    func bothSidesAreThere(_ example: Case) {
        let bytes = try? FileMerge.merge(
            base: SourceText(path: "", text: example.base), ours: SourceText(path: "", text: example.ours),
            theirs: SourceText(path: "", text: example.theirs))
        #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == example.result)
    }

    static let additions = [
        Case(
            "both wrote the file, each with a member of its own", "",
            "final class Spy: Store {\n    var a = 0\n\n    var b = 0\n}\n",
            "final class Spy: Store {\n    var a = 0\n\n    var c = 0\n}\n",
            "final class Spy: Store {\n    var a = 0\n\n    var c = 0\n\n    var b = 0\n}\n"),
        Case(
            "both extended the type", "class S {}\n", "class S {}\n\nextension S {\n    func a() {}\n}\n",
            "class S {}\n\nextension S {\n    func b() {}\n}\n",
            "class S {}\n\nextension S {\n    func a() {}\n    func b() {}\n}\n"),
        Case(
            "of two extensions with one head each is its own",
            "extension S {\n    func a() {}\n}\n\nextension S {\n    func b() {}\n}\n",
            "extension S {\n    func b() { x() }\n}\n",
            "extension S {\n    func a() {}\n}\n\nextension S {\n    func b() {}\n    func c() {}\n}\n",
            "extension S {\n    func b() { x() }\n    func c() {}\n}\n"),
        Case(
            "both imported the first module", "class S {}\n", "import A\n\nclass S {}\n", "import B\n\nclass S {}\n",
            "import A\nimport B\n\nclass S {}\n"),
        Case(
            "both imported the same module", "class S {}\n", "import A\nimport B\n\nclass S {}\n",
            "import B\nimport C\n\nclass S {}\n", "import A\nimport B\nimport C\n\nclass S {}\n"),
        Case(
            "both added the first member", "class S {\n}\n", "class S {\n    func a() {}\n}\n",
            "class S {\n    func b() {}\n}\n", "class S {\n    func a() {}\n    func b() {}\n}\n"),
        Case(
            "one opened braces in which nothing was", "class S {}\n", "class S {} // a\n",
            "class S {\n    func b() {}\n}\n", "class S {\n    func b() {}\n} // a\n"),
        Case(
            "overloads are told apart by their types", "class S {\n    func a(_ x: Int) {}\n}\n",
            "class S {\n    func a(_ x: Int) {}\n    func a(_ x: Bool) {}\n}\n",
            "class S {\n    func a(_ x: Int) { b() }\n    func a(_ x: String) {}\n}\n",
            "class S {\n    func a(_ x: Int) { b() }\n    func a(_ x: String) {}\n    func a(_ x: Bool) {}\n}\n"),
        Case(
            "both added to one branch", "#if DEBUG\nfunc a() {}\n#endif\n",
            "#if DEBUG\nfunc a() {}\nfunc b() {}\n#endif\n",
            "#if DEBUG\nfunc a() {}\nfunc c() {}\n#endif\n",
            "#if DEBUG\nfunc a() {}\nfunc c() {}\nfunc b() {}\n#endif\n"),
        Case(
            "both added statements at one place", "func v() {\n    a()\n}\n", "func v() {\n    a()\n    b()\n}\n",
            "func v() {\n    a()\n    c()\n}\n", "func v() {\n    a()\n    b()\n    c()\n}\n"),
        Case(
            "one moved what the other changed", "func a() {}\nfunc b() {}\nfunc c() {}\n",
            "func a() {}\nfunc b() { x() }\nfunc c() {}\n", "func c() {}\nfunc a() {}\nfunc b() {}\n",
            "func c() {}\nfunc a() {}\nfunc b() { x() }\n"),
    ]

    static let comments = [
        Case(
            "both wrote at the end of the type", "class S {\n    var a = 0\n}\n",
            "class S {\n    var a = 0\n    // Ours.\n}\n", "class S {\n    var a = 0\n    // Theirs.\n}\n",
            "class S {\n    var a = 0\n    // Theirs.\n\n    // Ours.\n}\n"),
        Case(
            "both wrote at the end of the file", "class S {}\n", "class S {}\n\n// Ours.\n",
            "class S {}\n\n// Theirs.\n",
            "class S {}\n\n// Theirs.\n\n// Ours.\n"),
        Case(
            "both went on at the end of the file", "class S {}\n\n// A.\n", "class S {}\n\n// A.\n// Ours.\n",
            "class S {}\n\n// A.\n// Theirs.\n", "class S {}\n\n// A.\n// Ours.\n// Theirs.\n"),
        Case(
            "one documented what the other changed", "func a() {}\n", "/// Ours.\nfunc a() {}\n",
            "func a() { b() } // Theirs.\n", "/// Ours.\nfunc a() { b() } // Theirs.\n"),
        Case(
            "one documented the type to which the other added", "class S {\n}\n", "/// Ours.\nclass S { // Here.\n}\n",
            "class S {\n    var b = 0\n}\n", "/// Ours.\nclass S { // Here.\n    var b = 0\n}\n"),
        Case(
            "a comment above a member stays at it", "class S {\n    // A.\n    var a = 0\n}\n",
            "class S {\n    var b = 0\n\n    // A.\n    var a = 0\n}\n", "class S {\n    // A.\n    var a = 1\n}\n",
            "class S {\n    var b = 0\n\n    // A.\n    var a = 1\n}\n"),
        Case(
            "a comment does not swallow what follows", "class S { var a = 0 }\n", "class S { var a = 0 // Ours.\n}\n",
            "class S { var a = 0; var b = 0 }\n", nil),
    ]

    static let layouts = [
        Case(
            "one has other line ends", "class S {\n    var a = 0\n}\n", "class S {\r\n    var a = 0\r\n}\r\n",
            "class S {\n    var a = 0\n    var b = 0\n}\n", "class S {\r\n    var a = 0\r\n    var b = 0\r\n}\r\n"),
        Case(
            "the other has other line ends", "class S {\n    var a = 0\n}\n",
            "class S {\n    var a = 0\n    var b = 0\n}\n", "class S {\r\n    var a = 1\r\n}\r\n",
            "class S {\r\n    var a = 1\r\n    var b = 0\r\n}\r\n"),
        Case("one has a byte-order mark", "var a = 0\n", "\u{FEFF}var a = 0\n", "var a = 1\n", "\u{FEFF}var a = 1\n"),
        Case(
            "two on one line stay there", "class S {\n    var a = 0; var b = 0\n}\n",
            "class S {\n    var a = 1; var b = 0\n}\n", "class S {\n    var a = 0; var b = 1\n}\n",
            "class S {\n    var a = 1; var b = 1\n}\n"),
        Case(
            "what is new above a function stays there, below what the other wrote",
            "class S {\n    func a() {}\n\n    var b = 0\n    func b(_ x: Int) {}\n}\n",
            "class S {\n    func a() {}\n\n    func c() {}\n\n    var b = 0\n    func b(_ x: Int) {}\n}\n",
            "class S {\n    func a() {}\n\n    var d = 0\n    func b(_ x: Int, d: Int) {}\n}\n",
            "class S {\n    func a() {}\n\n    func c() {}\n\n    var d = 0\n    func b(_ x: Int, d: Int) {}\n}\n"),
    ]

    static let contradictions = [
        Case(
            "both wrote a member, with other bodies", "class S {}\n", "class S {\n    func a() { b() }\n}\n",
            "class S {\n    func a() { c() }\n}\n", nil),
        Case("both changed one word", "var a = 0\n", "var a = 1\n", "var a = 2\n", nil),
        Case("both changed one comment", "/// A.\nvar a = 0\n", "/// B.\nvar a = 0\n", "/// C.\nvar a = 0\n", nil),
        Case("one removed what the other documented", "var a = 0\n", "", "/// A.\nvar a = 0\n", nil),
        Case("one removed what the other changed", "var a = 0\n", "", "var a = 1\n", nil),
        Case(
            "both wrote what is returned", "func a() -> Int {\n}\n", "func a() -> Int {\n    return 1\n}\n",
            "func a() -> Int {\n    return 2\n}\n", nil),
        Case(
            "both wrote one word after the other", "func a() { }\n", "func a() { 1 }\n", "func a() { 2 }\n", nil),
        Case(
            "both moved the same", "func a() {}\nfunc b() {}\nfunc c() {}\n",
            "func b() {}\nfunc a() {}\nfunc c() {}\n", "func a() {}\nfunc c() {}\nfunc b() {}\n", nil),
        Case(
            "a string is one word", "let a = \"\"\"\n    a\n    b\n    \"\"\"\n",
            "let a = \"\"\"\n    c\n    b\n    \"\"\"\n",
            "let a = \"\"\"\n    a\n    d\n    \"\"\"\n", nil),
        Case("both gave a value", "var a: Int?\n", "var a: Int? = 1\n", "var a = 2\n", nil),
        Case(
            "one wrote in front of what throws now", "func a() {\n    b(c())\n}\n", "func a() {\n    b(x || c())\n}\n",
            "func a() throws {\n    b(try c())\n}\n", nil),
        Case("one side is not Swift", "var a = 0\n", "var a = 0 }\n", "var a = 1\n", nil),
    ]
}

/// The rule that finds what a merge lost, whatever merged.
@Suite("What a merge may lose") struct TokenLedgerTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let versions: [String]
        let result: String
        let holds: Bool

        init(_ base: String, _ ours: String, _ theirs: String, _ result: String, _ holds: Bool) {
            (versions, self.result, self.holds) = ([base, ours, theirs], result, holds)
        }

        var testDescription: String { versions.joined(separator: " | ") + " | " + result }
    }

    @Test(arguments: [
        Case("a b", "a x b", "a b y", "a x b y", true),
        Case("a b", "a x b", "a b y", "a b y", false),
        Case("a b", "a x b", "a b y", "a x y", false),
        Case("a b", "a x b", "a", "a x", true),
        Case("a b", "a x b", "a", "a x b", false),
        Case("a", "a x y", "a", "a y x", false),
        Case("a", "a x", "a x", "a x", true),
        Case("a", "a x", "a x", "a x x", true),
        Case("a", "a x", "a x", "a x x x", false),
        Case("a", "a // x", "a", "a", false),
        Case("a", "a // x", "a // y", "a // x\n// y", true),
        Case("a", "a", "a", "a z", false),
    ])
    func theRule(_ example: Case) {
        let texts = (example.versions + [example.result]).map { text in
            let source = SourceText(path: "", text: text)
            return MergeText(source[source.range])
        }
        #expect(TokenLedger(texts[0], ours: texts[1], theirs: texts[2]).holds(for: texts[3]) == example.holds)
    }
}
