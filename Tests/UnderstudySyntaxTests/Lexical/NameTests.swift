import Testing

/// Names and operators.
@Suite struct NameTests {
    @Test func rawIdentifiersHoldSpaces() {
        expectReading(
            "protocol `my protocol` { func `does a thing!`(`for a`: Int) }",
            "protocol `my protocol`\n  func `does a thing!`(`for a`: Int)")
    }

    @Test func openBackTickIsNoName() {
        expectTokens("`a\nb", ["unknown `", "identifier a", "identifier b"])
    }

    @Test func dollarIdentifiersAreTheirOwn() {
        expectTokens("$0 $name a$b", ["dollarIdentifier $0", "dollarIdentifier $name", "identifier a$b"])
    }

    @Test func namesMayHoldAnyLetter() {
        expectReading("protocol Größe { func 数(é: Int) }", "protocol Größe\n  func 数(é: Int)")
    }

    @Test func operatorsMayHoldSymbols() {
        expectTokens("a → b ≤≥ c", ["identifier a", "operator →", "identifier b", "operator ≤≥", "identifier c"])
        expectReading(
            "protocol P { static func ≈ (a: Self, b: Self) -> Bool }",
            "protocol P\n  static func ≈(a: Self, b: Self) -> Bool")
    }

    @Test func operatorsMayBeginWithPeriods() {
        expectTokens(
            "a ..< b .a ...",
            [
                "identifier a", "operator ..<", "identifier b", "period .", "identifier a", "operator ...",
            ])
    }

    @Test func onePeriodMayBeginAnOperator() {
        expectTokens(
            "a .== b .& c ./ d .√ e .// f",
            [
                "identifier a", "operator .==", "identifier b", "operator .&", "identifier c", "operator ./",
                "identifier d", "operator .√", "identifier e", "period .",
            ])
        expectTokens(
            #"\A.?.b \.!.c"#,
            [
                "backslash \\", "identifier A", "period .", "operator ?", "period .", "identifier b", "backslash \\",
                "period .", "operator !", "period .", "identifier c",
            ])
        expectReading(
            "protocol P { static func .!= (a: Self, b: Self) -> Bool\n static func .= <T>(a: T, b: Self) }",
            "protocol P\n  static func .!=(a: Self, b: Self) -> Bool\n  static func .=<T>(a: T, b: Self)")
    }

    @Test func operatorFunctionsMayBeGeneric() {
        expectReading(
            "protocol P { static func == <T>(a: T, b: Self) -> Bool\n static func <<T>(a: T, b: T) -> Bool }",
            "protocol P\n  static func ==<T>(a: T, b: Self) -> Bool\n  static func <<T>(a: T, b: T) -> Bool")
    }

    @Test func operatorDeclarationsAreOther() {
        expectReading(
            "prefix operator +++\ninfix operator <>: P\nprecedencegroup P { higherThan: Q }\nprotocol R {}",
            "prefix other\ninfix other\nother\nprotocol R")
    }

    @Test func contextualKeywordsAreNames() {
        expectReading(
            """
            protocol P {
                var open: Int { get }
                var package: Int { get }
                func lazy(final: Int, in: Int, where: Int, any: Int, some: Int, each: Int)
                func actor()
                func macro()
                func async() async
                var get: Int { get set }
                var `protocol`: Int { get }
            }
            """,
            """
            protocol P
              var open: Int { get }
              var package: Int { get }
              func lazy(final: Int, in: Int, where: Int, any: Int, some: Int, each: Int)
              func actor()
              func macro()
              func async() async
              var get: Int { get; set }
              var `protocol`: Int { get }
            """)
    }

    @Test func contextualWordsInCodeStartNoDeclaration() {
        expectReading("open(file)\nlazy = 1\nactor.run()\nprotocol P {}", "code\nprotocol P")
    }
}
