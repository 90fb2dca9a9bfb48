/// The output of `help` and `--help`.
enum HelpText {
    /// The name of the executable.
    static let program = "understudy"

    /// The help for the whole tool.
    static func overview(of commands: [Command]) -> String {
        var lines = [
            "understudy writes test doubles for Swift protocols as plain source that is yours.", "",
            "usage: \(program) <command> [options] [paths]",
        ]
        for effect in Command.Effect.allCases {
            let rows = commands.filter { $0.effect == effect }.map { (left: $0.name, right: $0.summary) }
            if !rows.isEmpty {
                lines += ["", "commands that \(effect.heading):"] + TextColumns.table(rows, column: 16)
            }
        }
        lines += ["", "common options:"]
        lines += optionRows(CommonOptions.all)
        lines += ["", "exit codes:"]
        lines += TextColumns.table(ExitCode.meanings)
        lines += ["", "see '\(program) help <command>' for a command's own options"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The help for `command`.
    static func text(for command: Command) -> String {
        var lines = [usage(of: command), ""]
        lines += TextColumns.wrap(command.discussion)
        if let operands = command.operands {
            lines += ["", "arguments:"]
            lines += TextColumns.table([(operands.usage, operands.summary)])
        }
        for section in sections(of: command.options) {
            lines += ["", "\(section.heading):"] + optionRows(section.options)
        }
        lines += ["", "common options, which '\(program) help' explains:"]
        lines += TextColumns.wrap(CommonOptions.all.map { left($0) }.joined(separator: ", "), indent: 2)
        lines += ["", "examples:"]
        for example in command.examples {
            lines.append("  " + example.line)
            lines += TextColumns.wrap(example.summary, indent: 6)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The usage line of `command`, or of the tool.
    static func usage(of command: Command?) -> String {
        guard let command else { return "usage: \(program) <command> [options] [paths]" }
        let operands = command.operands.map { " " + $0.usage } ?? ""
        return "usage: \(program) \(command.name) [options]\(operands)"
    }

    /// The line that says where to read more.
    static func pointer(to command: Command?) -> String {
        let words = [program, command?.name, "--help"].compactMap(\.self)
        return "see '\(words.joined(separator: " "))'"
    }

    /// The options under their headings, in order.
    private static func sections(
        of options: [OptionDeclaration]
    ) -> [(heading: String, options: [OptionDeclaration])] {
        var headings: [String] = []
        for option in options where !headings.contains(option.section ?? "options") {
            headings.append(option.section ?? "options")
        }
        return headings.map { heading in (heading, options.filter { ($0.section ?? "options") == heading }) }
    }

    private static func optionRows(_ options: [OptionDeclaration]) -> [String] {
        TextColumns.table(options.map { (left: left($0), right: $0.summary) })
    }

    private static func left(_ option: OptionDeclaration) -> String {
        let short = option.short.map { "-\($0), " } ?? ""
        guard let valueName = option.valueName else { return short + option.spelling }
        return "\(short)\(option.spelling) \(valueName)"
    }
}
