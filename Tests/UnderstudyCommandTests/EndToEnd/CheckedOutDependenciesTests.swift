import Testing

@testable import understudy

@Suite("Dependencies that are checked out")
struct CheckedOutDependenciesTests {
    private static let manifest = """
        // swift-tools-version: 6.1
        import PackageDescription
        let package = Package(
            name: "App",
            dependencies: [.package(url: "https://example.com/Swift-Logging.git", from: "1.0.0")],
            targets: [
                .target(name: "Base"), .target(name: "Middle", dependencies: ["Base"]),
                .target(name: "App", dependencies: ["Middle", .product(name: "Logging", package: "swift-logging")]),
                .testTarget(name: "AppTests", dependencies: ["App"]),
            ])
        """

    private func package(in checkouts: String, app: String) throws -> TemporaryFolder {
        try TemporaryFolder([
            "Package.swift": Self.manifest,
            "Sources/App/App.swift": app,
            "Sources/Base/Base.swift": "// understudy: spy\npublic protocol Store { func save() }\n",
            "\(checkouts)/Swift-Logging/Package.swift": #".target(name: "Logging")"#,
            "\(checkouts)/Swift-Logging/Sources/Logging/Handler.swift": """
            public protocol Handler { func log(_ text: String) }
            public enum Level { case debug, info }
            // understudy: spy
            public protocol Theirs { func theirs() }
            /// A spy of `Theirs`, yours to edit.
            public final class TheirsSpy: Theirs { public func old() {} }
            """,
            "\(checkouts)/Swift-Logging/Sources/Logging/Odd.swift": "protocol Unfinished {\n",
            "\(checkouts)/Unused/Sources/Unused/Unused.swift": "public protocol Handler { func unused() }\n",
        ])
    }

    private func run(_ words: String..., in folder: TemporaryFolder) -> TestRun {
        TestRun(words, files: .live(in: folder.path))
    }

    @Test(arguments: [".build/checkouts", "SourcePackages/checkouts"])
    func whatAProtocolInheritsFromThemIsKnown(_ checkouts: String) throws {
        let folder = try package(
            in: checkouts,
            app: "import Logging\n// understudy: spy\nprotocol AppLog: Handler { func level(h: Handler) -> Level }\n")
        try folder.write(".gitignore", ".build\nSourcePackages\n")
        let spy = run("generate", "AppLog", "--stdout", in: folder)
        #expect(spy.errors.isEmpty)
        for part in ["func log(_ text: String)", "{ _ in .debug }", "h: any Handler", "import Logging"] {
            #expect(spy.output.contains(part))
        }
        #expect(!spy.output.contains("unused"))
    }

    @Test func nothingInThemIsChangedOrAsked() throws {
        let folder = try package(in: ".build/checkouts", app: "")
        let theirs = ".build/checkouts/Swift-Logging/Sources/Logging/Handler.swift"
        let before = try folder.text(theirs)
        #expect(run("generate", in: folder).output == "wrote Tests/AppTests/Doubles/StoreSpy.swift\n")
        #expect(run("sync", in: folder).code == .success)
        #expect(run("check", in: folder).output == "1 double, in step with its protocol\n")
        #expect(try folder.text(theirs) == before)
    }

    @Test func testsThatDependOnAModuleThroughAnotherGetItsDoubles() throws {
        let folder = try package(in: ".build/checkouts", app: "")
        #expect(run("adopt", "StoreSpy", in: folder).output == "wrote Tests/AppTests/Doubles/StoreSpy.swift\n")
    }
}
