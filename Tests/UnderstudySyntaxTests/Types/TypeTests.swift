import Testing

/// Types as they are written.
@Suite struct TypeTests {
    @Test func namesAndMembers() {
        expectType("A.B<C, D>.E", "A.B<C, D>.E")
        expectType("A<B<C<D>>>", "A<B<C<D>>>")
        expectType("any A.Type", "any(A.Type)")
        expectType("`Type`.`A b`", "`Type`.`A b`")
    }

    @Test func optionalsAndCollections() {
        expectType("A??", "optional(optional(A))")
        expectType("A?!", "unwrapped(optional(A))")
        expectType("[A: [B]?]", "dictionary(A, optional(array(B)))")
        expectType("A<B?>?", "optional(A<optional(B)>)")
    }

    @Test func tuplesAndFunctions() {
        expectType("()", "tuple()")
        expectType("(a: A, _ b: B)", "tuple(a: A, _ b: B)")
        expectType("(A, inout B) async throws -> (C) -> D", "function(A, [inout]B) async throws -> function(C) -> D")
        expectType("((A) -> B)?", "optional(tuple(function(A) -> B))")
        expectType("(A...) -> Void", "function(A...) -> Void")
    }

    @Test func existentialsAndOpaqueTypes() {
        expectType("any A & B", "any(all(A, B))")
        expectType("some A<some B>", "some(A<some(B)>)")
        expectType("(any A)?", "optional(tuple(any(A)))")
        expectType("any ~Copyable", "any(not(Copyable))")
        expectType("A & ~Copyable", "all(A, not(Copyable))")
    }

    @Test func contextualWordsAreNamesOfTypes() {
        expectType("any", "any")
        expectType("A<some, each>", "A<some, each>")
        expectType("sending", "sending")
    }

    @Test func specifiers() {
        expectType(
            "(borrowing A, consuming B, isolated C, __owned D) -> Void",
            "function([borrowing]A, [consuming]B, [isolated]C, [__owned]D) -> Void")
    }

    @Test func aLineMayEndBehindASpecifier() {
        for word in ["inout", "sending", "isolated", "borrowing", "nonisolated(nonsending)"] {
            expectReading("func f(_ a: \(word)\n A)", "func f(_ a: [\(word)]A)")
        }
        expectReading("func f() -> sending\n A", "func f() -> [sending]A")
        expectReading("var a: any\n A { get }", "var a: any(A) { get }")
        expectReading(
            "func f(_ a: sending\n @escaping () -> Void)", "func f(_ a: [sending @escaping]function() -> Void)")
        // What begins a declaration is no type.
        expectReading(
            "struct A {\n var a: sending\n static var b: B\n}", "struct A\n  var a: sending\n  static var b: B")
    }
}
