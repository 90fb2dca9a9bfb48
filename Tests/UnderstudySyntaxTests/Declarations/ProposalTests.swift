import Testing

/// Declarations as the evolution proposals brought them.
@Suite struct ProposalTests {
    @Test("SE-0346: primary associated types")
    func primaryAssociatedTypes() {
        expectReading(
            "protocol P<A, B>: Q<Int> { associatedtype A\n associatedtype B: C = D where B.E == Int }",
            "protocol P<A, B>: Q<Int>\n  associatedtype A\n  associatedtype B: C = D where B.E == Int")
        expectReading("protocol P<①> {}", "protocol P", Expected("expected-name"))
    }

    @Test("SE-0439: trailing commas")
    func trailingCommas() {
        expectReading(
            "protocol P<A, B,>: Q<Int,> {}\nstruct S<A, B,> {}\nfunc f<A,>(_ a: A,) -> (A, Int,)",
            "protocol P<A, B>: Q<Int>\nstruct S<A, B>\nfunc f<A>(_ a: A) -> tuple(A, Int)")
    }

    @Test("SE-0404: protocols nest in types and extensions")
    func nestedProtocols() {
        expectReading(
            "struct A { protocol P { func f() } }\nextension B.C { enum D { protocol Q {} } }",
            "struct A\n  protocol P\n    func f()\nextension B.C\n  enum D\n    protocol Q")
    }

    @Test("SE-0413: typed throws")
    func typedThrows() {
        expectReading(
            "protocol P { func f<E: Error>(_ a: () throws(E) -> Void) throws(E)\n var a: Int { get throws(any Error) } }",
            "protocol P\n  func f<E: Error>(_ a: function() throws(E) -> Void) throws(E)\n"
                + "  var a: Int { get throws(any(Error)) }")
    }

    @Test("SE-0427 and SE-0446: suppressed conformances")
    func suppressed() {
        expectReading(
            "protocol P: ~Copyable, ~Escapable { associatedtype A: ~Copyable & B }",
            "protocol P: not(Copyable), not(Escapable)\n  associatedtype A: all(not(Copyable), B)")
        expectReading("struct S<T: ~Copyable>: ~Copyable {}", "struct S<T: not(Copyable)>: not(Copyable)")
    }

    @Test("SE-0430: sending")
    func sending() {
        expectReading(
            "protocol P { func f(_ a: sending A) -> sending B\n func sending(sending: Int) }",
            "protocol P\n  func f(_ a: [sending]A) -> [sending]B\n  func sending(sending: Int)")
    }

    @Test("SE-0431 and SE-0461: isolation of functions and their types")
    func isolation() {
        expectReading(
            "protocol P { @concurrent func f(a: @isolated(any) () -> Void) async\n nonisolated(nonsending) func g() async }",
            "protocol P\n  @concurrent func f(a: [@isolated(any)]function() -> Void) async\n"
                + "  nonisolated(nonsending) func g() async")
        expectType("nonisolated(nonsending) () async -> Void", "[nonisolated(nonsending)]function() async -> Void")
        expectType("@concurrent () async -> Void", "[@concurrent]function() async -> Void")
    }

    @Test("SE-0449: nonisolated types and extensions")
    func nonisolatedTypes() {
        expectReading(
            "nonisolated protocol P {}\nnonisolated struct S {}\nnonisolated extension S: P {}",
            "nonisolated protocol P\nnonisolated struct S\nnonisolated extension S: P")
    }

    @Test("SE-0452 and SE-0483: values as generic parameters, inline arrays")
    func integerGenerics() {
        expectReading("struct V<let n: Int, T> {}", "struct V<let n: Int, T>")
        expectType("V<-3, Int>", "V<literal -3, Int>")
        expectType("[3 of [n of Int]]", "inline(literal 3, inline(n, Int))")
    }

    @Test("SE-0393 and SE-0398: packs")
    func packs() {
        expectReading(
            "protocol P { func f<each T: Q>(_ a: repeat each T) -> (repeat A<each T>) where repeat each T: R }",
            "protocol P\n  func f<each T: Q>(_ a: repeat(each(T))) -> tuple(repeat(A<each(T)>)) where repeat(each(T)): R"
        )
        expectReading("struct S<each T> {}", "struct S<each T>")
        expectType("repeat @escaping () -> each T", "repeat([@escaping]function() -> each(T))")
    }

    @Test("SE-0470: isolated conformances")
    func isolatedConformances() {
        expectReading(
            "extension A: @MainActor P, nonisolated Q, @preconcurrency R {}",
            "extension A: [@MainActor]P, [nonisolated]Q, [@preconcurrency]R")
    }

    @Test("SE-0491: module selectors")
    func moduleSelectors() {
        expectReading("protocol P: A::B { var a: C::D? { get } }", "protocol P: A.B\n  var a: optional(C.D) { get }")
    }
}
