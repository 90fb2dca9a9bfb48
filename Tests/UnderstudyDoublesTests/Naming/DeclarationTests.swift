import Testing
import UnderstudyDoubles

/// The lines around the members: the declaration, `#if`, attributes, and what is broken for its length.
@Suite("Declarations of doubles")
struct DeclarationTests {
    /// The line that declares the double.
    private func declaration(_ source: String, _ name: String = "P") throws -> String? {
        try Emission(source).lines(of: name, with: "final class ", "actor \(name)Spy").first
    }

    @Test(arguments: [
        ("public protocol P { func a() }", "final class PSpy: P {"),
        ("public protocol P { func a() async }", "nonisolated final class PSpy: P {"),
        ("public protocol P: Sendable { func a() async }", "final class PSpy: P {"),
        ("public protocol P: Actor { func a() }", "actor PSpy: P {"),
        ("public protocol P {}", "final class PSpy: P {}"),
        ("public enum O { public protocol P { func a() } }", "final class PSpy: O.P {"),
        ("public class B {}\npublic protocol Q: P {}\npublic protocol P { func a() }", "final class PSpy: P {"),
        ("open class B { public init() {} }\npublic protocol P: B {}", "nonisolated final class PSpy: B, P {}"),
        ("public protocol P { associatedtype A: Hashable\nfunc a(_ x: A) }", "final class PSpy<A: Hashable>: P {"),
        (
            "public protocol P { associatedtype A: Collection where A.Element == Int\nfunc a(_ x: A) }",
            "final class PSpy<A: Collection>: P where A.Element == Int {"
        ),
    ])
    func line(_ source: String, expected: String) throws {
        #expect(try declaration(source) == expected)
    }

    @Test func globalActorsAndAvailabilityStandAbove() throws {
        let text = try Emission("@available(macOS 15, *) @MainActor public protocol P { func a() }").text()
        #expect(text.contains("\n@available(macOS 15, *)\n@MainActor\nfinal class PSpy: P {\n"))
    }

    /// In Swift 5 mode the compiler refuses a lazy property there.
    @Test func aStructureWithALazyPropertyIsNotNonisolated() throws {
        let source = "public protocol Q {}\n@MainActor public protocol P { nonisolated var a: TYPE { get } }"
        let known = try Emission(source.replacing("TYPE", with: "Int")).text()
        #expect(known.contains("\n    nonisolated struct Storage {\n        var a = 0\n"))
        let unknown = try Emission(source.replacing("TYPE", with: "any Q")).text()
        #expect(unknown.contains("\n    struct Storage {\n        lazy var a: any Q = "))
    }

    @Test func conditionsAroundTheProtocolStandAroundTheDouble() throws {
        let source = "#if os(Linux)\nfunc x() {}\n#elseif DEBUG\npublic protocol P { func a() }\n#endif"
        #expect(
            try Emission(source).text() == """
                import Notes

                #if os(Linux)
                #elseif DEBUG
                /// A spy of `P`, yours to edit.
                final class PSpy: P {
                    // MARK: a()
                    var aCallCount = 0
                    func a() { aCallCount += 1 }
                }
                #endif

                """)
    }

    @Test func conditionsAroundMembersStandInTheStorageToo() throws {
        let source = "public protocol P: Sendable {\n#if DEBUG\nfunc a()\n#else\nfunc b()\n#endif\n}"
        let lines = try Emission(source).lines(with: "#", "CallCount = 0", "func ")
        let storage = ["#if DEBUG", "var aCallCount = 0", "#else", "var bCallCount = 0", "#endif"]
        #expect(Array(lines.prefix(5)) == storage)
        #expect(lines.filter { $0.hasPrefix("#") } == ["#if DEBUG", "#else", "#endif", "#if DEBUG", "#else", "#endif"])
    }

    @Test func defaultImplementationsAreSaidInTheHeader() throws {
        let one = "public protocol P { func a(); func b() }\nextension P { public func b() { run() } }"
        #expect(try Emission(one).text().contains("///\n/// `b()` keeps its default implementation.\nfinal"))
        let two = one + "\nextension P { public func a() { run() } }"
        #expect(try Emission(two).text().contains("/// `a()` and `b()` keep their default implementations.\n"))
        var options = DoubleOptions()
        options.includesDefaults = true
        #expect(try Emission(two, options: options).lines(with: "func ").count == 2)
    }

    @Test func noLineIsLongerThanItMayBe() throws {
        let long = "aLongNameOfOne"
        let source = """
            public protocol RepositoryOfAllNotes {
                associatedtype Identifiers: Collection, Sendable where Identifiers.Element == [String: Int]
                associatedtype Other: RepositoryOfAllNotes where Other.Identifiers == Identifiers
                func save(\(long): String, \(long)2: [String: Int], \(long)3: Int?) async throws -> (String, [Int])
                var \(long): [String: [String: [String: (Int, String)]]] { get async throws }
                subscript(\(long): Int, \(long)2: Int, \(long)3: Int) -> [String: Int] { get set }
                init(\(long): String, \(long)2: [String: Int], \(long)3: Int?)
            }
            """
        for kind in DoubleKind.builtIn {
            let text = try Emission(source).text(kind, of: "RepositoryOfAllNotes")
            // What a contract's function is of stays on one line, which sync reads, and so does the text of a call.
            for line in text.split(separator: "\n")
            where !line.hasPrefix("    // MARK: ") && !line.contains("history.text(") {
                #expect(line.count <= 120, "\(line)")
            }
        }
    }
}
