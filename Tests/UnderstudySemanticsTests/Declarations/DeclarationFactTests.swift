import Testing
import UnderstudySyntax

@testable import UnderstudySemantics

/// What declarations say of themselves, and of what they are in.
@Suite("Declarations")
struct DeclarationFactTests {
    static let inherited: [(String, [String])] = [
        ("struct S {}", []), ("struct S: P {}", ["P"]), ("class S: Base<Int>, P & Q {}", ["Base<Int>", "P & Q"]),
        ("enum S: Int, @unchecked Sendable {}", ["Int", "@unchecked Sendable"]),
        ("struct S: ~Copyable, Notes . P {}", ["~Copyable", "Notes.P"]),
    ]

    @Test("inherit types", arguments: inherited)
    func inheritedTypes(_ text: String, _ types: [String]) throws {
        let type = try #require(FileDeclarations(parsing: SourceText(path: "", text: text)).types.first)
        #expect(type.inheritedTypes.map(\.description) == types)
    }

    @Test("conform to what they and their unconstrained extensions say")
    func conformances() throws {
        let found = index(
            "struct S<T>: P {}\nextension S: Q {}\nextension S: R where T: Hashable {}\nextension Other: Q {}")
        let type = try #require(found.types(named: "S").first)
        #expect(found.conformances(of: type) == [.named("P"), .named("Q")])
    }

    /// Declarations around a protocol, and the level that it has there: its own, and as far as it can be seen.
    static let levels: [(String, access: AccessLevel, effective: AccessLevel)] = [
        ("protocol P {}", .internal, .internal), ("public protocol P {}", .public, .public),
        ("private protocol P {}", .private, .private), ("package protocol P {}", .package, .package),
        ("struct S { public protocol P {} }", .public, .internal),
        ("public struct S { public protocol P {} }", .public, .public),
        ("public struct S { protocol P {} }", .internal, .internal),
        ("public extension S { protocol P {} }", .public, .public),
        ("private extension S { protocol P {} }", .fileprivate, .private),
        ("extension S { public protocol P {} }", .public, .public),
        ("private struct S { public protocol P {} }", .public, .private),
        ("public enum A { package enum B { public protocol P {} } }", .public, .package),
    ]

    @Test("are seen as far as what is around them", arguments: levels)
    func access(_ text: String, _ access: AccessLevel, _ effective: AccessLevel) throws {
        let file = FileDeclarations(parsing: SourceText(path: "", text: text))
        let declaration = try #require(file.protocols.first)
        #expect(declaration.access == access)
        #expect(declaration.effectiveAccess == effective)
    }

    static let requirements: [(String, isStatic: Bool, isDeprecated: Bool, baseName: String)] = [
        ("func f(a: Int)", false, false, "f"), ("static func f()", true, false, "f"),
        ("static var v: Int { get }", true, false, "v"), ("init?(a: Int)", false, false, "init"),
        ("subscript(i: Int) -> Int { get }", false, false, "subscript"),
        ("@available(*, deprecated) func f()", false, true, "f"), ("associatedtype T: P", false, false, "T"),
        ("@available(iOS, deprecated: 12) var v: Int { get }", false, true, "v"),
        ("@available(*, unavailable) func f()", false, false, "f"), ("typealias A = Int", false, false, "A"),
        ("static func + (a: Self, b: Self) -> Self", true, false, "+"), ("func `in`()", false, false, "`in`"),
    ]

    @Test("require members", arguments: requirements)
    func requirement(_ text: String, _ isStatic: Bool, _ isDeprecated: Bool, _ baseName: String) throws {
        let file = FileDeclarations(parsing: SourceText(path: "", text: "protocol P { \(text) }"))
        let requirement = try #require(file.protocols.first?.requirements.first)
        #expect(requirement.isStatic == isStatic)
        #expect(requirement.isDeprecated == isDeprecated)
        #expect(requirement.baseName == baseName)
    }
}
