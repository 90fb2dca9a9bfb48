import Testing

@testable import understudy

@Suite("Wrong command lines")
struct UsageErrorTests {
    static let generateUsage = """
        usage: understudy generate [options] [PROTOCOL|PATH…]
        see 'understudy generate --help'

        """
    static let toolUsage = """
        usage: understudy <command> [options] [paths]
        see 'understudy --help'

        """

    @Test(arguments: [
        (["--knd"], "unknown option '--knd'; did you mean '--kind'? [unknown-option]"),
        (["--knd=spy"], "unknown option '--knd'; did you mean '--kind'? [unknown-option]"),
        (["-kind"], "unknown option '-kind'; did you mean '--kind'? [unknown-option]"),
        (["--zzzzzzzzzz"], "unknown option '--zzzzzzzzzz' [unknown-option]"),
        (["--color", "atuo"], "unknown value 'atuo' for '--color'; did you mean 'auto'? [unknown-choice]"),
        (
            ["--color=sometimes"],
            "unknown value 'sometimes' for '--color'; expected one of auto, always, never [unknown-choice]"
        ),
        (["--kind", "spi"], "unknown value 'spi' for '--kind'; did you mean 'spy'? [unknown-choice]"),
        (
            ["--style", "mockollo"],
            "unknown value 'mockollo' for '--style'; did you mean 'mockolo'? [unknown-choice]"
        ),
        (["--output"], "option '--output' needs a value DIR [missing-value]"),
        (["--output="], "option '--output' needs a value DIR [missing-value]"),
        (["--in", "--all"], "option '--in' needs a value PATH [missing-value]"),
        (["--kind", ","], "',' is not a value for '--kind'; write KIND[,KIND…] [malformed-value]"),
        (["--all=yes"], "option '--all' takes no value [unexpected-value]"),
        (["--all", "--all"], "option '--all' was given twice [repeated-option]"),
        (["--output", "a", "--output=b"], "option '--output' was given twice [repeated-option]"),
        (["--stdout", "--output", "a"], "'--output' and '--stdout' can't be used together [conflicting-options]"),
        (["--quiet", "--verbose"], "'--quiet' and '--verbose' can't be used together [conflicting-options]"),
    ])
    func generate(_ words: [String], message: String) {
        let run = TestRun(["generate"] + words)
        #expect(run.errors == "error: \(message)\n" + Self.generateUsage)
        #expect(run.output == "")
        #expect(run.code == .wrongCommandLine)
        #expect(run.code.rawValue == 64)
    }

    @Test(arguments: [
        (["genrate"], "unknown command 'genrate'; did you mean 'generate'? [unknown-command]"),
        (["frobnicate"], "unknown command 'frobnicate' [unknown-command]"),
        (
            ["fixture", "Note"],
            "unknown command 'fixture'; did you mean 'understudy generate Note --kind fixture'? [unknown-command]"
        ),
        (
            ["--kind", "spy", "generate", "Note"],
            "unknown command 'spy'; did you mean 'understudy generate Note --kind spy'? [unknown-command]"
        ),
        (["help", "lst"], "unknown command 'lst'; did you mean 'list'? [unknown-command]"),
        (["--verbos"], "unknown option '--verbos'; did you mean '--verbose'? [unknown-option]"),
        (["--quiet"], "argument <command> is missing [missing-argument]"),
    ])
    func tool(_ words: [String], message: String) {
        let run = TestRun(words)
        #expect(run.errors == "error: \(message)\n" + Self.toolUsage)
        #expect(run.code == .wrongCommandLine)
    }

    @Test(arguments: [
        (["a"], "argument THING is missing [missing-argument]"),
        (["a", "b", "c", "d"], "unexpected argument 'd' [unexpected-argument]"),
    ])
    func numberOfOperands(_ words: [String], message: String) {
        let run = TestRun(
            ["try"] + words, commands: [Self.command(Command.Operands("THING", minimum: 2, maximum: 3, ""))])
        #expect(run.errors.hasPrefix("error: \(message)\nusage: understudy try [options] THING…\n"))
        #expect(run.code == .wrongCommandLine)
    }

    @Test func operandsWhereNoneAreMeant() {
        let run = TestRun(["try", "x"], commands: [Self.command(nil)])
        #expect(
            run.errors == """
                error: unexpected argument 'x' [unexpected-argument]
                usage: understudy try [options]
                see 'understudy try --help'

                """)
    }

    private static func command(_ operands: Command.Operands?) -> Command {
        Command(
            name: "try", summary: "", discussion: "", operands: operands, options: [], examples: [],
            run: { _, _ in .success })
    }
}
