import Testing
import UnderstudyDoubles

/// What a spy keeps of arguments, whose types may be known to the caller only, and what its stubs take and give.
@Suite("Types that are kept")
struct KeptTypeTests {
    private func lines(_ requirement: String, with word: String) throws -> [String] {
        try Emission("protocol P { \(requirement) }").lines(with: word).filter { $0.hasPrefix("var ") }
    }

    /// Requirements, and the type that stands for one call; `nil` where calls are only counted.
    static let records: [(String, String?)] = [
        ("func a(_ x: Int?)", "Int?"),
        ("func a(_ x: Int!)", "Int?"),
        ("func a(_ x: inout Int)", "Int"),
        ("func a(_ x: some Equatable)", "any Equatable"),
        ("func a(_ x: any Equatable)", "any Equatable"),
        ("func a(_ x: [some Equatable])", "[any Equatable]"),
        ("func a<T>(_ x: T)", "Any"),
        ("func a<T>(_ x: [T])", "[Any]"),
        ("func a<T>(_ x: T?)", "Any?"),
        ("func a<T: Equatable>(_ x: T)", "any Equatable"),
        ("func a<T: Equatable & Sendable>(_ x: T)", "any Equatable & Sendable"),
        ("func a<T>(_ x: T) where T: Hashable", "any Hashable"),
        ("func a<T: AnyObject>(_ x: T)", "any AnyObject"),
        ("func a<K: Hashable, V>(_ x: [K: V])", "Any"),
        ("func a<T>(_ x: T.Type)", "Any.Type"),
        ("func a<each T>(_ x: repeat each T)", "[Any]"),
        ("func a<T>(_ x: Result<T, any Error>)", "Any"),
        ("func a(_ x: Self)", "PSpy"),
        ("func a(_ x: [Self])", "[PSpy]"),
        ("func a(_ x: Self.Type)", "PSpy.Type"),
        ("func a(_ x: (Int, String))", "(Int, String)"),
        ("func a(x: Int, y: Int?)", "AXYCall"),
        ("func a(_: Int, _: String)", "ACall"),
        ("func a(_ a: Int, b: some Sequence<Int>)", "(a: Int, b: any Sequence<Int>)"),
        ("func a(_ x: borrowing String)", nil),
        ("func a(_ x: sending String)", nil),
        ("func a(_ x: isolated (any Actor)?)", nil),
        ("func a(_ x: Error)", "any Error"),
        ("func a(_ x: UnsafePointer<Int>)", "UnsafePointer<Int>"),
        ("func a<let n: Int>(_ x: [n of Int])", "Any"),
    ]

    @Test("are those of the arguments, or what holds any of them", arguments: records)
    func recordsAsInTable(_ requirement: String, _ record: String?) throws {
        let line = try #require(try lines(requirement, with: "Call").first)
        if let record {
            #expect(line.hasSuffix("Calls: [\(record)] = []"), "\(line)")
        } else {
            #expect(line.hasSuffix("CallCount = 0"), "\(line)")
        }
    }

    /// Requirements, and the types of their stubs.
    static let stubs = [
        ("func a<T>(_ x: @escaping (T) -> T)", "(Any) -> Void"),
        ("func a(_ x: @escaping () -> Void)", "(@escaping () -> Void) -> Void"),
        ("func a(_ x: (() -> Void)?)", "((() -> Void)?) -> Void"),
        ("func a(_ x: @MainActor () -> Void)", "(@MainActor () -> Void) -> Void"),
        ("func a<T>(x: T, y: T) -> T", "(Any, Any) -> Any"),
        ("func a<T>() -> T", "() -> Any"),
        ("func a<T>() -> [T]", "() -> [Any]"),
        ("func a<T>(_ t: T.Type) throws -> T?", "(Any.Type) throws -> Any?"),
        ("func a() -> Self?", "() -> PSpy?"),
        ("func a() -> [Self]", "() -> [PSpy]"),
        ("func a() -> (Int, Self)", "() -> (Int, PSpy)"),
        ("func a() -> any Equatable", "() -> any Equatable"),
        (
            "func a<T: Decodable>(_ t: T.Type, from d: [UInt8]) async throws -> T",
            "(any Decodable.Type, [UInt8]) async throws -> Any"
        ),
        ("func a(_ x: inout Int)", "(inout Int) -> Void"),
    ]

    @Test("are what stubs take and give", arguments: stubs)
    func stubsAsInTable(_ requirement: String, _ stub: String) throws {
        let line = try #require(try lines(requirement, with: "Stub: ").first)
        #expect(line.contains("Stub: \(stub) = {"), "\(line)")
    }
}
