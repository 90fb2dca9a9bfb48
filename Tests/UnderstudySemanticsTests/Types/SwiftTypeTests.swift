import Testing
import UnderstudySemantics

@Suite("Types as values")
struct SwiftTypeTests {
    static func type(_ text: String) throws -> SwiftType {
        try #require(SwiftType(parsing: text), "'\(text)' is no type")
    }

    /// Types that are printed as they are written.
    static let spellings = [
        "Int", "Array<Int>", "Notes.Note", "Outer<A, B>.Inner<C>", "Note?", "Note!", "Note??", "[Note]",
        "[String: [Note]]", "[3 of Int]", "()", "(Int)", "(Int, label: String)", "() -> Void",
        "(Int, String...) async throws(Failure) -> [Note]", "@escaping (Int) -> Void", "@Sendable () async -> Void",
        "((Int) -> Void)?", "(@Sendable (Int) -> Void)?", "inout Note", "sending Note", "borrowing Note",
        "nonisolated(nonsending) () async -> Void", "A & B", "(A & B)?", "any P", "(any P)?", "any P<Int>",
        "some P", "(some P)?", "any ~Copyable", "repeat each T", "Note.Type", "any P.Type", "(any P).Type",
        "P.Protocol",
        "Self", "Self.Element", "Vector<3>", "@MainActor () -> Void", "@convention(c) (Int) -> Int",
    ]

    @Test("are printed as they are written", arguments: spellings)
    func printed(_ text: String) throws {
        #expect(try Self.type(text).description == text)
    }

    /// Types with white space or comments that Swift does not need.
    static let loose = [
        ("[ String:Int ]", "[String: Int]"), ("( Int ,String )->Void", "(Int, String) -> Void"),
        ("Outer . Inner", "Outer.Inner"), ("A&B", "A & B"), ("[Int/* count */]", "[Int]"), ("any  P", "any P"),
        ("any P?", "(any P)?"), ("some P?", "(some P)?"), ("any P!", "(any P)!"), ("any P??", "(any P)??"),
        ("[any P?]", "[(any P)?]"), ("any (P)", "any (P)"),
    ]

    @Test("are printed in one way", arguments: loose)
    func normalized(_ text: String, _ printed: String) throws {
        #expect(try Self.type(text).description == printed)
    }

    @Test("are equal when they are written alike, wherever that is")
    func equal() throws {
        #expect(try Self.type("[String:Int]") == Self.type("[String: Int]"))
        #expect(try Self.type("Array<Int>") != Self.type("[Int]"))
    }

    @Test("are nothing where the text is no type", arguments: ["", "Int, String", "Int; import Evil", "->"])
    func refused(_ text: String) {
        #expect(SwiftType(parsing: text) == nil)
    }

    static let names: [(String, all: [String], unqualified: [String])] = [
        ("A<B.C>", ["A", "B"], ["A"]), ("A.B<C>", ["A", "C"], ["C"]), ("[K: V]?", ["K", "V"], ["K", "V"]),
        ("(A) throws(E) -> B", ["A", "E", "B"], ["A", "E", "B"]), ("any P & Q", ["P", "Q"], ["P", "Q"]),
        ("T.Type", ["T"], []),
    ]

    @Test("name others", arguments: names)
    func named(_ text: String, _ all: [String], _ unqualified: [String]) throws {
        let type = try Self.type(text)
        #expect(type.names == all)
        #expect(type.unqualifiedNames == unqualified)
        for name in all { #expect(type.mentions(name)) }
        #expect(!type.mentions("Other"))
    }

    static let forms: [(String, SelfForm)] = [
        ("Int", .none), ("Self", .itself), ("Self?", .optional), ("[Self]", .array), ("Self.Element", .none),
        ("[String: Self]", .other), ("inout Self", .itself), ("(Self) -> Void", .other), ("Self.Type", .other),
        ("Set<Self.Element>", .none),
    ]

    @Test("mention Self in one of five ways", arguments: forms)
    func selfForm(_ text: String, _ form: SelfForm) throws {
        #expect(try Self.type(text).selfForm == form)
    }

    @Test("say that there is nothing", arguments: ["Void", "()", "Swift.Void"])
    func void(_ text: String) throws {
        #expect(try Self.type(text).isVoid)
    }

    @Test(
        "are functions with attributes, parentheses and all",
        arguments: ["() -> Void", "@escaping () -> Void", "(() -> Void)"])
    func functions(_ text: String) throws {
        #expect(try Self.type(text).function?.result == .void)
        #expect(try Self.type("(() -> Void)?").function == nil)
        #expect(try Self.type("(() -> Void)?").writesFunction)
    }

    @Test(
        "become optional once", arguments: [("Int", "Int?"), ("Int?", "Int?"), ("Int!", "Int?"), ("any P", "(any P)?")])
    func optional(_ text: String, _ optional: String) throws {
        #expect(try Self.type(text).optionalized.description == optional)
    }
}
