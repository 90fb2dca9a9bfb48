/// Brings words of one family together, well enough to tell that a name says something already: `encrypted`, `encryptor` → encrypt.
enum Stem {
    /// Endings that make one word of another, the longest first.
    private static let endings = [
        "ization", "isation", "ation", "ition", "ments", "tion", "ment", "ings", "able", "ible", "ables", "ing", "ers",
        "ors", "ion", "ity", "ive", "er", "or", "ed", "es", "al", "s", "e", "y",
    ]
    /// What stays is at least so long.
    private static let shortest = 4

    /// The stem of a lower-case word.
    static func of(_ word: String) -> String {
        for ending in endings where word.utf8.count >= ending.utf8.count + shortest && word.hasSuffix(ending) {
            return String(word.dropLast(ending.count))
        }
        return word
    }
}
