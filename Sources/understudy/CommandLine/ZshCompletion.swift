import UnderstudySyntax

/// The completion of the command line in zsh.
struct ZshCompletion {
    let commands: [Command]

    /// The whole script.
    var script: String {
        let start = [
            "#compdef understudy",
            "# zsh completion for understudy, printed by 'understudy completions zsh'", "",
            "_understudy_names() {",
            "    local -a names",
            "    names=(${(f)\"$(_call_program names understudy completions $1 2>/dev/null)\"})",
            "    compadd -a names",
            "    _files",
            "}", "",
            "_understudy_commands() {",
            "    local -a commands",
            "    commands=(",
        ]
        let offered = commands.offered.map { "        \(quoted(escaped($0.name) + ":" + $0.summary))" }
        let middle = [
            "    )", "    _describe command commands", "}", "",
            "_understudy() {",
            "    local context state state_descr line curcontext=$curcontext",
            "    local -A opt_args",
            "    _arguments -C \\",
        ]
        let common = CommonOptions.all.map { "        \(specification($0)) \\" }
        let state = [
            "        '1:command:_understudy_commands' \\",
            "        '*::argument:->arguments' && return",
            "    case $line[1] in",
            "        help) _arguments '1:command:_understudy_commands' ;;",
        ]
        let cases = commands.flatMap(lines)
        let end = ["    esac", "}", "", "_understudy \"$@\"", ""]
        return (start + offered + middle + common + state + cases + end).joined(separator: "\n")
    }

    private func lines(for command: Command) -> [String] {
        var words = (command.options + CommonOptions.all).map(specification)
        if let completion = command.completion, let operands = command.operands {
            let count = operands.maximum == 1 ? "1" : "*"
            words.append(quoted("\(count):\(escaped(operands.valueName)):\(action(completion, isList: false))"))
        }
        return ["        \(command.name))", "            _arguments \\"]
            + words.dropLast().map { "                \($0) \\" } + words.suffix(1).map { "                \($0) ;;" }
    }

    /// The specification of `option` for `_arguments`: `'--kind=[what to write]:KIND:(spy stub)'`.
    private func specification(_ option: OptionDeclaration) -> String {
        let star = option.repetition == .once ? "" : "*"
        let summary = "[" + bracketed(option.summary) + "]"
        guard let valueName = option.valueName, let completion = option.completion else {
            return quoted(star + option.spelling + summary)
        }
        let action = action(completion, isList: option.repetition == .list)
        return quoted(star + option.spelling + "=" + summary + ":" + escaped(valueName) + ":" + action)
    }

    private func action(_ words: CompletionWords, isList: Bool) -> String {
        switch words {
        case .files: "_files"
        case .folders: "_files -/"
        case .words(let words) where isList: "_values -s , value \(words.joined(separator: " "))"
        case .words(let words): "(\(words.joined(separator: " ")))"
        // The space keeps zsh from inserting its own arguments before ours.
        case .names(let names): " _understudy_names \(names.rawValue)"
        case .anything: " "
        }
    }

    private func escaped(_ text: String) -> String { text.replacing(":", with: "\\:") }

    private func bracketed(_ text: String) -> String {
        escaped(text).replacing("[", with: "\\[").replacing("]", with: "\\]")
    }

    private func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
