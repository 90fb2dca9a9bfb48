import Testing

@testable import understudy

/// A double that was written a moment ago is in step, whatever its protocol looks like.
@Suite("Fresh doubles are in step") struct FreshDoubleTests {
    /// Protocols, each of a shape that another rule than the usual one writes.
    private static let shapes = [
        "public class Base { public init() {} }\npublic protocol OfClosedClass: Base { func f() -> Int }",
        "open class Base { init(a: Int) {} }\npublic protocol OfInitialiser: Base { func f() -> Int }",
        "import Foundation\npublic protocol Watching: NSObjectProtocol { func f() -> Int }",
        "public protocol Opened { func f() -> Int\n    var value: Int { get set } }",
        "protocol Defaults { func f()\n    func g() -> Int }\nextension Defaults { func g() -> Int { 1 + 1 } }",
        "@MainActor protocol Isolated: Sendable { nonisolated func f() async -> Int\n    var value: Int { get } }",
        "protocol Generic<Element> { associatedtype Element: Hashable\n    func all() async throws -> [Element] }",
    ]

    private static func package(of source: String) throws -> TemporaryFolder {
        try TemporaryFolder([
            "Package.swift": """
            let package = Package(name: "N", targets: [.target(name: "N"), .testTarget(name: "NTests", \
            dependencies: ["N"])])
            """,
            "Sources/N/P.swift": source + "\n",
        ])
    }

    @Test(arguments: shapes) func `check finds nothing after generate`(source: String) throws {
        let folder = try Self.package(of: source)
        #expect(TestRun(["generate", "--all", "--package-path", folder.path]).code == .success)
        let check = TestRun(["check", "--package-path", folder.path])
        #expect(check.code == .success, "\(check.errors)")
        #expect(!check.output.contains("refuse"))
    }

    @Test func `the first member of a double whose superclass is '@unchecked Sendable' gets a lock`() throws {
        let source = "open class Base: @unchecked Sendable { public init() {} }\npublic protocol Channel: Base "
        let double = "Tests/NTests/Doubles/ChannelSpy.swift"
        let folder = try Self.package(of: source + "{}")
        #expect(TestRun(["generate", "Channel", "--package-path", folder.path]).code == .success)
        let fresh = try Self.package(of: source + "{ func send(_ value: Int) -> Int }")
        #expect(TestRun(["generate", "Channel", "--package-path", fresh.path]).code == .success)
        try folder.write("Sources/N/P.swift", try fresh.text("Sources/N/P.swift"))
        #expect(TestRun(["sync", "--package-path", folder.path]).code == .success)
        #expect(try folder.text(double) == fresh.text(double))
        #expect(try fresh.text(double).contains("Locked(Storage())"))
    }
}
