import UnderstudyDoubles

/// What a shell offers as one word of a command line.
enum CompletionWords: Equatable, Sendable {
    /// Paths of files and folders.
    case files
    /// Paths of folders.
    case folders
    /// These words.
    case words([String])
    /// Names from the package, and paths.
    case names(CompletionNames)
    /// Nothing, since a shell can't know it.
    case anything
}

/// The names of a package that a shell can ask `understudy completions` for.
enum CompletionNames: String, CaseIterable, Sendable {
    /// The protocols that the package declares.
    case protocols
    /// The doubles that `generate` wrote or `adopt` took over.
    case doubles
}

extension OptionDeclaration {
    /// What can be the option's value; `nil` for a flag.
    var completion: CompletionWords? {
        guard let valueName else { return nil }
        if !choices.isEmpty { return .words(choices) }
        if name == "kind" { return .words(DoubleKind.builtIn.map(\.name)) }
        if name == "style" { return .words(DoubleStyle.builtIn.map(\.name)) }
        switch valueName {
        case "DIR": return .folders
        case "FILE", "PATH": return .files
        default: return .anything
        }
    }
}

extension Command {
    /// What can be an operand; `nil` if the command takes none.
    var completion: CompletionWords? {
        guard operands != nil else { return nil }
        switch name {
        case "generate", "split", "report", "extract": return .names(.protocols)
        case "adopt", "check", "sync": return .names(.doubles)
        case "completions": return .words(Shell.allCases.map(\.rawValue))
        case "support": return .words(["eventually", "gate", "inTurn"])
        case "templates": return .words(["copy", "list", "show"])
        default: return .files
        }
    }
}

/// A shell that can complete command lines.
enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish

    /// The script that makes the shell complete the command line of `commands`.
    func script(for commands: [Command]) -> String {
        switch self {
        case .bash: BashCompletion(commands: commands).script
        case .zsh: ZshCompletion(commands: commands).script
        case .fish: FishCompletion(commands: commands).script
        }
    }
}

extension [Command] {
    /// The commands that people type, with their summaries, including `help`.
    var offered: [(name: String, summary: String)] {
        map { ($0.name, $0.summary) } + [("help", "print this help, or the help for one command")]
    }
}
