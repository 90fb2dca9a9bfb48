/// The output of `help` and `--help`.
enum HelpText {
    /// The name of the executable.
    static let program = "understudy"

    /// The help for the whole tool.
    static func overview(of commands: [Command]) -> String {
        var lines = [
            "understudy writes test doubles for Swift protocols as plain source that is yours.", "",
            "usage: \(program) <command> [options] [paths]", "",
            "commands:",
        ]
        lines += TextColumns.table(
            commands.map { ($0.name, $0.summary) } + [("help", "print this help, or the help for one command")])
        lines += ["", "common options:"]
        lines += optionRows(CommonOptions.all)
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
        if !command.options.isEmpty { lines += ["", "options:"] + optionRows(command.options) }
        lines += ["", "common options:"]
        lines += optionRows(CommonOptions.all)
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

    private static func optionRows(_ options: [OptionDeclaration]) -> [String] {
        TextColumns.table(options.map { (left: left($0), right: $0.summary) })
    }

    private static func left(_ option: OptionDeclaration) -> String {
        let short = option.short.map { "-\($0), " } ?? ""
        guard let valueName = option.valueName else { return short + option.spelling }
        return "\(short)\(option.spelling) \(valueName)"
    }
}
