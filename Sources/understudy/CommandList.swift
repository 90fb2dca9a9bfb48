/// The commands that the tool has.
enum CommandList {
    /// All of them, in the order of the help; a new command is a file in this folder and a name here.
    static let all = [
        ListCommand.command,
        GenerateCommand.command,
        SyncCommand.command,
        CheckCommand.command,
        AdoptCommand.command,
        MergeDriverCommand.command,
        SplitCommand.command,
        ReportCommand.command,
        TemplatesCommand.command,
        InitCommand.command,
        LiveCommand.command,
    ]
}
