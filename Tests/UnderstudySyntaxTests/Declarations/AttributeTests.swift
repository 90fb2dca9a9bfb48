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

    @Test func whiteSpaceMayPrecedeArguments() {
        expectReading(
            "struct A { @Wrapper ( ) var x\n @Wrapper (1) var y: B }",
            "struct A\n  @Wrapper ( ) var x\n  @Wrapper (1) var y: B")
        expectReading("func f(@A (1) a: B)", "func f(@A (1) a: B)")
        expectReading("enum E { case a(@Sendable () -> Void) }", "enum E\n  case a(@Sendable function() -> Void)")
        expectType("@A (B, C)", "[@A]tuple(B, C)")
    }

    @Test func macrosAreDeclaredAndUsed() {
        expectReading(
            "@attached(member, names: named(a)) public macro M(a: Int) = #externalMacro(module: \"A\", type: \"B\")\n"
                + "@freestanding(expression) macro N<T>(_ a: T) -> T\nprotocol P {}",
            "@attached(member, names: named(a)) public other\n@freestanding(expression) other\nprotocol P")
        expectReading(
            "struct A {\n #member(1) { }\n #other\n func f()\n}\n#warning(\"a\")\nprotocol P { #req(a)\n func f() }",
            "struct A\n  code\n  code\n  func f()\ncode\nprotocol P\n  code\n  func f()")
    }

    @Test func attributesAreTypesWithGenericArgumentsAnywhere() {
        expectReading(
            "protocol P {\n @Wrap<Int>.Iso func c()\n @FocusState<F?>.Binding var x: F? { get }\n"
                + " @A<B>.C<D>.E(1) func d()\n @A<B>\n func e() }",
            """
            protocol P
              @Wrap<Int>.Iso func c()
              @FocusState<F?>.Binding var x: optional(F) { get }
              @A<B>.C<D>.E(1) func d()
              @A<B> func e()
            """)
    }

    @Test func moduleSelectorsStandInAttributes() {
        expectReading(
            "@A::B protocol P: A::Q {\n @Swift::MainActor func c()\n @A::B<C>.D(e) func d()\n"
                + " func e(@A::B f: @Swift::Sendable () -> Swift::Int) throws(A::E)\n}\nextension A::B {}",
            """
            @A::B protocol P: A.Q
              @Swift::MainActor func c()
              @A::B<C>.D(e) func d()
              func e(@A::B f: [@Swift::Sendable]function() -> Swift.Int) throws(A.E)
            extension A.B
            """)
    }

    @Test func macrosTakeAttributesAndModifiers() {
        expectReading(
            "struct A: nonisolated P {\n public #member(1)\n @attr #member { 2 }\n nonisolated #member\n"
                + " @a public static #member\n func f()\n}\nenum E {\n #member\n case a\n}\npublic #top",
            """
            struct A: [nonisolated]P
              public code
              @attr code
              nonisolated code
              @a public static code
              func f()
            enum E
              code
              case a
            public code
            """)
    }

    @Test func attributeWithoutDeclarationIsRead() {
        expectReading(
            "protocol P { func f()\n @a ①}", "protocol P\n  func f()\n  @a code", Expected("expected-declaration"))
    }
}
