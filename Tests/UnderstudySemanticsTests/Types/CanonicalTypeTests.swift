import Testing
import UnderstudySemantics

@Suite("Canonical types")
struct CanonicalTypeTests {
    /// Pairs of spellings of one type.
    static let same = [
        ("Optional<Int>", "Int?"), ("Array<Int>", "[Int]"), ("Dictionary<String, Int>", "[String: Int]"),
        ("()", "Void"), ("Swift.Int", "Int"), ("Self.Element", "Element"), ("any P", "P"), ("(Int)", "Int"),
        ("A & B", "B & A"), ("some A & B", "some B & A"), ("@escaping (Int) -> ()", "(Int) -> Void"),
        ("(_ note: Note) -> Void", "(Note) -> Void"), ("Int!", "Int?"), ("[Optional<Self.A>]", "[A?]"),
        ("() throws(Swift.Error) -> Void", "() throws(Error) -> Void"), ("Optional<(any P)>", "P?"),
    ]

    @Test("are the same for all spellings", arguments: same)
    func equal(_ left: String, _ right: String) throws {
        #expect(try SwiftTypeTests.type(left).canonical == SwiftTypeTests.type(right).canonical)
    }

    /// Pairs of types that are not the same.
    static let different = [
        ("Int", "Int?"), ("[Int]", "Set<Int>"), ("(a: Int, b: Int)", "(b: Int, a: Int)"), ("some P", "P"),
        ("() async -> Void", "() -> Void"), ("A.B", "B"), ("T.Type", "T"), ("(Int) -> Void", "(Int...) -> Void"),
    ]

    @Test("differ for different types", arguments: different)
    func unequal(_ left: String, _ right: String) throws {
        #expect(try SwiftTypeTests.type(left).canonical != SwiftTypeTests.type(right).canonical)
    }

    @Test("stay as they are when they are made canonical again", arguments: SwiftTypeTests.spellings)
    func idempotent(_ text: String) throws {
        let canonical = try SwiftTypeTests.type(text).canonical
        #expect(canonical.canonical == canonical)
    }

    @Test("hold what stands for generic parameters")
    func replaced() throws {
        let type = try SwiftTypeTests.type("[T: [U?]]")
        #expect(try type.canonical(replacing: ["T": .named("A")]) == SwiftTypeTests.type("[A: [U?]]"))
    }
}
