import Testing
import UnderstudySyntax

@testable import UnderstudySemantics

@Suite("Signatures")
struct SignatureTests {
    static func signature(_ text: String) throws -> Signature {
        let source = SourceText(path: "", text: "protocol P { \(text) }")
        let file = FileDeclarations(parsing: source)
        return try #require(file.protocols.first?.requirements.first?.signature)
    }

    static let spellings = [
        "func save(_ note: Note)", "func find(by id: UUID) async throws -> Note?", "static func make() -> Self",
        "func map<T: P, each U>(_ body: (T) throws -> Void) rethrows where T.Element == Int, T: Sendable",
        "init?(id: Int) throws(Failure)", "init!()", "subscript<K: Hashable>(key: K, default value: V) -> V",
        "var count: Int", "static prefix func - (x: Self) -> Self",
        "@discardableResult func add(_ x: inout Int) -> Int",
        "@MainActor func show()", "nonisolated(nonsending) func load() async", "func log(_ items: Any...)",
        "func `default`(`in`: Int)", "mutating func sort(@Wrapped by key: Key)",
    ]

    @Test("are printed as they are written", arguments: spellings)
    func printed(_ text: String) throws {
        #expect(try Self.signature(text).description == text)
    }

    @Test("know accessors")
    func accessors() throws {
        let count = try Self.signature("var count: Int { mutating get async throws(E) nonmutating set }")
        #expect(count.isSettable)
        #expect(count.changesInPlace)
        #expect(count.effects == Effects(.async, .throws(.named("E"))))
        #expect(count.accessors?.setterModifiers == [Modifier("nonmutating")])
        #expect(try !Self.signature("var count: Int { get nonmutating set }").changesInPlace)
        #expect(try Self.signature("var count: Int { get set }").changesInPlace)
        #expect(try !Self.signature("subscript(i: Int) -> Int { get }").isSettable)
    }

    /// Pairs of requirements that one member meets.
    static let same = [
        ("func f(a: Int, _ b: Int)", "func f(a x: Int, _ y: Int)"),
        ("func f<T, R>(t: T) where T.Element == R.Element", "func f<A, B>(t: A) where B.Element == A.Element"),
        ("func f<T: P>(_ t: T)", "func f<U>(_ other: U) where U: P"),
        ("func f<T: P & Q>(_ t: T)", "func f<T: Q>(_ t: T) where T: P"),
        ("func f() -> ()", "func f()"), ("func f(_ x: Optional<Int>)", "func f(_ x: Int?)"),
        ("@discardableResult func f() -> Int", "func f() -> Swift.Int"),
        ("var x: Int { get }", "var x: Int { get set }"),
        ("subscript(i: Int) -> A { get }", "subscript(j: Int) -> A { get set }"),
    ]

    @Test("are canonically the same where one member meets both", arguments: same)
    func equal(_ left: String, _ right: String) throws {
        #expect(try Self.signature(left).canonical == Self.signature(right).canonical)
    }

    static let different = [
        ("func f(a: Int)", "func f(b: Int)"), ("func f(_ x: Int)", "func f(_ x: Int?)"),
        ("func f()", "static func f()"),
        ("func f() -> Int", "func f() -> String"), ("func f<T: P>(_ t: T)", "func f<T: Q>(_ t: T)"),
        ("func f(_ x: inout Int)", "func f(_ x: Int)"), ("func f()", "func f() async"),
        ("subscript(i: Int) -> A", "subscript(i i: Int) -> A"), ("init()", "init?()"),
    ]

    @Test("are canonically different where two members are needed", arguments: different)
    func unequal(_ left: String, _ right: String) throws {
        #expect(try Self.signature(left).canonical != Self.signature(right).canonical)
    }

    /// Members, and requirements that they implement.
    static let witnesses = [
        ("func f(x: Int)", "func f(x: Int)"), ("func f<T>(x: T)", "func f(x: Int)"),
        ("func f<T: P>(x: T)", "func f(x: some P)"), ("func f()", "func f() async throws"),
        ("func f(b: () throws -> Void) rethrows", "func f(b: () throws -> Void)"),
        ("func f(x: Self)", "func f(x: Int)"),
        ("func f(x: any P)", "func f(x: P)"), ("func f() -> Void", "func f()"),
    ]

    @Test("fit requirements", arguments: witnesses)
    func fits(_ member: String, _ requirement: String) throws {
        #expect(try Self.signature(member).fits(Self.signature(requirement)))
    }

    static let misfits = [
        ("func f(x: Int)", "func f(x: String)"), ("func f() async", "func f()"), ("func f() throws", "func f()"),
        ("func f(x: Int)", "func f(x: Int, y: Int)"), ("func f<T: P>(x: T)", "func f<T: Q>(x: T)"),
        ("func f() -> Int", "func f()"),
    ]

    @Test("fit no others", arguments: misfits)
    func unfit(_ member: String, _ requirement: String) throws {
        #expect(try !Self.signature(member).fits(Self.signature(requirement)))
    }

    @Test(
        "say where they run",
        arguments: [
            ("func f() async", true), ("func f(a: isolated (any Actor)? = #isolation)", true), ("func f()", false),
            ("nonisolated func f()", true), ("func f(_ x: @escaping () async -> Void)", true),
            ("@concurrent func f()", true),
            ("var x: Int { get async }", true), ("func nonisolatedThing()", false),
        ])
    func isolation(_ text: String, _ says: Bool) throws {
        #expect(try Self.signature(text).saysIsolation == says)
    }
}
