/// Brings plurals to their singular, well enough to compare names.
enum Singular {
    /// The singular of a lower-case word: `notes` → note, `queries` → query, `status` → status.
    static func of(_ word: String) -> String {
        let length = word.utf8.count
        guard length > 3, word.hasSuffix("s") else { return word }
        if word.hasSuffix("ies"), length > 4 { return word.dropLast(3) + "y" }
        if word.hasSuffix("sses") || word.hasSuffix("shes") || word.hasSuffix("ches") || word.hasSuffix("xes") {
            return String(word.dropLast(2))
        }
        if word.hasSuffix("ss") || word.hasSuffix("us") || word.hasSuffix("is") || word.hasSuffix("ias") { return word }
        return String(word.dropLast())
    }
}
