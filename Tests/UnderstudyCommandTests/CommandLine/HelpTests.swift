import Testing

@testable import understudy

@Suite("Help")
struct HelpTests {
    static let listHelp = """
        usage: understudy list [options] [PROTOCOL|PATH…]

        Lists the protocols declared in the sources, with their requirements and existing doubles. The
        sources are not changed.

        arguments:
          [PROTOCOL|PATH…]  names of protocols, patterns such as 'Note*' or 'Sources/**/*Store.swift',
                            places such as 'Store.swift:9', or paths: a package, a folder, a Swift file,
                            @FILE for a list of paths, or - for standard input (default: the package)

        options:
          --opted-in           only protocols that a comment such as '// understudy: spy' opts in
          --without-doubles    only protocols that have no double yet
          --kind KIND[,KIND…]  only protocols that have a double of one of these kinds
          --format FORMAT      how to print the list: text or json (default: text)
          --summary            with --format json: at most 8 kB, without places and edits, and with what a
                               list leaves out
          --inherited          list inherited requirements after a protocol's own

        common options, which 'understudy help' explains:
          --package-path DIR, --config FILE, --swift-flags MODULE=FLAGS, --color WHEN, --quiet, --verbose,
          -h, --help, -V, --version

        examples:
          understudy list
              All protocols of the package in the current folder.
          understudy list Sources/Notes --format json
              Those of one folder, for other tools.
          understudy list '*Store' --without-doubles
              Stores that still lack a double.

        """

    @Test(arguments: [
        ["list", "--help"], ["list", "-h"], ["help", "list"], ["--help", "list"], ["list", "--nonsense", "--help"],
        ["help", "--color", "never", "list"],
    ])
    func ofOneCommand(_ words: [String]) {
        let run = TestRun(words)
        #expect(run.output == Self.listHelp)
        #expect(run.errors == "")
        #expect(run.code == .success)
    }

    @Test(arguments: [[], ["help"], ["--help"], ["-h"], ["help", "help"]])
    func overview(_ words: [String]) {
        let run = TestRun(words)
        #expect(run.output == HelpText.overview(of: CommandList.all))
        #expect(run.output.contains("  list          lists protocols, their requirements and their doubles\n"))
        #expect(run.code == .success)
    }

    @Test func afterTwoDashesHelpIsAnOperand() {
        let run = TestRun(["help-seeker", "--", "--help"])
        #expect(run.code == .wrongCommandLine)
    }

    @Test(arguments: [["--version"], ["list", "--version"], ["-V"], ["version"]])
    func version(_ words: [String]) {
        let run = TestRun(words)
        #expect(run.output == "understudy \(Version.current)\n")
        #expect(run.code == .success)
    }

    @Test(arguments: CommandList.all.map(\.name))
    func everyCommandFitsTheScreenAndHasTheCommonOptions(_ name: String) throws {
        let command = try #require(CommandList.all.first { $0.name == name })
        let help = HelpText.text(for: command)
        for line in help.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
        let common = ["package-path", "config", "format", "quiet", "verbose", "color", "help", "version"]
        // What these print has a form of its own.
        let formless: Set = ["mcp", "support", "completions", "man", "merge-driver", "recover"]
        for option in common where option != "format" || !formless.contains(name) {
            #expect(help.contains("--\(option)"), "\(option)")
        }
        #expect(Set(command.allOptions.map(\.name)).count == command.allOptions.count)
        #expect(!command.examples.isEmpty)
    }

    @Test func longLeftColumnsHaveALineOfTheirOwn() {
        let left = "--" + String(repeating: "x", count: 40)
        let lines = TextColumns.table([(left, "what it does"), ("--y", "what else")])
        #expect(lines == ["  " + left, String(repeating: " ", count: 32) + "what it does"] + lines.suffix(1))
        #expect(lines[2] == "  --y" + String(repeating: " ", count: 27) + "what else")
    }
}
