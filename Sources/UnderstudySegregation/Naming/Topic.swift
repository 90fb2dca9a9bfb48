import UnderstudySemantics

/// The words that say what a block is about, and what the others are not.
struct Topic {
    /// The words in the order in which the requirements say them; empty when nothing is distinctive.
    let words: [String]
    /// The words that stand out most where none stands out enough; empty when nothing does at all.
    let faint: [String]

    /// Where a word must stand out at least: its share inside the block less its share outside.
    private static let distinct = 0.34
    /// How many words a name may hold.
    private static let longest = 3

    /// Looks for what stands out in `block`; words that `own` knows from the protocol's name say nothing new.
    init(of block: [Int], words all: [RequirementWords], avoiding own: (String) -> Bool) {
        let inside = Set(block)
        let said = all.map { Self.said(by: $0, avoiding: own) }
        // Types speak where no name in the block does.
        let candidates =
            block.allSatisfy { said[$0].isEmpty }
            ? all.map { words in Self.telling(words.typeNames).map { $0.filter { Self.isTelling($0, own) } } }
            : said.map { [$0] }
        var within: [String: Int] = [:]
        var outside: [String: Int] = [:]
        for (index, words) in candidates.enumerated() {
            for word in Set(words.joined()) {
                if inside.contains(index) {
                    within[word, default: 0] += 1
                } else {
                    outside[word, default: 0] += 1
                }
            }
        }
        let others = max(1, all.count - block.count)
        var scores: [String: Double] = [:]
        for (word, count) in within {
            let share = Double(count) / Double(block.count)
            scores[word] = share - Double(outside[word] ?? 0) / Double(others)
        }
        guard let best = scores.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), best.value > 0
        else {
            words = []
            faint = []
            return
        }
        let lists = block.flatMap { candidates[$0] }
        let phrase = Self.headed(
            Self.phrase(around: best.key, score: best.value, scores: scores, in: lists), in: lists)
        // More than half of the requirements have to say what names them.
        let isCommon = (within[best.key] ?? 0) * 2 > block.count
        let isDistinct = best.value >= Self.distinct && isCommon && !phrase.allSatisfy(NameSense.isFaint)
        words = isDistinct ? phrase : []
        faint = isDistinct ? [] : phrase
    }

    /// The longest run of words around the best one that stand out nearly as much.
    private static func phrase(
        around word: String, score: Double, scores: [String: Double], in lists: [[String]]
    )
        -> [String]
    {
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

    /// The phrase with the words that follow it wherever it stands: of `local` in `addLocalNotification()` and
    /// `cancelLocalNotification(id:)`, which says what is local.
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

    /// The words of the name; what parameters are called only says what they are for.
    private static func said(by words: RequirementWords, avoiding own: (String) -> Bool) -> [String] {
        // `notesPublisher` is about notes.
        let isStream = words.nouns.count > 1 && words.nouns.last.map(CommonWords.streams.contains) ?? false
        return words.nouns.dropLast(isStream ? 1 : 0).filter { isTelling($0, own) }
    }

    private static func isTelling(_ word: String, _ own: (String) -> Bool) -> Bool {
        !own(word) && word.first?.isNumber == false && word.utf8.count > 1
    }

    /// Types by what they are: not those of closures, and without the prefixes of libraries.
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
