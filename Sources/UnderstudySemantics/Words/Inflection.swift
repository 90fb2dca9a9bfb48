/// Forms of one word in lower case, precise enough to compare names.
package enum Inflection {
    /// The singular: `notes` → note, `queries` → query, `status` and `statuses` → status.
    package static func singular(_ word: String) -> String {
        guard word.utf8.count > 3, word.hasSuffix("s"), word != "https" else {
            return shortPlurals.contains(word) ? String(word.dropLast()) : word
        }
        if sciences.contains(word) { return word }
        if word.utf8.count > 4, word.hasSuffix("ies") {
            return endingInIE.contains(word) ? String(word.dropLast()) : word.dropLast(3) + "y"
        }
        if addingES.contains(where: word.hasSuffix), !endingInCHE.contains(word) { return String(word.dropLast(2)) }
        if ["ss", "us", "is", "ias"].contains(where: word.hasSuffix) { return word }
        return String(word.dropLast())
    }

    /// What `word` denies: `unread` → read, `disconnected` → connected; `nil` where it denies nothing.
    ///
    /// With `de` and `dis` begin many words that deny nothing, such as `display` and `define`.
    package static func denied(by word: String) -> String? {
        if word.hasPrefix("un") { return String(word.dropFirst(2)) }
        let found = reversals.first { word.hasPrefix($0.prefix) }
        let bare = found.map { String(word.dropFirst($0.prefix.count)) }
        return bare.flatMap { found?.stems.contains(stem($0)) == true ? $0 : nil }
    }

    /// The plural of a name that starts with a small letter: `noteEntry` → noteEntries, `notes` → notes.
    package static func plural(_ name: String) -> String {
        if ["s", "sh", "ch", "x"].contains(where: name.hasSuffix) {
            return sciences.contains(name) || singular(name) != name && !name.hasSuffix("ss") ? name : name + "es"
        }
        if name.hasSuffix("y"), let before = name.utf8.dropLast().last, !vowels.contains(before) {
            return name.dropLast() + "ies"
        }
        return name + "s"
    }

    /// The common stem of a family of words: `archived`, `archive` → archiv; `encryption`, `encryptor` → encrypt.
    ///
    /// Endings of verbs are removed first (`registered` → register), then those that derive one word from another (→
    /// regist), so that a word and its participle agree.
    package static func stem(_ word: String) -> String {
        // A subscription is what is subscribed to, and no script.
        if let end = ["scription", "scriptions"].first(where: word.hasSuffix) {
            return word.dropLast(end.count) + "scrib"
        }
        let verb = withoutDoubling(without(verbEndings, of: word, leaving: 3))
        return withoutDoubling(without(derivingEndings, of: verb, leaving: 4))
    }

    /// `word` with its last letter once, where it ends in two of it: `pinn` → pin.
    private static func withoutDoubling(_ word: String) -> String {
        let end = word.utf8.suffix(2)
        return word.utf8.count > 2 && end.first == end.last ? String(word.dropLast()) : word
    }

    /// `word` without the first of `endings` that it has, if enough bytes remain.
    private static func without(_ endings: [String], of word: String, leaving shortest: Int) -> String {
        let found = endings.first { word.utf8.count >= $0.utf8.count + shortest && word.hasSuffix($0) }
        return String(word.dropLast(found?.count ?? 0))
    }

    /// The stems of the words that each prefix turns into their opposites.
    private static let reversals = [
        (
            "de",
            "activate allocate authenticate authorise authorize bookmark couple favorite favourite friend "
                + "highlight index list mute prioritise prioritize provision publish register select star subscribe"
        ),
        (
            "dis",
            "able allow approve arm associate connect engage favor favour like mount own qualify trust"
        ),
    ].map { (prefix: $0, stems: Set($1.split(separator: " ").map { stem(String($0)) })) }

    // The longest first.
    private static let verbEndings = ["ation", "ators", "ated", "ator", "ings", "ate", "ing", "ion", "ed", "e"]
    private static let derivingEndings = [
        "ization", "isation", "ition", "ments", "tion", "ment", "able", "ible", "ables", "ers", "ors", "ity", "ive",
        "er", "or", "es", "al", "s", "y",
    ]
    private static let vowels = Set("aeiou".utf8)
    /// Endings of plurals whose singular ends in a hiss: `boxes`, `statuses`, `aliases`, but `cases` and `causes` do not.
    private static let addingES = [
        "sses", "shes", "ches", "xes", "nuses", "puses", "ruses", "tuses", "aliases", "atlases", "biases", "canvases",
        "lenses",
    ]
    /// Plurals of words that end in `ie`.
    private static let endingInIE: Set<String> = ["calories", "cookies", "movies", "selfies", "zombies"]
    /// Plurals of words that end in `che`.
    private static let endingInCHE: Set<String> = ["aches", "caches", "niches"]
    /// Words that have no singular, or mean something else in it.
    private static let sciences: Set<String> = [
        "analytics", "biometrics", "diagnostics", "dynamics", "economics", "electronics", "ethics", "genetics",
        "graphics", "haptics", "logistics", "mathematics", "mechanics", "news", "optics", "physics", "politics",
        "robotics", "semantics", "series", "species", "statistics",
    ]
    /// Plurals of two letters and an `s`; most words of three letters that end so are singular: `gas`, `tls`.
    private static let shortPlurals: Set<String> = ["ads", "dbs", "ids", "ips", "pcs", "tvs", "vms"]
}
