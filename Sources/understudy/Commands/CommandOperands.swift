import UnderstudySyntax

/// The words after a command's name as names and paths; all commands read them alike.
struct CommandOperands: Sendable {
    /// The names, in order.
    private(set) var names: [NamePattern] = []
    /// The paths, in order; patterns are replaced by what they match.
    private(set) var paths: [String] = []

    /// No names and no paths: everything is meant.
    var isEmpty: Bool { names.isEmpty && paths.isEmpty }

    /// Tells `words` apart; reports patterns for paths that match nothing, and then gives `nil`.
    ///
    /// A word is a path when it looks like one, or when there is something of that name.
    init?(_ words: [String], in session: Session) {
        var isComplete = true
        for word in words {
            if session.files.exists(word) || !Self.looksLikePath(word) {
                if session.files.exists(word) { paths.append(word) } else { names.append(NamePattern(text: word)) }
            } else if PathPattern.isPattern(word), SourceWord(word).isPath {
                isComplete = add(PathPattern(word), word, in: session) && isComplete
            } else {
                paths.append(word)
            }
        }
        guard isComplete else { return nil }
    }

    private static func looksLikePath(_ word: String) -> Bool {
        !SourceWord(word).isPath || word.first == "." || word.contains("/" as Character) || SourceFile.isSwift(word)
    }

    private mutating func add(_ pattern: PathPattern, _ word: String, in session: Session) -> Bool {
        do throws(FileError) {
            let found = try pattern.matches(in: session.files).filter { path in
                SourceFile.isSwift(path) || (try? session.files.kind(path)) == .folder
            }
            paths += found
            if !found.isEmpty { return true }
            session.console.report(
                Diagnostic(
                    DiagnosticID("path-not-found"), .error, "no folder and no Swift file matches this pattern",
                    at: SourceLocation(path: word)))
        } catch {
            session.console.report(error.diagnostic)
        }
        return false
    }
}

/// A name that an operand gives, or a pattern for several: `Note*`.
struct NamePattern: Sendable, Hashable {
    /// As it was given.
    let text: String

    /// Whether it stands for any number of names.
    var isPattern: Bool { text.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") } }

    /// Whether `name` is meant.
    func matches(_ name: String) -> Bool {
        isPattern ? Glob.matches(Array(text.utf8), Array(name.utf8)[...]) : name == text
    }
}
