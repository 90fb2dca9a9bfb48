import Foundation
import Testing

@testable import understudy

/// What `convert --from` makes of the statements of each framework; that it does the same is in
/// `Tests/Programs/frameworks.programs`.
@Suite("Converting from a mocking framework")
struct ConvertFrameworkTests {
    /// A statement in a test, and what it becomes; `nil` where it stays.
    typealias Row = (before: String, after: String?)

    static let protocolText = """
        public struct Note: Equatable { public init(id: Int) {} }
        public struct Tag { public init() {} }
        public protocol Store {
            var isOpen: Bool { get set }
            var token: String { get async throws }
            func load(id: Int) async throws -> Note
            func save(_ note: Note, in folder: String) throws
            func all() -> [Note]
            func clear()
            func tag(_ tag: Tag) -> Int
            func find(_ id: Int) -> Note?
            func find(_ title: String) -> Note?
            func fetch(id: Int, completion: @escaping (Note?) -> Void)
        }
        """

    /// The lines of a test of `framework` that consists of `rows`, converted.
    func converted(
        _ rows: [Row], from framework: String, module: String, mock: String, generated: String = "",
        testing: Bool = false
    ) throws -> (lines: [String], run: TestRun, folder: TemporaryFolder) {
        let folder = try TemporaryFolder()
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
            """)
        try folder.write("Sources/App/Store.swift", Self.protocolText)
        if !generated.isEmpty { try folder.write("Tests/AppTests/Mocks.generated.swift", generated) }
        let statements = rows.map { "    " + $0.before + "\n" }.joined()
        try folder.write(
            "Tests/AppTests/StoreTests.swift",
            """
            import App
            import \(module)
            import \(testing ? "Testing" : "XCTest")

            func test(_ note: Note) {
                let mock = \(mock)()
            \(statements)}
            """)
        let run = TestRun(["convert", "--from", framework, "--apply", "--package-path", folder.path])
        let text = try folder.text("Tests/AppTests/StoreTests.swift")
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }.map(String.init)
        return (lines, run, folder)
    }

    func expect(_ rows: [Row], in lines: [String]) {
        for (before, after) in rows {
            let first = before.split(separator: "\n").first.map(String.init) ?? before
            if let after {
                #expect(lines.contains(after.split(separator: "\n").first.map(String.init) ?? after), "\(before)")
                #expect(!lines.contains(first), "\(before)")
            } else {
                #expect(lines.contains(first), "\(before)")
            }
        }
    }

    // MARK: - SwiftyMocky

    private static let swiftyMocky: [Row] = [
        ("Given(mock, .load(id: .any, willReturn: note))", "mock.loadIdStub = { _ in note }"),
        ("Given(mock, .load(id: .any, willThrow: Full()))", "mock.loadIdStub = { _ in throw Full() }"),
        ("Given(mock, .isOpen(getter: true))", "mock.isOpen = true"),
        ("Given(mock, .all(willReturn: []))", "mock.allStub = { [] }"),
        ("Given(mock, .save(.any, in: .any, willProduce: { _ in }))", "mock.saveInStub = { _, _ in }"),
        ("Given(mock, .load(id: 3, willReturn: note))", "mock.loadIdStub = { [otherwise = mock.loadIdStub] id in"),
        ("Verify(mock, 2, .load(id: .any))", "XCTAssertEqual(mock.loadIdCalls.count, 2)"),
        ("Verify(mock, .never, .load(id: .any))", "XCTAssertTrue(mock.loadIdCalls.isEmpty)"),
        ("Verify(mock, .load(id: .any))", "XCTAssertFalse(mock.loadIdCalls.isEmpty)"),
        ("Verify(mock, .load(id: .value(4)))", "XCTAssertTrue(mock.loadIdCalls.contains(4))"),
        ("Verify(mock, 0, .load(id: 5))", "XCTAssertFalse(mock.loadIdCalls.contains(5))"),
        ("Verify(mock, 1, .load(id: 6))", "XCTAssertEqual(mock.loadIdCalls.filter { $0 == 6 }.count, 1)"),
        (
            "Verify(mock, .save(.value(note), in: .any))",
            "XCTAssertTrue(mock.saveInCalls.contains { $0.note == note })"
        ),
        (
            "Verify(mock, 1, .save(.any, in: .matching { $0.isEmpty }))",
            "XCTAssertEqual(mock.saveInCalls.filter { $0.folder.isEmpty }.count, 1)"
        ),
        ("Verify(mock, .exactly(3), .clear())", "XCTAssertEqual(mock.clearCallCount, 3)"),
        ("Verify(mock, .clear())", "XCTAssertGreaterThan(mock.clearCallCount, 0)"),
        ("Verify(mock, .in(1...2), .clear())", "XCTAssertTrue((1...2).contains(mock.clearCallCount))"),
        ("Verify(mock, .moreOrEqual(to: 2), .all())", "XCTAssertGreaterThanOrEqual(mock.allCallCount, 2)"),
        ("Verify(mock, .isOpen(set: .value(true)))", "XCTAssertTrue(mock.isOpenSetCalls.contains(true))"),
        ("Verify(mock, 2, .isOpen(set: .any))", "XCTAssertEqual(mock.isOpenSetCalls.count, 2)"),
        ("mock.verify(.load(id: .any), count: 4)", "XCTAssertEqual(mock.loadIdCalls.count, 4)"),
        ("mock.verify(.load(id: 7))", "XCTAssertTrue(mock.loadIdCalls.contains(7))"),
        ("mock.given(.tag(.any, willReturn: 1))", "mock.tagStub = { _ in 1 }"),
        ("other.verify(.all)", nil),
        // What says less comes before what says more.
        ("Given(mock, .load(id: .any, willReturn: Note(id: 2)))", nil),
        ("Given(mock, .all(willReturn: [], [note]))", nil),
        ("Given(mock, .find(.value(1), willReturn: nil))", nil),
        ("Given(mock, .nothing(willReturn: 1))", nil),
        ("Given(StoreMock.self, .all(willReturn: []))", nil),
        ("Verify(mock, .tag(.value(tag)))", nil),
        ("Verify(mock, .isOpen)", nil),
        ("Perform(mock, .clear(perform: { print() }))", "mock.clearStub = { [otherwise = mock.clearStub] in"),
        ("Matcher.default.register(Note.self)", nil),
    ]

    private static let generated = """
        // Generated using Sourcery. DO NOT EDIT
        import SwiftyMocky
        import App
        open class StoreMock: Store, Mock {}
        open class OtherMock: Store, Mock {}
        """

    @Test("Given, Verify and Perform become closures, values and assertions")
    func swiftyMocky() throws {
        let (lines, run, folder) = try converted(
            Self.swiftyMocky, from: "swiftymocky", module: "SwiftyMocky", mock: "StoreMock", generated: Self.generated)
        expect(Self.swiftyMocky, in: lines)
        #expect(run.code == .finding)
        let left = Self.swiftyMocky.count { $0.after == nil && !$0.before.hasPrefix("other") }
        #expect(run.errors.components(separatedBy: "[kept-statement]").count == left + 1, "\(run.errors)")
        #expect(lines.contains("import SwiftyMocky"))
        #expect(lines.contains("// Not converted: an earlier statement has precedence for some calls."))
        #expect(
            try folder.text("Tests/AppTests/Doubles/StoreMock.swift").contains("/// A spy of `Store`, yours to edit."))
        #expect(!folder.exists("Tests/AppTests/Mocks.generated.swift"))
        #expect(!folder.exists("Tests/AppTests/Doubles/OtherMock.swift"))
        #expect(TestRun(["check", "--package-path", folder.path]).code == .success)
    }

    @Test("Tests of Swift Testing get its assertions, and the import goes with the last statement")
    func swiftTesting() throws {
        let rows: [Row] = [
            ("Verify(mock, 2, .load(id: .any))", "#expect(mock.loadIdCalls.count == 2)"),
            ("Verify(mock, .load(id: 4))", "#expect(mock.loadIdCalls.contains(4))"),
            (
                "Verify(mock, .never, .save(.any, in: \"a\"))",
                "#expect(!mock.saveInCalls.contains { $0.folder == \"a\" })"
            ),
            ("Verify(mock, .less(than: 2), .clear())", "#expect(mock.clearCallCount < 2)"),
        ]
        let (lines, run, _) = try converted(
            rows, from: "SwiftyMocky", module: "SwiftyMocky", mock: "StoreMock", generated: Self.generated,
            testing: true)
        expect(rows, in: lines)
        #expect(run.code == .success, "\(run.errors)")
        #expect(!lines.contains("import SwiftyMocky"))
        #expect(run.errors.contains("4 of 4 statements of SwiftyMocky rewritten in 1 file"))
        #expect(run.errors.contains("nothing uses SwiftyMocky any more"))
    }

    // MARK: - What stays

    @Test("Only the doubles that are named are converted, and the others keep their file and their statements")
    func named() throws {
        let folder = try TemporaryFolder([
            "Sources/App/Store.swift": Self.protocolText,
            "Tests/AppTests/Mocks.generated.swift": Self.generated,
            "Tests/AppTests/StoreTests.swift": """
            import App
            import SwiftyMocky

            func test() {
                let mock = StoreMock(sequencing: .inWritingOrder)
                let other = OtherMock()
                Verify(mock, .load(id: 1))
                Verify(other, .load(id: 2))
            }

            """,
        ])
        let run = TestRun(["convert", "--from", "swiftymocky", "StoreMock", "--apply", "--package-path", folder.path])
        #expect(run.code == .success, "\(run.errors)")
        let tests = try folder.text("Tests/AppTests/StoreTests.swift")
        #expect(
            tests == """
                import App
                import XCTest
                import SwiftyMocky

                func test() {
                    let mock = StoreMock()
                    let other = OtherMock()
                    XCTAssertTrue(mock.loadIdCalls.contains(1))
                    Verify(other, .load(id: 2))
                }

                """)
        let generated = try folder.text("Tests/AppTests/Mocks.generated.swift")
        #expect(generated.contains("OtherMock") && !generated.contains("StoreMock"))
        #expect(!run.errors.contains("nothing uses"))
    }

    @Test("The edits of assistants and editors delete the generated file")
    func deletion() throws {
        let folder = try TemporaryFolder([
            "Sources/App/Store.swift": Self.protocolText,
            "Tests/AppTests/Mocks.generated.swift": Self.generated,
            "Tests/AppTests/StoreTests.swift": "import SwiftyMocky\nimport XCTest\nlet mock = StoreMock()\n",
        ])
        let words = ["convert", "--from", "swiftymocky", "--format", "json", "--package-path", folder.path]
        let output = TestRun(words).output
        #expect(output.contains(#""kind":"delete""#) || output.contains(#""kind": "delete""#), "\(output)")
        #expect(folder.exists("Tests/AppTests/Mocks.generated.swift"))
    }

    @Test("A file that holds more than the framework's doubles is left as it is")
    func mixedFile() throws {
        let text = """
            import App
            import SwiftyMocky

            class StoreMock: Store, Mock {}
            func test() { Verify(StoreMock(), .load(id: 1)) }

            """
        let folder = try TemporaryFolder([
            "Sources/App/Store.swift": Self.protocolText, "Tests/AppTests/StoreTests.swift": text,
        ])
        let run = TestRun(["convert", "--from", "swiftymocky", "--apply", "--package-path", folder.path])
        #expect(run.code == .finding)
        #expect(try folder.text("Tests/AppTests/StoreTests.swift").contains("class StoreMock: Store, Mock {}"))
        #expect(!folder.exists("Tests/AppTests/Doubles/StoreMock.swift"))
    }

    @Test("Doubles that are actors, and arguments that are no settings, are left with their reason")
    func reasons() throws {
        let folder = try TemporaryFolder([
            "Sources/App/Store.swift":
                "public protocol Store: Actor { func load() -> Int }\npublic protocol Log { func add() }",
            "Tests/AppTests/StoreTests.swift": """
            import App
            import Mockable
            import XCTest

            func test() {
                let store = MockStore(policy: .relaxed)
                let log = MockLog(store)
                given(store).load().willReturn(1)
                verify(log).add().called(1)
            }

            """,
        ])
        let run = TestRun(["convert", "--from", "mockable", "--apply", "--package-path", folder.path])
        #expect(run.code == .finding)
        #expect(run.errors.contains("'given(store).load().willReturn(1)' stays as it is: the double is an actor"))
        #expect(run.errors.contains("'MockLog(store)' stays as it is: new doubles are made without arguments"))
        let tests = try folder.text("Tests/AppTests/StoreTests.swift")
        #expect(tests.contains("MockStore()") && tests.contains("XCTAssertEqual(log.addCallCount, 1)"))
        #expect(tests.contains("import Mockable"))
    }

    @Test("A framework that nobody knows is refused, and nothing happens where none is used")
    func refusals() throws {
        let folder = try TemporaryFolder()
        try folder.write("Sources/App/Store.swift", Self.protocolText)
        let unknown = TestRun(["convert", "--from", "mockery", "--package-path", folder.path])
        #expect(unknown.code == .wrongCommandLine)
        #expect(unknown.errors.contains("swiftymocky"))
        let none = TestRun(["convert", "--from", "cuckoo", "--package-path", folder.path])
        #expect(none.code == .finding)
        #expect(none.errors.contains("nothing in the sources uses Cuckoo"))
    }
}
