extension SourceText {
    /// The texts of its tokens, each once.
    public var words: Set<String> { Set(tokenTexts(in: range)) }
}

extension TextEdit {
    /// The texts of the tokens that it writes, in order.
    public var words: [String] {
        let text = SourceText(path: "", bytes: replacement)
        return text.tokenTexts(in: text.range)
    }
}
