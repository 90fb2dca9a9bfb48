import Testing

/// Functions, initialisers, properties and subscripts.
@Suite struct MemberTests {
    @Test func effectsMayStandInAnyOrder() {
        expectReading(
            "protocol P { func f() throws async -> Int\n func g() async rethrows }",
            "protocol P\n  func f() async throws -> Int\n  func g() async rethrows")
    }

    @Test func accessorsOfRequirements() {
        expectReading(
            "protocol P { var a: Int { mutating get async throws; nonmutating set }\n var b: Int { @A get } }",
            "protocol P\n  var a: Int { mutating get async throws; nonmutating set }\n  var b: Int { get }")
    }

    @Test func accessorsWithBodies() {
        expectReading(
            "struct A { var a: Int { get { 1 } set(new) { } }\n var b: Int { 1 }\n var c = 1 { didSet { } }\n"
                + " var d: Int { _read { yield x } _modify { yield &x } } }",
            "struct A\n  var a: Int { get {}; set {} }\n  var b: Int {}\n  var c = 1 { didSet {} }\n"
                + "  var d: Int { _read {}; _modify {} }")
    }

    @Test func closureOfAnInitialValueIsPartOfIt() {
        expectReading("let a = b { c } d: { e }\nvar f = { get }()", "let a = b { c } d: { e }\nvar f = { get }()")
    }

    @Test func getterThatCallsGetHasNoAccessors() {
        expectReading(
            "struct A { var a: Int { get() + 1 }\n var b: Int { set.count } }",
            "struct A\n  var a: Int {}\n  var b: Int {}")
    }

    @Test func propertiesDeclaredTogether() {
        expectReading(
            "protocol P { var a: Int { get }, b: [Int] { get set } }",
            "protocol P\n  var a: Int { get }, b: array(Int) { get; set }")
        expectReading("let (a, b) = (1, 2), c = f<A, B>(), d: Int", "let (a, b) = (1, 2), c = f<A, B>(), d: Int")
    }

    @Test func initialisersAndSubscripts() {
        expectReading(
            "protocol P { init?<T>(a: T) throws where T: Q\n init!()\n static subscript<T>(_ a: Int, b c: T) -> T where T: Q { get set } }",
            "protocol P\n  init?<T>(a: T) throws where T: Q\n  init!()\n"
                + "  static subscript<T>(_ a: Int, b c: T) -> T where T: Q { get; set }")
    }

    @Test func defaultValuesMayHoldAnything() {
        expectReading(
            "func f(a: A = b ? c : d, e: E = g<H, I>(1, 2), j: J = { (k, l) in [k, l] }, m: M = n < o, p: Int...)",
            "func f(a: A = b ? c : d, e: E = g<H, I>(1, 2), j: J = { (k, l) in [k, l] }, m: M = n < o, p: Int...)")
    }

    @Test func enumerationCases() {
        expectReading(
            "indirect enum A: Int { case a, b(Int, c: [B]) , d = 1\n case e(_ f: () -> Void = { }) }",
            "indirect enum A: Int\n  case a, b(Int, c: array(B)), d\n  case e(_ f: function() -> Void = { })")
    }

    @Test func importsOfModulesAndDeclarations() {
        expectReading(
            "@testable import A\npublic import struct B.C.D\nimport func E.f\n@_exported import G",
            "@testable import A\npublic import struct B.C.D\nimport func E.f\n@_exported import G")
    }

    @Test func missingPartsAreTold() {
        expectReading("protocol ①{}", "protocol ", Expected("expected-name"))
        expectReading("protocol P①", nil, Expected("expected-members"))
        expectReading("protocol P { func f ①}", "protocol P\n  func f()", Expected("expected-parameters"))
        expectReading("protocol P { var a: ①}", "protocol P\n  var a: missing", Expected("expected-type"))
        expectReading("protocol P { var ①a\n var b: B { get } }", nil, Expected("untyped-property"))
        expectReading(
            "protocol P {\n #if A\n static var ①a { get }\n #endif\n}\nstruct S { var a = 1 }", nil,
            Expected("untyped-property"))
        expectReading("protocol P ①{ func f()", "protocol P\n  func f()", Expected("unclosed-brace"))
        expectReading("protocol P {} ①}\nprotocol Q {}", "protocol P\nprotocol Q", Expected("extraneous-brace"))
    }
}
