import UnderstudySyntax

extension SourceText {
    /// Whether the braces at `body` hold nothing but comments that say so, such as `// no-op`.
    func isEmptyOnPurpose(_ body: ByteRange) -> Bool {
        guard tokenTexts(in: body) == ["{", "}"] else { return false }
        return text(in: body).lowercased().split { !$0.isLetter }.allSatisfy {
            Self.wordsForNothing.contains(String($0))
        }
    }

    private static let wordsForNothing: Set<String> = [
        "a", "blank", "by", "deliberately", "design", "do", "does", "empty", "for", "function", "here", "ignore",
        "ignored",
        "implemented", "in", "intentionally", "is", "it", "left", "method", "mock", "needed", "no", "noop", "nop",
        "not",
        "nothing", "on", "op", "purpose", "required", "stub", "test", "tests", "the", "this", "to", "unimplemented",
        "unused", "used",
    ]
}
