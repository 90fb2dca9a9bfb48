import UnderstudySemantics

/// Verbs that name a list: `pin` for `pins()`, `pinnedNotes()`.
struct FakeStates {
    private let elements: (FakeType) -> FakeElement
    /// What each requirement that gives all elements calls them, by their type.
    private var lists: [FakeType: [[String]]] = [:]
    /// The types of elements that are put in by other verbs.
    private var saved: Set<FakeType> = []

    /// The requirements as rules read them: such a verb puts its element in, and its opposite takes it out.
    static func read(
        _ requirements: [FakeRequirement], _ elements: @escaping (FakeType) -> FakeElement
    ) -> [FakeRequirement] {
        let states = FakeStates(requirements, elements)
        return states.lists.isEmpty ? requirements : requirements.map { states.read($0) ?? $0 }
    }

    private init(_ requirements: [FakeRequirement], _ elements: @escaping (FakeType) -> FakeElement) {
        self.elements = elements
        for entry in requirements where entry.isOfInstance {
            if entry.parameters.isEmpty, let type = FakeListening.listed(by: entry) {
                lists[type, default: []].append(entry.nouns)
            }
            if entry.verb == .save || entry.verb == .update {
                saved.formUnion(entry.parameters.compactMap(\.shape.core))
            }
        }
    }

    private func read(_ entry: FakeRequirement) -> FakeRequirement? {
        guard entry.verb == nil, entry.isOfInstance, entry.requirement.kind == .func, entry.outcome == .void,
            entry.parameters.count == 1, entry.parameters[0].isPlain,
            case .value(let type) = entry.parameters[0].shape, !type.isScalar, !saved.contains(type),
            let names = lists[type], let verb = entry.words.first
        else { return nil }
        let own = Set(IdentifierWords.split(type.simpleName).map(Inflection.singular))
        guard Set(entry.object.words).isSubset(of: own) else { return nil }
        let state = names[0].first { word in
            !own.contains(word) && Self.makes(verb, word) != nil && names.allSatisfy { $0.contains(word) }
        }
        // What elements know themselves is no list of its own.
        let isProperty = elements(type).properties.contains { property in
            IdentifierWords.split(property.name).last.flatMap { Self.makes(verb, $0) } != nil
        }
        guard let state, !isProperty, let isOn = Self.makes(verb, state) else { return nil }
        return entry.doing(isOn ? .save : .delete, to: [state])
    }

    /// Whether `verb` makes an element one of those that `word` is for: `pin` one of the `pins`, or of what is `pinned`.
    private static func makes(_ verb: String, _ word: String) -> Bool? {
        let bare = Inflection.denied(by: verb) ?? verb
        guard word == verb || word == bare || word.hasSuffix("ed") else { return nil }
        return FakeWords.makes(verb, word)
    }
}
