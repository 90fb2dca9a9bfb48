import UnderstudySemantics

/// Requirements that no reviewer would separate, whoever uses them.
///
/// These are overloads of one name, pairs of opposites such as a subscription and its end, a property with what sets
/// it, and a value with the stream of its changes.
enum Ties {
    /// The indices of requirements that belong together, in groups of two or more.
    static func ties(_ requirements: [SplitRequirement], words: [RequirementWords]) -> [[Int]] {
        var ties: [[Int]] = []
        let properties = Dictionary(grouping: requirements.indices.filter { words[$0].verb == nil }) {
            words[$0].spoken
        }
        var byBaseName: [String: [Int]] = [:]
        for (place, requirement) in requirements.enumerated() where requirement.kind != .initializer {
            byBaseName[requirement.baseName, default: []].append(place)
        }
        for (place, requirement) in requirements.enumerated() {
            if byBaseName[requirement.baseName]?.first == place {
                ties.append(byBaseName[requirement.baseName] ?? [])
            }
            for name in counterparts(of: words[place]) {
                guard let others = properties[name] else { continue }
                ties.append([place] + others.filter { $0 != place })
            }
        }
        return (ties + opposites(words)).filter { $0.count > 1 }
    }

    /// The names of properties that a requirement sets, or whose changes it reports.
    private static func counterparts(of words: RequirementWords) -> [[String]] {
        if words.verb == "set" || words.verb == "toggle" { return [Array(words.spoken.dropFirst())] }
        guard words.verb == nil, let last = words.spoken.last, CommonWords.streams.contains(last) else { return [] }
        return [Array(words.spoken.dropLast())]
    }

    /// Functions that undo each other, on the same thing, or as the only two of their kind.
    private static func opposites(_ words: [RequirementWords]) -> [[Int]] {
        var byVerb: [String: [Int]] = [:]
        for (place, words) in words.enumerated() {
            if let verb = words.verb { byVerb[verb, default: []].append(place) }
        }
        return byVerb.keys.sorted().flatMap { verb -> [[Int]] in
            guard let opposite = opposites[verb], let own = byVerb[verb], let others = byVerb[opposite] else {
                return []
            }
            // `close()` undoes an opening if there is only one, not if there are several.
            let isOnlyPair = own.count == 1 && others.count == 1
            return own.flatMap { place in
                others.filter { undo(words[place], words[$0], isOnlyPair: isOnlyPair) }.map { [place, $0] }
            }
        }
    }

    private static func undo(_ words: RequirementWords, _ other: RequirementWords, isOnlyPair: Bool) -> Bool {
        let (nouns, others) = (Set(words.nouns), Set(other.nouns))
        // Adding and removing things is often done by different consumers, but not adding and removing observers.
        if words.verb == "add" { return nouns == others && !nouns.isDisjoint(with: listeners) }
        return nouns == others || isOnlyPair && (nouns.isEmpty || others.isEmpty)
    }

    private static let listeners: Set<String> = ["delegate", "listener", "observer", "subscriber"]

    private static let opposites = [
        "activate": "deactivate", "add": "remove", "attach": "detach", "begin": "end", "connect": "disconnect",
        "disable": "enable", "hide": "show", "lock": "unlock", "mute": "unmute", "observe": "unobserve",
        "open": "close", "pause": "resume", "register": "unregister", "start": "stop", "subscribe": "unsubscribe",
        "suspend": "resume",
    ]
}
