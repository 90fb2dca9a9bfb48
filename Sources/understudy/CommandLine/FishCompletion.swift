import UnderstudySyntax

/// The completion of the command line in fish.
struct FishCompletion {
    let commands: [Command]

    /// The whole script.
    var script: String {
        var lines = [
            "# fish completion for understudy, printed by 'understudy completions fish'", "",
            "set -l commands \(commands.offered.map(\.name).joined(separator: " "))",
            "complete -c understudy -f",
        ]
        for (name, summary) in commands.offered {
            let words = "-a \(name) -d \(quoted(summary))"
            lines.append("complete -c understudy -n \"not __fish_seen_subcommand_from $commands\" " + words)
        }
        lines.append("complete -c understudy -n '__fish_seen_subcommand_from help' -a \"$commands\"")
        for option in CommonOptions.all { lines.append("complete -c understudy " + words(for: option)) }
        for command in commands {
            let start = "complete -c understudy -n '__fish_seen_subcommand_from \(command.name)' "
            lines += command.options.map { start + words(for: $0) }
            if let completion = command.completion { lines.append(start + operands(completion)) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func words(for option: OptionDeclaration) -> String {
        let short = option.short.map { " -s \($0)" } ?? ""
        let value = option.completion.map { " " + self.value($0, isList: option.repetition == .list) } ?? ""
        return "-l " + option.name + short + value + " -d " + quoted(option.summary)
    }

    /// The completion after an option that takes a value.
    private func value(_ words: CompletionWords, isList: Bool) -> String {
        switch words {
        case .files: "-r -F"
        case .folders: "-x -a '(__fish_complete_directories)'"
        case .words(let words) where isList:
            "-x -a " + quoted("(__fish_append , \(words.joined(separator: " ")))")
        case .words(let words): "-x -a " + quoted(words.joined(separator: " "))
        case .names(let names): "-x -a " + command(for: names)
        case .anything: "-x"
        }
    }

    private func operands(_ words: CompletionWords) -> String {
        switch words {
        case .files: "-F"
        case .folders: "-a '(__fish_complete_directories)'"
        case .words(let words): "-a " + quoted(words.joined(separator: " "))
        case .names(let names): "-F -a " + command(for: names)
        case .anything: "-f"
        }
    }

    private func command(for names: CompletionNames) -> String {
        quoted("(understudy completions \(names.rawValue) 2>/dev/null)")
    }

    private func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
