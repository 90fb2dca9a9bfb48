import Testing
import UnderstudySemantics

@testable import UnderstudyDoubles

@Suite("Swift's names")
struct SwiftNameTests {
    static let escaped = [
        ("save", "save"), ("default", "`default`"), ("`in`", "`in`"), ("hello world", "`hello world`"),
        ("2d", "`2d`"), ("$0", "$0"), ("_x", "_x"), ("größe", "größe"), ("", "``"),
    ]

    @Test("are in backticks where they have to be", arguments: escaped)
    func escapedAsInTable(_ name: String, _ written: String) { #expect(SwiftNames.escaped(name) == written) }

    static let bare = [("`in`", "in"), ("in", "in"), ("`", "`"), ("``", ""), ("`a", "`a")]

    @Test("are without them where names are joined", arguments: bare)
    func bareAsInTable(_ name: String, _ bare: String) { #expect(SwiftNames.bare(name) == bare) }

    static let joined: [([String], String)] = [
        (["save"], "save"), (["save", "note"], "saveNote"), (["move", "to", "folder"], "moveToFolder"),
        (["load", "URL"], "loadURL"), (["hello world"], "helloWorld"), (["404", "found"], "_404Found"),
        (["save", "älter"], "saveÄlter"), ([], ""), (["a-b", "c"], "aBC"),
    ]

    @Test("are joined in camel case", arguments: joined)
    func joinedAsInTable(_ words: [String], _ name: String) { #expect(SwiftNames.camelCase(words) == name) }

    static let capitalized = [
        ("save", "Save"), ("URL", "URL"), ("_a", "_a"), ("", ""), ("ärger", "Ärger"), ("1a", "1a"),
    ]

    @Test("begin with a capital in the middle of others", arguments: capitalized)
    func capitalizedAsInTable(_ word: String, _ capital: String) { #expect(SwiftNames.capitalized(word) == capital) }

    static let literals = [("a", "a"), ("a\"b", "a\\\"b"), ("a\\b", "a\\\\b"), ("`a b`", "`a b`")]

    @Test("are escaped in texts", arguments: literals)
    func literal(_ name: String, _ literal: String) { #expect(SwiftNames.literal(name) == literal) }

    static let labels = [
        ("in", argument: "in", tuple: "in"), ("`in`", argument: "in", tuple: "in"),
        ("`inout`", argument: "`inout`", tuple: "`inout`"), ("`var`", argument: "var", tuple: "`var`"),
        ("`a b`", argument: "`a b`", tuple: "`a b`"), ("to", argument: "to", tuple: "to"),
    ]

    @Test("need fewer backticks as labels", arguments: labels)
    func labelsAsInTable(_ name: String, _ argument: String, _ tuple: String) {
        #expect(SwiftNames.argumentLabel(name) == argument)
        #expect(SwiftNames.label(name) == tuple)
    }

    @Test(
        "mean a property, not the instance", arguments: [("count", "count"), ("`self`", "self.`self`"), ("in", "`in`")])
    func read(_ name: String, _ expression: String) { #expect(SwiftNames.read(name) == expression) }
}

@Suite("Names of operators")
struct OperatorNameTests {
    static let names = [
        ("==", false, "equalTo"), ("-", true, "minus"), ("-", false, "minus"), ("!", true, "not"),
        ("~", true, "complement"), ("..<", false, "upTo"), ("<=>", false, "lessEqualsGreater"),
        ("+++", false, "plusPlusPlus"), ("∘", false, "u2218"),
    ]

    @Test("are words", arguments: names)
    func namesAsInTable(_ symbol: String, _ isPrefix: Bool, _ name: String) {
        #expect(OperatorNames.name(of: symbol, isPrefix: isPrefix) == name)
    }
}

@Suite("Names of parameters without one")
struct ParameterNameTests {
    static let names = [
        ("Note", false, "note"), ("Notes.Note?", false, "note"), ("any NoteStore", false, "noteStore"),
        ("Int", false, "argument2"), ("Int", true, "index"), ("String", true, "key"), ("[Note]", false, "argument2"),
        ("T", false, "argument2"), ("(Int) -> Void", false, "argument2"), ("inout Note", false, "note"),
        ("Folder", false, "argument2"),
    ]

    @Test("come from the type, where that says something", arguments: names)
    func namesAsInTable(_ type: String, _ isSubscript: Bool, _ name: String) throws {
        let type = try #require(SwiftType(parsing: type))
        #expect(ParameterNames.made(for: type, at: 2, isSubscript: isSubscript, not: ["folder"]) == name)
    }
}
