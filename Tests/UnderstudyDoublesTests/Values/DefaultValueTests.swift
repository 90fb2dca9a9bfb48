import Testing
import UnderstudyDoubles

@Suite("Default values")
struct DefaultValueTests {
    private static let declarations = """
        public enum Mood { case busy(Int), calm, glad }
        public enum Full { case only(Int) }
        public struct Note { public init(id: Int, title: String = "", tags: [String]) {} }
        public struct Draft { var text: String }
        public struct Loop { public init(next: Loop) {} }
        public struct Holder { public init(note: Note, mood: Mood) {} }
        public class Session { public init() {} }
        public class Closed { init() {} }
        public typealias Names = [String]
        public protocol Q {}

        """

    private func value(of type: String, options: DoubleOptions = DoubleOptions()) throws -> String? {
        let emission = try Emission(
            Self.declarations + "public protocol P { func a() -> \(type) }", options: options)
        let line = try #require(try emission.lines(with: "var aStub").first)
        guard let start = line.firstRange(of: " = { "), line.hasSuffix(" }"), !line.contains("TestIssue") else {
            return nil
        }
        return String(line[start.upperBound...].dropLast(2))
    }

    @Test(arguments: [
        ("Bool", "false"), ("String", "\"\""), ("Character", "\" \""), ("Int", "0"), ("UInt64", "0"), ("Double", "0"),
        ("Int?", "nil"), ("Int!", "nil"), ("[Int]", "[]"), ("[String: Int]", "[:]"), ("Set<Int>", "[]"),
        ("(Int, name: String)", "(0, \"\")"), ("Range<Int>", "0..<0"), ("ClosedRange<Int>", "0...0"),
        ("(Int) -> String", "{ _ in \"\" }"), ("() -> Void", "{}"), ("UUID", "UUID()"), ("Data", "Data()"),
        ("Date", "Date(timeIntervalSince1970: 0)"), ("URL", "URL(fileURLWithPath: \"/\")"), ("Duration", ".zero"),
        ("Result<Int, any Error>", ".success(0)"), ("AsyncStream<Int>", "AsyncStream { $0.finish() }"),
        ("AsyncThrowingStream<Int, any Error>", "AsyncThrowingStream { $0.finish() }"),
        ("Mood", ".calm"), ("Note", "Note(id: 0, tags: [])"),
        ("Session", "Session()"), ("Names", "[]"),
    ])
    func ofType(_ type: String, expected: String) throws {
        #expect(try value(of: type) == expected)
    }

    @Test(
        "Structures without an initialiser of their own",
        arguments: [
            ("var x: Int", "S(x: 0)"), ("var x: Int; private var z = 0", nil), ("private var z = 0", "S()"),
            ("var x: Int; private lazy var z = 0", nil), ("var x: Int; private let z = 0", "S(x: 0)"),
            ("var x: Int { didSet {} }", "S(x: 0)"), ("var x: Int; private(set) var y: Int", "S(x: 0, y: 0)"),
            ("var x, y: Int", "S(x: 0, y: 0)"), ("var x: Int; private static let z = 0", "S(x: 0)"),
            ("var x: Int; private var z: Int { 3 }", "S(x: 0)"), ("var x: Int; fileprivate var z: Int?", nil),
            ("var x: Int; var y: Int?; let z: Int?", "S(x: 0, z: nil)"), ("var x: Optional<Int>", "S(x: nil)"),
            ("@Wrapped var x: Int", nil), ("var x: Int; @available(*, deprecated) var z: Int { 3 }", "S(x: 0)"),
        ])
    func structures(_ members: String, expected: String?) throws {
        let emission = try Emission("struct S { \(members) }\nprotocol P { func a() -> S }")
        let line = try #require(try emission.lines(with: "var aStub").first)
        let value = expected.map { "{ \($0) }" } ?? "TestIssue.stop"
        #expect(line.contains(value), "\(line)")
    }

    @Test(arguments: [
        "Full", "Loop", "Holder", "Draft", "Closed", "any Q", "Unknown", "Int.Type", "Never", "UnsafeRawPointer",
    ])
    func none(_ type: String) throws {
        #expect(try value(of: type) == nil)
    }

    @Test func aDoubleInASameModuleMaySeeWhatIsInternal() throws {
        let emission = try Emission(
            "struct Draft { var text: String; var note: String?; let id = 1 }\nprotocol P { func a() -> Draft }")
        #expect(try emission.lines(with: "var aStub") == ["var aStub: () -> Draft = { Draft(text: \"\") }"])
    }

    @Test func whereThereIsNoneTheFailureNamesDoubleAndMember() throws {
        let emission = try Emission(Self.declarations + "public protocol P { func a() -> Full; var b: Full { get } }")
        #expect(
            try emission.lines(with: "TestIssue") == [
                "var aStub: () -> Full = { TestIssue.stop(\"PSpy.aStub is not set\") }",
                "lazy var b: Full = { TestIssue.stop(\"PSpy.b is not set\") }()",
            ])
    }

    @Test func theConfigurationsOwnGoFirst() throws {
        var options = DoubleOptions()
        options.defaultValues = ["Int": "7", "any Q": "Quiet()"]
        #expect(try value(of: "Int", options: options) == "7")
        #expect(try value(of: "any Q", options: options) == "Quiet()")
        #expect(try value(of: "String", options: options) == "\"\"")
    }
}
