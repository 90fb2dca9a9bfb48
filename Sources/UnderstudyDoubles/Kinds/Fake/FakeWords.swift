/// The words of names, and what verbs mean for a store.
enum FakeWords {
    /// The words of `name` in lower case: `findPURLs` gives `find` and `purls`.
    static func split(_ name: String) -> [String] {
        var words: [String] = []
        var word: [Character] = []
        let characters = Array(name.filter { $0 != "`" })
        func isUpper(_ index: Int) -> Bool { characters[index].isUppercase }
        for index in characters.indices {
            let character = characters[index]
            if !character.isLetter && !character.isNumber {
                if !word.isEmpty { words.append(String(word).lowercased()) }
                word = []
                continue
            }
            let startsWord =
                isUpper(index) && index > 0
                && (!isUpper(index - 1)
                    || index + 1 < characters.count && characters[index + 1].isLowercase
                        && !isPluralOfAcronym(characters, index))
            if startsWord, !word.isEmpty {
                words.append(String(word).lowercased())
                word = []
            }
            word.append(character)
        }
        if !word.isEmpty { words.append(String(word).lowercased()) }
        return words
    }

    /// Whether the capital at `index` ends an acronym that only an `s` follows: the `L` of `PURLs`.
    private static func isPluralOfAcronym(_ characters: [Character], _ index: Int) -> Bool {
        guard characters[index + 1] == "s" else { return false }
        return index + 2 == characters.count || characters[index + 2].isUppercase
    }

    /// What a verb does to a store.
    enum Verb: Sendable {
        case save
        case update
        case delete
        case clear
        case read
        case list
        case count
        case contain
        case observe
        case refresh
    }

    static let verbs: [String: Verb] = {
        let lists: [(Verb, String)] = [
            (
                .save,
                "save insert add create store put append write register persist upsert enqueue push cache set post"
            ),
            (.save, "remember record track import submit schedule publish keep send place book log upload"),
            (.update, "update replace edit modify change rename move mark toggle patch assign"),
            (.delete, "delete remove unregister discard evict forget drop erase destroy cancel unsave revoke"),
            (.clear, "clear reset wipe purge empty flush invalidate"),
            (.read, "find get fetch load read lookup retrieve query search request obtain resolve select filter take"),
            (.read, "peek show download open pull"),
            (.list, "all list every"),
            (.count, "count number total"),
            (.contain, "contains exists has is includes contain exist"),
            (.observe, "observe watch stream subscribe monitor listen"),
            (.refresh, "refresh reload sync synchronize"),
        ]
        var table: [String: Verb] = [:]
        for (verb, words) in lists { for word in words.split(separator: " ") { table[String(word)] = verb } }
        return table
    }()

    /// Verbs that keep everything that is handed to them, the same twice.
    static let appending: Set<String> = ["append", "enqueue", "record", "track", "push", "log", "submit", "schedule"]

    /// Words between a verb or a label and what it is about.
    static let fillers: Set<String> = [
        "by", "for", "with", "of", "in", "at", "from", "to", "the", "a", "an", "matching", "having", "where", "on",
        "and",
        "all", "every", "new", "existing", "current", "stored", "saved", "into", "forkey", "containing", "as", "if",
        "async", "using", "named", "under", "belonging", "within",
    ]

    /// Words that only say which of two values of a property is meant.
    static let ends: (before: Set<String>, after: Set<String>) = (
        ["from", "source", "src", "old", "current", "previous"], ["to", "destination", "dst", "new", "target", "dest"]
    )

    /// `word` without the ending of a plural.
    static func singular(_ word: String) -> String {
        if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
        for ending in ["sses", "shes", "ches", "xes"] where word.hasSuffix(ending) { return String(word.dropLast(2)) }
        if word.hasSuffix("ss") || word.hasSuffix("us") || word.hasSuffix("is") { return word }
        return word.hasSuffix("s") && word.count > 2 ? String(word.dropLast()) : word
    }

    /// `word` without the endings of verbs and participles: `archived` and `archive` give `archiv`.
    static func stem(_ word: String) -> String {
        var stem = word
        for ending in ["ation", "ion", "ated", "ed", "ate", "e"]
        where stem.hasSuffix(ending) && stem.count > ending.count + 2 {
            stem = String(stem.dropLast(ending.count))
            break
        }
        if let last = stem.last, stem.dropLast().last == last { stem.removeLast() }
        return stem
    }

    /// `name`, which starts with a small letter, for several.
    static func plural(_ name: String) -> String {
        for ending in ["s", "sh", "ch", "x"] where name.hasSuffix(ending) {
            return singular(name) != name && !name.hasSuffix("ss") ? name : name + "es"
        }
        if name.hasSuffix("y"), let before = name.dropLast().last, !"aeiou".contains(before) {
            return name.dropLast() + "ies"
        }
        return name + "s"
    }

    /// `name` of a type as a name of a value: `PURLResponse` gives `purlResponse`.
    static func decapitalized(_ name: String) -> String {
        let characters = Array(name)
        var count = 0
        while count < characters.count, characters[count].isUppercase { count += 1 }
        if count > 1, count < characters.count { count -= 1 }
        return String(characters[..<count]).lowercased() + String(characters[count...])
    }
}
