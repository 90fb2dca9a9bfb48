import UnderstudyDoubles

/// The names of everything that the built-in templates can write.
enum DoubleNames {
    static let kinds = DoubleKind.builtIn.map(\.name)
    static let styles = DoubleStyle.builtIn.map(\.name)
    static let defaultStyle = DoubleStyle.understudy.name
    static let defaultKind = DoubleStyle.understudy.usualKind.name

    /// The first name without a built-in template.
    static func unknown(kinds given: [String], style: String?) -> UsageError? {
        if let kind = given.first(where: { !kinds.contains($0) }) {
            return .unknownChoice(kind, option: "--kind", choices: kinds)
        }
        guard let style, !styles.contains(style) else { return nil }
        return .unknownChoice(style, option: "--style", choices: styles)
    }
}
