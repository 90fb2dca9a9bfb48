/// Requirements that could be peeled off together because they share a word, a verb, or only read.
///
/// If the tree's blocks mix requirements without a common name, one of these may be all that many consumers need.
struct Peel {
    /// The requirements, ascending.
    let places: Set<Int>
    /// How many consumers need nothing else.
    let alone: Int
    /// How many consumers need some of it.
    let users: Int
    /// What peeling it off saves: everything outside it, for each consumer that needs nothing else.
    let savings: Int

    /// With fewer requirements in total, the search is not worthwhile.
    private static let fewest = 5
    /// The part may hold no more than this share of all requirements.
    private static let most = 0.7

    private init(_ places: Set<Int>, _ usage: UsageMatrix) {
        self.places = places
        alone = usage.needs.count { places.isSuperset(of: $0) }
        users = usage.needs.count { !places.isDisjoint(with: $0) }
        savings = alone * (usage.requirementCount - places.count)
    }

    /// What can be peeled off the requirements of `input`, beginning with what saves most.
    static func candidates(_ input: SplitEvidence) -> [Peel] {
        let count = input.words.count
        guard count >= fewest else { return [] }
        var sets = [Set(Reading.places(of: input.subject.requirements, input.words))]
        sets += places(of: input.words.map(\.nouns)) + places(of: input.words.map { $0.verb.map { [$0] } ?? [] })
        let ties = input.ties
        let candidates = sets.compactMap { places -> Set<Int>? in
            let all = closed(places, under: ties)
            // If ties add many others, the shared property does not describe the part.
            return all.count * 3 <= places.count * 4 && all.count >= 2 && Double(all.count) <= most * Double(count)
                ? all : nil
        }
        var seen: Set<Set<Int>> = []
        return candidates.filter { seen.insert($0).inserted }.map { Peel($0, input.usage) }
            .enumerated().sorted { ($1.element.savings, $0.offset) < ($0.element.savings, $1.offset) }.map(\.element)
    }

    /// Where each word occurs, in alphabetical order.
    private static func places(of said: [[String]]) -> [Set<Int>] {
        var places: [String: Set<Int>] = [:]
        for (place, words) in said.enumerated() {
            for word in words { places[word, default: []].insert(place) }
        }
        return places.sorted { $0.key < $1.key }.map(\.value)
    }

    /// `places` with everything that is tied to them.
    private static func closed(_ places: Set<Int>, under ties: [[Int]]) -> Set<Int> {
        var places = places
        var count = 0
        while places.count != count {
            count = places.count
            for tie in ties where !places.isDisjoint(with: tie) { places.formUnion(tie) }
        }
        return places
    }
}
