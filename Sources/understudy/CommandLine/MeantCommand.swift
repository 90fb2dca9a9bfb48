import UnderstudyDoubles

/// The command line that somebody means whose first word is no command.
enum MeantCommand {
    /// Words of other tools, and words with which the help explains a command.
    private static let synonyms: [String: [String]] = [
        "generate": ["add", "create", "make", "mock-generate", "new", "write", "gen"],
        "sync": ["refresh", "regenerate", "update", "upgrade"],
        "check": ["diff", "drift", "lint", "status", "test", "validate", "verify"],
        "list": ["find", "ls", "protocols", "scan", "search"],
        "adopt": ["eject", "own", "take"],
        "merge-driver": ["merge"],
        "split": ["divide", "partition", "segregate", "refactor"],
        "extract": ["interface", "protocol"],
        "convert": ["migrate", "modernise", "modernize", "rewrite"],
        "report": ["html", "page"],
        "explain": ["why"],
        "init": ["config", "configure", "setup"],
        "mcp": ["assistant", "serve", "server"],
        "completions": ["completion"],
        "man": ["manual"],
    ]

    /// The command for a word of another tool; `nil` if it is none.
    static func name(for word: String) -> String? {
        synonyms.first { $0.value.contains(word.lowercased()) }?.key
    }

    /// The command line that `words` mean, of which the first is `word`; `nil` if nothing suggests one.
    ///
    /// A kind of double, a word of another tool and the name of a type or a path lead to a command.
    static func line(for word: String, operands: [String]) -> String? {
        var rest = operands.filter { !OptionDeclaration.mayBe($0) }
        let singular = word.lowercased().hasSuffix("s") ? String(word.lowercased().dropLast()) : word.lowercased()
        let kinds = DoubleKind.builtIn.map(\.name) + [TestSubject.Form.fixture.rawValue]
        if let kind = kinds.first(where: { $0 == word.lowercased() || $0 == singular }) {
            if rest.first == "generate" { rest.removeFirst() }
            return (["generate"] + (rest.isEmpty ? ["PROTOCOL"] : rest) + ["--kind", kind]).joined(separator: " ")
        }
        if let command = name(for: word) { return ([command] + rest).joined(separator: " ") }
        if SourceFile.isSwift(word) || word.contains("/" as Character) || word == "." { return "list \(word)" }
        if word.first?.isUppercase == true { return (["generate", word] + rest).joined(separator: " ") }
        return nil
    }
}
