import Testing

@testable import understudy

@Suite("Completions and the manual page say what the help says")
struct CompletionTests {
    /// What is offered for the last of `words`, without what it means.
    private static func offered(for words: [String], in folder: String? = nil) -> [String] {
        let place = folder.map { ["--package-path", $0] } ?? []
        return TestRun(["completions", "line"] + place + ["--"] + words).output.split(separator: "\n").map {
            String($0.prefix { $0 != "\t" })
        }
    }

    @Test("every command and every option is offered, with its summary")
    func everything() {
        #expect(Self.offered(for: [""]) == CommandList.all.map(\.name) + ["help"])
        #expect(Self.offered(for: ["help", "gen"]) == CommandList.all.map(\.name) + ["help"])
        #expect(TestRun(["completions", "line", "--", ""]).output.contains("\nsync\tbrings your doubles up to date"))
        for command in CommandList.all {
            let options = Self.offered(for: [command.name, "-"])
            #expect(options.contains("--config"))
            for option in command.options { #expect(options.contains(option.spelling), "\(command.name)") }
        }
    }

    static let values: [([String], [String])] = [
        (["list", "--color", ""], ["auto", "always", "never"]),
        (["--color", "a"], ["auto", "always", "never"]),
        (["list", "--color=a"], ["--color=auto", "--color=always", "--color=never"]),
        (["list", "--color", "="], ["auto", "always", "never"]),
        (["list", "--color", "=", "a"], ["auto", "always", "never"]),
        (["sync", "--protocol", ""], []),
        (["generate", "--output", ""], [":folders"]), (["generate", "--in", ""], [":files"]),
        (["generate", "--in=S"], [":files"]), (["man", ""], []), (["init", ""], []),
        (["completions", ""], ["bash", "zsh", "fish"]),
    ]

    @Test("values are offered behind their option, and what operands can be", arguments: values)
    func valuesAsInTable(_ words: [String], _ offered: [String]) { #expect(Self.offered(for: words) == offered) }

    @Test("of a list, values are offered behind those that are there")
    func lists() {
        #expect(Self.offered(for: ["generate", "--kind", "s"]).contains("spy"))
        #expect(Self.offered(for: ["generate", "--kind", "stub,s"]).contains("stub,spy"))
        #expect(Self.offered(for: ["generate", "--kind=stub,s"]).contains("--kind=stub,spy"))
    }

    @Test("the names of protocols and doubles are offered, and paths")
    func names() throws {
        let folder = try TemporaryFolder([
            "Package.swift": "",
            "Sources/Notes/Store.swift": "public protocol Store {}\nenum Box { protocol Lid {} }\n",
            "Tests/NotesTests/Spy.swift": "/// A spy of `Store`, yours to edit.\nfinal class StoreSpy: Store {}\n",
        ])
        #expect(Self.offered(for: ["generate", ""], in: folder.path) == ["Box.Lid", "Store", ":files"])
        #expect(Self.offered(for: ["sync", "St"], in: folder.path) == ["StoreSpy", ":files"])
    }

    @Test("each shell has a script that asks for them", arguments: Shell.allCases)
    func scripts(_ shell: Shell) {
        let run = TestRun(["completions", shell.rawValue])
        #expect(run.code == .success)
        #expect(run.output == shell.script)
        #expect(run.output.contains("understudy completions line -- "))
    }

    @Test("another shell is refused, with those that there are")
    func unknownShell() {
        let run = TestRun(["completions", "tcsh"])
        #expect(run.code == .wrongCommandLine)
        #expect(run.errors.contains("unknown value 'tcsh'"))
        #expect(TestRun(["completions", "zsh", "bash"]).code == .wrongCommandLine)
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
