import UnderstudySyntax

/// An error on the command line.
indirect enum UsageError: Error, Equatable {
    case conflictingOptions(String, String)
    case malformedValue(String, option: String, form: String)
    case missingOperand(String, advice: String? = nil)
    case missingValue(option: String, valueName: String)
    case needsOne(option: String, advice: String)
    case repeatedOption(String)
    case unexpectedOperand(String)
    case unexpectedValue(option: String)
    case unknownChoice(String, option: String, choices: [String])
    case unknownCommand(String, known: [String], meant: String? = nil)
    case unknownOption(String, known: [String], advice: String? = nil)
}

extension UsageError {
    /// The diagnostic for the error.
    var diagnostic: Diagnostic {
        Diagnostic(DiagnosticID(name), .error, message)
    }

    private var name: String {
        switch self {
        case .conflictingOptions: "conflicting-options"
        case .malformedValue: "malformed-value"
        case .missingOperand: "missing-argument"
        case .missingValue: "missing-value"
        case .needsOne: "needs-one"
        case .repeatedOption: "repeated-option"
        case .unexpectedOperand: "unexpected-argument"
        case .unexpectedValue: "unexpected-value"
        case .unknownChoice: "unknown-choice"
        case .unknownCommand: "unknown-command"
        case .unknownOption: "unknown-option"
        }
    }

    private var message: String {
        switch self {
        case .conflictingOptions(let first, let second): "'\(first)' and '\(second)' can't be used together"
        case .malformedValue(let value, let option, let form):
            "'\(value)' is not a value for '\(option)'; write \(form)"
        case .missingOperand(let valueName, let advice):
            "argument \(valueName) is missing" + (advice.map { "; " + $0 } ?? "")
        case .missingValue(let option, let valueName): "option '\(option)' needs a value \(valueName)"
        case .needsOne(let option, let advice): "option '\(option)' is for one double; \(advice)"
        case .repeatedOption(let option): "option '\(option)' was given twice"
        case .unexpectedOperand(let word): "unexpected argument '\(word)'"
        case .unexpectedValue(let option): "option '\(option)' takes no value"
        case .unknownChoice(let value, let option, let choices):
            "unknown value '\(value)' for '\(option)'; "
                + (Self.nearest(to: value, among: choices) ?? "expected one of \(choices.joined(separator: ", "))")
        case .unknownCommand(let word, let known, let meant):
            meant.map { "unknown command '\(word)'; did you mean '\(HelpText.program) \($0)'?" }
                ?? Self.unknown("command", word, among: known)
        case .unknownOption(let word, let known, let advice):
            advice.map { "unknown option '\(word)'; \($0)" } ?? Self.unknown("option", word, among: known)
        }
    }

    private static func unknown(_ what: String, _ word: String, among known: [String]) -> String {
        "unknown \(what) '\(word)'" + (nearest(to: word, among: known).map { "; " + $0 } ?? "")
    }

    /// The suggestion of the candidate nearest to `word`; leading dashes and missing labels are ignored: `svae` means
    /// `save(note:)`.
    private static func nearest(to word: String, among candidates: [String]) -> String? {
        let isLabelled = word.contains("(")
        let names = candidates.map { candidate in
            let name = candidate.drop { $0 == "-" }
            return String(isLabelled ? name : name.prefix { $0 != "(" })
        }
        let bare = String(word.drop { $0 == "-" })
        guard let name = EditDistance.nearest(to: bare, among: names, limit: 1).first,
            let index = names.firstIndex(of: name)
        else { return nil }
        return "did you mean '\(candidates[index])'?"
    }
}
