import Testing
import UnderstudySemantics

/// Numbers that are the same for the same seed, on every machine.
private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) ^ (state << 31)
    }
}

/// Types made at random, of all forms that may be inside each other.
private struct RandomTypes {
    var numbers: Numbers

    mutating func type(depth: Int) -> SwiftType {
        guard depth > 0 else { return .named(["Int", "Note", "T", "Self"].randomElement(using: &numbers) ?? "Int") }
        switch Int.random(in: 0..<14, using: &numbers) {
        case 0: return .named("Box", types(depth))
        case 1: return .member(.named("Outer"), "Inner", types(depth))
        case 2: return .metatype(.named("Note"), .type)
        case 3: return .optional(type(depth: depth - 1))
        case 4: return .array(type(depth: depth - 1))
        case 5: return .dictionary(type(depth: depth - 1), type(depth: depth - 1))
        case 6: return .tuple([element(depth), element(depth)])
        case 7, 8: return .function(function(depth))
        case 9: return .any(.composition([.named("P"), .named("Q")]))
        case 10: return .some(.named("P"))
        case 11: return .any(.named("P", [type(depth: depth - 1)]))
        case 12: return .attributed([.sendable], .function(function(depth)))
        default: return .member(.named("Self"), "Element", [])
        }
    }

    private mutating func types(_ depth: Int) -> [SwiftType] {
        (0..<Int.random(in: 0...2, using: &numbers)).map { _ in type(depth: depth - 1) }
    }

    private mutating func element(_ depth: Int) -> SwiftType.TupleElement {
        SwiftType.TupleElement(label: Bool.random(using: &numbers) ? "label" : nil, type(depth: depth - 1))
    }

    private mutating func function(_ depth: Int) -> FunctionType {
        let effects = Effects(
            Bool.random(using: &numbers) ? .async : .none, Bool.random(using: &numbers) ? .throws(nil) : .none)
        let parameters = types(depth).map { SwiftType.TupleElement($0) }
        return FunctionType(parameters, effects: effects, result: type(depth: depth - 1))
    }
}

@Suite("Types at random")
struct RandomTypeTests {
    private func types(seed: UInt64) -> [SwiftType] {
        var random = RandomTypes(numbers: Numbers(state: seed))
        return (0..<40).map { _ in random.type(depth: 4) }
    }

    @Test("are read again as what was printed", arguments: 0..<25 as Range<UInt64>)
    func printed(seed: UInt64) throws {
        for type in types(seed: seed) {
            let again = try #require(SwiftType(parsing: type.description), "\(type)")
            #expect(again.description == type.description)
            #expect(again.canonical == type.canonical)
        }
    }

    @Test("have one canonical form, whether they are read or made", arguments: 0..<25 as Range<UInt64>)
    func canonical(seed: UInt64) throws {
        for type in types(seed: seed) {
            let canonical = type.canonical
            #expect(canonical.canonical == canonical)
            let again = try #require(SwiftType(parsing: canonical.description), "\(canonical)")
            #expect(again.canonical == canonical)
            // Sugar, parentheses and labels of functions make no difference.
            #expect(SwiftType.tuple([.init(type)]).canonical == canonical)
            #expect(SwiftType.named("Optional", [type]).canonical == SwiftType.optional(type).canonical)
            #expect(SwiftType.implicitlyUnwrapped(type).canonical == SwiftType.optional(type).canonical)
        }
    }

    @Test("consist of their parts", arguments: 0..<10 as Range<UInt64>)
    func parts(seed: UInt64) {
        for type in types(seed: seed) {
            for part in type.parts {
                #expect(type.contains { $0 == part })
                #expect(Set(part.names).isSubset(of: type.names))
                #expect(part.words.isSubset(of: type.words))
            }
            #expect(type.mappingParts { $0 } == type)
            #expect(Set(type.unqualifiedNames).isSubset(of: type.names))
            for name in type.names { #expect(type.mentions(name)) }
        }
    }

    @Test("name nothing that was replaced", arguments: 0..<10 as Range<UInt64>)
    func replaced(seed: UInt64) {
        for type in types(seed: seed) {
            let canonical = type.canonical(replacing: ["T": .named("Tag")])
            #expect(!canonical.mentions("T"))
            #expect(canonical.mentions("Tag") == type.mentions("T"))
        }
    }
}
