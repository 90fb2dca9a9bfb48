/// Groups requirements by the thing that they operate on, where several things have the same operations: get, set and
/// delete of the access token, of the refresh token, of the user's key.
enum SameOperations {
    /// The share of requirements that must belong to such things.
    private static let share = 0.75

    /// The groups; `nil` if fewer than two things share an operation.
    static func partition(_ words: [RequirementWords]) -> Partition? {
        let keys = words.enumerated().map { place, words in words.nouns.isEmpty ? ["\(place)"] : words.nouns }
        var verbs: [[String]: Set<String>] = [:]
        for (key, words) in zip(keys, words) {
            if let verb = words.verb { verbs[key, default: []].insert(verb) }
        }
        let things = verbs.filter { $0.value.count >= 2 }
        let covered = keys.count { things[$0] != nil }
        guard things.count >= 2, Double(covered) >= share * Double(words.count) else { return nil }
        var counts: [String: Int] = [:]
        for verb in things.values.joined() { counts[verb, default: 0] += 1 }
        guard counts.values.contains(where: { $0 * 2 > things.count }) else { return nil }
        var numbers: [[String]: Int] = [:]
        return Partition(
            labels: keys.map { key in
                let number = numbers[key] ?? numbers.count
                numbers[key] = number
                return number
            })
    }
}
