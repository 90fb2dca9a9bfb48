import UnderstudySemantics

/// Which requirements are one thing for a consumer: overloads, a property with its setter and its stream, an operation
/// with its asynchronous form, levels of one operation.
struct RequirementUnits {
    /// The unit of each requirement.
    let numbers: [Int]

    init(_ requirements: [SplitRequirement], words: [RequirementWords]) {
        var known: [[String]: Int] = [:]
        numbers = zip(requirements, words).enumerated().map { place, entry in
            let key = Self.key(of: entry.0, entry.1, at: place)
            let number = known[key] ?? place
            known[key] = number
            return number
        }
    }

    /// How many units `places` touch.
    func count(in places: Set<Int>) -> Int { Set(places.map { numbers[$0] }).count }

    /// The words that the requirements of one unit have in common.
    private static func key(of requirement: SplitRequirement, _ words: RequirementWords, at place: Int) -> [String] {
        // Each initialiser or subscript is about its parameters.
        guard requirement.kind == .function || requirement.kind == .property else { return ["\(place)"] }
        var key = words.spoken[...]
        while key.count > 1, let last = key.last, isVariant(last, of: requirement) { key.removeLast() }
        // `removeNote(_:)` and `removeNotes(_:)` do the same, but `note` and `notes` are two things.
        let isDone = requirement.kind == .function && key.count > 1
        guard let first = key.first, accessors.contains(first) else {
            return isDone ? key.map(Inflection.singular) : Array(key)
        }
        if key.count > 1 { return Array(key.dropFirst()) }
        let named = requirement.parameterNames.first.map { IdentifierWords.split($0) } ?? []
        return named.isEmpty ? Array(key) : named
    }

    /// Whether a last word only says which form of something it is: `themePublisher`, `callAsync`, `logError`, `logW`.
    private static func isVariant(_ word: String, of requirement: SplitRequirement) -> Bool {
        if CommonWords.streams.contains(word) || word == "async" { return true }
        return requirement.kind == .function && (OneOperation.variants.contains(word) || word.utf8.count == 1)
    }

    private static let accessors: Set<String> = ["get", "has", "set", "toggle"]
}
