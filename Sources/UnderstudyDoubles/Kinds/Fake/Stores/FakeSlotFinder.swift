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
        var known: Set<Reading> = []
        let writers = Writers(requirements)
        for entry in requirements where Self.reads(entry) {
            guard case .value(let type) = Self.value(of: entry.outcome), !type.holdsFunction else { continue }
            if !entry.generics.isEmpty || type == .anything { continue }
            let reading = Reading(type: type, nouns: entry.nouns)
            guard writers.write(reading), !known.contains(reading) else { continue }
            if type.isScalar, entry.nouns.isEmpty { continue }
            known.insert(reading)
            let isKept = entry.requirement.kind == .var && entry.member.value != nil
            slots.append(
                Slot(
                    type: type, nouns: entry.nouns, isOptional: entry.outcome.isOptional, canFail: entry.canFail,
                    property: isKept ? entry.member.property : nil))
        }
        return slots
    }

    /// A single value by its type and its name.
    private struct Reading: Hashable {
        let type: FakeType
        let nouns: [String]
    }

    /// The names under which requirements set single values, by the type of the value; those of plain values also by
    /// their last word, without which they are not told apart.
    private struct Writers {
        private struct Names {
            /// Whether one sets any value of the type.
            var hasNone = false
            var words: Set<String> = []
            var own: Set<[String]> = []
        }

        private var names: [Reading: Names] = [:]

        init(_ all: [FakeRequirement]) {
            for entry in all {
                guard let parameter = entry.parameters.first, case .value(let type) = parameter.shape.unwrapped,
                    FakeSlotFinder.writes(entry, type)
                else { continue }
                let own = FakeSlotFinder.names(entry, parameter)
                let key = Self.key(type, own)
                names[key, default: Names()].own.insert(own)
                names[key]?.words.formUnion(entry.nouns)
                if entry.nouns.isEmpty { names[key]?.hasNone = true }
            }
        }

        private static func key(_ type: FakeType, _ nouns: [String]) -> Reading {
            Reading(type: type, nouns: type.isScalar ? Array(nouns.suffix(1)) : [])
        }

        func write(_ value: Reading) -> Bool {
            guard let found = names[Self.key(value.type, value.nouns)] else { return false }
            if !value.type.isScalar { return found.hasNone || !found.words.isDisjoint(with: value.nouns) }
            return found.own.contains { FakeSlotFinder.matches($0, value.nouns) }
        }
    }

    private static func value(of shape: FakeShape) -> FakeShape { shape.unwrapped }

    /// Whether a requirement reads a single value.
    static func reads(_ entry: FakeRequirement) -> Bool {
        guard entry.parameters.isEmpty, entry.outcome != .void, entry.requirement.kind != .subscript else {
            return false
        }
        if entry.requirement.kind == .var { return !entry.member.isSettable }
        return entry.verb == .read || entry.verb == nil || entry.words.first == "is"
    }

    /// Whether a requirement sets a single value of `type`, called `nouns`.
    static func writes(_ entry: FakeRequirement, _ type: FakeType, called nouns: [String]) -> Bool {
        guard writes(entry, type), let parameter = entry.parameters.first else { return false }
        if !type.isScalar, entry.nouns.isEmpty || !entry.nouns.filter(nouns.contains).isEmpty { return true }
        return matches(names(entry, parameter), nouns)
    }

    /// Whether a requirement sets a single value of `type`, whatever that is called.
    private static func writes(_ entry: FakeRequirement, _ type: FakeType) -> Bool {
        guard entry.verb == .save || entry.verb == .update, entry.parameters.count == 1,
            entry.requirement.kind == .func,
            entry.outcome == .void, entry.generics.isEmpty, !Verb.appends(entry.words.first ?? ""),
            let parameter = entry.parameters.first, parameter.isPlain
        else { return false }
        return parameter.shape.unwrapped == .value(type)
    }

    /// What the value is called that a requirement sets.
    private static func names(_ entry: FakeRequirement, _ parameter: FakeRequirement.Parameter) -> [String] {
        entry.nouns.isEmpty ? parameter.words.map(Inflection.singular) : entry.nouns
    }

    /// Whether two names mean the same value.
    static func matches(_ left: [String], _ right: [String]) -> Bool {
        if left == right { return !left.isEmpty }
        guard let last = left.last, last == right.last else { return false }
        return Set(left).isSubset(of: right) || Set(right).isSubset(of: left)
    }
}
