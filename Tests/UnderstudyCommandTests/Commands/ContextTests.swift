import Foundation
import Testing

@testable import understudy

@Suite("What a test of a type needs")
struct ContextTests {
    private static let manifest = """
        // swift-tools-version: 6.1
        import PackageDescription
        let package = Package(name: "P", targets: [.target(name: "P"), .testTarget(name: "PTests", dependencies: ["P"])])
        """

    private static let store = """
        struct Note { let id: Int; var text = "" }
        enum Failure: Error { case offline, http(code: Int) }
        protocol Store {
            func load(id: Int) async throws -> Note
            func save(_ note: Note) throws
        }
        protocol Alerts { func show(_ message: String) }

        """

    private func context(_ source: String, of type: String, files: [String: String] = [:]) throws -> TestRun {
        let own = ["Package.swift": Self.manifest, "Sources/P/Store.swift": Self.store + source]
        let folder = try TemporaryFolder(own.merging(files) { _, new in new })
        return TestRun(["context", type], files: .live(in: folder.path))
    }

    @Test(
        "a type, what it depends on, and a test",
        arguments: [
            (
                "@MainActor final class Model { init(store: any Store, alerts: any Alerts) {}\n    func open(_ id: Int) async {} }",
                [
                    "@MainActor class Model, Sources/P/Store.swift:8, module P",
                    "init(store: any Store, alerts: any Alerts)",
                    "func open(_ id: Int) async", "let store = StoreSpy()", "let alerts = AlertsSpy()",
                    "let model = Model(store: store, alerts: alerts)", "await model.open(0)",
                    "@MainActor struct ModelTests {",
                    "var loadIdStub: (Int) async throws -> Note", "var showCalls: [String]",
                    "Note(id: Int, text: String = …)",
                    "Tests/PTests/ModelTests.swift",
                ]
            ),
            (
                "struct Model { let store: Store; var limit = 3\n    func run() throws {} }",
                ["init(store: Store, limit: Int = …)", "Model(store: store)", "try model.run()"]
            ),
            (
                "struct Model { let store: any Store\n    func keep() throws { try store.save(Note(id: 1)) } }",
                ["// store.saveStub = { … }", "// #expect(store.saveCalls.count == 1)"]
            ),
            (
                "actor Model<S: Store> { init(_ store: S) {}\n    func run() {} }",
                ["actor Model", "Model(store)", "await model.run()"]
            ),
            (
                "final class Model { init(make: @escaping () -> any Store, _ all: [any Alerts]) {} }",
                ["make: { make }", "[all]"]
            ),
            (
                "struct Needs { let store: any Store }\nfinal class Model { init(needs: Needs) {} }",
                ["Model(needs: Needs(store: store))"]
            ),
            (
                "final class Model { var store: (any Store)? }",
                ["Model()", "Store (Sources/P/Store.swift:3): no double yet"]
            ),
            (
                "final class Model { init?(store: any Store, path: String, url: Failure) {} }",
                [
                    "try #require(Model(store: store, path: \"\", url: <#Failure#>))",
                    "Failure.offline, Failure.http(code: Int)",
                ]
            ),
            ("final class Model { private init() {} }", ["no initialiser can be used outside of it"]),
            (
                "enum Model { case idle, busy(since: Int) }",
                ["it depends on no protocol of the sources", "busy(since: Int)"]
            ),
            (
                "final class Model { init(store: any Store) async throws {} }",
                ["try await Model(store: store)", "async throws {"]
            ),
        ])
    func types(_ source: String, _ expected: [String]) throws {
        let run = try context(source, of: "Model")
        #expect(run.code == .success, "\(run.errors)")
        for text in expected { #expect(run.output.contains(text), "\(text) is missing in\n\(run.output)") }
        #expect(run.output.utf8.count <= 7_400)
    }

    @Test("the doubles and the framework that the tests have")
    func existing() throws {
        let run = try context(
            "final class Model { init(store: any Store) {} }", of: "Model",
            files: [
                "Tests/PTests/Doubles/StoreFake.swift": """
                @testable import P
                /// A fake of `Store`, yours to edit.
                final class StoreFake: Store {
                    var notes: [Note]
                    private var secret = 0
                    init(notes: [Note]) { self.notes = notes }
                    func load(id: Int) async throws -> Note { notes[id] }
                    func save(_ note: Note) throws { notes.append(note) }
                    func clear() {}
                }
                """, "Tests/PTests/OldTests.swift": "import XCTest\n",
            ])
        for text in [
            "StoreFake, a fake, Tests/PTests/Doubles/StoreFake.swift", "  init(notes: [Note])", "  var notes: [Note]",
            "  func clear()", "import XCTest", "final class ModelTests: XCTestCase {",
        ] { #expect(run.output.contains(text), "\(text) is missing in\n\(run.output)") }
        let members = run.output.components(separatedBy: "members of the doubles:").last ?? ""
        #expect(!members.contains("secret") && !members.contains("func save"))
        #expect(!run.output.contains("no double yet"))
    }

    @Test(
        "what is no type to test",
        arguments: [
            (
                "Store",
                "'Store' is a protocol; name a type to test that depends on it: 'understudy usage Store' lists them"
            ),
            ("Modle", "there is no type 'Modle' in the sources; did you mean 'Model'?"), ("*", "there is no type '*'"),
            ("Twin", "'Twin' is ambiguous; write 'Sources/P/Store.swift:10' or 'Sources/P/Store.swift:12'"),
        ])
    func refused(_ word: String, _ message: String) throws {
        let run = try context(
            "struct Model {}\nenum A {\n    struct Twin {} }\nenum B {\n    struct Twin {} }", of: word)
        #expect(run.code == .unusableInput && run.output.isEmpty)
        #expect(run.errors.contains(message), "\(run.errors)")
        let placed = try context("struct Model {}\nenum A {\n    struct Twin {} }", of: "Store.swift:10")
        #expect(placed.output.contains("struct A.Twin"))
    }

    @Test("a large type gives way at the end")
    func large() throws {
        let functions = (0..<200).map { "    func work\($0)(with value: Int, and other: String) throws -> [Int]\n" }
        let run = try context(
            "protocol Large {\n\(functions.joined())}\nfinal class Model { init(large: any Large) {} }", of: "Model")
        #expect(run.output.utf8.count <= 7_400 && run.output.hasSuffix("…\n"))
        #expect(run.output.contains("let model = Model(large: large)"))
    }

    @Test("who uses what of a protocol")
    func usage() throws {
        let folder = try TemporaryFolder([
            "Package.swift": Self.manifest,
            "Sources/P/Store.swift": Self.store
                + "struct Reader { let store: any Store\n    func f() async throws { _ = try await store.load(id: 1) } }\n",
        ])
        let run = TestRun(["usage", "Store"], files: .live(in: folder.path))
        #expect(run.code == .success, "\(run.errors)")
        #expect(
            run.output == """
                Sources/P/Store.swift:3: protocol Store, 2 requirements, 1 user, 0 conforming types, 0 doubles
                used by none: save(_:)
                Reader (Sources/P/Store.swift:8) uses 1: load(id:)

                """)
        let json = try JSONObject(
            TestRun(["usage", "Store", "--format", "json"], files: .live(in: folder.path)).output)
        #expect((json["consumers"] as? [[String: Any]])?.first?["uses"] as? [String] == ["load(id:)"])
        #expect(json["unused"] as? [String] == ["save(_:)"])
        #expect(TestRun(["usage", "St*"], files: .live(in: folder.path)).code == .wrongCommandLine)
        #expect(TestRun(["usage", "Nope"], files: .live(in: folder.path)).code == .unusableInput)
    }

    @Test("a summary of JSON has at most 8 kB")
    func summary() throws {
        let functions = (0..<60).map { "    func work\($0)(with value: Int, and other: String) throws -> [Int]\n" }
        let folder = try TemporaryFolder(
            Dictionary(
                uniqueKeysWithValues: (0..<9).map {
                    ("Sources/P/L\($0).swift", "protocol L\($0) {\n\(functions.joined())}\n")
                }
            ).merging(["Package.swift": Self.manifest]) { first, _ in first })
        let whole = TestRun(["list", "--format", "json"], files: .live(in: folder.path)).output
        let run = TestRun(["list", "--format", "json", "--summary"], files: .live(in: folder.path))
        #expect(run.code == .success && whole.utf8.count > 30_000 && run.output.utf8.count <= 8_192)
        let value = try JSONObject(run.output)
        #expect((value["more"] as? [String: Any])?["of"] as? String == "9")
        #expect(TestRun(["list", "--summary"], files: .live(in: folder.path)).code == .wrongCommandLine)
    }
}
