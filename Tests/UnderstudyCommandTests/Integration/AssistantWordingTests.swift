import Testing

@testable import understudy

/// What commands say of options and commands, as an assistant reads it.
@Suite("The words of the server for assistants")
struct AssistantWordingTests {
    @Test(arguments: [
        ("list", "'understudy list' shows all of them", "'list' shows all of them"),
        ("check", "run 'understudy sync StoreSpy'", #"run 'sync' with {"doubles": ["StoreSpy"]}"#),
        (
            "sync", "'understudy sync NotesSpy --protocol Archive'",
            #"'sync' with {"doubles": ["NotesSpy"], "protocol": "Archive"}"#
        ),
        ("generate", "name a folder with --output, or use --stdout", #"name a folder with "output", or use --stdout"#),
        ("generate", "'--output' and '--stdout'", #""output" and '--stdout'"#),
        (
            "split", "write them with 'understudy split Store --roles Reader,Saver --apply'",
            #"write them with 'apply_split' with {"protocols": ["Store"], "roles": ["Reader", "Saver"], "write": true}"#
        ),
        ("split", "'understudy split --plan' lists offers", "'split' lists offers"),
        ("narrow", "write '--to exact'", #"write "to": "exact""#),
        ("narrow", "ask for --verify", #"ask for "verify""#),
        ("apply_split", "with --narrow-tests it compiles", #"with "narrowTests": true it compiles"#),
        ("extract", "'understudy extract Clock' makes one", #"'extract' with {"type": "Clock"} makes one"#),
        ("usage", "argument PROTOCOL is missing", #""protocol" is missing"#),
        (
            "split", "for 4 consumers: understudy split Store --roles Reader --narrow --apply\n2",
            #"for 4 consumers: 'apply_split' with {"protocols": ["Store"], "roles": ["Reader"], "narrow": true, "write": true}"#
                + "\n2"
        ),
        ("report", "`understudy sync`", "'sync'"),
        ("report", "why understudy sync keeps it", "why understudy sync keeps it"),
        ("split", "(rename this: --names Base=…), every", #"(rename this: "names": {"Base": "…"}), every"#),
        (
            "split", "'understudy split Store --parts A=save+load --apply'",
            #"'apply_split' with {"protocols": ["Store"], "parts": {"A": ["save", "load"]}, "write": true}"#
        ),
        // What no tool does stays as it is.
        ("list", "'understudy recover' undoes it", "'understudy recover' undoes it"),
        ("list", "it doesn't say 'this' -- or --; a-b --x", "it doesn't say 'this' -- or --; a-b --x"),
        ("list", "'understudy list", "'understudy list"), ("list", "", ""), ("list", "é '", "é '"),
    ])
    func words(_ tool: String, _ text: String, _ expected: String) throws {
        let tool = try #require(AssistantTool.named(tool))
        #expect(AssistantWording(tool: tool).applied(to: text) == expected)
    }
}
