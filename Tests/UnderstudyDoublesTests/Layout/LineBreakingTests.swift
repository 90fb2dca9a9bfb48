import Testing

@testable import UnderstudyDoubles

/// Lines that are too long, as they are broken.
@Suite("Line breaking")
struct LineBreakingTests {
    /// Expects `line`, `indentation` columns in, to become `expected` without a change to anything but blanks.
    private func expect(
        _ line: String, at indentation: Int = 4, becomes expected: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let lines = LineLayout.broken(line, indentation: indentation)
        #expect(lines.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
        #expect(
            lines.joined().filter { $0 != " " } == line.filter { $0 != " " }, "nothing but blanks may change",
            sourceLocation: sourceLocation)
    }

    private func filler(_ count: Int) -> String { String(repeating: "x", count: count) }

    @Test func aLineThatFitsStaysWhole() {
        let line = "var name: " + filler(106)
        #expect(line.count == 116)
        expect(line, becomes: line)
        expect(line + "y", becomes: "var name:\n    " + filler(106) + "y")
    }

    @Test func commentsAndDirectivesStayWhole() {
        expect("// " + filler(130), becomes: "// " + filler(130))
        expect("#if " + filler(130), becomes: "#if " + filler(130))
    }

    @Test(arguments: ["// The team's rule.", "save() // The team's rule."])
    func aBodyWithACommentStaysOnItsOwnLine(_ statement: String) {
        let lines = ["func save() {", "    " + statement, "}"]
        #expect(LineLayout.layOut(lines, indentation: 4, keepsBody: false) == lines)
    }

    @Test func bracketsThatDoNotMatchLeaveTheLineAlone() {
        let line = "var name: [Int) = " + filler(120)
        expect(line, becomes: line)
    }

    @Test func parametersStandOneALine() {
        let name = filler(100)
        expect(
            "func \(name)(_ first: Int, second: [String: Int]) async throws -> Int {",
            becomes: """
                func \(name)(
                    _ first: Int,
                    second: [String: Int]
                ) async throws -> Int {
                """)
    }

    @Test func aWhereClauseThatIsTooLongStandsBelow() {
        let name = filler(90)
        expect(
            "func go<T: Part>(_ value: \(name)) throws -> T.Value where T.Value: Hashable, T: Sendable {",
            becomes: """
                func go<T: Part>(
                    _ value: \(name)
                ) throws -> T.Value where T.Value: Hashable, T: Sendable {
                """)
    }

    @Test func aTypeBreaksBehindTheColonThenInItsGenericClause() {
        let name = filler(90)
        expect(
            "final class \(name)<A: Part>: LongProtocolName {}", at: 0,
            becomes: """
                final class \(name)<A: Part>:
                    LongProtocolName
                {}
                """)
        expect(
            "final class \(name)<A: Part, B: Part>: Thing {", at: 0,
            becomes: """
                final class \(name)<
                    A: Part, B: Part
                >: Thing {
                """)
        expect(
            "final class \(name): Thing where A == B.Value {", at: 0,
            becomes: """
                final class \(name): Thing
                where A == B.Value {
                """)
    }

    @Test func aClosureBreaksBehindItsParameters() {
        let type = "@Sendable (" + filler(60) + ") -> Int"
        expect(
            "var stub: \(type) = { _ in fatalError(\"S.stub is not set\") }",
            becomes: """
                var stub: \(type) = { _ in
                    fatalError("S.stub is not set")
                }
                """)
    }

    @Test func parametersOfAClosureThatDoNotFitStandBelowItsBrace() {
        let type = "(" + filler(90) + ") -> Int"
        expect(
            "var s: \(type) = { _, _, _ in fatalError(\"\") }",
            becomes: """
                var s: \(type) = {
                    _, _, _ in
                    fatalError("")
                }
                """)
    }

    @Test func aTypeThatFitsOnlyByItselfStandsBelowTheName() {
        let name = filler(30)
        let type = "(" + filler(80) + ") -> Int"
        expect(
            "var \(name): \(type) = { _ in fatalError(\"\") }",
            becomes: """
                var \(name):
                    \(type) = { _ in
                        fatalError("")
                    }
                """)
    }

    @Test func anArrayOfTuplesBreaksInsideTheTuple() {
        let name = filler(40)
        expect(
            "var calls: [(first: \(name), second: \(name), third: \(name))] = []",
            becomes: """
                var calls:
                    [(
                        first: \(name), second: \(name),
                        third: \(name)
                    )] = []
                """)
    }

    @Test func aValueThatDoesNotFitStandsBelow() {
        let name = filler(104)
        expect("var s: [\(name)] = [:]", becomes: "var s: [\(name)] =\n    [:]")
    }

    @Test func aLazyValueWithAnObserverHasItsBraceBelow() {
        let name = filler(50)
        expect(
            "lazy var v: \(name) = { fatalError(\"\(name) is not set\") }() { didSet { calls.append(v) } }",
            becomes: """
                lazy var v: \(name) = {
                    fatalError("\(name) is not set")
                }()
                { didSet { calls.append(v) } }
                """)
    }

    @Test func argumentsStandOnALineOfTheirOwn() {
        let name = filler(90)
        expect(
            "    return try await \(name)(first, second)",
            becomes: """
                    return try await \(name)(
                        first, second)
                """)
    }

    @Test func aTrailingClosureBreaksBeforeTheCallInIt() {
        let name = filler(80)
        expect(
            "    storage.withLock { $0.\(name).append((first, second)) }",
            becomes: """
                    storage.withLock {
                        $0.\(name).append((first, second))
                    }
                """)
    }

    @Test func aGuardBreaksAroundItsCondition() {
        let name = filler(40)
        expect(
            "    guard let result = try await \(name)(first, second, third, fourth) as? Output<\(name)> else {",
            becomes: """
                    guard
                        let result = try await \(name)(first, second, third, fourth)
                            as? Output<\(name)>
                    else {
                """)
    }

    @Test func aStringIsNeverBroken() {
        let name = filler(130)
        expect(
            "    fatalError(\"\(name) (is not, set)\")",
            becomes: """
                    fatalError(
                        "\(name) (is not, set)"
                    )
                """)
    }

    @Test func anInterpolationMayHoldStringsAndBrackets() {
        let name = filler(110)
        expect(
            "fatalError(\"\(name) \\(text(\")\")) <\")", becomes: "fatalError(\n    \"\(name) \\(text(\")\")) <\"\n)")
    }

    @Test func blanksInsideAnAttributeGo() {
        expect(
            "@available( *, deprecated, message: \"short\" )", becomes: "@available(*, deprecated, message: \"short\")")
        let message = "\"" + filler(70) + "\""
        expect(
            "@available( *, deprecated, message: \(message) )",
            becomes: "@available(*, deprecated, message: \(message))")
    }

    @Test func comparisonsAreNoBrackets() {
        let name = filler(50)
        expect(
            "static func < (left: \(name), right: \(name)) -> Bool { left.id < right.id }",
            becomes: """
                static func < (
                    left: \(name),
                    right: \(name)
                ) -> Bool { left.id < right.id }
                """)
    }
}
