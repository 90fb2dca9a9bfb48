import UnderstudySemantics

/// Recognises words of one family, of which a name needs only one: subscribe and subscription, but not staking and
/// unstaking.
enum WordFamily {
    /// Words that begin with this many equal letters are of one family, whatever their ends.
    private static let shared = 6

    /// Whether two words in lower case are of one family.
    static func holds(_ word: String, _ other: String) -> Bool {
        if word == other { return true }
        let isLong = word.utf8.count > shared && other.utf8.count > shared
        if isLong, word.utf8.prefix(shared).elementsEqual(other.utf8.prefix(shared)) { return true }
        return Inflection.stem(Inflection.singular(word)) == Inflection.stem(Inflection.singular(other))
    }
}
