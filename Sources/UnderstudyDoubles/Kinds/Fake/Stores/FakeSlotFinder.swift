import UnderstudySemantics

/// Finds single values that are read by one requirement, and set, removed or told over time by another.
struct FakeSlotFinder {
    /// A single value.
    struct Slot {
        let type: FakeType
        let nouns: [String]
        /// The words by which it is set.
        let written: [String]
        /// Whether the one who reads can be told that there is none.
        let isOptional: Bool
        let canFail: Bool
        /// The property of the protocol that is read.
        let property: String?
    }

    private let requirements: [FakeRequirement]

    init(_ requirements: [FakeRequirement]) { self.requirements = requirements }

    /// The slots, in the order of what reads them.
    var slots: [Slot] {
        var slots: [Slot] = []
        var known: Set<Meaning> = []
        let read = requirements.compactMap { entry in Self.read(by: entry).map { (entry, $0) } }
        let meanings = Set(read.map(\.1))
        var written: [Meaning: [String]] = [:]
        for entry in requirements {
            guard let meaning = Self.written(by: entry).first(where: meanings.contains) else { continue }
            written[meaning] = written[meaning] ?? entry.nouns
        }
        for (meaning, words) in requirements.flatMap({ Self.writtenTogether(by: $0, where: meanings.contains) }) {
            written[meaning] = written[meaning] ?? words
        }
        var removing: [String: [[String]]] = [:]
        for entry in requirements where Self.removes(entry) {
            for stem in Set(entry.nouns.map(Inflection.stem)) { removing[stem, default: []].append(entry.nouns) }
        }
        let telling = requirements.filter { $0.parameters.isEmpty && FakeListening.told($0)?.core != nil }
        let tellers = Dictionary(grouping: telling) { FakeListening.told($0)?.core ?? .anything }
        for (entry, meaning) in read where !known.contains(meaning) {
            let stems = Set((Self.nouns(entry) + Meaning.general).map(Inflection.stem))
            let others = stems.flatMap { removing[$0] ?? [] }.first { Meaning($0, of: meaning.type) == meaning }
            guard let words = written[meaning] ?? others ?? told(meaning, as: entry, by: tellers[meaning.type] ?? [])
            else { continue }
            known.insert(meaning)
            let type = meaning.type
            let isKept = entry.requirement.kind == .var && entry.member.value != nil
            slots.append(
                Slot(
                    type: type, nouns: Self.nouns(entry), written: words, isOptional: entry.outcome.isOptional,
                    canFail: entry.canFail, property: isKept ? entry.member.property : nil))
        }
        return slots
    }

    /// The words of a requirement that tells the value that `reader` gives over time; `nil` for none, or no first value.
    private func told(
        _ meaning: Meaning, as reader: FakeRequirement, by telling: [FakeRequirement]
    ) -> [String]? {
        if let value = reader.member.value, value.initial == nil, !value.isOptional { return nil }
        let shape = reader.outcome
        let found = telling.first { entry in
            guard let told = FakeListening.told(entry), told == shape || told == shape.unwrapped else { return false }
            return Meaning(FakeListening.nouns(entry), of: meaning.type) == meaning
        }
        return found.map(FakeListening.nouns)
    }

    /// What a requirement that reads is about: all words of a flag whose name has no noun, as `isOn`.
    private static func nouns(_ entry: FakeRequirement) -> [String] {
        entry.nouns.isEmpty && entry.outcome.core == .bool ? entry.words : entry.nouns
    }

    /// What single value a name means: two that differ in more than the name of the type mean two values, as do `draft`
    /// and `volatileDraft`.
    struct Meaning: Hashable {
        let type: FakeType
        private let words: Set<String>

        init(_ nouns: [String], of type: FakeType) {
            self.type = type
            let named = type.isScalar ? [] : IdentifierWords.split(type.simpleName).map(Inflection.singular)
            let telling = type.isScalar ? Set(nouns) : Set(nouns).subtracting(named).subtracting(Self.general)
            words = Set(telling.map(Inflection.stem))
        }

        fileprivate static let general: Set<String> = [
            "data", "element", "entity", "entry", "info", "item", "model", "object", "record", "value",
        ]
    }

    /// Whether a requirement removes the value that its name says.
    static func removes(_ entry: FakeRequirement) -> Bool {
        (entry.verb == .delete || entry.verb == .clear) && entry.parameters.isEmpty && !entry.nouns.isEmpty
            && entry.requirement.kind == .func && entry.outcome == .void
    }

    /// Whether a requirement reads a single value.
    private static func reads(_ entry: FakeRequirement) -> Bool {
        guard entry.parameters.isEmpty, entry.outcome != .void, entry.requirement.kind != .subscript else {
            return false
        }
        return entry.requirement.kind == .var || entry.verb == .read || entry.verb == nil || entry.words.first == "is"
    }

    /// The single value that a requirement reads; `nil` for other requirements.
    static func read(by entry: FakeRequirement) -> Meaning? {
        guard reads(entry), case .value(let type) = entry.outcome.unwrapped, !type.holdsFunction,
            entry.generics.isEmpty, type != .anything, !type.isScalar || !nouns(entry).isEmpty
        else { return nil }
        return Meaning(nouns(entry), of: type)
    }

    /// The values that a requirement sets at once, each by the parameter of its name, with the words of these; empty where
    /// one of them is not known.
    static func writtenTogether(
        by entry: FakeRequirement, where isKnown: (Meaning) -> Bool
    ) -> [(meaning: Meaning, words: [String])] {
        guard entry.verb == .save || entry.verb == .update, entry.parameters.count > 1,
            entry.requirement.kind == .func, entry.outcome == .void, entry.generics.isEmpty
        else { return [] }
        let found = entry.parameters.compactMap { parameter -> (meaning: Meaning, words: [String])? in
            guard parameter.isPlain, case .value(let type) = parameter.shape.unwrapped else { return nil }
            let words = parameter.words.map(Inflection.singular)
            let all = [words, entry.nouns + words].map { Meaning($0, of: type) }
            return all.first(where: isKnown).map { ($0, words) }
        }
        return found.count == entry.parameters.count && Set(found.map(\.meaning)).count == found.count ? found : []
    }

    /// The values that a requirement may set, the likeliest first; empty for other requirements.
    ///
    /// What `registerToken` sets may be called `registeredToken`, and a flag tells by its name alone what it is for:
    /// `enableSearch(_ isOn: Bool)` sets `isSearchEnabled`. Callers see no name without a label, so `save(_ first:
    /// Note)` may also set what is just a note.
    static func written(by entry: FakeRequirement) -> [Meaning] {
        guard entry.parameters.count == 1, entry.requirement.kind == .func,
            entry.outcome == .void, entry.generics.isEmpty, !Verb.appends(entry.words.first ?? ""),
            let parameter = entry.parameters.first, parameter.isPlain,
            case .value(let type) = parameter.shape.unwrapped,
            entry.verb == .save || entry.verb == .update
                || entry.verb == nil && entry.setsFlag(to: parameter)
        else { return [] }
        guard entry.nouns.isEmpty else {
            let telling = entry.nouns.filter { !Meaning.general.contains($0) }
            return [entry.nouns, entry.words.prefix(1) + entry.nouns, telling].map { Meaning($0, of: type) }
        }
        let named = Meaning(parameter.words.map(Inflection.singular), of: type)
        return parameter.label == "_" && !type.isScalar ? [named, Meaning([], of: type)] : [named]
    }
}
