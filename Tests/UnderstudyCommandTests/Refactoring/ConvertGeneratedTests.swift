import Foundation
import Testing

@testable import understudy

/// Doubles that generators write, converted with the tests that use their members.
struct ConvertGeneratedTests {
    private typealias Row = (before: String, after: String?)

    private static let members = """
            var owner: String { get }
            func load(id: Int) throws -> Note
            func save(_ note: Note, in folder: String)
            func all() -> [Note]
            func all(in folder: String) -> [Note]
            func tag<Tag>(_ tag: Tag) -> Int
        """

    /// The lines of a test file that began with the statements of `rows`, once it is converted, and the run.
    private func converted(
        _ rows: [Row], from generator: String, mock: String, above mark: String, files: [String: String] = [:]
    ) throws -> (lines: [String], run: TestRun, folder: TemporaryFolder) {
        let folder = try TemporaryFolder(files)
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
            """)
        try folder.write(
            "Sources/App/Store.swift",
            """
            import Foundation
            public struct Note { public let id: Int }
            struct Full: Error {}
            \(mark)
            public protocol Store {
            \(Self.members)
            }

            """)
        let statements = rows.map { "    " + $0.before + "\n" }.joined()
        try folder.write(
            "Tests/AppTests/StoreTests.swift",
            """
            @testable import App
            import XCTest

            func test(_ note: Note) {
                let mock = \(mock)()
            \(statements)}
            """)
        let run = TestRun(["convert", "--from", generator, "--apply", "--package-path", folder.path])
        let text = try folder.text("Tests/AppTests/StoreTests.swift")
        return (text.split(separator: "\n").map { $0.drop { $0 == " " } }.map(String.init), run, folder)
    }

    private func expect(_ rows: [Row], in lines: [String]) {
        for (before, after) in rows {
            #expect(lines.contains(after ?? before), "\(before)")
            if after != nil { #expect(!lines.contains(before), "\(before)") }
        }
    }

    // MARK: - Doubles that no file declares

    private static let sourcery: [Row] = [
        ("mock.underlyingOwner = \"a\"", "mock.owner = \"a\""),
        ("mock.loadIdReturnValue = note", "mock.loadIdStub = { _ in note }"),
        ("XCTAssertTrue(mock.loadIdCalled)", "XCTAssertFalse(mock.loadIdCalls.isEmpty)"),
        ("XCTAssertEqual(mock.loadIdReceivedId, 3)", "XCTAssertEqual(mock.loadIdCalls.last, 3)"),
        ("XCTAssertEqual(mock.loadIdReceivedInvocations, [3])", "XCTAssertEqual(mock.loadIdCalls, [3])"),
        (
            "XCTAssertEqual(mock.saveInReceivedArguments?.folder, \"a\")",
            "XCTAssertEqual(mock.saveInCalls.last?.folder, \"a\")"
        ),
        ("XCTAssertEqual(mock.allCallsCount, 2)", "XCTAssertEqual(mock.allCallCount, 2)"),
        ("mock.allInClosure = { _ in [note] }", "mock.allInStub = { _ in [note] }"),
        ("mock.saveInClosure = { _, _ in }", nil),
    ]

    @Test("The members of Sourcery's mocks become those of a spy, and the annotation goes")
    func sourcery() throws {
        let (lines, run, folder) = try converted(
            Self.sourcery, from: "sourcery", mock: "StoreMock", above: "// sourcery: AutoMockable")
        expect(Self.sourcery, in: lines)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.errors.contains("nothing uses Sourcery any more"))
        #expect(try !folder.text("Sources/App/Store.swift").contains("AutoMockable"))
        let double = try folder.text("Tests/AppTests/Doubles/StoreMock.swift")
        #expect(double.contains("/// A spy of `Store`, yours to edit.") && double.contains("import App"))
        #expect(double.contains("var saveInClosure: ((Note, String) -> Void)?"))
        #expect(TestRun(["check", "--package-path", folder.path]).code == .success)
    }

    @Test("Long names of Sourcery's mocks are known by their use")
    func typedNames() throws {
        let rows: [Row] = [("mock.loadIdIntNoteReturnValue = note", "mock.loadIdStub = { _ in note }")]
        let (lines, run, _) = try converted(
            rows, from: "sourcery", mock: "StoreMock", above: "/// Notes.\n// sourcery: AutoMockable")
        expect(rows, in: lines)
        #expect(run.code == .success, "\(run.errors)")
    }

    @Test("Mocks of Mockolo have handlers, and one name for the first of several overloads")
    func mockolo() throws {
        let rows: [Row] = [
            ("mock.loadHandler = { _ in note }", "mock.loadIdStub = { _ in note }"),
            ("XCTAssertEqual(mock.loadCallCount, 1)", "XCTAssertEqual(mock.loadIdCalls.count, 1)"),
            ("XCTAssertEqual(mock.loadArgValues, [1])", "XCTAssertEqual(mock.loadIdCalls, [1])"),
            ("mock.allHandler = { [] }", "mock.allStub = { [] }"),
            ("mock.allInHandler = { _ in [] }", "mock.allInStub = { _ in [] }"),
        ]
        let (lines, run, folder) = try converted(rows, from: "mockolo", mock: "StoreMock", above: "/// @mockable")
        expect(rows, in: lines)
        #expect(run.code == .success, "\(run.errors)")
        #expect(try !folder.text("Sources/App/Store.swift").contains("@mockable"))
    }

    @Test("Spies of Spyable are made of the protocol; a generic function keeps its members")
    func spyable() throws {
        let rows: [Row] = [
            ("mock.loadIdThrowableError = Full()", "mock.loadIdStub = { _ in throw Full() }"),
            ("XCTAssertEqual(mock.saveInReceivedInvocations.count, 1)", "XCTAssertEqual(mock.saveInCalls.count, 1)"),
            ("XCTAssertEqual(mock.tagCallsCount, 1)", nil),
        ]
        let (lines, run, folder) = try converted(
            rows, from: "spyable", mock: "StoreSpy", above: "import Spyable\n@Spyable(accessLevel: .public)")
        expect(rows, in: lines)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.errors.contains("'tag(_:)' stays as it is"))
        #expect(try !folder.text("Sources/App/Store.swift").contains("Spyable"))
        #expect(try folder.text("Tests/AppTests/Doubles/StoreSpy.swift").contains("tagCallsCount += 1"))
    }

    // MARK: - Generated files

    private static let generated = """
        // Generated using Sourcery 2.2.7
        // DO NOT EDIT
        @testable import App
        class StoreMock: Store {
            var owner: String { get { underlyingOwner } set { underlyingOwner = newValue } }
            var underlyingOwner: String!
            private let lock = NSLock()
            var fetchCallsCount: Int { get { lock.withLock { fetchUnderlyingCallsCount } } }
            var fetchUnderlyingCallsCount = 0
            var fetchClosure: ((Int) throws -> Note)?
            @concurrent func load(id: Int) throws -> Note {
                lock.withLock { fetchUnderlyingCallsCount += 1 }
                return try fetchClosure!(id)
            }
            var special = 0
        }
        class OtherMock: Other {}

        """

    @Test("What a generated file calls its members counts, whatever its bodies do; doubles that nobody uses go")
    func names() throws {
        let rows: [Row] = [
            ("mock.fetchClosure = { _ in note }", "mock.loadIdStub = { _ in note }"),
            ("XCTAssertEqual(mock.fetchCallsCount, 1)", "XCTAssertEqual(mock.loadIdCalls.count, 1)"),
        ]
        let (lines, run, folder) = try converted(
            rows, from: "sourcery", mock: "StoreMock", above: "",
            files: [
                "Tests/AppTests/Mocks.swift": Self.generated, "Sources/App/Other.swift": "public protocol Other {}",
            ])
        expect(rows, in: lines)
        #expect(run.code == .success, "\(run.errors)")
        #expect(!folder.exists("Tests/AppTests/Mocks.swift"))
        #expect(!folder.exists("Tests/AppTests/Doubles/OtherMock.swift"))
        #expect(try !folder.text("Tests/AppTests/Doubles/StoreMock.swift").contains("@concurrent"))
    }

    @Test("A double with a member that spies have nothing for stays in the generated file")
    func unknownMember() throws {
        let rows: [Row] = [("mock.special = 2", nil), ("mock.fetchClosure = { _ in note }", nil)]
        let (lines, run, folder) = try converted(
            rows, from: "sourcery", mock: "StoreMock", above: "", files: ["Tests/AppTests/Mocks.swift": Self.generated])
        expect(rows, in: lines)
        #expect(run.code == .finding)
        #expect(run.errors.contains("nothing that spies have corresponds to 'special'"), "\(run.errors)")
        #expect(try folder.text("Tests/AppTests/Mocks.swift") == Self.generated)
        #expect(!folder.exists("Tests/AppTests/Doubles/StoreMock.swift"))
    }

    @Test("A double whose template has other names, or that its owner wrote anew, is read as a handwritten one")
    func otherNames() throws {
        let generated = """
            // Generated using Sourcery 2.2.4 — https://github.com/krzysztofzablocki/Sourcery
            // DO NOT EDIT
            import App

            final class StoreMock: Store {
                var owner = ""
                var closureLoad: () -> () = {}
                var invokedLoadCount = 0
                var invokedLoadId: Int?
                var stubbedLoadResult: Note!
                func load(id: Int) throws -> Note {
                    invokedLoadCount += 1
                    invokedLoadId = id
                    closureLoad()
                    return stubbedLoadResult
                }
                private var kept: [Note] = []
                func save(_ note: Note, in folder: String) { kept.append(note) }
                func all() -> [Note] { kept }
                func all(in folder: String) -> [Note] { [] }
                func tag<Tag>(_ tag: Tag) -> Int { 0 }
            }

            """
        let rows: [Row] = [
            ("mock.stubbedLoadResult = note", "mock.loadIdStub = { _ in note }"),
            ("XCTAssertEqual(mock.invokedLoadCount, 1)", "XCTAssertEqual(mock.loadIdCalls.count, 1)"),
        ]
        let (lines, run, folder) = try converted(
            rows, from: "sourcery", mock: "StoreMock", above: "", files: ["Tests/AppTests/Mocks.swift": generated])
        expect(rows, in: lines)
        let double = try folder.text("Tests/AppTests/Doubles/StoreMock.swift")
        #expect(!double.contains("closureLoad") && !double.contains("invoked"), "\(double)\(run.errors)")
        #expect(double.contains("func all() -> [Note] { kept }"), "\(double)")
        #expect(TestRun(["check", "--package-path", folder.path]).code == .success)
    }

    @Test("Nothing happens where no test uses a generated double")
    func unused() throws {
        let folder = try TemporaryFolder(["Sources/App/Store.swift": "/// @mockable\nprotocol Store { func load() }\n"])
        let run = TestRun(["convert", "--from", "mockolo", "--apply", "--package-path", folder.path])
        #expect(run.code == .finding)
        #expect(run.errors.contains("no test uses a double that Mockolo generates"))
    }
}
