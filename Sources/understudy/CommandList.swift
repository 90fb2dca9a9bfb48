/// The commands of the tool.
enum CommandList {
    /// All commands, in the order of the help; a new command is a file in `Commands` and a name here.
    static let all: [Command] =
        working.map(\.offeringSummary.mentioningUnfinishedChange) + [
            RecoverCommand.command,
            LiveCommand.command(drift: LiveDrift.find),
            CompletionsCommand.command { CommandList.all },
            ManCommand.command { CommandList.all },
        ]

    /// The commands that people run while they work on a package.
    private static let working: [Command] = [
        ListCommand.command,
        ContextCommand.command,
        UsageCommand.command,
        GenerateCommand.command,
        HarnessCommand.command,
        ContractCommand.command,
        SyncCommand.command,
        CheckCommand.command,
        AdoptCommand.command,
        MergeDriverCommand.command,
        SplitCommand.command,
        NarrowCommand.command,
        ExtractCommand.command,
        ConvertCommand.command,
        ReportCommand.command,
        TemplatesCommand.command,
        SupportCommand.command,
        ExplainCommand.command,
        InitCommand.command,
        MCPCommand.command { Program.run($0, system: $1) },
    ]

    /// Commands by which the program calls itself, with a single word on the command line; not meant for users.
    static let unlisted: [String: @Sendable () -> ExitCode] = [IndexChild.word: IndexChild.run]
}
