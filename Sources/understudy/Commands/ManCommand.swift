/// `man`: the manual page.
enum ManCommand {
    /// The command, for a tool that has `commands`.
    static func command(for commands: @escaping @Sendable () -> [Command]) -> Command {
        Command(
            name: "man",
            summary: "prints the manual page",
            effect: .servesPrograms,
            discussion: "Prints the manual page, made from the same declarations as the help.",
            options: [],
            examples: [
                Command.Example("understudy man | man -l -", "Reads the page."),
                Command.Example("understudy man > /usr/local/share/man/man1/understudy.1", "Installs it."),
            ],
            run: { _, session in
                session.console.write(ManualPage(commands: commands()).text)
                return .success
            }
        )
    }
}
