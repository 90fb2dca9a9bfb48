/// `man`: the manual page.
enum ManCommand {
    static let command = Command(
        name: "man",
        summary: "prints the manual page",
        discussion: "Prints the manual page, made from the same declarations as the help.",
        options: [],
        examples: [
            Command.Example("understudy man | man -l -", "Reads the page."),
            Command.Example("understudy man > /usr/local/share/man/man1/understudy.1", "Installs it."),
        ],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        session.console.write(ManualPage(commands: CommandList.all).text)
        return .success
    }
}
