import UnderstudySemantics

/// Finds single values that are set by one requirement and read by another.
struct FakeSlotFinder {
    /// A single value.
    struct Slot {
        let type: FakeType
        let nouns: [String]
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
        let written = Set(requirements.compactMap(Self.written))
        for entry in requirements where Self.reads(entry) {
            guard case .value(let type) = entry.outcome.unwrapped, !type.holdsFunction else { continue }
            if !entry.generics.isEmpty || type == .anything || type.isScalar && entry.nouns.isEmpty { continue }
            let meaning = Meaning(entry.nouns, of: type)
            guard written.contains(meaning), known.insert(meaning).inserted else { continue }
            let isKept = entry.requirement.kind == .var && entry.member.value != nil
            slots.append(
                Slot(
                    type: type, nouns: entry.nouns, isOptional: entry.outcome.isOptional, canFail: entry.canFail,
                    property: isKept ? entry.member.property : nil))
        }
        return slots
    }

    /// What single value a name means: two that differ in more than the name of the type mean two values, as do `draft`
    /// and `volatileDraft`.
    struct Meaning: Hashable {
        private let type: FakeType
        private let words: Set<String>

        init(_ nouns: [String], of type: FakeType) {
            self.type = type
            let named = type.isScalar ? [] : IdentifierWords.split(type.simpleName).map(Inflection.singular)
            words = type.isScalar ? Set(nouns) : Set(nouns).subtracting(named).subtracting(Self.general)
        }

        private static let general: Set<String> = ["data", "entity", "info", "model", "object", "value"]
    }

    /// Whether a requirement reads a single value.
    static func reads(_ entry: FakeRequirement) -> Bool {
        guard entry.parameters.isEmpty, entry.outcome != .void, entry.requirement.kind != .subscript else {
            return false
        }
        if entry.requirement.kind == .var { return !entry.member.isSettable }
        return entry.verb == .read || entry.verb == nil || entry.words.first == "is"
    }

    /// The value that a requirement sets; `nil` for other requirements.
    static func written(by entry: FakeRequirement) -> Meaning? {
        guard entry.verb == .save || entry.verb == .update, entry.parameters.count == 1,
            entry.requirement.kind == .func,
            entry.outcome == .void, entry.generics.isEmpty, !Verb.appends(entry.words.first ?? ""),
            let parameter = entry.parameters.first, parameter.isPlain,
            case .value(let type) = parameter.shape.unwrapped
        else { return nil }
        return Meaning(entry.nouns.isEmpty ? parameter.words.map(Inflection.singular) : entry.nouns, of: type)
    }
}
