import Testing
import UnderstudySyntax

@testable import UnderstudySemantics

/// What a declaration says, as a value: each part by a table.
@Suite("Signatures as they are read")
struct SignatureReadingTests {
    private func signature(_ text: String) throws -> Signature { try SignatureTests.signature(text) }

    /// Parameters: their attributes, names and types, and whether they are variadic or may be left out.
    struct Expected: Sendable, Equatable {
        var attributes: [String] = []
        var first: String?
        var second: String?
        let type: String
        var isVariadic = false
        var hasDefault = false
    }

    static let parameters: [(String, [Expected])] = [
        ("func f()", []), ("func f(a: Int)", [Expected(first: "a", type: "Int")]),
        ("func f(_ a: Int)", [Expected(first: "_", second: "a", type: "Int")]),
        ("func f(to a: Int)", [Expected(first: "to", second: "a", type: "Int")]),
        ("func f(_: Int)", [Expected(first: "_", type: "Int")]),
        ("func f(a: Int...)", [Expected(first: "a", type: "Int", isVariadic: true)]),
        ("func f(a: Int = 1)", [Expected(first: "a", type: "Int", hasDefault: true)]),
        ("func f(a: (Int) -> Int = { $0 })", [Expected(first: "a", type: "(Int) -> Int", hasDefault: true)]),
        ("func f(@Box a: Int)", [Expected(attributes: ["@Box"], first: "a", type: "Int")]),
        (
            "func f(@Box(1) @Other a: Int)",
            [Expected(attributes: ["@Box(1)", "@Other"], first: "a", type: "Int")]
        ),
        ("func f(a: inout Int)", [Expected(first: "a", type: "inout Int")]),
        ("func f(a: @escaping @Sendable () -> Void)", [Expected(first: "a", type: "@escaping @Sendable () -> Void")]),
        (
            "func f(a: isolated (any Actor)? = #isolation)",
            [Expected(first: "a", type: "isolated (any Actor)?", hasDefault: true)]
        ),
        (
            "init(a: Int, b c: [Int: String])",
            [Expected(first: "a", type: "Int"), Expected(first: "b", second: "c", type: "[Int: String]")]
        ),
        ("subscript(a: Int) -> Int { get }", [Expected(first: "a", type: "Int")]),
    ]

    @Test("take parameters", arguments: parameters)
    func parametersAsInTable(_ text: String, _ expected: [Expected]) throws {
        let found = try signature(text).parameters.map { parameter in
            Expected(
                attributes: parameter.attributes.map(\.description), first: parameter.firstName,
                second: parameter.secondName, type: parameter.type.description, isVariadic: parameter.isVariadic,
                hasDefault: parameter.hasDefault)
        }
        #expect(found == expected)
    }

    static let generics: [(String, parameters: [String], constraints: [String])] = [
        ("func f()", [], []), ("func f<T>(t: T)", ["T"], []), ("func f<T: P>(t: T)", ["T: P"], []),
        ("func f<T: P & Q, U>(t: T, u: U)", ["T: P & Q", "U"], []),
        ("func f<each T: P>(t: repeat each T)", ["each T: P"], []), ("func f<let n: Int>()", ["let n: Int"], []),
        ("func f<T>(t: T) where T: P", ["T"], ["T: P"]),
        ("func f<T>(t: T) where T.A == Int, T.B: P", ["T"], ["T.A == Int", "T.B: P"]),
        ("init<T>(t: T) where T: P", ["T"], ["T: P"]),
        ("subscript<T>(t: T) -> T where T: P { get }", ["T"], ["T: P"]),
        ("func f<T: ~Copyable>(t: borrowing T)", ["T: ~Copyable"], []),
    ]

    @Test("are generic", arguments: generics)
    func genericsAsInTable(_ text: String, _ parameters: [String], _ constraints: [String]) throws {
        let signature = try signature(text)
        #expect(signature.generics.map(\.description) == parameters)
        #expect(signature.constraints.map(\.description) == constraints)
    }

    static let effects: [(String, Effects)] = [
        ("func f()", .none), ("func f() async", Effects(.async, .none)),
        ("func f() throws", Effects(.none, .throws(nil))),
        ("func f() throws(E)", Effects(.none, .throws(.named("E")))),
        ("func f() async throws(Never)", Effects(.async, .throws(.named("Never")))),
        ("func f(a: () throws -> Void) rethrows", Effects(.none, .rethrows)),
        ("func f(a: () async -> Void) reasync", Effects(.reasync, .none)),
        ("init() async throws", Effects(.async, .throws(nil))), ("var a: Int { get }", .none),
        ("var a: Int { get async }", Effects(.async, .none)),
        ("var a: Int { get throws(E) }", Effects(.none, .throws(.named("E")))),
        ("subscript(i: Int) -> Int { get async throws }", Effects(.async, .throws(nil))),
        ("subscript(i: Int) -> Int { get set }", .none),
    ]

    @Test("have effects, which accessors may have too", arguments: effects)
    func effectsAsInTable(_ text: String, _ effects: Effects) throws {
        #expect(try signature(text).effects == effects)
    }

    static let attributes: [(String, attributes: [String], modifiers: [String])] = [
        ("func f()", [], []), ("static func f()", [], ["static"]), ("@MainActor func f()", ["@MainActor"], []),
        ("@available(iOS 16,*) func f()", ["@available(iOS 16,*)"], []),
        ("nonisolated(unsafe) static var a: Int { get }", [], ["nonisolated(unsafe)", "static"]),
        ("@objc(save:) @discardableResult func f() -> Int", ["@objc(save:)", "@discardableResult"], []),
        ("public mutating func f()", [], ["public", "mutating"]),
        ("private(set) var a: Int { get }", [], ["private(set)"]),
        ("@Outer.Box func f()", ["@Outer.Box"], []),
    ]

    @Test("have attributes and modifiers", arguments: attributes)
    func attributesAsInTable(_ text: String, _ attributes: [String], _ modifiers: [String]) throws {
        let signature = try signature(text)
        #expect(signature.attributes.map(\.description) == attributes)
        #expect(signature.modifiers.map(\.description) == modifiers)
    }

    static let names: [(String, name: String, kind: Signature.Kind)] = [
        ("func save()", "save", .function), ("func `in`()", "`in`", .function), ("func größe()", "größe", .function),
        ("func _hidden()", "_hidden", .function), ("func $wrapped()", "$wrapped", .function),
        ("static func <> (a: Self, b: Self) -> Bool", "<>", .operator(.infix)),
        ("static prefix func √ (a: Self) -> Self", "√", .operator(.prefix)),
        ("static postfix func ! (a: Self) -> Self", "!", .operator(.postfix)),
        ("init()", "init", .initializer(.none)), ("init?()", "init", .initializer(.optional)),
        ("init!()", "init", .initializer(.implicitlyUnwrapped)),
        ("var a: Int { get }", "a", .property(.init(isSettable: false))),
        ("var a: Int { get set }", "a", .property(.init(isSettable: true))),
        (
            "var a: Int { mutating get nonmutating set }", "a",
            .property(
                .init(
                    isSettable: true, getterModifiers: [Modifier("mutating")],
                    setterModifiers: [Modifier("nonmutating")]))
        ),
        ("subscript(i: Int) -> Int { get set }", "subscript", .subscript(.init(isSettable: true))),
    ]

    @Test("are of a kind, and have a name", arguments: names)
    func namesAsInTable(_ text: String, _ name: String, _ kind: Signature.Kind) throws {
        #expect(try signature(text).name == name)
        #expect(try signature(text).kind == kind)
    }

    /// Of properties that are declared together, each has a type and accessors of its own.
    @Test("are each their own where several are declared together")
    func bindings() throws {
        let source = SourceText(path: "", text: "var a: Int, b: [String] { get set }, c = 1")
        let declaration = try #require(Parser.parse(source).declarations.first)
        let found = (0...3).map { Signature(source[declaration], bindingIndex: $0) }
        #expect(found.map { $0?.name } == ["a", "b", "c", nil])
        #expect(found.map { $0?.result?.description } == ["Int", "[String]", "", nil])
        #expect(found.map { $0?.isSettable } == [false, true, false, nil])
    }

    @Test(
        "are none of declarations that are called in no way",
        arguments: ["struct S {}", "import Notes", "typealias T = Int", "extension S {}", "deinit {}", "case a"])
    func none(_ text: String) throws {
        let source = SourceText(path: "", text: text)
        let declaration = try #require(Parser.parse(source).declarations.first)
        #expect(Signature(source[declaration]) == nil)
    }
}
