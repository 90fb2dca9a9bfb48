/// What a part is named after, so that requirements that mention the same belong to it.
struct Meaning {
    /// The words that it is about.
    let topic: Set<String>
    /// What it does, if no word says what it is about.
    let verb: String?

    /// Whether the words of a requirement mention it.
    func isSaid(by words: RequirementWords) -> Bool {
        if let verb { return words.verb == verb }
        return !topic.isEmpty && topic.isSubset(of: words.nouns)
    }

    /// Whether the words of a requirement mention nothing of it, although there is something to mention.
    func isForeign(to words: RequirementWords) -> Bool {
        if let verb { return words.verb != verb }
        let told = WordFamily.roots(words.topics)
        return !topic.isEmpty && topic.allSatisfy { !told.contains(WordFamily.root($0)) }
    }
}
