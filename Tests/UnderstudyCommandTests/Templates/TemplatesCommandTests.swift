import Testing
import UnderstudyBuiltInTemplates

@testable import understudy

@Suite("The command templates")
struct TemplatesCommandTests {
    @Test func listsAll() {
        let run = TestRun(["templates", "list"])
        #expect(run.output == BuiltInTemplates.all.map { $0.name + "\n" }.joined())
        #expect(run.code == .success)
    }

    @Test func showsTheTextOfAFile() {
        let run = TestRun(["templates", "show", "understudy/shared/record"])
        #expect(run.output.hasPrefix("{% if notesUse %}\n"))
        #expect(run.output.hasSuffix("{% endif %}\n"))
        #expect(!run.output.hasSuffix("\n\n"))
    }

    @Test func showsAFolderWithTheNames() {
        let run = TestRun(["templates", "show", "understudy/support"])
        #expect(run.output.hasPrefix("{# understudy/support/CallOrder #}\n"))
        #expect(run.output.contains("\n{# understudy/support/Locked #}\n"))
        #expect(run.output.contains("\n{# understudy/support/LockedShared #}\n"))
    }

    @Test func copiesAndLeavesWhatIsThere() throws {
        let folder = try TemporaryFolder(["understudy/stub/function.stencil": "mine"])
        let run = TestRun(["templates", "copy", "understudy/stub/", "--output", folder.path])
        #expect(run.code == .success)
        #expect(run.errors.contains("function.stencil: warning: already exists; left unchanged"))
        #expect(try folder.text("understudy/stub/function.stencil") == "mine")
        #expect(try folder.text("understudy/stub/type.stencil").hasPrefix("{% include"))
    }

    @Test(arguments: [
        (["show", "understudy/spy/functoin"], "did you mean 'understudy/spy/function'?", ExitCode.unusableInput),
        (["copy", "understudy/spy"], "argument --output DIR is missing", .wrongCommandLine),
        (["show"], "argument NAME is missing", .wrongCommandLine),
        (["list", "more"], "unexpected argument 'more'", .wrongCommandLine),
        (["lst"], "did you mean 'list'?", .wrongCommandLine),
    ])
    func refuses(_ words: [String], message: String, code: ExitCode) {
        let run = TestRun(["templates"] + words)
        #expect(run.errors.contains(message))
        #expect(run.code == code)
        #expect(run.output == "")
    }
}

@Suite("Broken templates of users")
struct BrokenUserTemplateTests {
    /// A broken text for the methods of spies, and how its message starts after the path.
    static let broken = [
        ("{{ haed }} {\n}", "1:4: error: unknown name 'haed'; did you mean 'head'?"),
        ("{{ head }} {\n    {{ signature.reslt }}\n}", "2:18: error: 'signature' has no member 'reslt'"),
        ("{{ head|upperfirst }}", "1:9: error: unknown filter 'upperfirst'; did you mean 'upperFirst'?"),
        ("{% if returns %}\n{{ head }}", "1:4: error: 'if' is never closed"),
        ("{{ head }\n", "1:1: error: "),
        ("{% fore line in preparations %}{% endfor %}", "1:4: error: "),
        ("{% endif %}", "1:4: error: "),
        ("{% include \"understudy/shared/recrod\" %}", "1:12: error: "),
        ("{% include \"../../etc/passwd\" %}", "1:12: error: "),
        ("\n{{ stub.name.other }}", "2:"),
        ("{% macro m %}{% call m %}{% endmacro %}{% call m %}", "1:"),
        ("{% for p in head %}{% endfor %}", "1:"),
    ]

    @Test(arguments: broken)
    func areShownWithTheirLine(_ text: String, message: String) throws {
        let folder = try TemporaryFolder([
            "Notes.swift": "protocol NoteSaver { func save() throws }\nprotocol Other {}",
            "Templates/understudy/spy/function.stencil": text,
        ])
        let run = TestRun([
            "generate", "--all", "--in", folder["Notes.swift"], "--templates", folder["Templates"], "--output",
            folder["Doubles"],
        ])
        let lines = run.errors.split(separator: "\n")
        #expect(lines[0].hasPrefix(folder["Templates/understudy/spy/function.stencil"] + ":" + message), "\(lines[0])")
        let number = message.prefix { $0.isNumber }
        #expect(lines[1].hasPrefix("\(number) | "))
        #expect(lines[2].hasSuffix("^"))
        #expect(run.code == .unusableInput)
        #expect(run.output == "")
        #expect(try folder.names() == ["Notes.swift", "Templates"])
    }

    @Test func kindsWithoutTemplatesAreNotGuessedAt() throws {
        let folder = try TemporaryFolder([
            "Notes.swift": "protocol NoteSaver {}", "Templates/understudy/logger/type.stencil": "",
        ])
        let run = TestRun([
            "generate", "NoteSaver", "--kind", "loger", "--in", folder["Notes.swift"], "--templates",
            folder["Templates"], "--stdout",
        ])
        #expect(run.errors.contains("for the kind 'loger'; did you mean 'logger'?"))
        #expect(run.code == .unusableInput)
    }
}
