import Testing

@testable import understudy

/// What is said of doubles that somebody wrote by hand.
@Suite("Doubles written by hand")
struct HandwrittenDoublesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
            """,
            "Sources/App/App.swift": """
            import Imaginary
            public protocol NotesManager { func push(_ n: Int) }
            public protocol Remote { func load() -> Int }
            public protocol Settings { var since: Since? { get set } ; func save(_ n: Int) }
            public protocol Bare { func a() }
            final class MockBare: Bare { func a() {} }

            """,
            "Tests/AppTests/Doubles.swift": """
            @testable import App
            import XCTest

            final class MockPushManager: NotesManager { func push(_ n: Int) {} }
            final class MockNetwork {}
            extension MockNetwork: Remote { func load() -> Int { 1 } }

            """,
        ])
    }

    @Test("'list' knows those with other names, and those that conform in an extension, where tests have them")
    func listed() throws {
        let all = TestRun(["list", "--package-path", folder.path]).output
        #expect(all.contains("mock MockPushManager in"), "\(all)")
        #expect(all.contains("mock MockNetwork in"))
        #expect(!all.contains("MockBare"))
        let without = TestRun(["list", "--without-doubles", "--package-path", folder.path]).output
        #expect(!without.contains("NotesManager") && !without.contains("Remote") && without.contains("Settings"))
    }

    @Test("'check' without doubles of ours says how to check those, and how to convert them")
    func checked() throws {
        let run = TestRun(["check", "--package-path", folder.path])
        #expect(run.code == .unusableInput)
        #expect(
            run.errors.contains(
                "for the 3 written by hand there are 'understudy check --all-conformers' and 'understudy convert --all'"
            ),
            "\(run.errors)")
    }

    @Test("A double whose new text names nothing new needs no import")
    func imports() throws {
        try folder.write(
            "Tests/AppTests/MockSettings.swift",
            """
            @testable import App
            import XCTest

            /// A stub of `Settings`, yours to edit.
            final class MockSettings: Settings {
                var since: Since?
                func keep(_ n: Int) { print(n) }
            }

            """)
        let errors = TestRun(["check", "--package-path", folder.path]).errors
        #expect(errors.contains("save(_:)"), "\(errors)")
        #expect(!errors.contains("missing-import"), "\(errors)")
    }
}
