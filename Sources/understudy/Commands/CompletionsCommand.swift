import UnderstudySemantics
import UnderstudySyntax

/// `completions`: scripts for shells, and what these offer.
enum CompletionsCommand {
    private static let name = "completions"
    private static let line = "line"

    /// The command, for a tool with `commands`.
    static func command(for commands: @escaping @Sendable () -> [Command]) -> Command {
        Command(
            name: name,
            summary: "prints a completion script for bash, zsh or fish",
            effect: .servesPrograms,
            discussion: """
                Prints a script with which a shell completes commands, options, kinds, styles, and the names of the \
                package's protocols and doubles. The scripts ask 'completions line -- WORDS', which prints what can be \
                in place of the last word; so they stay the same when the tool changes.
                """,
            operands: Command.Operands(
                "SHELL", minimum: 1, "bash, zsh or fish; or line, to complete the words behind it"),
            options: [],
            examples: [
                Command.Example(
                    "understudy completions bash > ~/.local/share/bash-completion/completions/understudy",
                    "For bash with its completion package; without it, source the file."),
                Command.Example(
                    "understudy completions zsh > ~/.zfunc/_understudy", "For zsh, with ~/.zfunc in its fpath."),
                Command.Example(
                    "understudy completions fish > ~/.config/fish/completions/understudy.fish", "For fish."),
            ],
            run: { perform($0, in: $1, commands()) }
        )
    }

    private static func perform(_ arguments: Arguments, in session: Session, _ commands: [Command]) -> ExitCode {
        let word = arguments.operands[0]
        if word == line {
            let completion = LineCompletion(commands: commands) { names($0, in: session) }
            let lines = completion.lines(for: Array(arguments.operands.dropFirst()))
            session.console.write(lines.map { $0 + "\n" }.joined())
        } else if arguments.operands.count > 1 {
            return session.refuse(.unexpectedOperand(arguments.operands[1]), of: name)
        } else if let shell = Shell(rawValue: word) {
            session.console.write(shell.script)
        } else {
            let choices = Shell.allCases.map(\.rawValue) + [line]
            return session.refuse(.unknownChoice(word, option: name, choices: choices), of: name)
        }
        return .success
    }

    /// The names of the package's protocols or doubles.
    private static func names(_ words: CompletionWords, in session: Session) -> [String] {
        guard let inputs = CommandInputs.find(InputPlaces(), in: session) else { return [] }
        let reader = DeclarationReader(session: session)
        let found =
            words == .protocols
            ? reader.read(inputs.sources).index.allProtocols.map(\.name)
            : reader.readAll(inputs.sources).index.ownedDoubles().map(\.type.name)
        return Set(found).sorted()
    }
}
