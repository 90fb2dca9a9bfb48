import Testing

/// Attributes, modifiers and macros.
@Suite struct AttributeTests {
    @Test func attributesKeepTheirArguments() {
        expectReading(
            "@_spi(A) @available(macOS 13, *) @A.B<C>(d: { e }) @objc(f:g:) public protocol P {}",
            "@_spi(A) @available(macOS 13, *) @A.B<C>(d: { e }) @objc(f:g:) public protocol P")
    }

    @Test func unknownAttributesAndModifiersAreKept() {
        expectReading(
            "@_anything(1 2 3) @unknown protocol P { fancy brandNew func f() }",
            "@_anything(1 2 3) @unknown protocol P\n  fancy brandNew func f()")
    }

    @Test func modifiersKeepTheirDetail() {
        expectReading(
            "struct A { public private(set) var a = 1; nonisolated(unsafe) static let b = 2; unowned(safe) var c: A }",
            "struct A\n  public private(set) var a = 1\n  nonisolated(unsafe) static let b = 2\n  unowned(safe) var c: A"
        )
    }

    @Test func attributesMayStandInConditions() {
        expectReading(
            "#if A\n@a\n#elseif B\n@b @c\n#endif\nprotocol P {\n#if C\n@d\n#endif\nfunc f() }",
            "#if A @a #elseif B @b @c #endif protocol P\n  #if C @d #endif func f()")
    }

    @Test func attributesOfTypesAndParameters() {
        expectType("@escaping @Sendable (Int) -> Void", "[@escaping @Sendable]function(Int) -> Void")
        expectReading("func f(@A(1) a: @autoclosure () -> Int)", "func f(@A(1) a: [@autoclosure]function() -> Int)")
    }

    @Test func macrosAreDeclaredAndUsed() {
        expectReading(
            "@attached(member, names: named(a)) public macro M(a: Int) = #externalMacro(module: \"A\", type: \"B\")\n"
                + "@freestanding(expression) macro N<T>(_ a: T) -> T\nprotocol P {}",
            "@attached(member, names: named(a)) public other\n@freestanding(expression) other\nprotocol P")
        expectReading(
            "struct A {\n #member(1) { }\n #other\n func f()\n}\n#warning(\"a\")\nprotocol P { #req(a)\n func f() }",
            "struct A\n  other\n  func f()\nother\nprotocol P\n  other\n  func f()")
    }

    @Test func attributeWithoutDeclarationIsRead() {
        expectReading(
            "protocol P { func f()\n @a ①}", "protocol P\n  func f()\n  @a code", Expected("expected-declaration"))
    }
}
