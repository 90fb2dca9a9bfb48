import Testing

@testable import UnderstudySemantics

/// Which members of extensions implement a requirement, one reason a row.
@Suite("Members of extensions")
struct WitnessTests {
    /// A requirement, and a member of an extension that implements it.
    static let witnesses = [
        ("func f()", "func f() {}"), ("func f()", "public func f() {}"), ("func f()", "@inlinable func f() {}"),
        ("func f(a: Int)", "func f(a number: Int) {}"), ("func f(_ a: Int)", "func f(_ b: Int) {}"),
        ("func f() throws", "func f() {}"), ("func f() async", "func f() {}"),
        ("func f(_ a: Int?)", "func f(_ a: Optional<Int>) {}"), ("func f() -> [Int]", "func f() -> Array<Int> { [] }"),
        ("func f(_ a: Int)", "func f(_ a: Swift.Int) {}"), ("func f() -> Void", "func f() {}"),
        ("func f(_ a: any Q)", "func f(_ a: Q) {}"), ("func f(_ a: Self)", "func f(_ a: Self) {}"),
        ("func f(_ a: T)", "func f(_ a: Self.T) {}"), ("func f(_ a: T)", "func f<A>(_ a: A) {}"),
        ("func f<A: Q>(_ a: A)", "func f(_ a: some Q) {}"), ("func f(_ a: some Q)", "func f<A: Q>(_ a: A) {}"),
        ("static func f()", "static func f() {}"), ("static func f()", "class func f() {}"),
        ("static func + (a: Self, b: Self) -> Self", "static func + (x: Self, y: Self) -> Self { x }"),
        ("func `in`()", "func `in`() {}"), ("func f(_ b: (Int) -> Int)", "func f(_ b: (_ n: Int) -> Int) {}"),
        ("func f(_ b: () throws -> Int) rethrows", "func f(_ b: () throws -> Int) rethrows {}"),
        ("func f(_ b: () throws -> Int) throws", "func f(_ b: () throws -> Int) rethrows {}"),
        ("init()", "init() {}"), ("init?(a: Int)", "init?(a: Int) { nil }"), ("init?(a: Int)", "init(a: Int) {}"),
        ("init!(a: Int)", "init!(a: Int) { nil }"), ("init?(a: Int)", "init!(a: Int) { nil }"),
        ("init!(a: Int)", "init?(a: Int) { nil }"),
        ("init!(a: Int)", "init(a: Int) {}"), ("init(a: Int)", "init!(a: Int) { nil }"),
        ("var v: Int { get }", "var v: Int { 1 }"), ("var v: Int { get }", "var v: Int { get { 1 } set {} }"),
        ("var v: Int { get set }", "var v: Int { get { 1 } set {} }"),
        ("var v: Int { get set }", "var v: Int { get { 1 } _modify { yield &x } }"),
        ("static var v: Int { get }", "static var v: Int { 1 }"), ("static var v: Int { get }", "static let v = 1"),
        ("static var v: Int { get set }", "static var v = 1"),
        ("subscript(i: Int) -> Int { get }", "subscript(i: Int) -> Int { i }"),
        ("subscript(i: Int) -> Int { get set }", "subscript(i: Int) -> Int { get { i } set {} }"),
        ("subscript(at i: Int) -> Int { get }", "subscript(at index: Int) -> Int { index }"),
        ("subscript(i: Int) -> Int { get throws }", "subscript(i: Int) -> Int { i }"),
        ("func f(_ a: @escaping () -> Void)", "func f(_ a: () -> Void) {}"),
        ("func f(_ a: @Sendable () -> Void)", "func f(_ a: () -> Void) {}"),
        ("func f(_ a: (@Sendable () -> Void)?)", "func f(_ a: (() -> Void)?) {}"),
        ("func f(_ a: @autoclosure () -> Int)", "func f(_ a: () -> Int) {}"),
        ("func f(_ a: @escaping () -> Void)", "func f(_ a: @isolated(any) @escaping () -> Void) {}"),
        ("func f(_ a: sending [Int])", "func f(_ a: [Int]) {}"),
        ("func f(_ a: [Int])", "func f(_ a: consuming [Int]) {}"),
        ("func f(_ a: isolated (any Actor)?)", "func f(_ a: (any Actor)?) {}"),
        ("func f() -> () -> Void", "func f() -> @Sendable () -> Void { {} }"),
        ("@_spi(A) func f()", "@_spi(A) func f() {}"),
        ("func f<A: Q>(_ a: Int) -> Box<A>", "func f<B>(_ a: Int) -> Box<B> { Box() }"),
        ("func f<A: Q & R>(_ a: [A])", "func f<B: Q>(_ a: [B]) {}"),
    ]

    @Test("implement a requirement", arguments: witnesses)
    func fits(_ requirement: String, _ member: String) {
        #expect(Self.count(of: requirement, with: member) == 1)
    }

    /// A requirement, and a member of an extension that does not implement it.
    static let others = [
        ("func f<A: Q>(_ a: [A])", "func f<B: Q & R>(_ a: [B]) {}"),
        ("func f()", "func g() {}"), ("func f()", "func F() {}"), ("func f()", "var f: Int { 1 }"),
        ("func f()", "static func f() {}"), ("static func f()", "func f() {}"), ("func f()", "func f(a: Int) {}"),
        ("func f(a: Int)", "func f(_ a: Int) {}"), ("func f(a: Int)", "func f() {}"),
        ("func f(a: Int, b: Int)", "func f(b: Int, a: Int) {}"), ("func f(_ a: Int)", "func f(_ a: Int?) {}"),
        ("func f(_ a: [Int])", "func f(_ a: Set<Int>) {}"), ("func f() -> Int", "func f() {}"),
        ("func f()", "func f() -> Int { 1 }"), ("func f()", "func f() throws {}"), ("func f()", "func f() async {}"),
        ("func f()", "private func f() {}"), ("func f()", "fileprivate func f() {}"),
        ("func f<A: Q>(_ a: A)", "func f<A: R>(_ a: A) {}"), ("func f(_ a: any Q)", "func f(_ a: some Q) {}"),
        ("func f(_ a: T)", "func f(_ a: T) where T: Q {}"), ("func f(_ a: Int, _ b: Int)", "func f(_ a: Int...) {}"),
        ("init()", "init(a: Int) {}"), ("init(a: Int)", "init?(a: Int) { nil }"), ("init()", "static func `init`() {}"),
        ("var v: Int { get set }", "var v: Int { 1 }"), ("var v: Int { get }", "var w: Int { 1 }"),
        ("var v: Int { get }", "func v() -> Int { 1 }"), ("static var v: Int { get set }", "static let v = 1"),
        ("var v: Int { get }", "static var v: Int { 1 }"),
        ("subscript(i: Int) -> Int { get set }", "subscript(i: Int) -> Int { i }"),
        ("subscript(i: Int) -> Int { get }", "subscript(at i: Int) -> Int { i }"),
        ("subscript(i: Int) -> Int { get }", "subscript(i: String) -> Int { 1 }"),
        ("subscript(i: Int) -> Int { get }", "subscript(i: Int, j: Int) -> Int { i }"),
        ("func f(_ a: inout Int)", "func f(_ a: Int) {}"), ("func f(_ a: Int)", "func f(_ a: inout Int) {}"),
        ("func f<A>(_ a: A)", "func f<A>(_ a: inout A) {}"),
        ("func f(_ a: () -> Void)", "func f(_ a: @escaping () -> Void) {}"),
        ("func f(_ a: () -> Void)", "func f(_ a: @Sendable () -> Void) {}"),
        ("func f(_ a: (() -> Void)?)", "func f(_ a: (@Sendable () -> Void)?) {}"),
        ("func f(_ a: @MainActor () -> Void)", "func f(_ a: () -> Void) {}"),
        ("func f(_ a: () -> Void)", "func f(_ a: @MainActor () -> Void) {}"),
        ("func f(_ a: [() -> Void])", "func f(_ a: [@Sendable () -> Void]) {}"),
        ("func f(_ a: @isolated(any) @escaping () -> Void)", "func f(_ a: @escaping () -> Void) {}"),
        ("func f(_ a: [Int])", "func f(_ a: sending [Int]) {}"),
        ("func f() -> @Sendable () -> Void", "func f() -> () -> Void { {} }"),
        ("func f()", "@_spi(A) func f() {}"),
    ]

    @Test("implement no other requirement", arguments: others)
    func misfits(_ requirement: String, _ member: String) {
        #expect(Self.count(of: requirement, with: member) == 0)
    }

    private static func count(of requirement: String, with member: String) -> Int {
        index("protocol P { associatedtype T\n \(requirement) }\nextension P { \(member) }").namesWithDefault().count
    }

    /// Modifiers of the extension and of the member, and the narrowest level from which the member counts.
    static let levels: [(extension: String, member: String, level: AccessLevel)] = [
        ("", "", .internal), ("", "public ", .public), ("public ", "", .public), ("public ", "internal ", .internal),
        ("package ", "", .package), ("fileprivate ", "", .fileprivate), ("private ", "", .fileprivate),
        ("private ", "public ", .public), ("", "fileprivate ", .fileprivate), ("", "private ", .private),
    ]

    @Test("have the level that is written, or that of their extension", arguments: levels)
    func levelsAsInTable(_ outer: String, _ inner: String, _ level: AccessLevel) throws {
        let found = index("protocol P { func f() }\n\(outer)extension P { \(inner)func f() {} }")
        let declaration = try #require(found.protocols(named: "P").first)
        let requirement = declaration.requirements[0]
        for other in AccessLevel.allCases {
            #expect(found.hasDefault(requirement, of: declaration, access: other) == (other <= level), "\(other)")
        }
    }

    /// Bodies, and whether they only call another function of the name.
    static let bodies: [(body: String, forwards: Bool)] = [
        ("f(a: 1)", true), ("return f(a: 1)", true), ("self.f(a: 1)", true), ("return try await self.f(a: 1)", true),
        ("f(a: (1 + 2) * 3)", true), ("f(a: 1) + 1", false), ("f(a: 1); g()", false), ("g(a: 1)", false), ("1", false),
        ("f(a: 1).g()", false), ("", false), ("other.f(a: 1)", false),
    ]

    @Test("only call another function of their name", arguments: bodies)
    func forwarding(_ body: String, _ forwards: Bool) throws {
        let found = index("protocol P { func f()\n func f(a: Int) }\nextension P { func f() { \(body) } }")
        let declaration = try #require(found.protocols(named: "P").first)
        #expect(found.onlyForwards(in: declaration)(declaration.requirements[0]) == forwards)
    }

    /// Members, and the constant that they give; `nil` where they do more than that.
    static let constants: [(requirement: String, member: String, constant: String?)] = [
        ("func f()", "func f() {}", ""), ("func f()", "func f() { }", ""),
        ("func f() -> Int", "func f() -> Int { 1 }", "1"),
        ("func f() -> Int", "func f() -> Int { return 1 }", "1"), ("func f() -> Int", "func f() -> Int { -2 }", "-2"),
        ("func f() -> Bool", "func f() -> Bool { true }", "true"),
        ("func f() -> Int?", "func f() -> Int? { nil }", "nil"),
        ("func f() -> [Int]", "func f() -> [Int] { [] }", "[]"),
        ("var v: Double { get }", "var v: Double { 1.5 }", "1.5"),
        ("var v: String { get }", "var v: String { \"\" }", "\"\""),
        ("var v: Int { get }", "var v: Int { 1_000 }", "1_000"),
        ("func f() -> Int", "func f() -> Int { g() }", nil), ("func f()", "func f() { print() }", nil),
        ("func f() -> Int", "func f() -> Int { 1 + 1 }", nil), ("var v: Int { get }", "var v: Int { get { 1 } }", nil),
        ("func f() -> String", "func f() -> String { \"a\" }", nil),
    ]

    @Test("give a constant and do nothing else", arguments: constants)
    func constant(_ requirement: String, _ member: String, _ constant: String?) throws {
        let found = index("protocol P { \(requirement) }\nextension P { \(member) }")
        let declaration = try #require(found.protocols(named: "P").first)
        let entry = try #require(found.resolve(declaration).requirements.first)
        #expect(entry.hasDefault)
        #expect(entry.constantDefault == constant)
    }

    /// What is written in front of a member, and whether the requirement counts as implemented where a double is made.
    static let marks: [(requirement: String, member: String, isImplemented: Bool)] = [
        ("func f()", "func f() {}", true), ("func f()", "@available(*, deprecated) func f() {}", false),
        ("func f()", "@available(*, unavailable) func f() {}", false),
        ("@available(*, deprecated) func f()", "@available(*, deprecated) func f() {}", true),
        ("func f()", "@available(iOS 16, *) func f() {}", true),
        ("func f(a: Int)", "func f(a: Int = 1) { f(a: a) }", false),
        ("func f(a: Int)", "func f(a: Int = 1) { print(a) }", true),
    ]

    @Test("count for doubles unless they are withdrawn, or call themselves", arguments: marks)
    func marked(_ requirement: String, _ member: String, _ isImplemented: Bool) throws {
        let found = index("protocol P { \(requirement) }\nextension P { \(member) }")
        let declaration = try #require(found.protocols(named: "P").first)
        #expect(found.resolve(declaration).requirements.map(\.hasDefault) == [isImplemented])
    }
}
