import UnderstudySyntax

extension SourceText {
    /// Whether the comments in the empty braces at `body` say nothing else, such as `// no-op`.
    func isEmptyOnPurpose(_ body: ByteRange) -> Bool {
        text(in: body).lowercased().split { !$0.isLetter }.allSatisfy { Self.wordsForNothing.contains(String($0)) }
    }

    private static let wordsForNothing: Set<String> = [
        "a", "blank", "by", "deliberately", "design", "do", "does", "empty", "for", "function", "here",
        "ignore", "ignored", "in", "intentionally", "is", "it", "left", "method", "needed", "no", "noop", "nop",
        "not", "nothing", "on", "op", "operation", "purpose", "required", "test", "tests", "the", "this", "to",
        "unused", "used",
    ]
}
