/// What a part is named by, so that what says the same belongs to it.
struct Meaning {
    /// The words that it is about.
    let topic: Set<String>
    /// What it does, where no word says what it is about.
    let verb: String?

    /// Whether the words of a requirement say it.
    func isSaid(by words: RequirementWords) -> Bool {
        if let verb { return words.verb == verb }
        return !topic.isEmpty && topic.isSubset(of: words.nouns)
    }
}
