/// The commands that the tool has.
enum CommandList {
    /// All of them, in the order of the help; a new command is a file in this folder and a name here.
    static let all: [Command] = [
        ListCommand.command,
        GenerateCommand.command,
        SyncCommand.command,
        CheckCommand.command,
        AdoptCommand.command,
        MergeDriverCommand.command,
        SplitCommand.command,
        NarrowCommand.command,
        ExtractCommand.command,
        ReportCommand.command,
        TemplatesCommand.command,
        SupportCommand.command,
        ExplainCommand.command,
        InitCommand.command,
        MCPCommand.command { Program.run($0, system: $1) },
        LiveCommand.command(drift: LiveDrift.find),
        CompletionsCommand.command { CommandList.all },
        ManCommand.command { CommandList.all },
    ]

    /// What the program asks of another run of itself, by the only word on its command line: nothing for users.
    static let unlisted: [String: @Sendable () -> ExitCode] = [IndexChild.word: IndexChild.run]
}
