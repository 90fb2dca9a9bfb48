/// What the reader of a diagnostic has to do about it.
public enum Severity: String, Hashable, Sendable {
    /// The input can't be used as it is.
    case error
    /// The input can be used, but something deserves attention.
    case warning
    /// More about the diagnostic before it.
    case note
}

/// The stable name of a kind of diagnostic, independent of its wording.
///
/// The wording may improve; users' settings and tests rely on the identifier.
public struct DiagnosticID: Hashable, Sendable, CustomStringConvertible {
    /// The name, in kebab case.
    public let name: String

    /// Creates an identifier.
    public init(_ name: String) {
        self.name = name
    }

    /// The name, in kebab case.
    public var description: String { name }
}

/// A place in a named text.
public struct SourceLocation: Hashable, Sendable {
    /// The path of the file, as the user wrote or would write it.
    public let path: String
    /// The place within the file; `nil` when the whole file is meant.
    public let position: SourcePosition?

    /// Creates a location.
    public init(path: String, position: SourcePosition? = nil) {
        self.path = path
        self.position = position
    }

    /// The place as compilers write it: `path:line:column`, or the path alone.
    package var text: String { position.map { "\(path):\($0.line):\($0.column)" } ?? path }
}

/// Something that the user should know about their input, as a value: nothing is printed here.
public struct Diagnostic: Hashable, Sendable {
    /// The stable name of this kind of diagnostic.
    public let id: DiagnosticID
    /// What to do about it.
    public let severity: Severity
    /// One line: lower case, names in single quotes, no full stop, and what to do next if that isn't obvious.
    public let message: String
    /// Where; `nil` when no file is at fault.
    public let location: SourceLocation?
    /// Other places that explain this one.
    public let notes: [Diagnostic]
    /// Edits of the same file that fix it, if they are certain.
    public let fix: [TextEdit]

    /// Creates a diagnostic.
    public init(
        _ id: DiagnosticID,
        _ severity: Severity,
        _ message: String,
        at location: SourceLocation? = nil,
        notes: [Diagnostic] = [],
        fix: [TextEdit] = []
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.location = location
        self.notes = notes
        self.fix = fix
    }

    /// The lines that compilers and editors read: `path:line:column: severity: message [id]`, notes after it, which do not
    /// repeat the identifier.
    public var lines: [String] { lines(under: nil) }

    private func lines(under outer: DiagnosticID?) -> [String] {
        let prefix = location.map { $0.text + ": " } ?? ""
        let tail = id == outer ? "" : " [\(id)]"
        return ["\(prefix)\(severity.rawValue): \(message)\(tail)"] + notes.flatMap { $0.lines(under: id) }
    }
}
