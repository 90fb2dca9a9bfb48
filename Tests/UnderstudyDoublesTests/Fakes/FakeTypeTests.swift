import Testing
import UnderstudySemantics

@testable import UnderstudyDoubles

/// What fakes read of the types that they keep, give and fail with.
@Suite("Types of fakes")
struct FakeTypeTests {
    private static let declarations = """
        import Foundation
        import Combine
        typealias Handler = (Note) -> Void
        typealias Failure = SaveError
        typealias Maybe = Note?
        protocol Titled { var title: String { get } }
        protocol Known: Identifiable, Sendable {}
        struct Note: Identifiable, Equatable, Sendable { let id: UUID; var title: String; private var hidden = 1 }
        struct Plain { var name: String; lazy var late = 1; static let all = 1; var computed: Int { 1 } }
        public struct Open { public let id: Int; public init(id: Int) { self.id = id } }
        struct Tag: Known { var id: String { "" } }
        struct Token: ~Copyable {}
        struct Held { var plain: Held2 }
        struct Held2 { var person: Person }
        enum Level { case low, high }
        enum Payload { case some(Int) }
        enum SaveError: Error { case missing }
        class Person { var id = 1; let name: String; init(name: String) { self.name = name } }
        final class Sent: @unchecked Sendable {}
        extension Plain: Hashable {}
        actor Machine { let id = 1 }
        @MainActor struct OnActor: Equatable {}

        """

    /// Reads `type`, which is that of a parameter of a requirement.
    private static func read<Value>(
        _ type: String, _ body: (FakeShapeReader, SwiftType, DoubleContext) -> Value
    ) throws -> Value {
        let emission = try Emission(declarations + "protocol P { func f(_ a: \(type)) }")
        let resolved = emission.index.resolve(try emission.declaration("P"))
        let builder = DoubleBuilder(
            DoubleRequest(
                resolved: resolved, kind: FakeKind(), face: .understudy, index: emission.index,
                sourceNames: SourceNames(in: emission.index), options: DoubleOptions()))
        let requirement = try #require(resolved.requirements.first?.requirement)
        let member = MemberBuilder(requirement, of: resolved.declaration, stem: "f", in: builder.context)
        let parameter = try #require(requirement.signature.parameters.first)
        return body(FakeShapeReader(builder: member), parameter.type, builder.context)
    }

    private static func value(_ name: String) -> FakeShape {
        .value(FakeType(.named(name), canonical: .named(name), written: .named(name)))
    }

    private static let text = FakeType.string

    static let stores: [(FakeStore.Form, isOptional: Bool, type: String, initial: String?)] = [
        (.list, false, "[Note]", "[]"), (.map(key: text), false, "[String: Note]", "[:]"),
        (.slot, true, "Note?", nil), (.slot, false, "Note", "Note(id: 1)"),
    ]

    @Test("of stores follow from the form", arguments: stores)
    func store(_ form: FakeStore.Form, _ isOptional: Bool, _ type: String, _ initial: String?) {
        let note = FakeType(.named("Note"), canonical: .named("Note"), written: .named("Note"))
        let store = FakeStore(
            form: form, element: FakeElement(type: note), name: "notes", nouns: [],
            first: isOptional ? nil : DefaultValue("Note(id: 1)"), isOptional: isOptional)
        #expect(store.type.description == type)
        #expect(store.initial == initial)
        #expect(store.empty == (isOptional ? "nil" : initial))
    }

    static let shapes: [(String, FakeShape)] = [
        ("Void", .void), ("()", .void), ("Note", value("Note")), ("(Note)", value("Note")), ("Int", .value(.int)),
        ("Note?", .optional(value("Note"))), ("Optional<Note>", .optional(value("Note"))),
        ("Maybe", .optional(value("Note"))), ("[Note]", .array(value("Note"))), ("Array<Note>", .array(value("Note"))),
        ("[Note?]", .array(.optional(value("Note")))), ("Set<Note>", .set(value("Note"))),
        ("[String: Note]", .dictionary(text, value("Note"))),
        ("Dictionary<String, [Note]>", .dictionary(text, .array(value("Note")))),
        ("AsyncStream<Note>", .stream(value("Note"), .stream)),
        ("AsyncThrowingStream<Note, any Error>", .stream(value("Note"), .throwingStream)),
        ("any AsyncSequence<Note, Never>", .stream(value("Note"), .stream)),
        ("AnyPublisher<Note, Never>", .stream(value("Note"), .publisher(failure: .named("Never")))),
        ("() -> Void", .function([], .void, isThrowing: false)),
        ("@escaping (Note) throws -> Bool", .function([value("Note")], .value(.bool), isThrowing: true)),
        ("Handler", .function([value("Note")], .void, isThrowing: false)),
    ]

    @Test("have forms", arguments: shapes)
    func shape(_ type: String, _ shape: FakeShape) throws {
        #expect(try Self.read(type) { reader, type, _ in reader.shape(of: type) } == shape)
    }

    static let facts: [(String, anyError: Bool, calledError: Bool, scalar: Bool)] = [
        ("any Error", true, true, false), ("Error", true, true, false), ("any Swift.Error", true, true, false),
        ("SaveError", false, true, false), ("Failure", false, true, false), ("Note", false, false, false),
        ("String", false, false, true), ("UUID", false, false, true), ("Bool", false, false, true),
    ]

    @Test("are errors, or plain values", arguments: facts)
    func factsAsInTable(_ type: String, _ anyError: Bool, _ calledError: Bool, _ scalar: Bool) throws {
        let found = try Self.read(type) { reader, type, _ in reader.fakeType(type) }
        #expect(found.isAnyError == anyError)
        #expect(found.canonicalType.isCalledError == calledError)
        #expect(found.isScalar == scalar)
    }

    struct Element: Sendable, CustomTestStringConvertible {
        let type: String
        var properties: [String] = []
        var initializers: [[String]] = []
        var isIdentifiable = false
        var isEquatable = false
        var isHashable = false
        var isCopyable = true
        var isSendable = FakeElement.Answer.unknown
        var isClass = false
        var isKnown = true

        var testDescription: String { type }
    }

    static let elements = [
        Element(
            type: "Note", properties: ["id", "title"], isIdentifiable: true, isEquatable: true, isSendable: .yes),
        Element(
            type: "Plain", properties: ["name", "late", "computed"], initializers: [["name"]], isEquatable: true,
            isHashable: true, isSendable: .yes),
        Element(type: "Open", properties: ["id"], initializers: [["id"]], isSendable: .no),
        Element(type: "Tag", properties: ["id"], initializers: [[]], isIdentifiable: true, isSendable: .yes),
        Element(type: "Token", isCopyable: false),
        Element(type: "Held", properties: ["plain"], initializers: [["plain"]], isSendable: .no),
        Element(type: "Level", isEquatable: true, isHashable: true, isSendable: .yes),
        Element(type: "Payload"),
        Element(
            type: "Person", properties: ["id", "name"], initializers: [["name"]], isSendable: .no, isClass: true),
        Element(type: "Sent", isSendable: .yes, isClass: true),
        Element(type: "Machine"),
        Element(type: "OnActor", isEquatable: true),
        Element(type: "any Titled", properties: ["title"], isSendable: .no),
        Element(type: "Int", isEquatable: true, isHashable: true, isSendable: .yes),
        Element(type: "URLRequest", isEquatable: true, isHashable: true, isSendable: .yes, isKnown: false),
        Element(type: "Unknown", isKnown: false),
    ]

    @Test("hold what their declarations say", arguments: elements)
    func element(_ expected: Element) throws {
        let found = try Self.read(expected.type) { reader, type, context in
            FakeElementReader(context: context, shapes: reader).element(reader.fakeType(type))
        }
        #expect(found.properties.map(\.name) == expected.properties)
        #expect(found.initializers.map { $0.map(\.name) } == expected.initializers)
        #expect(found.isIdentifiable == expected.isIdentifiable)
        #expect(found.isEquatable == expected.isEquatable)
        #expect(found.isHashable == expected.isHashable)
        #expect(found.isCopyable == expected.isCopyable)
        #expect(found.isSendable == expected.isSendable)
        #expect(found.isClass == expected.isClass)
        #expect(found.isKnown == expected.isKnown)
    }
}
