import Foundation
import Testing

@testable import understudy

/// What `generate` does where names are taken.
@Suite("Names that are taken")
struct TargetNameTests {
    private static let package = [
        "Package.swift": """
        let package = Package(name: "Notes", targets: [
            .target(name: "Notes"), .target(name: "Shelves"), .testTarget(name: "NotesTests", dependencies: ["Notes", "Shelves"]),
        ])
        """,
        "Sources/Notes/Store.swift": "public protocol Store: Sendable {\n    func save(_ note: Int)\n}\n",
        "Sources/Shelves/Store.swift": "public protocol Store {\n    func fill()\n}\n",
        "Tests/NotesTests/NotesTests.swift": "",
    ]

    private func run(_ words: [String], in folder: TemporaryFolder) -> TestRun {
        TestRun(["generate", "--kind", "spy", "--package-path", folder.path] + words)
    }

    /// Other files of the tests, and what is said of the spy of `Notes.Store`.
    static let table: [(path: String, text: String, code: ExitCode, part: String)] = [
        ("Tests/NotesTests/Other.swift", "final class StoreSpy {}", .unusableInput, "[name-taken]"),
        ("Tests/NotesTests/Other.swift", "typealias StoreSpy = Int", .unusableInput, "[name-taken]"),
        ("Tests/NotesTests/Mine/storespy.swift", "", .unusableInput, "[name-taken]"),
        ("Tests/NotesTests/Mine/StoreSpy.swift", "", .unusableInput, "[name-taken]"),
        ("Tests/NotesTests/Mine/locked.swift", "", .unusableInput, "[name-taken]"),
        ("Tests/NotesTests/Other.swift", "final class StoreSpy: Store {}", .success, "[file-exists]"),
        ("Tests/NotesTests/Other.swift", "private final class StoreSpy {}", .success, ""),
        ("Tests/NotesTests/Other.swift", "enum Scope { final class StoreSpy {} }", .success, ""),
        ("Tests/OtherTests/Other.swift", "final class StoreSpy {}", .success, ""),
    ]

    @Test("are compared with the target's declarations and files", arguments: table)
    func conflicts(_ row: (path: String, text: String, code: ExitCode, part: String)) throws {
        let folder = try TemporaryFolder(Self.package.merging([row.path: row.text]) { $1 })
        let result = run(["Notes.Store"], in: folder)
        #expect(result.code == row.code, "\(result.errors)")
        #expect(row.part.isEmpty ? result.errors.isEmpty : result.errors.contains(row.part), "\(result.errors)")
        #expect(try folder.text(row.path) == row.text)
        let isWritten = (try? folder.text("Tests/NotesTests/Doubles/StoreSpy.swift")) != nil
        #expect(isWritten == (row.part.isEmpty || row.path.hasSuffix("locked.swift")))
    }

    @Test("by two doubles of one run, which are both named")
    func twoOfOneRun() throws {
        for words in [["--stdout"], []] {
            let folder = try TemporaryFolder(Self.package)
            let result = run(["--all"] + words, in: folder)
            #expect(result.code == .unusableInput)
            #expect(result.errors.contains("Sources/Shelves/Store.swift:1:17: error: no double of 'Store' was written"))
            #expect(result.errors.contains("Sources/Notes/Store.swift:1:17: note: the other one is here"))
        }
    }

    @Test("by Swift Testing, which what doubles share imports, too, where all is one text")
    func testing() throws {
        let folder = try TemporaryFolder([
            "Package.swift": Self.package["Package.swift"] ?? "",
            "Tests/NotesTests/NotesTests.swift": "",
            "Sources/Notes/Store.swift": """
            public struct Comment { public init() {} }
            public final class Session { private init() {} }
            public protocol Store {
                func session() -> Session
                func say(_ comment: Comment) -> [Comment]
            }
            """,
        ])
        let text = run(["Store", "--stdout"], in: folder).output
        #expect(text.contains("import Testing\n") && text.contains("Testing.Issue.record(Testing.Comment(rawValue:"))
        #expect(text.contains("func say(_ comment: Notes.Comment) -> [Notes.Comment]"), "\(text)")
        #expect(run(["Store"], in: folder).code == .success)
        let file = try folder.text("Tests/NotesTests/Doubles/StoreSpy.swift")
        #expect(file.contains("func say(_ comment: Comment) -> [Comment]"))
    }

    @Test("by shared types: a target has one lock, whatever the folders of its doubles")
    func oneLock() throws {
        let folder = try TemporaryFolder(
            Self.package.merging(["Sources/Notes/Bin.swift": "public protocol Bin: Sendable {\n    func empty()\n}\n"])
            { $1 })
        #expect(run(["Notes.Store", "--output", folder["Tests/NotesTests/A"]], in: folder).code == .success)
        #expect(run(["Bin", "--output", folder["Tests/NotesTests/B"]], in: folder).code == .success)
        #expect(try folder.names(in: "Tests/NotesTests/A") == ["Locked.swift", "StoreSpy.swift"])
        #expect(try folder.names(in: "Tests/NotesTests/B") == ["BinSpy.swift"])
    }
}

/// Where protocols, names and users are looked for.
@Suite("Places of sources")
struct PlaceTests {
    private static let package = [
        "Package.swift": """
        let package = Package(
            name: "App", dependencies: [.package(url: "https://example.com/Logs.git", from: "1.0.0"), .package(path: "../Kit")],
            targets: [
                .target(name: "Core"), .target(name: "Other"),
                .target(name: "App", dependencies: ["Core", .product(name: "Log", package: "logs"), .product(name: "Kit", package: "Kit")]),
            ])
        """,
        "Sources/Core/Note.swift":
            "public struct Note {\n    public init() {}\n}\npublic protocol Base {\n    func base()\n}\n",
        "Sources/App/Store.swift": "import Core\nprotocol Store: Base {\n    func find() -> Note\n}\n",
        "Sources/App/Screen.swift":
            "struct Screen {\n    let store: any Store\n    func show() { _ = store.find() }\n}\n",
    ]

    @Test("'--in' reads what the target depends on, as a path does")
    func inside() throws {
        let folder = try TemporaryFolder(Self.package)
        let path = ["--package-path", folder.path]
        let source = folder["Sources/App/Store.swift"]
        let named = TestRun(["generate", "Store", "--stdout", "--in", source] + path)
        #expect(named.code == .success)
        #expect(named.output.contains("func base()") && named.output.contains("{ Note() }"))
        #expect(TestRun(["generate", "--all", source, "--stdout"] + path).output == named.output)
    }

    @Test("A configured 'in' chooses protocols, not where their users are looked for")
    func configured() throws {
        let folder = try TemporaryFolder(
            Self.package.merging([".understudy.json": #"{ "in": ["Sources/App/Store.swift", "Sources/Core"] }"#]) { $1 }
        )
        let run = TestRun(["split", "Store", "--format", "json", "--package-path", folder.path])
        #expect(run.output.contains("Screen"), "\(run.output)")
        let all = TestRun(["generate", "--all", "--kind", "spy", "--stdout", "--package-path", folder.path]).output
        #expect(all.contains("StoreSpy") && all.contains("BaseSpy"))
    }

    @Test("Packages that are not checked out are named, with the command that gets them")
    func missing() throws {
        let folder = try TemporaryFolder(Self.package)
        let path = ["--package-path", folder.path]
        let note = "note: 'Logs' is not checked out, so nothing is known of its declarations; run 'swift package"
        let run = TestRun(["generate", "Store", "--stdout"] + path)
        #expect(run.code == .success && run.errors.contains(note), "\(run.errors)")
        let unknown = TestRun(["generate", "Logger", "--stdout"] + path).errors
        #expect(
            unknown.contains("[unknown-protocol]") && unknown.components(separatedBy: note).count == 3, "\(unknown)")
        try folder.write(".build/checkouts/Logs/Sources/Log/Log.swift", "")
        #expect(TestRun(["generate", "Store", "--stdout"] + path).errors == "")
    }

    @Test("A module that was built is read from its interface, one for all platforms")
    func interfaces() throws {
        let module = "Kit.xcframework"
        let text =
            "// swift-module-flags: -module-name Kit\nimport Swift\npublic protocol Base {\n  func base() -> Swift.Int\n}\n"
        let folder = try TemporaryFolder([
            "Package.swift": #"let package = Package(name: "App", targets: [.target(name: "App")])"#,
            "Sources/App/Store.swift": "import Kit\npublic protocol Store: Base {\n    func find()\n}\n",
            "\(module)/ios-arm64/Kit.framework/Modules/Kit.swiftmodule/arm64-apple-ios.swiftinterface": text,
            "\(module)/ios-arm64/Kit.framework/Modules/Kit.swiftmodule/arm64-apple-ios.private.swiftinterface": text,
            "\(module)/macos-arm64/Kit.framework/Modules/Kit.swiftmodule/arm64-apple-macos.swiftinterface": text,
            "Products/Other.swiftmodule/arm64.swiftinterface": "public protocol Left {}",
        ])
        let run = TestRun(["generate", "--all", "--kind", "spy", "--stdout", "--package-path", folder.path])
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.contains("import Kit\n") && run.output.contains("final class BaseSpy: Base"))
        #expect(run.output.contains("var baseStub: () -> Swift.Int = { 0 }"))
        #expect(run.output.components(separatedBy: "func base()").count == 3)
        #expect(!run.output.contains("LeftSpy"))
        let named = TestRun(["generate", "Left", "--stdout", "--in", folder["Products/Other.swiftmodule"]])
        #expect(named.output.hasPrefix("import Other\n"))
    }
}
