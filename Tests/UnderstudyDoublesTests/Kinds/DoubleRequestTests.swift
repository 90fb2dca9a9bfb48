import Testing
import UnderstudySemantics

@testable import UnderstudyDoubles

/// What follows from what is asked for, before any member is made.
@Suite("What is asked for")
struct DoubleRequestTests {
    private static func context(_ text: String, _ kind: any KindRules = SpyKind()) throws -> DoubleContext {
        try DoubleBuilder(kind, of: text).context
    }

    static let functions: [(String, swap: String)] = [
        ("protocol P { func f() }", "swap"), ("protocol P { func swap(a: Int) }", "Swift.swap"),
        ("protocol Q { var swap: Int { get } }\nprotocol P: Q {}", "Swift.swap"),
        ("protocol P { func f(swap: Int) }", "swap"),
    ]

    @Test("decides how functions of the library are called", arguments: functions)
    func called(_ text: String, _ swap: String) throws {
        #expect(try Self.context(text).names.swap == swap)
    }

    static let values: [(String, String?)] = [
        ("protocol P { func f() }", "PSpy()"), ("protocol P { init() }", "PSpy()"),
        ("protocol P { init(a: Int) }", "PSpy()"), ("protocol P { init?() }", nil),
        ("protocol P { init() throws }", nil), ("protocol P { init() async }", nil),
        ("protocol P { @MainActor init() }", nil), ("class C {}\nprotocol P: C { func f() }", nil),
    ]

    @Test("decides whether a double is made without arguments", arguments: values)
    func selfValue(_ text: String, _ value: String?) throws {
        #expect(try Self.context(text).selfValue == value)
    }

    /// The raw value is set by the initialiser that the standard library requires, and by no other.
    @Test(arguments: [DoubleKind.spy, .stub, .fake, .dummy])
    func hasNoEmptyInitializerBesideTheOneThatStores(_ kind: DoubleKind) throws {
        var options = DoubleOptions()
        options.access = .public
        let text = try Emission("public protocol P: RawRepresentable where RawValue == Int {}", options: options).text(
            kind)
        #expect(text.contains("public init(rawValue: Int) { self.rawValue = rawValue }"))
        #expect(!text.contains("init()"))
    }

    static let accesses: [(String, asked: AccessLevel, AccessLevel?)] = [
        ("public protocol P {}", .public, .public), ("public protocol P {}", .package, .package),
        ("public protocol P {}", .internal, nil), ("package protocol P {}", .public, .package),
        ("protocol P {}", .public, nil), ("private protocol P {}", .public, nil),
    ]

    @Test("is open as far as the protocol is", arguments: accesses)
    func open(_ text: String, _ asked: AccessLevel, _ level: AccessLevel?) throws {
        var options = DoubleOptions()
        options.access = asked
        #expect(try DoubleBuilder(SpyKind(), of: text, options: options).context.style.access == level)
        // What exists keeps what it has; a contract conforms to nothing.
        var kept = KeptNames()
        kept.features = []
        #expect(
            try DoubleBuilder(SpyKind(), of: text, options: options, keeping: kept).context.style.access == nil)
        #expect(try DoubleBuilder(ContractKind(), of: text, options: options).context.style.access == nil)
    }

    static let features: [(String, asked: Set<DoubleFeature>, Set<DoubleFeature>)] = [
        ("protocol P {}", [], []), ("protocol P {}", [.forwarding, .order], [.forwarding, .order]),
        ("class C {}\nprotocol P: C {}", [.forwarding, .order], [.order]),
    ]

    @Test("has the features that the kind and the protocol allow", arguments: features)
    func allowed(_ text: String, _ asked: Set<DoubleFeature>, _ found: Set<DoubleFeature>) throws {
        var options = DoubleOptions()
        options.features = asked
        #expect(try DoubleBuilder(SpyKind(), of: text, options: options).context.style.features == found)
        var kept = KeptNames()
        kept.features = asked
        #expect(try DoubleBuilder(SpyKind(), of: text, keeping: kept).context.style.features == found)
        #expect(try DoubleBuilder(DummyKind(), of: text, options: options).context.style.features.isEmpty)
    }

    private static let declarations = """
        protocol Q { associatedtype Item; typealias Key = [Item] }
        protocol P: Q where Item == Int { associatedtype Owner; typealias Owners = [Owner]; func f(_ key: Key) }
        """

    @Test("knows what stands for the protocol's types")
    func types() throws {
        let types = try Self.context(Self.declarations).types
        #expect(types.parameters.map(\.name) == ["Owner"])
        #expect(types.parameter("Owner") != nil && types.parameter("Item") == nil)
        #expect(types.fixed == ["Item": .named("Int")])
        #expect(types.genericNames == ["Owner"])
        #expect(types.alias("Key") == .array(.named("Item")))
        #expect(types.alias("Owners") == .array(.named("Owner")) && types.alias("Item") == nil)
        #expect(types.aliases(mentioning: "Owner") == ["Owners"])
        #expect(types.aliases(mentioning: "Int") == ["Item"])
        #expect(types.renamed.isEmpty)
    }

    @Test("gives associated types other names where emitted code means something else by theirs")
    func renamed() throws {
        let types = try Self.context("protocol P { associatedtype Result; func f() -> Result }").types
        #expect(types.renamed == ["Result": "ResultValue"])
        #expect(types.parameters.map(\.name) == ["ResultValue"])
    }
}
