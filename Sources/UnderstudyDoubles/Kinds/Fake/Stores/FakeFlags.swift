import UnderstudySemantics

/// Flags that a fake keeps, found by what requirements say to switch them.
struct FakeFlags {
    /// A flag.
    struct Flag {
        /// The words of what reads it.
        let words: [String]
        /// The property that it is kept in.
        let name: String
        /// The words that say what it is, without those that ask.
        let said: String
    }

    /// What a flag is said of, and that which is said of it.
    private struct Saying: Hashable {
        let owner: Set<String>
        let state: String
    }

    private var all: [Flag] = []
    private var keyed: [Saying: [Int]] = [:]
    private var named: [String: [Int]] = [:]

    /// Adds the flag that is read by `words` and kept in the property `name`.
    mutating func add(_ words: [String], named name: String) {
        let flag = Flag(words: words, name: name, said: Self.said(words))
        let parts = flag.said.split(separator: " ").map(String.init)
        for count in 1...max(1, min(3, parts.count)) {
            let key = Saying(
                owner: Self.stems(parts.dropLast(count)),
                state: count == 1 ? Inflection.stem(parts.last ?? "") : parts.suffix(count).joined(separator: " "))
            keyed[key, default: []].append(all.count)
        }
        named[flag.said, default: []].append(all.count)
        all.append(flag)
    }

    /// The flags that `entry` may switch, which makes something one of `states` by its verb, in order.
    func which(_ entry: FakeRequirement, _ states: [String]) -> [Flag] {
        if all.isEmpty { return [] }
        var found = Set(named[Self.said(entry.words.dropFirst().filter { $0 != "as" })] ?? [])
        let stems = FakeWords.stems(of: entry.words.first ?? "").union(states.map(Inflection.stem)).union(states)
        for owner in [Self.stems(entry.object.words[...]), []] {
            for state in stems { found.formUnion(keyed[Saying(owner: owner, state: state)] ?? []) }
        }
        return found.sorted().map { all[$0] }
    }

    /// What the words of a flag say, without those that ask.
    static func said(_ words: [String]) -> String {
        words.filter { !asking.contains($0) }.joined(separator: " ")
    }

    private static let asking: Set<String> = ["are", "did", "has", "is", "was", "were"]

    private static func stems(_ words: some Sequence<String>) -> Set<String> {
        Set(words.map { Inflection.stem(Inflection.singular($0)) })
    }
}
