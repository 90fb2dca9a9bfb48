/// `mcp`: the commands as tools for assistants.
enum MCPCommand {
    /// Runs the whole tool with the words of a command line.
    typealias Run = @Sendable (_ words: [String], _ system: System) -> ExitCode

    static let instructions = Option.flag("instructions", "print what the server tells a client about itself, and end")

    private static let names = AssistantTool.all.map(\.name).joined(separator: ", ")

    /// The command, which runs the tools with `run`.
    static func command(_ run: @escaping Run) -> Command {
        Command(
            name: "mcp",
            summary: "serves the commands as tools for assistants, over the Model Context Protocol",
            effect: .servesPrograms,
            discussion: """
                Reads messages of the Model Context Protocol (JSON-RPC, one per line) from standard input and answers on \
                standard output, until the input ends. The tools are \(names); their results are the \
                commands' text, and their JSON as far as it fits into 8 kB. Nothing is written unless a call contains \
                '"write": true'. docs/assistants.md shows an example.
                """,
            options: [instructions.declaration],
            examples: [
                Command.Example("claude mcp add understudy -- understudy mcp", "Adds the server to an assistant.")
            ],
            run: { arguments, session in
                if arguments[instructions] {
                    session.console.write(AssistantServer.instructions + "\n")
                    return .success
                }
                return AssistantDesk(system: session.system, packageFolder: session.packageFolder, run: run).serve()
            })
    }
}
