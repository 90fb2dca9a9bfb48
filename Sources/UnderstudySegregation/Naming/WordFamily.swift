import UnderstudySemantics

/// Recognises words of one family, of which a name needs only one: subscribe and subscription, but not staking and
/// unstaking.
enum WordFamily {
    /// Words that begin with this many equal letters are of one family, whatever their ends.
    private static let shared = 6

    /// What the words of one family have in common, for words in the singular: `stake` and `staking` → stak.
    static func root(_ word: String) -> String { Inflection.stem(word) }

    /// The roots of words in the singular.
    static func roots(_ words: some Sequence<String>) -> Set<String> { Set(words.map(root)) }

    /// Whether two words in lower case are of one family.
    static func holds(_ word: String, _ other: String) -> Bool {
        if word == other { return true }
        let isLong = word.utf8.count > shared && other.utf8.count > shared
        if isLong, word.utf8.prefix(shared).elementsEqual(other.utf8.prefix(shared)) { return true }
        return root(Inflection.singular(word)) == root(Inflection.singular(other))
    }
}
