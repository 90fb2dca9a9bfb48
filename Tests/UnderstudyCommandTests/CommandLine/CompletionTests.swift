import Testing

@testable import understudy

@Suite("Completion scripts and the manual page say what the help says")
struct CompletionTests {
    @Test("each shell's script knows every command and every option", arguments: ["bash", "zsh", "fish"])
    func scripts(shell: String) throws {
        let run = TestRun(["completions", shell])
        #expect(run.code == .success)
        for command in CommandList.all {
            #expect(run.output.contains(command.name), "\(command.name)")
            for option in command.options {
                let spelling = shell == "fish" ? "-l \(option.name) " : option.spelling
                #expect(run.output.contains(spelling), "\(command.name) \(option.spelling)")
            }
        }
    }

    @Test("a value that is one of some words is completed by these", arguments: ["bash", "zsh", "fish"])
    func choices(shell: String) {
        let output = TestRun(["completions", shell]).output
        #expect(output.contains("auto always never"))
        #expect(output.contains("dummy stub spy mock fake wrapper client contract"))
    }

    @Test("quotes in summaries end no text of the script")
    func quotes() {
        let command = Command(
            name: "say", summary: "says 'it'", discussion: "",
            options: [
                Option.text("word", value: "WORD", "what's [said]: \\ `now`").declaration
            ], examples: [], run: { _, _ in .success })
        #expect(ZshCompletion(commands: [command]).script.contains("what'\\''s \\[said\\]\\: "))
        #expect(FishCompletion(commands: [command]).script.contains(#"-d 'what\'s [said]: \\ `now`'"#))
    }

    @Test("the names of protocols and doubles are printed one a line")
    func names() throws {
        let folder = try TemporaryFolder([
            "Package.swift": "",
            "Sources/Notes/Store.swift": "public protocol Store {}\nenum Box { protocol Lid {} }\n",
            "Tests/NotesTests/Spy.swift": "/// A spy of `Store`, yours to edit.\nfinal class StoreSpy: Store {}\n",
        ])
        let protocols = TestRun(["completions", "protocols", "--package-path", folder.path])
        #expect(protocols.output == "Box.Lid\nStore\n")
        let doubles = TestRun(["completions", "doubles", "--package-path", folder.path])
        #expect(doubles.output == "StoreSpy\n")
    }

    @Test("another shell is refused, with those that there are")
    func unknownShell() {
        let run = TestRun(["completions", "tcsh"])
        #expect(run.code == .wrongCommandLine)
        #expect(run.errors.contains("unknown value 'tcsh'"))
    }

    @Test("the manual page has every command and option, and no line that roff would take for a request")
    func manual() {
        let run = TestRun(["man"])
        #expect(run.code == .success)
        #expect(run.output.hasPrefix(".TH \"UNDERSTUDY\" \"1\""))
        for command in CommandList.all {
            let name = command.name.replacing("-", with: "\\-")
            #expect(run.output.contains(".SS \"\(name)\"\n"), "\(name)")
            for option in command.options {
                #expect(run.output.contains(option.spelling.replacing("-", with: "\\-") + "\\fR"), "\(option.name)")
            }
        }
        let requests: Set<Substring> = ["TH", "SH", "SS", "PP", "TP", "nf", "fi", "RS", "RE"]
        for line in run.output.split(separator: "\n") {
            #expect(!line.hasPrefix("'"))
            if line.hasPrefix(".") { #expect(requests.contains(line.dropFirst().prefix { $0 != " " }), "\(line)") }
        }
    }
}
