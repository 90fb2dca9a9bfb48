import Testing
import UnderstudySemantics

/// Types that were put together from others, as doubles do, and how they have to be printed.
@Suite("Printed types")
struct PrinterTests {
    private static let int = SwiftType.named("Int")
    private static let name = SwiftType.named("P")
    private static let pair = SwiftType.composition([.named("P"), .named("Q")])
    private static let done = SwiftType.function(FunctionType([.init(int)], result: .void))
    private static let escaping = SwiftType.attributed([TypeSpecifier("escaping", isAttribute: true)], done)

    /// A mark behind a type belongs to all of it, and so it takes parentheses where the type ends in another.
    static let marks: [(SwiftType, String)] = [
        (.optional(int), "Int?"), (.optional(.optional(int)), "Int??"), (.optional(.array(int)), "[Int]?"),
        (.optional(done), "((Int) -> Void)?"), (.optional(.any(name)), "(any P)?"),
        (.optional(.some(name)), "(some P)?"),
        (.optional(pair), "(P & Q)?"), (.optional(escaping), "(@escaping (Int) -> Void)?"),
        (.optional(.tuple([.init(int), .init(name)])), "(Int, P)?"), (.optional(.metatype(int, .type)), "Int.Type?"),
        (.implicitlyUnwrapped(int), "Int!"), (.implicitlyUnwrapped(.any(name)), "(any P)!"),
        (.implicitlyUnwrapped(done), "((Int) -> Void)!"), (.optional(.implicitlyUnwrapped(int)), "Int!?"),
        (.metatype(.any(name), .type), "(any P).Type"), (.any(.metatype(name, .type)), "any P.Type"),
        (.metatype(pair, .protocol), "(P & Q).Protocol"), (.metatype(.optional(int), .type), "Int?.Type"),
        (.metatype(.array(int), .type), "[Int].Type"), (.member(.any(name), "Element", []), "(any P).Element"),
        (.member(.member(.named("A"), "B", []), "C", [int]), "A.B.C<Int>"),
        (.member(.named("A", [int]), "B", [name, int]), "A<Int>.B<P, Int>"),
    ]

    @Test("have parentheses where a mark would belong to a part", arguments: marks)
    func marksAsInTable(_ type: SwiftType, _ text: String) {
        #expect(type.description == text)
    }

    /// Brackets say by themselves where a type ends.
    static let brackets: [(SwiftType, String)] = [
        (.array(done), "[(Int) -> Void]"), (.array(.any(name)), "[any P]"), (.array(pair), "[P & Q]"),
        (.dictionary(int, done), "[Int: (Int) -> Void]"), (.dictionary(.any(name), .optional(int)), "[any P: Int?]"),
        (.inlineArray(.literal("3"), .any(name)), "[3 of any P]"), (.named("Box", [done]), "Box<(Int) -> Void>"),
        (.named("Box", [.any(name), .some(name)]), "Box<any P, some P>"), (.tuple([]), "()"),
        (.tuple([.init(done)]), "((Int) -> Void)"),
        (.tuple([.init(label: "a", int), .init(.any(name))]), "(a: Int, any P)"),
        (.tuple([.init(label: "_", name: "b", int)]), "(_ b: Int)"),
        (.tuple([.init(int, isVariadic: true)]), "(Int...)"),
        (.any(pair), "any P & Q"), (.some(.suppressed(.named("Copyable"))), "some ~Copyable"),
        (.packExpansion(.packElement(.named("T"))), "repeat each T"), (.missing, ""),
    ]

    @Test("have none inside brackets", arguments: brackets)
    func bracketsAsInTable(_ type: SwiftType, _ text: String) {
        #expect(type.description == text)
    }

    static let functions: [(FunctionType, String)] = [
        (FunctionType([], result: .void), "() -> Void"),
        (FunctionType([], effects: Effects(.async, .none), result: int), "() async -> Int"),
        (FunctionType([], effects: Effects(.reasync, .rethrows), result: int), "() reasync rethrows -> Int"),
        (FunctionType([], effects: Effects(.none, .throws(nil)), result: int), "() throws -> Int"),
        (FunctionType([], effects: Effects(.async, .throws(name)), result: int), "() async throws(P) -> Int"),
        (FunctionType([.init(done)], result: done), "((Int) -> Void) -> (Int) -> Void"),
        (FunctionType([.init(int), .init(int, isVariadic: true)], result: .optional(int)), "(Int, Int...) -> Int?"),
    ]

    @Test("are functions with their effects", arguments: functions)
    func functionsAsInTable(_ function: FunctionType, _ text: String) {
        #expect(function.description == text)
        #expect(SwiftType.function(function).description == text)
    }

    /// What is printed is read again as the same type; parentheses around it are a tuple then.
    @Test("say the same when they are read again", arguments: (marks + brackets).map(\.0).filter { $0 != .missing })
    func read(_ type: SwiftType) throws {
        let again = try #require(SwiftType(parsing: type.description))
        #expect(again.description == type.description)
        #expect(again.canonical == type.canonical)
    }
}
