import UnderstudySemantics

/// Finds single values that are set by one requirement and read by another.
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
        for (entry, meaning) in read {
            guard let words = written[meaning], known.insert(meaning).inserted else { continue }
            let type = meaning.type
            let isKept = entry.requirement.kind == .var && entry.member.value != nil
            slots.append(
                Slot(
                    type: type, nouns: entry.nouns, written: words, isOptional: entry.outcome.isOptional,
                    canFail: entry.canFail, property: isKept ? entry.member.property : nil))
        }
        return slots
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

        private static let general: Set<String> = [
            "data", "element", "entity", "entry", "info", "item", "model", "object", "record", "value",
        ]
    }

    /// Whether a requirement reads a single value.
    private static func reads(_ entry: FakeRequirement) -> Bool {
        guard entry.parameters.isEmpty, entry.outcome != .void, entry.requirement.kind != .subscript else {
            return false
        }
        if entry.requirement.kind == .var { return !entry.member.isSettable }
        return entry.verb == .read || entry.verb == nil || entry.words.first == "is"
    }

    /// The single value that a requirement reads; `nil` for other requirements.
    static func read(by entry: FakeRequirement) -> Meaning? {
        guard reads(entry), case .value(let type) = entry.outcome.unwrapped, !type.holdsFunction,
            entry.generics.isEmpty, type != .anything, !type.isScalar || !entry.nouns.isEmpty
        else { return nil }
        return Meaning(entry.nouns, of: type)
    }

    /// The values that a requirement may set, the likeliest first; empty for other requirements.
    ///
    /// What `registerToken` sets may be called `registeredToken`. Callers see no name without a label, so `save(_ first:
    /// Note)` may also set what is just a note.
    static func written(by entry: FakeRequirement) -> [Meaning] {
        guard entry.verb == .save || entry.verb == .update, entry.parameters.count == 1,
            entry.requirement.kind == .func,
            entry.outcome == .void, entry.generics.isEmpty, !Verb.appends(entry.words.first ?? ""),
            let parameter = entry.parameters.first, parameter.isPlain,
            case .value(let type) = parameter.shape.unwrapped
        else { return [] }
        guard entry.nouns.isEmpty else {
            return [Meaning(entry.nouns, of: type), Meaning(entry.words.prefix(1) + entry.nouns, of: type)]
        }
        let named = Meaning(parameter.words.map(Inflection.singular), of: type)
        return parameter.label == "_" && !type.isScalar ? [named, Meaning([], of: type)] : [named]
    }
}
