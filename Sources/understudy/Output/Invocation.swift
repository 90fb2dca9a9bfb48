import UnderstudySyntax

/// How the reader of a message can run the tool: commands in quotes have to work as printed.
enum Invocation: Sendable {
    /// By its name.
    case tool
    /// Through SwiftPM, which builds the tool for the package and keeps it in its own folder.
    case package

    private static let named = "'understudy "
    private static let throughPackage = "'swift package --allow-writing-to-package-directory understudy "

    /// `text` with its commands in the form in which they can be run.
    func applied(to text: String) -> String {
        switch self {
        case .tool: text
        case .package: text.replacing(Self.named, with: Self.throughPackage)
        }
    }

    /// `diagnostic` with its commands in the form in which they can be run.
    func applied(to diagnostic: Diagnostic) -> Diagnostic {
        guard self != .tool else { return diagnostic }
        return Diagnostic(
            diagnostic.id, diagnostic.severity, applied(to: diagnostic.message), at: diagnostic.location,
            notes: diagnostic.notes.map(applied(to:)))
    }
}
