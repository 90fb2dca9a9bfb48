import UnderstudySemantics

/// The words that say what a block is about, in contrast to the other blocks.
struct Topic {
    /// The words in the order in which they occur in the requirements; empty if nothing is distinctive.
    let words: [String]
    /// The word of the protocol's own name that they describe wherever they occur: the key in `createSymmetricKey()`
    /// and `deleteSymmetricKey()`.
    let head: String?
    /// The words of the protocol's own name that are always in front of them: `dns` in `saveDnsConfig()` and
    /// `removeDnsConfig()` of `DnsSettingsManager`.
    let modifiers: [String]
    /// The most distinctive words if none is distinctive enough; empty if none is distinctive at all.
    let faint: [String]

    /// The maximum number of words in a name.
    static let longest = 3

    /// Looks for distinctive words in `block`; words of the protocol's own name, which `own` knows, are not considered.
    ///
    /// - Parameter witnesses: The requirements of the block most of which have to mention the words.
    init(of block: [Int], words all: [RequirementWords], witnesses: [Int], avoiding own: (String) -> Bool) {
        let said = all.map { Self.said(by: $0, avoiding: own) }
        let mentions = (of: all.map(\.topics), witnesses: witnesses)
        words = Self.phrase(in: block, of: said.map { [$0] }, mentions: mentions, least: Prominence.least)
        head = Self.head(of: words, in: block.map { all[$0].nouns }, among: own)
        modifiers = Self.modifiers(of: words, in: block.map { all[$0].nouns }, among: own)
        // Names of types are only a hint: they say what the requirements take, not what they do.
        faint =
            words.isEmpty
            ? Self.phrase(
                in: block,
                of: block.allSatisfy { said[$0].isEmpty }
                    ? all.map { words in Self.telling(words.typeNames).map { $0.filter { Self.isTelling($0, own) } } }
                    : said.map { [$0] },
                mentions: mentions, least: 0)
            : []
    }

    /// The words around the most prominent one in `block`, if its value is at least `least`.
    private static func phrase(
        in block: [Int], of candidates: [[[String]]], mentions: (of: [Set<String>], witnesses: [Int]), least: Double
    ) -> [String] {
        let prominence = Prominence(
            of: block, in: candidates.map { Set($0.joined()) }, mentioned: mentions.of, witnesses: mentions.witnesses)
        let lists = block.flatMap { candidates[$0] }
        let phrases = prominence.words(least: least).lazy.map { word in
            NameSense.trimmed(headed(phrase(around: word, scores: prominence.shares, in: lists), in: lists))
        }
        return phrases.first { least == 0 || !$0.allSatisfy(NameSense.isFaint) } ?? []
    }

    /// The longest run of words around the best one that are nearly as distinctive.
    private static func phrase(
        around word: String, scores: [String: Double], in lists: [[String]]
    )
        -> [String]
    {
        let score = scores[word] ?? 0
        guard let list = lists.first(where: { $0.contains(word) }), let position = list.firstIndex(of: word) else {
            return [word]
        }
        let belongs = { (word: String) in (scores[word] ?? 0) >= score * 0.75 }
        var start = position
        var end = position
        while start > 0, end - start + 1 < longest, belongs(list[start - 1]) { start -= 1 }
        while end + 1 < list.count, end - start + 1 < longest, belongs(list[end + 1]) { end += 1 }
        return Array(list[start...end])
    }

    /// The phrase with the words that always follow it: for `local` in `addLocalNotification()` and
    /// `cancelLocalNotification(id:)`, the word that says what is local.
    private static func headed(_ phrase: [String], in lists: [[String]]) -> [String] {
        var phrase = phrase
        while phrase.count < longest, let last = phrase.last {
            let following = lists.compactMap { list -> String?? in
                guard let position = list.lastIndex(of: last) else { return nil }
                return .some(position + 1 < list.count ? list[position + 1] : nil)
            }
            guard let first = following.first, let next = first, following.allSatisfy({ $0 == next }),
                !phrase.contains(next)
            else { break }
            phrase.append(next)
        }
        return phrase
    }

    /// The word that always follows a phrase, if it occurs in the protocol's own name.
    private static func head(of phrase: [String], in lists: [[String]], among own: (String) -> Bool) -> String? {
        guard let last = phrase.last else { return nil }
        let following = lists.compactMap { list in
            list.lastIndex(of: last).map { $0 + 1 < list.count ? list[$0 + 1] : "" }
        }
        guard let first = following.first, own(first), following.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// The words that are always in front of a phrase, if they occur in the protocol's own name.
    private static func modifiers(of phrase: [String], in lists: [[String]], among own: (String) -> Bool) -> [String] {
        guard let first = phrase.first else { return [] }
        let leading = lists.compactMap { list in
            list.firstIndex(of: first).map { Array(list[..<$0].reversed().prefix(while: own).reversed()) }
        }
        guard let modifiers = leading.first, leading.allSatisfy({ $0 == modifiers }) else { return [] }
        return modifiers
    }

    /// The words of the name; parameter names only say what the parameters are for.
    private static func said(by words: RequirementWords, avoiding own: (String) -> Bool) -> [String] {
        // `notesPublisher` is about notes.
        let isStream = words.nouns.count > 1 && words.nouns.last.map(CommonWords.streams.contains) ?? false
        return words.nouns.dropLast(isStream ? 1 : 0).filter { isTelling($0, own) }
    }

    private static func isTelling(_ word: String, _ own: (String) -> Bool) -> Bool {
        !own(word) && !word.allSatisfy(\.isNumber) && word.utf8.count > 1
    }

    /// Types that say something: not closures, and without the prefixes of libraries.
    private static func telling(_ types: [[String]]) -> [[String]] {
        types.filter { $0.last.map { !closures.contains($0) } ?? false }.map { words in
            words.count > 1 && prefixes.contains(words[0]) ? Array(words.dropFirst()) : words
        }
    }

    private static let closures: Set<String> = [
        "queue", "locale", "controller", "wrapper", "operation", "block", "callback", "closure", "completion",
        "handler",
    ]
    private static let prefixes: Set<String> = ["av", "ca", "cf", "cg", "ck", "cl", "mk", "ns", "sk", "ui", "un", "wk"]
}
