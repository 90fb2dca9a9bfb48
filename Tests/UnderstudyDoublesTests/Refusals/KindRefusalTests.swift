import Testing
import UnderstudyDoubles

/// Why there is no wrapper or no client, where doubles of other kinds are possible: word for word, with the place.
@Suite("Refusals of kinds")
struct KindRefusalTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let source: String
        let place: String
        let id: String
        let reason: String

        init(_ source: String, at place: String, _ id: String, _ reason: String) {
            (self.source, self.place, self.id, self.reason) = (source, place, id, reason)
        }

        var testDescription: String { source }
    }

    static let wrappers = [
        Row(
            "protocol P: OptionSet {}", at: "1:10", "self-reference",
            "it refines 'OptionSet', which ties a type to the double itself"),
        Row(
            "open class B {}\nprotocol P: B {}", at: "2:10", "superclass",
            "it has to inherit from 'B', whose storage can't be forwarded"),
        Row(
            "protocol P { func a(_ x: Int...) }", at: "1:14", "not-forwardable",
            "'a(_:)' is variadic, and Swift can't forward variadic arguments"),
        Row(
            "protocol P: SetAlgebra {}", at: "1:10", "self-reference",
            "it refines 'SetAlgebra', which ties a type to the double itself"),
        Row(
            "protocol P: Actor { func a() }", at: "1:21", "not-forwardable",
            "'a()' can't wait for another actor"),
        Row(
            "protocol P { func a() -> [Self] ; func b(_ x: (Self) -> Void) }", at: "1:35", "not-forwardable",
            "'b(_:)' mentions 'Self' inside another type"),
        Row(
            "protocol P { func a(_ x: Set<Self>) }", at: "1:14", "not-forwardable",
            "'a(_:)' mentions 'Self' inside another type"),
        Row(
            "protocol P { static func a(_ x: (Self, Int)) -> (Self, Int) }", at: "1:21", "not-forwardable",
            "'a(_:)' mentions 'Self' inside another type"),
        Row(
            "protocol P { static func `self`() -> Int }", at: "1:21", "not-forwardable",
            "'`self`()' is a static member whose name Swift reserves"),
        Row(
            "protocol P { func a<T>() where T: Equatable }", at: "1:14", "not-forwardable",
            "'a()' has the generic parameter 'T', which no argument tells"),
        Row(
            "protocol P { func a<T: Equatable>(_ x: T) where T == Self }", at: "1:14", "not-forwardable",
            "'a(_:)' compares a type with 'Self'"),
        Row(
            "protocol P { subscript<each T>(x: repeat each T) -> Int { get } }", at: "1:14", "not-forwardable",
            "'subscript(_:)' hands a pack on to a subscript, at which the compiler fails"),
        Row(
            "protocol P { func a<each T>(_ x: (Int, repeat each T)) }", at: "1:14", "not-forwardable",
            "'a(_:)' takes 'x', a tuple with a pack among other values, which can't be handed on"),
        Row(
            "protocol P: Actor { func a(_ x: () -> Void) async }", at: "1:21", "not-forwardable",
            "'a(_:)' takes 'x', which can't be sent to another actor"),
        Row(
            "final class K {}\nprotocol P: Actor { func a() async -> K }", at: "2:21", "not-forwardable",
            "'a()' gives a value that can't be sent from another actor"),
        Row(
            "protocol P: AnyObject, Sendable { func a(_ x: inout Self) }", at: "1:35", "not-forwardable",
            "'a(_:)' replaces a value of 'Self', which a wrapper that is shared between threads can't"),
        Row(
            "struct V: ~Copyable {}\nprotocol P { var v: V { get } }", at: "2:14", "not-forwardable",
            "'v' returns a noncopyable value that can only be borrowed"),
    ]

    @Test("A wrapper is refused", arguments: wrappers)
    func wrapper(_ row: Row) throws {
        let message = "cannot generate a wrapper of 'P': \(row.reason) [\(row.id)]"
        #expect(try Emission(row.source).refusal(.wrapper) == "Notes.swift:\(row.place): error: \(message)")
        #expect(try Emission(row.source).refusal(.stub) == nil)
    }

    static let clients = [
        Row(
            "protocol P: OptionSet {}", at: "1:10", "self-reference",
            "it refines 'OptionSet', whose values are sets of its own values; use a stub"),
        Row(
            "open class B {}\nprotocol P: B {}", at: "2:10", "superclass",
            "closures can't replace the superclass 'B'; use a stub"),
        Row(
            "protocol P { func a(_ x: some Equatable, _ y: inout some Equatable) }", at: "1:14", "not-closures",
            "'a(_:_:)' changes 'y', whose opaque type it can't be cast back to; use a wrapper"),
        Row(
            "protocol P: SetAlgebra {}", at: "1:10", "self-reference",
            "it refines 'SetAlgebra', whose values are sets of its own values; use a stub"),
        Row(
            "protocol P: Actor { func a() }", at: "1:10", "not-closures",
            "the members of an actor can't be closures that a test sets; use a stub"),
        Row(
            "protocol P { func a(_ x: @autoclosure () throws -> Int) }", at: "1:14", "not-closures",
            "'a(_:)' takes 'x', which may throw although the member may not; use a wrapper"),
        Row(
            "protocol P { func a<each T>(_ x: (repeat each T)) -> (repeat each T) }", at: "1:14", "not-closures",
            "'a(_:)' returns a tuple with a pack, of as many values as its caller chooses; use a wrapper"),
        Row(
            "protocol P { func a<T: ~Copyable>(_ x: borrowing T) }", at: "1:14", "not-closures",
            "'a(_:)' takes 'x', which is noncopyable and of a type that its caller chooses; use a wrapper"),
        Row(
            "protocol P { func a<T: ~Copyable>() -> T }", at: "1:14", "not-closures",
            "'a()' returns a noncopyable value of a type that its caller chooses; use a wrapper"),
        Row(
            "protocol P { func a<T>(_ f: (T) -> Void) }", at: "1:14", "not-closures",
            "'a(_:)' takes 'f', a function with types that its caller chooses, which no closure can take; use a wrapper"
        ),
        Row(
            "@globalActor actor Other { static let shared = Other() }\n@MainActor protocol P { @Other func a() }",
            at: "2:32", "not-closures",
            "'a()' runs on 'Other', while the client and its closures belong to 'MainActor'; use a wrapper"),
    ]

    @Test("A client is refused", arguments: clients)
    func client(_ row: Row) throws {
        let message = "cannot generate a client of 'P': \(row.reason) [\(row.id)]"
        #expect(try Emission(row.source).refusal(.client) == "Notes.swift:\(row.place): error: \(message)")
        #expect(try Emission(row.source).refusal(.stub) == nil)
    }
}
