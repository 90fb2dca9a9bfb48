import UnderstudySyntax

/// The operands of a command as names and paths, in the same way for all commands.
struct CommandOperands: Sendable {
    /// The names, in order.
    private(set) var names: [NamePattern] = []
    /// The paths, in order; patterns are replaced by their matches.
    private(set) var paths: [String] = []

    /// Distinguishes names and paths in `words`; reports path patterns without a match, and then returns `nil`.
    ///
    /// A word is a path if it looks like one, or if there is a file or folder of that name.
    init?(_ words: [String], in session: Session) {
        var isComplete = true
        for word in words {
            if PlaceName(word) != nil, !session.files.exists(word) {
                names.append(NamePattern(text: word))
            } else if session.files.exists(word) || !Self.looksLikePath(word) {
                if session.files.exists(word) { paths.append(word) } else { names.append(NamePattern(text: word)) }
            } else if PathPattern.isPattern(word), SourceWord(word).isPath {
                isComplete = add(PathPattern(word), word, in: session) && isComplete
            } else {
                paths.append(word)
            }
        }
        guard isComplete else { return nil }
    }

    /// Whether `word` can only be a path, or a list of paths.
    static func looksLikePath(_ word: String) -> Bool {
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

/// A place given instead of a name that several protocols have: `Sources/Store.swift:9`.
struct PlaceName: Equatable {
    /// The end of a path, by whole components.
    let path: String
    /// The line of a declaration, beginning with 1.
    let line: Int

    /// `nil` if `word` is no place in a Swift file.
    init?(_ word: String) {
        guard let colon = word.lastIndex(of: ":"), let line = Int(word[word.index(after: colon)...]), line > 0 else {
            return nil
        }
        let path = String(word[..<colon])
        guard SourceFile.isSwift(path) else { return nil }
        (self.path, self.line) = (path.hasPrefix("./") ? String(path.dropFirst(2)) : path, line)
    }

    /// Whether the file is the one at `path`.
    func isIn(_ path: String) -> Bool { path == self.path || path.hasSuffix("/" + self.path) }
}

/// A name given as an operand, or a pattern for several: `Note*`.
struct NamePattern: Sendable, Hashable {
    /// The text of the operand.
    let text: String

    /// Whether it is a pattern.
    var isPattern: Bool { text.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") } }

    /// Whether it means `name`.
    func matches(_ name: String) -> Bool {
        isPattern ? Glob.matches(Array(text.utf8), Array(name.utf8)[...]) : name == text
    }
}
