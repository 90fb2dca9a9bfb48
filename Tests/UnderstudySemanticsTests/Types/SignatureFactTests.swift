import Testing

@testable import UnderstudySemantics

/// What is asked of a signature, each by a table.
@Suite("Facts of signatures")
struct SignatureFactTests {
    private func signature(_ text: String) throws -> Signature { try SignatureTests.signature(text) }

    static let requirements = [
        ("var a: Int { get }", "var a: Int { get }"), ("var a: Int{get set}", "var a: Int { get set }"),
        ("var a: Int { mutating get nonmutating set }", "var a: Int { mutating get nonmutating set }"),
        ("var a: Int { get async throws }", "var a: Int { get async throws }"),
        ("static var a: Int { get }", "static var a: Int { get }"),
        ("subscript(i: Int)->A{get set}", "subscript(i: Int) -> A { get set }"),
        ("subscript<K>(key: K) -> A where K: P { get }", "subscript<K>(key: K) -> A where K: P { get }"),
        ("func  f( _ a:Int )", "func f(_ a: Int)"), ("init ? (a:Int)", "init?(a: Int)"),
    ]

    @Test("are printed as a protocol writes them", arguments: requirements)
    func requirement(_ text: String, _ printed: String) throws {
        #expect(try signature(text).requirement == printed)
    }

    static let labels: [(String, labels: [String], inner: [String?])] = [
        ("func f(a: Int, _ b: Int, to c: Int, _: Int)", ["a", "_", "to", "_"], ["a", "b", "c", nil]),
        ("subscript(a: Int, at b: Int, _ c: Int) -> A", ["_", "at", "_"], ["a", "b", "c"]),
        ("static func + (a: Self, b: Self) -> Self", ["_", "_"], ["a", "b"]),
        ("init(`in`: Int, for _: Int)", ["`in`", "for"], ["`in`", nil]),
    ]

    @Test("label arguments", arguments: labels)
    func labelsAsInTable(_ text: String, _ labels: [String], _ inner: [String?]) throws {
        let signature = try signature(text)
        #expect(signature.labels == labels)
        #expect(signature.parameters.map(\.innerName) == inner)
    }

    static let values: [(String, String?)] = [
        ("func f()", nil), ("func f() -> Void", nil), ("func f() -> ()", nil), ("func f() -> Swift.Void", nil),
        ("func f() -> Int?", "Int?"), ("var a: [Int] { get }", "[Int]"), ("init()", nil),
    ]

    @Test("give a value", arguments: values)
    func value(_ text: String, _ value: String?) throws {
        #expect(try signature(text).value?.description == value)
    }

    static let constraints: [(String, [String])] = [
        ("func f<T>(_ t: T)", []), ("func f<T: P>(_ t: T)", ["T: P"]), ("func f<T: P & Q>(_ t: T)", ["T: P", "T: Q"]),
        ("func f<T>(_ t: T) where T: P & Q, T.A == Int", ["T: P", "T: Q", "T.A == Int"]),
        ("func f<T: P, U>(_ t: T, _ u: U) where U: Q", ["T: P", "U: Q"]),
    ]

    @Test("constrain their parameters, one conformance each", arguments: constraints)
    func constraintsAsInTable(_ text: String, _ constraints: [String]) throws {
        #expect(try signature(text).allConstraints.map(\.description) == constraints)
    }

    static let generic: [(String, Bool)] = [
        ("func f()", false), ("func f<T>(_ t: T)", true), ("func f(_ p: some P)", true), ("func f(_ p: any P)", false),
        ("func f() -> some P", false), ("func f(_ p: [some P])", true),
    ]

    @Test("leave types to the caller", arguments: generic)
    func genericAsInTable(_ text: String, _ isGeneric: Bool) throws {
        #expect(try signature(text).isGeneric == isGeneric)
    }

    static let words: [(String, Set<String>)] = [
        ("func move(_ note: Note, to folder: Folder)", ["move", "_", "note", "Note", "to", "folder", "Folder"]),
        ("func f<T: P>(t: T) throws(E) -> T.A", ["f", "T", "P", "t", "E", "A"]),
        ("@MainActor static var a: Int { get }", ["MainActor", "static", "a", "Int"]),
        ("func f<T>(t: T) where T.A == B", ["f", "T", "t", "A", "B"]),
    ]

    @Test("hold words", arguments: words)
    func wordsAsInTable(_ text: String, _ words: Set<String>) throws {
        #expect(try signature(text).words == words)
    }

    static let types: [(String, [String])] = [
        ("func f(_ a: A, b: [B]) throws(E) -> C", ["A", "[B]", "C", "E"]),
        ("func f<T: P>(t: T) where T.A == Int", ["T", "P", "T.A", "Int"]), ("var a: A? { get }", ["A?"]),
    ]

    @Test("are written with types", arguments: types)
    func typesAsInTable(_ text: String, _ types: [String]) throws {
        #expect(try signature(text).types.map(\.description) == types)
    }

    @Test("change each type that they are written with")
    func mapped() throws {
        let before = try signature("func f<T: P>(_ a: A, b: [A]) throws(A) -> A? where T.B == A")
        let after = before.mappingTypes { type in
            type.mentions("A") ? .named("Z") : type
        }
        #expect(after.description == "func f<T: P>(_ a: Z, b: Z) throws(Z) -> Z where T.B == Z")
    }

    static let prefixes = [
        ("func f()", ""), ("func f() async", "await "), ("func f() throws", "try "),
        ("func f() async throws(E)", "try await "), ("var a: Int { get throws }", "try "),
        ("func f(_ b: () throws -> Void) rethrows", "try "),
    ]

    @Test("say what a call needs", arguments: prefixes)
    func prefix(_ text: String, _ prefix: String) throws {
        #expect(try signature(text).effects.callPrefix == prefix)
    }

    static let kinds: [(String, failability: String, fixity: Signature.Fixity?)] = [
        ("init()", "", nil), ("init?()", "?", nil), ("init!()", "!", nil), ("func f()", "", nil),
        ("static prefix func - (a: Self) -> Self", "", .prefix), ("static postfix func ++ (a: Self)", "", .postfix),
        ("static func + (a: Self, b: Self) -> Self", "", .infix),
    ]

    @Test("are initialisers and operators of several kinds", arguments: kinds)
    func kindsAsInTable(_ text: String, _ failability: String, _ fixity: Signature.Fixity?) throws {
        #expect(try signature(text).failability.rawValue == failability)
        #expect(try signature(text).fixity == fixity)
    }

    @Test("have attributes and modifiers with what is in their parentheses")
    func details() throws {
        let signature = try signature("@available(iOS 16, *) nonisolated(nonsending) mutating func f() async")
        #expect(signature.attributes.map(\.description) == ["@available(iOS 16, *)"])
        #expect(signature.attributes[0].availability?.introduced.map(\.description) == ["iOS 16"])
        #expect(signature.modifiers == [.nonsending, Modifier("mutating")])
        #expect(signature.hasModifier("nonisolated") && signature.hasModifier("mutating"))
        #expect(!signature.hasModifier("static") && !signature.isStatic)
        #expect(signature.hasAttribute("available") && !signature.hasAttribute("MainActor"))
    }

    @Test("have accessors that can be changed where they have any")
    func accessors() throws {
        var property = try signature("var a: Int { get }")
        property.accessors = Signature.Accessors(isSettable: true)
        #expect(property.requirement == "var a: Int { get set }")
        var function = try signature("func f()")
        function.accessors = Signature.Accessors(isSettable: true)
        #expect(function.accessors == nil)
    }
}

@Suite("Keys of constraints")
struct ConstraintKeyTests {
    static let same = [
        ("func f<T>(_ t: T) where T.A == Int", "func f<T>(_ t: T) where Int == T.A"),
        ("func f<T>(_ t: T) where T: P, T.A: Q", "func f<T: P>(_ t: T) where T.A: Q"),
        ("func f<T>(_ t: T) where T: P, T: P", "func f<T: P>(_ t: T)"),
        ("func f<A, B>(_ a: A, _ b: B)", "func f<X, Y>(_ x: X, _ y: Y)"),
        ("func f<T: Q & P>(_ t: T)", "func f<T: P & Q>(_ t: T)"),
    ]

    @Test("are the same whatever their order and their names", arguments: same)
    func equal(_ left: String, _ right: String) throws {
        #expect(try SignatureTests.signature(left).canonical == SignatureTests.signature(right).canonical)
    }

    static let different = [
        ("func f<A, B>(_ a: A, _ b: B)", "func f<A, B>(_ b: B, _ a: A)"),
        ("func f<T>(_ t: T) where T.A == Int", "func f<T>(_ t: T) where T.A: Int"),
        ("func f<each T>(_ t: repeat each T)", "func f<T>(_ t: T)"),
        ("func f() throws(A)", "func f() throws(B)"), ("func f(_ a: Int...)", "func f(_ a: [Int])"),
    ]

    @Test("differ where callers see a difference", arguments: different)
    func unequal(_ left: String, _ right: String) throws {
        #expect(try SignatureTests.signature(left).canonical != SignatureTests.signature(right).canonical)
    }
}
