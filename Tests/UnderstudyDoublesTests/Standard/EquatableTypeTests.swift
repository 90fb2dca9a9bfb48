import Testing
import UnderstudySemantics

@testable import UnderstudyDoubles

/// Which types the sources tell to have values that `==` compares: a mock's arguments are compared where they do.
@Suite("Types whose values can be compared")
struct EquatableTypeTests {
    private static let declarations = """
        import Foundation
        protocol Named: Hashable {}
        protocol Same: Named & Sendable {}
        struct Plain { let id: Int }
        struct Equal: Equatable {}
        struct Later {}
        extension Later: Hashable {}
        struct Retroactive {}
        extension Retroactive: @retroactive Equatable {}
        struct ByName: Named {}
        struct ByChain: Same {}
        struct Composed: Sendable & Named {}
        enum Bare { case a, b }
        enum Loaded { case a(Int) }
        enum Equated: Equatable { case a(Int) }
        actor Machine: Equatable { static func == (a: Machine, b: Machine) -> Bool { a === b } }
        @MainActor struct OnActor: Equatable {}
        struct Unique: ~Copyable, Equatable {}
        struct Box<Value> {}
        extension Box: Equatable where Value: Equatable {}
        struct Always<Value>: Equatable {}
        enum Generic<Value> { case a }
        typealias Alias = [Equal]
        struct Row: Identifiable { var id = 0 }
        struct Named2: Identifiable { struct ID: Hashable {}; typealias Key = ID; let id = ID() }
        struct Loose { struct ID {}; typealias Key = ID }
        typealias Many<Value> = [Value]
        struct Pair<First, Second> {}
        extension Pair: Equatable where First: Equatable, Second == Int {}
        struct Keyed<Value> {}
        extension Keyed: Equatable where Value: Hashable {}
        struct Tagged<Value> {}
        extension Tagged: Equatable where Value: Equatable & Named {}
        struct Outer<Value> { struct Inner {} }
        extension Outer.Inner: Equatable where Value: Equatable {}
        struct Guarded {}
        #if A
        extension Guarded: Equatable {}
        #endif

        """

    static let table: [(String, Bool)] = [
        ("Int", true), ("String?", true), ("[Date]", true), ("[String: [Int]]", true), ("Set<Int>", true),
        ("(Int)", true), ("(Int, Int)", false), ("Any", false), ("any Error", false), ("() -> Void", false),
        ("Result<Int, Bare>", true), ("Result<Int, any Error>", false), ("ClosedRange<Int>", true), ("Swift.Int", true),
        ("[Plain]", false), ("Plain", false), ("Equal", true), ("Later", true), ("ByName", true), ("ByChain", true),
        ("Composed", true), ("Retroactive", true), ("Bare", true), ("Loaded", false), ("Equated", true),
        ("Machine", false), ("OnActor", false), ("Unique", false), ("Box<Int>", true), ("Box<Plain>", false),
        ("Always<Plain>", true), ("Generic<Int>", false), ("Alias", true), ("Guarded", false), ("Unknown", false),
        ("Int?", true), ("Plain?", false), ("String.Encoding", true), ("Row.ID", true), ("Named2.ID", true),
        ("Named2.Key", true), ("Loose.ID", false), ("Loose.Key", false), ("Many<Int>", true), ("Many<Plain>", false),
        ("Pair<Int, Int>", true), ("Pair<Int, String>", false), ("Pair<Plain, Int>", false), ("Keyed<Int>", true),
        ("Keyed<Equal>", false), ("Keyed<Later>", true), ("Tagged<ByName>", true), ("Tagged<Equal>", false),
        ("Outer<Int>.Inner", true), ("Outer<Plain>.Inner", false), ("CollectionOfOne<Int>", false),
        ("Measurement<UnitLength>", true), ("URLError.Code", true), ("TaskPriority", true), ("[Int].Index", false),
        ("Array<Int>.Index", true), ("JSONDecoder", false), ("PartialRangeFrom<Int>", false),
    ]

    @Test("are known by their declarations", arguments: table)
    func contains(_ type: String, _ isEquatable: Bool) throws {
        let text = Self.declarations + "protocol P { func f(_ a: \(type), b: Int) }"
        // Calls are remembered as a structure that can be compared, or else as tuples.
        let lines = try Emission(text).lines(with: "struct ", "fCalls")
        #expect(lines.contains { $0.hasPrefix("struct ") && $0.contains("RecordedCall") } == isEquatable, "\(lines)")
    }
}
