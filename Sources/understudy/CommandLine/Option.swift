/// One option of a command, with the type of its value.
///
/// A command keeps its options as constants, lists their declarations, and asks the parsed arguments for a value:
///
///     static let all = Option.flag("all", "…")
///     if arguments[all] { … }
struct Option<Value: Sendable>: Sendable {
    /// The option's declaration for the argument parser.
    let declaration: OptionDeclaration
    /// Converts the given texts, already checked against the choices, to the value.
    let value: @Sendable (_ texts: [String]) -> Value
}

/// The values of an option with a fixed set of them.
typealias OptionChoice = CaseIterable & RawRepresentable<String> & Sendable

extension Option where Value == Bool {
    /// An option without a value: `--all`.
    static func flag(_ name: String, short: Character? = nil, _ summary: String) -> Option {
        Option(declaration: OptionDeclaration(name, short: short, summary: summary)) { !$0.isEmpty }
    }
}

extension Option where Value == String? {
    /// An option with one text: `--output DIR`.
    static func text(_ name: String, value valueName: String, _ summary: String) -> Option {
        Option(declaration: OptionDeclaration(name, valueName: valueName, summary: summary)) { $0.last }
    }
}

extension Option where Value == [String] {
    /// An option that can be given any number of times: `--in A --in B`.
    static func texts(_ name: String, value valueName: String, _ summary: String) -> Option {
        let declaration = OptionDeclaration(name, valueName: valueName, repetition: .repeated, summary: summary)
        return Option(declaration: declaration) { $0 }
    }

    /// An option with comma-separated values, each once: `--kind spy,stub`.
    static func list(_ name: String, value valueName: String, _ summary: String) -> Option {
        let declaration = OptionDeclaration(name, valueName: valueName, repetition: .list, summary: summary)
        return Option(declaration: declaration) { texts in
            var seen: Set<String> = []
            return texts.filter { seen.insert($0).inserted }
        }
    }
}

extension Option {
    /// An option with one of the cases of `Choice`, without a fixed default: `--format html`.
    static func choice<Choice: OptionChoice>(
        _ name: String, value valueName: String, _ summary: String
    ) -> Option where Value == Choice? {
        let declaration = OptionDeclaration(
            name, valueName: valueName, choices: Choice.allCases.map(\.rawValue), summary: summary)
        return Option(declaration: declaration) { $0.last.flatMap(Choice.init(rawValue:)) }
    }
}

extension Option where Value: OptionChoice {
    /// An option with one of the cases of `Value`: `--color never`.
    static func choice(_ name: String, value valueName: String, default fallback: Value, _ summary: String) -> Option {
        let declaration = OptionDeclaration(
            name,
            valueName: valueName,
            choices: Value.allCases.map(\.rawValue),
            summary: "\(summary) (default: \(fallback.rawValue))"
        )
        return Option(declaration: declaration) { $0.last.flatMap(Value.init(rawValue:)) ?? fallback }
    }
}
