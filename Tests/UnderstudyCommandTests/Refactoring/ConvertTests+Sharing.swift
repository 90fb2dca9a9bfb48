import Testing

@testable import understudy

/// What doubles share, with each other and with those who use them.
extension ConvertTests {
    @Test("What doubles of a library of mocks share is public, as they are")
    func publicSupport() throws {
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "App", targets: [
                .target(name: "App"), .target(name: "AppMocks", dependencies: ["App"]),
                .testTarget(name: "AppTests", dependencies: ["App", "AppMocks"]),
            ])
            """)
        try folder.write("Sources/App/Mover.swift", "public protocol Mover { func move(_ a: String, to b: String) }\n")
        try folder.write(
            "Sources/AppMocks/MoverMock.swift",
            """
            import App

            public final class MoverMock: Mover {
                public init() {}
                public var moved: (a: String, b: String)?
                public func move(_ a: String, to b: String) { moved = (a, b) }
            }
            """)
        let converted = run("MoverMock", "--apply")
        #expect(converted.code == .success, "\(converted.errors)")
        let support = try folder.text("Sources/AppMocks/RecordedCall.swift")
        #expect(support.contains("public protocol RecordedCall"), "\(support)")
    }

    @Test("A protocol that doubles share in tests is not what they stand for")
    func sharedProtocol() throws {
        try folder.write(
            "Tests/AppTests/Shared.swift",
            """
            @testable import App
            protocol Mockable { func stub() }
            final class MockShared: Mockable, Store {
                func stub() {}
                var texts: [String] = []
                func save(_ text: String) { texts.append(text) }
                func load() throws -> Int { texts.count }
                func clear() { texts = [] }
            }
            """)
        let converted = run("MockShared", "--apply")
        #expect(
            try folder.text("Tests/AppTests/Shared.swift").contains("/// A fake of `Store`, yours to edit."),
            "\(converted.errors)")
    }

    @Test("What a target of tests calls public is converted, though its protocol is not")
    func publicInTests() throws {
        try folder.write("Sources/App/Opener.swift", "protocol Opener { func open(_ text: String) }\n")
        try folder.write(
            "Tests/AppTests/Opener.swift",
            """
            @testable import App

            public class MockOpener: Opener {
                var opened: String?
                public init() {}
                public func open(_ text: String) { opened = text }
            }
            """)
        let converted = run("MockOpener", "--apply")
        #expect(converted.code == .success, "\(converted.errors)")
        #expect(try folder.text("Tests/AppTests/Opener.swift").contains("var openCalls: [String] = []"))
    }
}
