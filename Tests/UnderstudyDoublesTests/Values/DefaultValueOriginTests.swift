import Testing
import UnderstudyDoubles

/// What stands for a value until a test sets one, by what the sources declare.
@Suite("Default values of declared types")
struct DefaultValueOriginTests {
    private static let declarations = """
        public enum Mood { case busy(Int), calm, glad }
        enum Plain { case one, two }
        enum Deep { case only(Plain) }
        struct Point { var x: Int; var y: Double = 1; let name: String }
        struct Line { let from: Point; let to: Point }
        struct Area { let border: Line }
        struct Empty {}
        struct Made { init(_ x: Int, note: String?) {} }
        struct Failing { init?(x: Int) {} ; init(y: Int) {} }
        struct Throwing { init() throws {} }
        struct Waiting { init() async {} }
        struct Private { private init() {} }
        struct Generic<T> { let value: T }
        class Base { init() {} }
        class Sub: Base { init(x: Int) { super.init() } }
        final class Keeper { let a: Int; init(a: Int = 1) { self.a = a } }
        actor Worker { init() {} }
        typealias Names = [String]
        typealias Pair = (Int, String)
        typealias Handler = (Int) -> Void
        typealias Same = Mood
        enum Outer { struct Inner { let id: Int }; enum Kind { case a } }
        struct Lazy { lazy var a = 1; static let b = 2; var c: Int { 1 } }
        struct Optionals { var a: Int?; let b: String? }
        struct Wrapped { @Box var a: Int }
        enum Raw: String { case first = "1" }
        indirect enum Tree { case leaf, node(Tree) }
        enum None {}

        """

    private func value(of type: String) throws -> String? {
        let emission = try Emission(Self.declarations + "protocol P { func a() -> \(type) }")
        let line = try #require(try emission.lines(with: "var aStub").first)
        let start = try #require(line.firstRange(of: " = { "))
        let value = String(line[start.upperBound...].dropLast(2))
        return value.hasPrefix("TestIssue.stop") ? nil : value
    }

    static let declared = [
        ("Mood", ".calm"),
        ("Plain", ".one"),
        ("Raw", ".first"),
        ("Tree", ".leaf"),
        ("Point", "Point(x: 0, name: \"\")"),
        ("Empty", "Empty()"),
        ("Made", "Made(0, note: nil)"),
        ("Failing", "Failing(y: 0)"),
        ("Base", "Base()"),
        ("Sub", "Sub(x: 0)"),
        ("Keeper", "Keeper()"),
        ("Worker", "Worker()"),
        ("Outer.Inner", "Outer.Inner(id: 0)"),
        ("Outer.Kind", ".a"),
        ("Lazy", "Lazy()"),
        ("Optionals", "Optionals(b: nil)"),
        ("Names", "[]"),
        ("Pair", "(0, \"\")"),
        ("Handler", "{ _ in }"),
        ("Same", ".calm"),
        ("(Point, Plain)", "(Point(x: 0, name: \"\"), .one)"),
        ("() -> Point", "{ Point(x: 0, name: \"\") }"),
        ("(Int, Int) -> Plain", "{ _, _ in .one }"),
        ("Result<Point, any Error>", ".success(Point(x: 0, name: \"\"))"),
        ("[Point]", "[]"),
        ("Point?", "nil"),
        ("Self", "PSpy()"),
    ]

    @Test("are made of what is declared", arguments: declared)
    func declaredAsInTable(_ type: String, _ value: String) throws {
        #expect(try self.value(of: type) == value)
    }

    @Test(
        "are none where nothing is obvious",
        arguments: [
            "Deep", "Line", "Area", "Throwing", "Waiting", "Private", "Generic<Int>", "Wrapped", "None", "any Error",
            "Range<String>", "[3 of Int]", "T", "some Equatable", "Any", "AnyObject", "Task<Void, Never>",
        ])
    func none(_ type: String) throws {
        #expect(try value(of: type) == nil)
    }

    static let known = [
        ("Int8", "0"),
        ("Float16", "0"),
        ("Int128", "0"),
        ("Decimal", "0"),
        ("CGFloat", "0"),
        ("CGPoint", ".zero"),
        ("Locale", ".current"),
        ("DateComponents", "DateComponents()"),
        ("URLComponents", "URLComponents()"),
        ("IndexSet", "IndexSet()"),
        ("Substring", "\"\""),
        ("StaticString", "\"\""),
        ("Swift.Int", "0"),
        ("Range<Double>", "0..<0"),
        ("ClosedRange<Int8>", "0...0"),
        ("Array<Int>", "[]"),
        ("Optional<Point>", "nil"),
        ("Dictionary<String, Int>", "[:]"),
        ("ContiguousArray<Int>", "[]"),
        ("UnsafeBufferPointer<UInt8>", "UnsafeBufferPointer(start: nil, count: 0)"),
        ("() async throws -> Void", "{}"),
        ("@Sendable () -> Int", "{ 0 }"),
        ("(Int)", "(0)"),
        ("((Int) -> Int)?", "nil"),
        ("AsyncThrowingStream<Int, any Error>", "AsyncThrowingStream { $0.finish() }"),
    ]

    @Test("are those of the platform", arguments: known)
    func knownAsInTable(_ type: String, _ value: String) throws {
        #expect(try self.value(of: type) == value)
    }
}
