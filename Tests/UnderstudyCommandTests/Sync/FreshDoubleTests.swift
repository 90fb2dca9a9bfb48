import Testing

@testable import understudy

/// A double that was written a moment ago is in step, whatever its protocol looks like.
@Suite("Fresh doubles are in step") struct FreshDoubleTests {
    /// Protocols, each of a shape that another rule than the usual one writes.
    private static let shapes = [
        "public class Base { public init() {} }\npublic protocol OfClosedClass: Base { func f() -> Int }",
        "open class Base { init(a: Int) {} }\npublic protocol OfInitialiser: Base { func f() -> Int }",
        "public protocol Opened { func f() -> Int\n    var value: Int { get set } }",
        "protocol Defaults { func f()\n    func g() -> Int }\nextension Defaults { func g() -> Int { 1 + 1 } }",
        "@MainActor protocol Isolated: Sendable { nonisolated func f() async -> Int\n    var value: Int { get } }",
        "protocol Generic<Element> { associatedtype Element: Hashable\n    func all() async throws -> [Element] }",
    ]

    @Test(arguments: shapes) func `check finds nothing after generate`(source: String) throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
            let package = Package(name: "N", targets: [.target(name: "N"), .testTarget(name: "NTests", \
            dependencies: ["N"])])
            """,
            "Sources/N/P.swift": source + "\n",
        ])
        #expect(TestRun(["generate", "--all", "--package-path", folder.path]).code == .success)
        let check = TestRun(["check", "--package-path", folder.path])
        #expect(check.code == .success, "\(check.errors)")
        #expect(!check.output.contains("refuse"))
    }
}
