import Foundation
import Testing

@testable import understudy

/// What `convert` says; what it does is in `Tests/Programs/convert.programs`.
@Suite("Converting doubles written by hand")
struct ConvertTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
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
            public protocol Store {
                func save(_ text: String)
                func load() throws -> Int
                func clear()
            }
            """)
        try folder.write(
            "Tests/AppTests/Doubles.swift",
            """
            @testable import App

            final class MockStore: Store {
                var saved: [String] = []
                var number = 1
                func save(_ text: String) { saved.append(text) }
                func load() throws -> Int { number }
                func clear() { print("cleared") }
            }

            enum KindMock: Store {
                case one
                func save(_ text: String) {}
                func load() throws -> Int { 2 }
                func clear() {}
            }

            final class OwnMock: Store {
                var number = 1
                func save(_ text: String) { fatalError() }
                func load() throws -> Int { number }
                func clear() { fatalError() }
            }
            func number(of mock: OwnMock) -> Int { mock.number }

            struct StoreStub: Store {
                func save(_ text: String) {}
                func load() throws -> Int { 2 }
                func clear() {}
            }

            final class OddMock: Store {
                func save(_ text: String) { print(text) }
                func load() throws -> Int { Int.random(in: 0...1) + offset }
                func clear() { print() }
                let offset = 1
            }

            /// A stub of `Store`, yours to edit.
            final class OwnStub: Store {
                func save(_ text: String) {}
                func load() throws -> Int { 2 }
                func clear() {}
            }
            """)
        try folder.write(
            "Tests/AppTests/Made.swift",
            """
            // Generated. DO NOT EDIT.
            final class MadeMock: Store {
                func save(_ text: String) {}
                func load() throws -> Int { 2 }
                func clear() {}
            }
            """)
        try folder.write(
            "Tests/AppTests/StoreTests.swift",
            """
            import Testing
            @Test func saving() throws {
                let mock = MockStore()
                mock.number = 2
                try Screen(store: mock).go()
                #expect(mock.saved == ["2"])
            }
            """)
    }

    func run(_ words: String...) -> TestRun {
        TestRun(["convert"] + words + ["--package-path", folder.path])
    }

    @Test("Nothing is written without --apply, and with it the double and its tests change together")
    func applies() throws {
        let tests = try folder.text("Tests/AppTests/StoreTests.swift")
        let shown = run("MockStore")
        #expect(shown.code == .success)
        #expect(shown.output.contains("would change"))
        try #expect(folder.text("Tests/AppTests/StoreTests.swift") == tests)
        let applied = run("MockStore", "--apply")
        #expect(applied.code == .success, "\(applied.errors)")
        #expect(
            applied.errors.contains(
                "'MockStore' is a spy of 'Store' now: 2 of 3 functions converted, 2 places in 1 file rewritten; 1 stays as it was"
            )
        )
        #expect(
            applied.errors.contains("'clear()' stays as it is: it does more than to record its calls and to answer"))
        let rewritten = try folder.text("Tests/AppTests/StoreTests.swift")
        #expect(rewritten.contains("mock.loadStub = { 2 }"))
        #expect(rewritten.contains(#"#expect(mock.saveCalls == ["2"])"#))
        let double = try folder.text("Tests/AppTests/Doubles.swift")
        #expect(double.contains("/// A spy of `Store`, yours to edit."))
        #expect(double.contains("var loadStub: () throws -> Int = { 1 }"))
        #expect(TestRun(["check", "MockStore", "--package-path", folder.path]).code == .success)
        #expect(run("MockStore").errors.contains("it is a double of yours already"))
    }

    @Test(
        "What can't be converted is said with its reason, and nothing changes",
        arguments: [
            ("KindMock", "it is an enumeration"),
            ("OwnMock", "'number' is used at"),
            ("MadeMock", "it is in a file that another tool generates"),
            ("OwnStub", "'understudy sync OwnStub' keeps it in step"),
            ("Nothing", "there is no type 'Nothing' in the sources"),
        ])
    func refuses(_ name: String, _ reason: String) throws {
        let before = try folder.text("Tests/AppTests/Doubles.swift")
        let run = run(name, "--apply")
        #expect(run.code != .success)
        #expect(run.errors.contains(reason), "\(run.errors)")
        try #expect(folder.text("Tests/AppTests/Doubles.swift") == before)
    }

    @Test("All doubles are converted that can be, and the others are only noted")
    func all() {
        let run = run("--all", "--format", "json")
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.contains("Doubles.swift") && run.output.contains("StoreTests.swift"))
        #expect(run.errors.contains("note: 'MadeMock' was not converted"))
        // No enumeration is a double.
        #expect(!run.errors.contains("KindMock"))
        #expect(self.run().errors.contains("argument DOUBLE is missing"))
    }

    @Test("A report says what became of each double, once for people and once for programs")
    func reports() throws {
        let text = run("--all")
        #expect(text.errors.contains("'StoreStub' gets the header of a stub of 'Store', and no other change"))
        #expect(text.errors.contains("'OddMock' gets the header of a fake of 'Store', and no other change"))
        #expect(text.errors.contains("3 doubles of yours now, 2 left as they are: 2 of 9 functions converted"))
        let json = run("--all", "--format", "json").output
        let whole = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let report = try #require(whole["conversion"] as? [String: Any])
        let converted = try #require(report["converted"] as? [[String: Any]])
        #expect(converted.map { $0["name"] as? String } == ["MockStore", "StoreStub", "OddMock"])
        #expect(converted[0]["kind"] as? String == "spy")
        #expect(converted[0]["functions"] as? [String] == ["save(_:)", "load()"])
        let kept = try #require(converted[0]["asTheyWere"] as? [[String: Any]])
        #expect(kept.map { $0["reason"] as? String } == ["body"])
        #expect((report["left"] as? [[String: Any]])?.count == 2)
        #expect(report["places"] as? Int == 2)
    }

    @Test(
        "A kind that is asked for is the one that a double becomes",
        arguments: [("stub", "1 of 3"), ("spy", "2 of 3"), ("fake", "no other change")])
    func kinds(_ kind: String, _ result: String) throws {
        let run = run("MockStore", "--kind", kind, "--apply")
        #expect(run.errors.contains(result), "\(run.errors)")
        try #expect(folder.text("Tests/AppTests/Doubles.swift").contains("/// A \(kind) of `Store`, yours to edit."))
    }

    @Test("--all takes types of tests whose names have the word anywhere, and lists what else conforms")
    func unusualNames() throws {
        try folder.write(
            "Tests/AppTests/Unusual.swift",
            """
            @testable import App
            import Testing

            final class InMemoryFakeStore: Store {
                var texts: [String] = []
                func save(_ text: String) { texts.append(text) }
                func load() throws -> Int { texts.count }
                func clear() { texts = [] }
            }
            final class StoreMockForTests: Store {
                func save(_ text: String) {}
                func load() throws -> Int { 3 }
                func clear() {}
            }
            final class Keeper: Store {
                func save(_ text: String) {}
                func load() throws -> Int { 4 }
                func clear() {}
            }
            @Test func local() throws {
                class LocalStore: Store, Sendable {
                    func save(_ text: String) {}
                    func load() throws -> Int { 5 }
                    func clear() {}
                }
                try Screen(store: LocalStore()).go()
            }
            """)
        try folder.write(
            "Sources/App/Live.swift",
            """
            final class StoreMockingBird: Store {
                func save(_ text: String) {}
                func load() throws -> Int { 3 }
                func clear() {}
            }
            """)
        let errors = run("--all").errors
        #expect(errors.contains("'InMemoryFakeStore' gets the header of a fake"), "\(errors)")
        #expect(errors.contains("'StoreMockForTests' is a stub of 'Store' now"))
        #expect(errors.contains("'Keeper' conforms to 'Store', but nothing in its name says that it is a double"))
        #expect(errors.contains("note: 'LocalStore' was not converted: it is declared in a function"))
        #expect(!errors.contains("StoreMockingBird"))
    }

    @Test("Many types of one protocol, which may be data, are told of in one line, and data in functions is not")
    func manyConformers() throws {
        let models = ["Post", "Blog", "Comment", "Team"].map {
            """
            struct \($0): Model {
                var id = 1
                func encode() -> String { "" }
            }
            """
        }
        try folder.write(
            "Sources/App/Model.swift",
            """
            public protocol Model { func encode() -> String }
            public protocol Event { var id: Int { get } }
            public protocol FeedDelegate { func done() }
            """)
        try folder.write(
            "Tests/AppTests/Models.swift",
            """
            @testable import App
            import Testing

            struct ScreenDelegate1: FeedDelegate { func done() {} }

            \(models.joined(separator: "\n"))
            @Test func event() {
                struct TestEvent: Event { var id = 1 }
                #expect(TestEvent().id == 1)
            }
            """)
        let errors = run("--all").errors
        #expect(
            errors.contains(
                "'Post', 'Blog', 'Comment' and 'Team' conform to 'Model', but nothing in their names says that they are doubles: "
                    + "'understudy convert Post' converts the first"))
        #expect(errors.components(separatedBy: "[maybe-double]").count == 2)
        #expect(!errors.contains("TestEvent") && !errors.contains("ScreenDelegate1"))
    }

    @Test("What conforms only to a protocol of doubles stands for nothing, and a double that stays gets no initialiser")
    func protocolsOfDoubles() throws {
        try folder.write(
            "Tests/AppTests/Spies.swift",
            """
            @testable import App

            protocol Spy { var calls: [String] { get } }
            class SessionMock: Spy { var calls: [String] = [] }
            """)
        try folder.write(
            "Sources/App/Feed.swift", "public protocol Feed { var titles: [String] { get } ; func load() }")
        let feed = """
            @testable import App

            final class MockFeed: Feed {
                // MARK: - Configuration
                var isFast = true
                var titles: [String] = []
                func load() { titles.append(isFast ? "fast" : "slow") }
            }
            """
        try folder.write("Tests/AppTests/MockFeed.swift", feed)
        let errors = run("--all", "--apply").errors
        #expect(!errors.contains("SessionMock"), "\(errors)")
        #expect(errors.contains("'MockFeed' gets the header of a fake of 'Feed', and no other change"))
        let text = try folder.text("Tests/AppTests/MockFeed.swift")
        #expect(text == feed.replacing("final class", with: "/// A fake of `Feed`, yours to edit.\nfinal class"))
    }

    @Test("What a double shares with others, and imports, come only where it speaks of them")
    func nothingNeedless() throws {
        try folder.write(
            "Sources/App/Clock.swift",
            """
            import Foundation
            import Imaginary
            public protocol ClockDelegate: AnyObject {}
            public protocol Clock {
                var delegate: ClockDelegate? { get set }
                func now(in zone: Zone) -> Zone
            }
            """)
        try folder.write(
            "Tests/AppTests/ClockTests.swift",
            """
            import XCTest
            @testable import App

            class MockClock: Clock {
                var delegate: ClockDelegate?
                func now(in zone: Zone) -> Zone { .utc }
            }
            final class ClockTests: XCTestCase {}
            """)
        let converted = run("MockClock", "--apply")
        #expect(converted.code == .success, "\(converted.errors)")
        #expect(
            try folder.text("Tests/AppTests/ClockTests.swift") == """
                import XCTest
                @testable import App

                /// A stub of `Clock`, yours to edit.
                class MockClock: Clock {
                    var delegate: (any ClockDelegate)?

                    // MARK: now(in:)
                    var nowInStub: (Zone) -> Zone = { _ in .utc }
                    func now(in zone: Zone) -> Zone { nowInStub(zone) }
                }
                final class ClockTests: XCTestCase {}
                """)
        #expect(!folder.exists("Tests/AppTests/TestIssue.swift"))
        try folder.write(
            "Sources/App/Preview.swift",
            """
            class PreviewMock: Clock {
                var delegate: (any ClockDelegate)?
                func now(in zone: Zone) -> Zone { .utc }
            }
            struct Preview {}
            """)
        #expect(run("PreviewMock", "--apply").code == .success)
        #expect(try folder.text("Sources/App/Preview.swift").hasPrefix("/// A stub of `Clock`, yours to edit.\n"))
        #expect(TestRun(["check", "MockClock", "--package-path", folder.path]).code == .success)
    }
}
