import Testing

@testable import understudy

@Suite("Reading arguments")
struct ParsingTests {
    enum Speed: String, CaseIterable, Sendable { case slow, fast }

    static let speed = Option<Speed>.choice("speed", value: "SPEED", default: .slow, "how quickly")
    static let all = Option.flag("all", "everything")
    static let output = Option.text("output", value: "DIR", "where to")
    static let inputs = Option.texts("in", value: "PATH", "where from")
    static let kinds = Option.list("kind", value: "KIND", "what")

    static let command = Command(
        name: "try",
        summary: "tries",
        discussion: "Tries.",
        operands: Command.Operands("THING", "things"),
        options: [
            speed.declaration, all.declaration, output.declaration, inputs.declaration, kinds.declaration,
        ],
        examples: [],
        run: { _, _ in .success }
    )

    private func parse(_ words: String...) throws(UsageError) -> Arguments {
        try ArgumentParser.parse(words, for: Self.command)
    }

    @Test func nothingGivenMeansDefaults() throws {
        let arguments = try parse()
        #expect(arguments[Self.speed] == .slow)
        #expect(arguments[Self.all] == false)
        #expect(arguments[Self.output] == nil)
        #expect(arguments[Self.inputs] == [])
        #expect(arguments.operands == [])
    }

    @Test func valuesFollowOrAreAttached() throws {
        let arguments = try parse("--speed", "fast", "--output=a=b", "--all")
        #expect(arguments[Self.speed] == .fast)
        #expect(arguments[Self.output] == "a=b")
        #expect(arguments[Self.all])
    }

    @Test func repeatedOptionsTakeOneValueEach() throws {
        let arguments = try parse("--in", "A", "B", "--in=C")
        #expect(arguments[Self.inputs] == ["A", "C"])
        #expect(arguments.operands == ["B"])
    }

    @Test func listsAreSplitAtCommasAndHoldEachValueOnce() throws {
        #expect(try parse("--kind", "spy,stub", "--kind=spy,fake")[Self.kinds] == ["spy", "stub", "fake"])
    }

    @Test func twoDashesEndTheOptions() throws {
        #expect(try parse("x", "--", "--all", "-h").operands == ["x", "--all", "-h"])
    }

    @Test func oneDashIsAnOperandAndAValue() throws {
        let arguments = try parse("-", "--in", "-")
        #expect(arguments.operands == ["-"])
        #expect(arguments[Self.inputs] == ["-"])
    }

    @Test func attachedValuesMayStartWithADash() throws {
        #expect(try parse("--output=-x")[Self.output] == "-x")
    }
}
