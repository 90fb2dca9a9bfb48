import UnderstudySemantics

/// Finds values that are kept by keys which they don't hold themselves.
struct FakeMapFinder {
    /// Values by key.
    struct Map {
        let key: FakeType
        var value: FakeElement
        var name: String
        var nouns: [String]
        /// Whether its keys are just that, as values of any type have in one store.
        var isShared = false
        /// Other words for the values.
        var valueWords: [String] = []
        /// The words of the parameter that is the key.
        var keyName: [String] = []
        /// The words of the parameter that is the value.
        var heldName: [String] = []
        /// The words of each of several keys; empty for one key.
        var keyWords: [[String]] = []
    }

    private let requirements: [FakeRequirement]
    private let elements: (FakeType) -> FakeElement
    /// The types that lists are kept of: what is set for one of their elements is a change of it.
    private let listed: [FakeType]
    /// The types of keys of lists, by the types of their elements.
    private let lists: [FakeType: FakeType]
    private let keys: FakeKeyFinder

    init(
        _ requirements: [FakeRequirement], listed: [FakeType], lists: [FakeType: FakeType],
        _ elements: @escaping (FakeType) -> FakeElement
    ) {
        self.listed = listed
        self.lists = lists
        self.requirements = requirements
        keys = FakeKeyFinder(requirements)
        self.elements = elements
    }

    /// What is kept by a key of some type; of values of any type, where there are several for what is just a key.
    func find() -> [Map] {
        var maps: [Map] = []
        var valued: Set<FakeType> = []
        var shared: [FakeType: Int] = [:]
        var known: [[FakeType]: [Set<String>: Int]] = [:]
        let pairs = requirements.compactMap { entry in pair(entry).map { (entry, $0) } }
        let readers = readers
        var names: [[FakeType]: Set<Set<String>>] = [:]
        for (entry, pair) in pairs where !entry.namesKey {
            names[[pair.key, pair.value], default: []].insert(Self.own(pair.nouns, pair.value))
        }
        for (entry, pair) in pairs {
            let (key, keyName, value, heldName, nouns) = pair
            let own = Self.own(nouns, value)
            let isGeneric = entry.generics.contains(value.text)
            let called = readers[[key, isGeneric ? FakeType.anything : value]]
            let isOnly = names[[key, value]].map { $0.count < 2 } ?? true
            guard entry.requirement.kind == .subscript || (isOnly ? called != nil : called?.contains(own) ?? false)
            else { continue }
            let isShared = entry.requirement.kind == .subscript || entry.namesKey
            if isShared, let index = shared[key] {
                if maps[index].value.type != value {
                    maps[index].value = FakeElement(type: Self.anything(value))
                    maps[index].name = "values"
                }
                maps[index].valueWords += Self.words(of: entry)
                continue
            }
            let others = known[[key, value]] ?? [:]
            if let index = others[own] ?? others[[]] ?? (own.isEmpty ? others.values.min() : nil) {
                maps[index].valueWords += Self.words(of: entry)
                continue
            }
            let isNamed = !nouns.isEmpty && nouns.allSatisfy { !CommonWords.general.contains($0) }
            var base = isNamed ? SwiftNames.camelCase(nouns) : "value"
            let named = value.listElement.map { FakeType($0, canonical: $0, written: $0) } ?? value
            let isTaken = isNamed && valued.contains(value)
            if !named.isScalar, !isTaken { base = IdentifierWords.valueName(ofType: named.simpleName) }
            if value == .bool || value == .anything || isGeneric { base = "value" }
            known[[key, value], default: [:]][own] = maps.count
            valued.insert(value)
            if isShared { shared[key] = maps.count }
            maps.append(
                Map(
                    key: key, value: isGeneric ? FakeElement(type: Self.anything(value)) : elements(value),
                    name: Inflection.plural(base), nouns: nouns, isShared: isShared, valueWords: Self.words(of: entry),
                    keyName: keyName,
                    heldName: heldName))
        }
        return maps.isEmpty ? compound() : maps
    }

    /// The words for the values that `entry` puts in.
    private static func words(of entry: FakeRequirement) -> [String] {
        let types = entry.parameters.compactMap(\.shape.core?.simpleName)
        let words = entry.parameters.flatMap(\.words) + types.flatMap { IdentifierWords.split($0) }
        return entry.nouns + entry.words.prefix(1) + words.map(Inflection.singular)
    }

    /// What the values are called that requirements give for one key, by the types of both: of values of any type, where
    /// the caller says which.
    private var readers: [[FakeType]: Set<Set<String>>] {
        var readers: [[FakeType]: Set<Set<String>>] = [:]
        for entry in requirements where entry.verb != .save {
            guard case .value(let core) = entry.outcome.unwrapped else { continue }
            let isGeneric = entry.generics.contains(core.text)
            for case .value(let key) in entry.parameters.map(\.shape) {
                let others = entry.parameters.filter { $0.shape != .value(key) }
                guard others.allSatisfy({ $0.shape.core?.isMetatype ?? false || $0.isCalledDefault }) else { continue }
                readers[[key, isGeneric ? FakeType.anything : core], default: []].insert(Self.own(entry.nouns, core))
            }
        }
        return readers
    }

    /// Of `nouns` those that say more than the type of the values does: by these, stores of one type are told apart.
    private static func own(_ nouns: [String], _ value: FakeType) -> Set<String> {
        let said = value.isScalar ? [] : IdentifierWords.split(value.simpleName)
        return Set(nouns).subtracting(CommonWords.general).subtracting(said)
    }

    /// Values of one type by several keys of one type, which all requirements name.
    private func compound() -> [Map] {
        for entry in requirements where entry.verb == .save && entry.parameters.count > 2 {
            for held in entry.parameters {
                guard case .value(let value) = held.shape, held.isPlain, !entry.generics.contains(value.text) else {
                    continue
                }
                let keys = entry.parameters.filter { $0.name != held.name }
                guard case .value(let key) = keys[0].shape, key != value, isKey(key, entry),
                    keys.allSatisfy({ $0.shape == .value(key) && $0.isPlain }),
                    requirements.contains(where: { $0.outcome.unwrapped == .value(value) && Self.names($0, keys) })
                else { continue }
                let type = FakeType(
                    .array(key.shown), canonical: .array(key.canonicalType), written: key.written)
                var map = Map(key: type, value: elements(value), name: "values", nouns: entry.nouns)
                map.keyWords = keys.map { $0.words }
                return [map]
            }
        }
        return []
    }

    /// Whether the parameters of `entry` are `keys`, by their names.
    private static func names(_ entry: FakeRequirement, _ keys: [FakeRequirement.Parameter]) -> Bool {
        Set(entry.parameters.map(\.words)) == Set(keys.map(\.words))
    }

    private static func anything(_ type: FakeType) -> FakeType {
        FakeType(.anything, canonical: .anything, written: type.written)
    }

    /// A key and what it is called, and a value and what that is called.
    private typealias Pair = (
        key: FakeType, keyName: [String], value: FakeType, heldName: [String], nouns: [String]
    )

    /// The key and the value that a requirement puts in; `nil` for other requirements.
    private func pair(_ entry: FakeRequirement) -> Pair? {
        if entry.requirement.kind == .subscript {
            guard entry.parameters.count == 1, case .value(let key) = entry.parameters[0].shape,
                case .optional(.value(let value)) = entry.outcome, entry.member.isSettable, isKey(key, entry)
            else { return nil }
            return (key, [], value, [], [])
        }
        guard entry.verb == .save || ["update", "replace"].contains(entry.words.first), entry.parameters.count == 2
        else { return nil }
        guard let index = keys.index(entry), case .value(let key) = entry.parameters[index].shape, isKey(key, entry)
        else { return nil }
        let held = entry.parameters[1 - index]
        guard case .value(let given) = held.shape.unwrapped, held.isPlain else { return nil }
        let value = lists[given] == key ? given.list : given
        guard value != key || value.isScalar,
            elements(value).isCopyable
        else { return nil }
        if !entry.generics.contains(value.text) {
            let matcher = FakeMatcher(element: elements(value), nouns: entry.nouns, elements: elements)
            if !value.isScalar, matcher.property(for: entry.parameters[index], of: 1) != nil { return nil }
        }
        if listed.contains(where: { isChange(of: $0, entry, keyIndex: index) }) { return nil }
        let nouns = entry.nouns.isEmpty ? held.words.map(Inflection.singular) : entry.nouns
        return (key, entry.parameters[index].words, value, held.words, nouns)
    }

    /// Whether a requirement sets a property of an element of `type` by what tells that apart.
    private func isChange(of type: FakeType, _ entry: FakeRequirement, keyIndex: Int) -> Bool {
        let element = elements(type)
        let matcher = FakeMatcher(element: element, nouns: IdentifierWords.split(type.simpleName), elements: elements)
        let held = entry.parameters[1 - keyIndex]
        let isOfElement = held.words + entry.nouns
        return matcher.property(for: entry.parameters[keyIndex], of: 1) != nil
            && element.properties.contains { !Set(IdentifierWords.split($0.name)).isDisjoint(with: isOfElement) }
    }

    private func isKey(_ type: FakeType, _ entry: FakeRequirement) -> Bool {
        if entry.generics.contains(type.text) { return false }
        return type.isScalar || elements(type).isHashable
    }
}

extension FakeRequirement {
    /// Whether it says that it takes a key, as values of any type have in one store; an identifier is that of one thing, of
    /// which each function may keep something else, and a `symmetricKey: SymmetricKey` is what is kept.
    var namesKey: Bool {
        parameters.contains { parameter in
            if [parameter.words, parameter.labelWords].contains(["key"]) { return true }
            let isKept = Set(parameter.words).isSubset(of: nouns) || parameter.shape.core?.isScalar != true
            return !isKept && (parameter.words + parameter.labelWords).contains("key")
        }
    }
}
