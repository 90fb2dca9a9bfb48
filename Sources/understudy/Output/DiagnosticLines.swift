import UnderstudySyntax

/// Writes diagnostics as compilers do, with or without colour.
enum DiagnosticLines {
    /// The lines of `diagnostic` and of its notes.
    static func lines(of diagnostic: Diagnostic, colored: Bool, errorsOnly: Bool = false) -> [String] {
        let shown = errorsOnly ? diagnostic.withoutNotes : diagnostic
        guard colored else { return shown.lines }
        return coloredLines(of: shown, under: nil)
    }

    private static func coloredLines(of diagnostic: Diagnostic, under outer: DiagnosticID?) -> [String] {
        guard let plain = diagnostic.withoutNotes.lines.first else { return [] }
        let tail = "\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.id)]"
        let place = plain.dropLast(tail.count)
        let line =
            "\(bold)\(place)\(color(of: diagnostic.severity))\(diagnostic.severity.rawValue):\(reset) "
            + "\(bold)\(diagnostic.message)\(reset)"
        let id = diagnostic.id == outer ? "" : " \(dim)[\(diagnostic.id)]\(reset)"
        return [line + id] + diagnostic.notes.flatMap { coloredLines(of: $0, under: diagnostic.id) }
    }

    private static let bold = "\u{1B}[1m"
    private static let dim = "\u{1B}[2m"
    private static let reset = "\u{1B}[0m"

    private static func color(of severity: Severity) -> String {
        switch severity {
        case .error: "\u{1B}[1;31m"
        case .warning: "\u{1B}[1;35m"
        case .note: "\u{1B}[1;36m"
        }
    }
}

extension Diagnostic {
    fileprivate var withoutNotes: Diagnostic {
        Diagnostic(id, severity, message, at: location)
    }
}
