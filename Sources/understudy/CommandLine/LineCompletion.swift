import UnderstudyDoubles

/// What can be at one place of a command line.
enum CompletionWords: Equatable, Sendable {
    /// Paths of files and folders.
    case files
    /// Paths of folders.
    case folders
    /// These words.
    case words([String])
    /// The names of protocols that the package declares, and paths.
    case protocols
    /// The names of doubles that `generate` wrote or `adopt` took over, and paths.
    case doubles
    /// Nothing that anybody but the user knows.
    case anything
}

extension OptionDeclaration {
    /// What can be the option's value; `nil` for a flag.
    fileprivate var completion: CompletionWords? {
        guard let valueName else { return nil }
        if !choices.isEmpty { return .words(choices) }
        if name == "kind" { return .words(DoubleKind.builtIn.map(\.name) + [TestSubject.Form.fixture.rawValue]) }
        if name == "style" { return .words(DoubleStyle.builtIn.map(\.name)) }
        switch valueName {
        case "DIR": return .folders
        case "FILE", "PATH": return .files
        default: return .anything
        }
    }
}

extension Command {
    /// What can be an operand.
    fileprivate var completion: CompletionWords {
        guard operands != nil else { return .anything }
        switch name {
        case "generate", "split", "report", "extract": return .protocols
        case "adopt", "check", "sync": return .doubles
        case "completions": return .words(Shell.allCases.map(\.rawValue))
        case "support": return .words(["callOrder", "eventually", "gate", "inTurn"])
        case "templates": return .words(["copy", "list", "show"])
        default: return .files
        }
    }
}

/// The completion of a command line, for the scripts of all shells.
struct LineCompletion {
    let commands: [Command]
    /// The names for `.protocols` or `.doubles`.
    let names: (CompletionWords) -> [String]

    /// What a shell offers in place of the last of `words`, which are those behind the tool's name.
    ///
    /// - Returns: Words, each with a tab and what it means where that is known, and for paths `:files` or `:folders`.
    func lines(for words: [String]) -> [String] {
        var words = words
        var last = words.popLast() ?? ""
        // To bash the sign of '--option=value' is a word of its own.
        if last == "=" { last = "" } else if words.last == "=" { words.removeLast() }
        let command = words.lazy.compactMap { word in commands.first { $0.name == word } }.first
        let options = (command?.options ?? []) + CommonOptions.all
        if let sign = last.firstIndex(of: "="), let option = options.first(where: { $0.spelling == last[..<sign] }) {
            return values(of: option, after: last[...sign], last[last.index(after: sign)...])
        }
        if let option = options.first(where: { $0.spelling == words.last && $0.valueName != nil }) {
            return values(of: option, after: "", last[...])
        }
        if last.hasPrefix("-") { return options.map { $0.spelling + "\t" + $0.summary } }
        guard let command else {
            return commands.map { $0.name + "\t" + $0.summary } + ["help\tprint this help, or the help for one command"]
        }
        return lines(command.completion)
    }

    /// The values of `option` behind `start`; in a list, behind the values that `text` has already.
    private func values(of option: OptionDeclaration, after start: Substring, _ text: Substring) -> [String] {
        let listed = option.repetition == .list ? text.lastIndex(of: ",").map { text[...$0] } : nil
        return lines(option.completion ?? .anything).map { $0.hasPrefix(":") ? $0 : start + (listed ?? "") + $0 }
    }

    private func lines(_ words: CompletionWords) -> [String] {
        switch words {
        case .files: [":files"]
        case .folders: [":folders"]
        case .words(let words): words
        case .protocols, .doubles: names(words) + [":files"]
        case .anything: []
        }
    }
}
