import Testing

@testable import understudy

/// Of many files only those are parsed that a double may depend on; the double has to be the same as if all were.
@Suite("Doubles from many files")
struct ManyFilesTests {
    /// Files that matter to a double of `Store`, few enough to be parsed all when they are named alone.
    private static let needed = [
        "Store.swift": """
        protocol Store: Base {
            associatedtype Key
            func item(for key: Key) -> Item
            func state() -> Settings.Mode
            func mark(_ mark: Mark) -> Handler
            var policies: Policy { get }
            func save(_ item: Item)
            func allItems() -> [Item]
        }
        """,
        "Base.swift": "@_exported import Core\npublic protocol Base: AnyObject { func close() }",
        "Item.swift": "struct Item: Identifiable { let id: Int; let origin: Origin; var note = Note() }",
        "Origin.swift": "struct Origin { init(detail: Detail = .none) {} }",
        "Mode.swift": "extension Settings { enum Mode { case usual, other } }",
        "Handler.swift": "typealias Handler = (Mark) -> Status",
        "Marks.swift": "protocol Marking {}\ntypealias Mark = Marking & Sendable\nenum Status { case fine }",
        "Defaults.swift": "extension Base { public func close() {} }\npublic protocol Policy {}",
    ]

    /// Files that look as if they mattered, more or less.
    private static let others = [
        "Note.swift": "struct Note {}", "Detail.swift": "enum Detail { case none }",
        "Settings.swift": "enum Settings {}",
        "Far.swift": "struct Far { struct Item {}; enum Mode {} }",
        "Strings.swift": "extension String { var x: Int { 1 } }",
        "Empty.swift": "", "Main.swift": "print()", "Runner.swift": "func run() { struct Status {} }",
        "Words.swift": "// struct Key {}\nlet words = \"enum Mode {\"",
    ]

    @Test(arguments: ["dummy", "stub", "spy", "mock", "client", "wrapper"])
    func areThoseOfTheFewThatMatter(_ kind: String) throws {
        let few = try TemporaryFolder(Self.needed)
        let many = try TemporaryFolder(Self.needed.merging(Self.others) { first, _ in first })
        let words = ["generate", "Store", "--kind", kind, "--module", "Notes", "--stdout", "--in"]
        let expected = TestRun(words + [few.path])
        let found = TestRun(words + [many.path])
        #expect(expected.code == .success, "\(expected.errors)")
        #expect(expected.output.contains("Store"))
        #expect(found.output == expected.output)
    }

    @Test func mindTypesThatShareANameWithWhatDoublesUse() throws {
        let needed = [
            "P.swift": "public protocol P: Sendable { func run() async -> Result<Int, any Error> }",
            "Own.swift": "public enum Result<A, B> { case none }\npublic final class Locked {}\npublic enum Error {}",
        ]
        let few = try TemporaryFolder(needed)
        let many = try TemporaryFolder(
            needed.merging(Self.others) { first, _ in first })
        let words = ["generate", "P", "--module", "Notes", "--stdout", "--in"]
        #expect(TestRun(words + [many.path]).output == TestRun(words + [few.path]).output)
    }

    @Test func knowWhatSuperclassesInOtherFilesHave() throws {
        let needed = [
            "P.swift": "public protocol P: Base { func a(); func b(); func c(); var v: Int { get set } }",
            "Base.swift": "open class Base: Root { open func a() {} }",
            "Root.swift": "open class Root: @unchecked Sendable { public init() {}; open func b() {}; open var v = 3 }",
            "Added.swift": "extension Root { public func c() {} }",
        ]
        let few = try TemporaryFolder(needed)
        let many = try TemporaryFolder(needed.merging(Self.others) { first, _ in first })
        let words = ["generate", "P", "--module", "Notes", "--stdout", "--in"]
        let found = TestRun(words + [many.path])
        #expect(found.output == TestRun(words + [few.path]).output)
        #expect(found.output.contains("class PSpy: Base, @unchecked Sendable, P"))
        for line in ["override func a()", "override func b()", "override var v: Int"] {
            #expect(found.output.contains(line), "\(line)")
        }
        #expect(!found.output.contains("func c()"), "it is in an extension")
    }

    @Test func knowTheValuesOfTypesInOtherFiles() throws {
        let many = try TemporaryFolder(Self.needed.merging(Self.others) { first, _ in first })
        let run = TestRun(["generate", "Store", "--kind", "stub", "--module", "Notes", "--stdout", "--in", many.path])
        #expect(run.output.contains("{ .usual }"))
        #expect(run.output.contains("any Policy"))
        #expect(run.output.contains("Item(id: 0, origin: Origin())"))
        #expect(!run.output.contains("func close"), "it has a default implementation")
    }
}
