import UnderstudySemantics
import UnderstudySyntax

/// `completions`: scripts for shells, and the names that these offer.
enum CompletionsCommand {
    private static let name = "completions"

    /// The command, for a tool with `commands`.
    static func command(for commands: @escaping @Sendable () -> [Command]) -> Command {
        Command(
            name: name,
            summary: "prints a completion script for bash, zsh or fish",
            effect: .servesPrograms,
            discussion: """
                Prints a script with which a shell completes commands, options, kinds, styles, and the names of the \
                package's protocols and doubles. The scripts get those names from 'completions protocols' and \
                'completions doubles', which print one name per line.
                """,
            operands: Command.Operands(
                "SHELL", minimum: 1, maximum: 1, "bash, zsh or fish; or protocols or doubles, to print their names"),
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
        if let shell = Shell(rawValue: word) {
            session.console.write(shell.script(for: commands))
            return .success
        }
        if let names = CompletionNames(rawValue: word) { return write(names, arguments, in: session) }
        let choices = Shell.allCases.map(\.rawValue) + CompletionNames.allCases.map(\.rawValue)
        return session.refuse(.unknownChoice(word, option: name, choices: choices), of: name)
    }

    private static func write(_ names: CompletionNames, _ arguments: Arguments, in session: Session) -> ExitCode {
        guard let inputs = CommandInputs.find(InputPlaces(), in: session) else { return .unusableInput }
        let reader = DeclarationReader(session: session)
        let found: [String]
        switch names {
        case .protocols: found = reader.read(inputs.sources).index.allProtocols.map(\.name)
        case .doubles: found = reader.readAll(inputs.sources).index.ownedDoubles().map(\.type.name)
        }
        session.console.write(Set(found).sorted().map { $0 + "\n" }.joined())
        return .success
    }
}
