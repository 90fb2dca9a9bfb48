import Testing
import UnderstudySemantics

@testable import UnderstudyDoubles

@Suite("Comments")
struct CommentTests {
    static let lists: [([String], String)] = [
        ([], ""), (["a"], "`a`"), (["a", "b"], "`a` and `b`"), (["a", "b(_:)", "c"], "`a`, `b(_:)` and `c`"),
    ]

    @Test("list names", arguments: lists)
    func listsAsInTable(_ names: [String], _ list: String) { #expect(DocComment.list(names) == list) }

    @Test("have lines that fit, and keep together what is in backticks")
    func lines() {
        let sentence = "Makes a client " + String(repeating: "that forwards `a b c` to live ", count: 8)
        let lines = DocComment.lines(sentence, indentation: 4)
        #expect(lines.count > 1)
        #expect(lines.allSatisfy { $0.hasPrefix("/// ") && $0.count <= LineLayout.width - 4 })
        #expect(lines.allSatisfy { $0.filter { $0 == "`" }.count.isMultiple(of: 2) })
        #expect(lines.map { $0.dropFirst(4) }.joined(separator: " ") == sentence.dropLast())
    }

    static let sentences: [([String], String)] = [
        (["load()"], "`load()` keeps its default implementation."),
        (["load()", "save(_:)"], "`load()` and `save(_:)` keep their default implementations."),
        (["a", "b", "c"], "`a`, `b` and `c` keep their default implementations."),
    ]

    @Test("name what is left to default implementations, and are read again", arguments: sentences)
    func defaults(_ names: [String], _ text: String) {
        let sentence = DefaultsSentence(names: names)
        #expect(sentence.text == text)
        #expect(DefaultsSentence(in: DocComment.lines("A spy of `P`. " + text, indentation: 0)) == sentence)
    }

    @Test(
        "say nothing of defaults where the sentence is not there",
        arguments: ["", "/// A spy of `P`.", "/// `a` stays."])
    func noDefaults(_ comment: String) { #expect(DefaultsSentence(in: [comment]) == nil) }
}

@Suite("Access")
struct LineWriterTests {
    static let members: [([String], [String])] = [
        (["var a: Int = 0"], ["public var a: Int = 0"]), (["init() {}"], ["public init() {}"]),
        (["private var a = 0"], ["private var a = 0"]),
        (["static func f() {", "    let x = 1", "}"], ["public static func f() {", "    let x = 1", "}"]),
        (["struct S {", "    var a: Int", "}"], ["public struct S {", "    public var a: Int", "}"]),
        (["#if DEBUG", "func f() {}", "#endif"], ["#if DEBUG", "public func f() {}", "#endif"]),
        (["@MainActor func f() {}"], ["@MainActor public func f() {}"]),
        (["enum E { case a }"], ["public enum E { case a }"]), ([], []),
    ]

    @Test("is written before members, and before what is in them", arguments: members)
    func membersAsInTable(_ lines: [String], _ written: [String]) {
        let qualification = Qualification(names: [])
        #expect(LineWriter(access: .public, qualification: qualification).declared(lines) == written)
        #expect(LineWriter(access: nil, qualification: qualification).declared(lines) == lines)
    }

    @Test("and names are written before lines are broken") func order() {
        let writer = LineWriter(access: .public, qualification: Qualification(names: ["Error"]))
        let type = String(repeating: "T", count: 70)
        #expect(
            writer.written(
                ["func f() throws -> [" + type + "] {", "    throw Error()", "}"], indentation: 4, keepsBody: false)
                == ["public func f() throws -> [" + type + "] {", "    throw Swift.Error()", "}"])
        #expect(
            writer.written(["func f() {", "    g()", "}"], indentation: 4, keepsBody: true)
                == ["public func f() {", "    g()", "}"])
    }
}
