import Testing

/// String, regular expression and number literals.
@Suite struct LiteralTests {
    @Test func stringIsOneToken() {
        expectTokens(#"a "b\"c" d"#, ["identifier a", #"string "b\"c""#, "identifier d"])
        expectTokens(#""" "a""#, [#"string """#, #"string "a""#])
    }

    @Test func interpolationsNest() {
        expectTokens(#""a\(b("c\("d")"))e" f"#, [#"string "a\(b("c\("d")"))e""#, "identifier f"])
        expectTokens(#""\(a { ")" })" b"#, [#"string "\(a { ")" })""#, "identifier b"])
    }

    @Test func rawStringsNeedTheirPounds() {
        expectTokens(##"#"a"b\(c"# d"##, [##"string #"a"b\(c"#"##, "identifier d"])
        expectTokens(##"#"\#("a")"# d"##, [##"string #"\#("a")"#"##, "identifier d"])
        expectTokens(###"##"a"#b"## c"###, [###"string ##"a"#b"##"###, "identifier c"])
    }

    @Test func multiLineStringsHoldQuotes() {
        let text = "\"\"\"\n a \"b\" \"\" \\\"\"\" \\(\"}\")\n\"\"\""
        expectTokens(text + " c", ["string " + text, "identifier c"])
    }

    @Test func rawMultiLineStringsHoldQuotesAndPounds() {
        let text = "#\"\"\"\n \"\"\" \\( \\#(a(\")\"))\n\"\"\"#"
        expectTokens(text + " c", ["string " + text, "identifier c"])
    }

    @Test func quotesOfRawStringOnOneLineAreText() {
        expectTokens(##"#"""# a"##, [##"string #"""#"##, "identifier a"])
    }

    @Test func openStringEndsWithItsLine() {
        expectReading("let a = ①\"b\nprotocol P {}", "let a = \"b\nprotocol P", Expected("unterminated-string"))
    }

    @Test func slashAfterOperandDivides() {
        expectTokens("a / b / c", ["identifier a", "operator /", "identifier b", "operator /", "identifier c"])
        expectTokens("a/b/c", ["identifier a", "operator /", "identifier b", "operator /", "identifier c"])
        expectTokens(
            "(a) /b", ["leftParen (", "identifier a", "rightParen )", "operator /", "identifier b"])
    }

    @Test func slashWhereAValueIsExpectedOpensARegularExpression() {
        expectTokens("= /a}b/", ["operator =", "regex /a}b/"])
        expectTokens("return /[/]/", ["identifier return", "regex /[/", "rightSquare ]", "operator /"])
        expectTokens("(/a\\/b/)", ["leftParen (", "regex /a\\/b/", "rightParen )"])
    }

    @Test func poundsMakeExtendedRegularExpressions() {
        expectTokens("#/a/b/# c", ["regex #/a/b/#", "identifier c"])
        expectTokens("##/a/#b/## c", ["regex ##/a/#b/##", "identifier c"])
        expectTokens("#/\n  { a / b\n/# c", ["regex #/\n  { a / b\n/#", "identifier c"])
    }

    @Test func regularExpressionsInBodiesHideBraces() {
        expectReading("func f() { let a = /}/; b(#/ } /#) }\nprotocol P {}", "func f() {}\nprotocol P")
    }

    @Test func numbersHoldTheirSigns() {
        expectTokens(
            "1.5e-3 0x1p+4 1_000 1.a 0xe-1",
            [
                "number 1.5e-3", "number 0x1p+4", "number 1_000", "number 1", "period .", "identifier a", "number 0xe",
                "operator -", "number 1",
            ])
    }
}
