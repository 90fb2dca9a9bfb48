import UnderstudySyntax

/// How whoever reads a message can run the tool: what messages name in quotes has to run as it is printed.
enum Invocation: Sendable {
    /// By its name.
    case tool
    /// Through SwiftPM, which has built it for the package and keeps it in a folder of its own.
    case package

    private static let named = "'understudy "
    private static let throughPackage = "'swift package --allow-writing-to-package-directory understudy "

    /// `text` with the commands in it as they are run.
    func applied(to text: String) -> String {
        switch self {
        case .tool: text
        case .package: text.replacing(Self.named, with: Self.throughPackage)
        }
    }

    /// `diagnostic` with the commands in it as they are run.
    func applied(to diagnostic: Diagnostic) -> Diagnostic {
        guard self != .tool else { return diagnostic }
        return Diagnostic(
            diagnostic.id, diagnostic.severity, applied(to: diagnostic.message), at: diagnostic.location,
            notes: diagnostic.notes.map(applied(to:)))
    }
}
