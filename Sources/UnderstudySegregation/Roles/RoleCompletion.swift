/// Completes roles with requirements that no consumer uses yet, and that do the same as the role with the same things.
struct RoleCompletion {
    private let words: [RequirementWords]
    private let used: Set<Int>
    /// The requirements by their base names.
    private let overloads: [[String]: [Int]]
    /// The requirements that mention each word.
    private let mentions: [String: [Int]]

    init(_ words: [RequirementWords], used: Set<Int>) {
        self.words = words
        self.used = used
        overloads = Dictionary(grouping: words.indices) { words[$0].spoken }
        mentions = words.indices.reduce(into: [:]) { mentions, place in
            for word in Set(words[place].nouns) { mentions[word, default: []].append(place) }
        }
    }

    /// `role` with unused overloads, and with what mentions a word that all of the role and nothing else that is used
    /// mentions: `makeCountries()` joins `makeCountry(named:)`, but `setCountry(_:)` does not.
    func completed(_ role: Set<Int>) -> Set<Int> {
        let classes = Set(role.map { words[$0].verbClass })
        let named = role.flatMap { overloads[words[$0].spoken] ?? [] }
        let alike = topic(of: role).flatMap { mentions[$0] ?? [] }.filter { classes.contains(words[$0].verbClass) }
        return role.union((named + alike).filter { !used.contains($0) })
    }

    /// The words that all requirements of `role` mention, and no other that is used.
    private func topic(of role: Set<Int>) -> [String] {
        guard let first = role.first else { return [] }
        let common = role.reduce(Set(words[first].nouns)) { $0.intersection(words[$1].nouns) }
        return common.filter { word in
            !NameSense.isFaint(word) && mentions[word]?.allSatisfy { role.contains($0) || !used.contains($0) } == true
        }
    }
}
