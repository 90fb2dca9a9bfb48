import UnderstudySyntax

/// The manual page, in the macros of man(7).
struct ManualPage {
    let commands: [Command]

    /// The page's source.
    var text: String {
        var page = Page()
        page.macro("TH", "UNDERSTUDY", "1", "", "Understudy \(Version.current)", "User Commands")
        page.section("NAME")
        page.paragraph("understudy \\- test doubles for Swift protocols as source that you own", isEscaped: true)
        page.section("SYNOPSIS")
        page.bold(HelpText.program, then: " <command> [options] [arguments]")
        page.section("DESCRIPTION")
        page.paragraph(
            "Understudy reads protocol declarations and writes spies, stubs, fakes and other test doubles as plain "
                + "Swift source, keeps them in step with their protocols without touching what you changed, and "
                + "proposes smaller protocols from who uses what.")
        page.section("COMMANDS")
        for command in commands { write(command, to: &page) }
        page.section("COMMON OPTIONS")
        for option in CommonOptions.all { write(option, to: &page) }
        page.section("FILES")
        page.term(".understudy.json", "The configuration of a package.")
        page.section("EXIT STATUS")
        for meaning in ExitCode.meanings { page.term(meaning.left, meaning.right) }
        return page.text
    }

    private func write(_ command: Command, to page: inout Page) {
        page.subsection(command.name)
        let operands = command.operands.map { " " + $0.usage } ?? ""
        page.bold("\(HelpText.program) \(command.name)", then: " [options]" + operands)
        page.paragraph(command.discussion)
        for option in command.options { write(option, to: &page) }
        for example in command.examples {
            page.example(example.line)
            page.paragraph(example.summary)
        }
    }

    private func write(_ option: OptionDeclaration, to page: inout Page) {
        let short = option.short.map { "-\($0), " } ?? ""
        page.term(short + option.spelling, value: option.valueName, option.summary)
    }
}

/// A page that is built from macros.
private struct Page {
    private(set) var text = ""

    mutating func macro(_ name: String, _ arguments: String...) {
        text +=
            "." + name + arguments.map { " \"" + Self.escaped($0).replacing("\"", with: "\\(dq") + "\"" }.joined()
            + "\n"
    }

    mutating func section(_ name: String) { macro("SH", name) }

    mutating func subsection(_ name: String) { macro("SS", name) }

    mutating func paragraph(_ words: String, isEscaped: Bool = false) {
        text += ".PP\n" + (isEscaped ? words : Self.escaped(words)) + "\n"
    }

    mutating func bold(_ words: String, then rest: String) {
        text += ".PP\n\\fB" + Self.escaped(words) + "\\fR" + Self.escaped(rest) + "\n"
    }

    mutating func example(_ line: String) {
        text += ".PP\n.nf\n.RS 4\n" + Self.escaped(line) + "\n.RE\n.fi\n"
    }

    mutating func term(_ term: String, value: String? = nil, _ summary: String) {
        let value = value.map { " \\fI" + Self.escaped($0) + "\\fR" } ?? ""
        text += ".TP\n\\fB" + Self.escaped(term) + "\\fR" + value + "\n" + Self.escaped(summary) + "\n"
    }

    /// `text` with escapes for what roff would interpret: backslashes, dashes that are not hyphens, dots and quotes at
    /// the beginning of a line.
    private static func escaped(_ text: String) -> String {
        let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
            .replacing("`", with: "\\(ga").replacing("'", with: "\\(aq").replacing("\n", with: "\n.PP\n")
        return plain.hasPrefix(".") ? "\\&" + plain : plain
    }
}
