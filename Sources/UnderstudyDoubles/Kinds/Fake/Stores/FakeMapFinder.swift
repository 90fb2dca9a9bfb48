import UnderstudySemantics

/// Finds values that are kept by keys which they don't hold themselves.
struct FakeMapFinder {
    /// Values by key.
    struct Map {
        let key: FakeType
        var value: FakeElement
        var name: String
        var nouns: [String]
        /// Whether its keys are those of values of other types, too.
        var isShared = false
        /// The words of each of several keys; empty for one key.
        var keyWords: [[String]] = []
    }

    private let requirements: [FakeRequirement]
    private let elements: (FakeType) -> FakeElement
    /// The types that lists are kept of: what is set for one of their elements is a change of it.
    private let listed: [FakeType]
    /// The types of keys of lists, by the types of their elements.
    private let lists: [FakeType: FakeType]

    init(
        _ requirements: [FakeRequirement], listed: [FakeType], lists: [FakeType: FakeType],
        _ elements: @escaping (FakeType) -> FakeElement
    ) {
        self.listed = listed
        self.lists = lists
        self.requirements = requirements
        self.elements = elements
    }

    /// One store a type of key: of values of any type, where there are several.
    func find() -> [Map] {
        var maps: [Map] = []
        let pairs = requirements.compactMap { entry in pair(entry).map { (entry, $0) } }
        var names: [[FakeType]: Set<Set<String>>] = [:]
        for (entry, (key, value, nouns)) in pairs where !entry.namesKey {
            names[[key, value], default: []].insert(Self.own(nouns, value))
        }
        for (entry, (key, value, nouns)) in pairs {
            let isOnly = names[[key, value]].map { $0.count < 2 } ?? true
            guard
                entry.requirement.kind == .subscript
                    || isRead(
                        value, by: key, called: isOnly ? nil : Self.own(nouns, value),
                        generic: entry.generics.contains(value.text))
            else { continue }
            let isShared = entry.requirement.kind == .subscript || entry.namesKey
            if let index = maps.firstIndex(where: { $0.key == key && $0.isShared && isShared }) {
                if maps[index].value.type != value {
                    maps[index].value = FakeElement(type: Self.anything(value))
                    maps[index].name = "values"
                }
                continue
            }
            let own = Self.own(nouns, value)
            let isKnown = maps.contains { map in
                let other = Self.own(map.nouns, value)
                return map.key == key && map.value.type == value && (other == own || other.isEmpty || own.isEmpty)
            }
            if isKnown { continue }
            let isGeneric = entry.generics.contains(value.text)
            let isNamed = !nouns.isEmpty && nouns.allSatisfy { !CommonWords.general.contains($0) }
            var base = isNamed ? SwiftNames.camelCase(nouns) : "value"
            let named = value.listElement.map { FakeType($0, canonical: $0, written: $0) } ?? value
            let isTaken = isNamed && maps.contains { $0.value.type == value }
            if !named.isScalar, !isTaken { base = IdentifierWords.valueName(ofType: named.simpleName) }
            if value == .bool || value == .anything || isGeneric { base = "value" }
            maps.append(
                Map(
                    key: key, value: isGeneric ? FakeElement(type: Self.anything(value)) : elements(value),
                    name: Inflection.plural(base), nouns: nouns, isShared: isShared))
        }
        return maps.isEmpty ? compound() : maps
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

    /// The key and the value that a requirement puts in; `nil` for other requirements.
    private func pair(_ entry: FakeRequirement) -> (FakeType, FakeType, [String])? {
        if entry.requirement.kind == .subscript {
            guard entry.parameters.count == 1, case .value(let key) = entry.parameters[0].shape,
                case .optional(.value(let value)) = entry.outcome, entry.member.isSettable, isKey(key, entry)
            else { return nil }
            return (key, value, [])
        }
        guard entry.verb == .save || ["update", "replace"].contains(entry.words.first), entry.parameters.count == 2
        else { return nil }
        guard let index = Self.keyIndex(entry), case .value(let key) = entry.parameters[index].shape, isKey(key, entry)
        else { return nil }
        let held = entry.parameters[1 - index]
        guard case .value(let given) = held.shape.unwrapped, held.isPlain else { return nil }
        let value = lists[given] == key ? given.list : given
        guard value != key || value.isScalar,
            elements(value).isCopyable
        else { return nil }
        if !entry.generics.contains(value.text) {
            let matcher = FakeMatcher(elements(value), called: entry.nouns, elements: elements)
            if !value.isScalar, matcher.property(for: entry.parameters[index], of: 1) != nil { return nil }
        }
        if listed.contains(where: { isChange(of: $0, entry, keyIndex: index) }) { return nil }
        return (key, value, entry.nouns.isEmpty ? held.words.map(Inflection.singular) : entry.nouns)
    }

    /// Whether a requirement sets a property of an element of `type` by what tells that apart.
    private func isChange(of type: FakeType, _ entry: FakeRequirement, keyIndex: Int) -> Bool {
        let element = elements(type)
        let matcher = FakeMatcher(element, called: IdentifierWords.split(type.simpleName), elements: elements)
        let held = entry.parameters[1 - keyIndex]
        let isOfElement = held.words + entry.nouns
        return matcher.property(for: entry.parameters[keyIndex], of: 1) != nil
            && element.properties.contains { !Set(IdentifierWords.split($0.name)).isDisjoint(with: isOfElement) }
    }

    private func isKey(_ type: FakeType, _ entry: FakeRequirement) -> Bool {
        if entry.generics.contains(type.text) { return false }
        return type.isScalar || elements(type).isHashable
    }

    /// Which of two parameters is the key.
    static func keyIndex(_ entry: FakeRequirement) -> Int? {
        func isKey(_ index: Int) -> Bool {
            let words = entry.parameters[index].words + entry.parameters[index].labelWords
            return !["key", "id", "identifier", "name", "url", "path"].filter(words.contains).isEmpty
        }
        let joins = ["for", "at", "by", "under", "to", "in", "with", "named"]
        if isKey(1) || joins.contains(IdentifierWords.split(entry.parameters[1].label).first ?? "") { return 1 }
        return isKey(0) ? 0 : nil
    }

    /// Whether a requirement gives a value for one key of that type.
    ///
    /// - Parameter nouns: What it has to be called besides; `nil` for anything.
    private func isRead(
        _ value: FakeType, by key: FakeType, called nouns: Set<String>?, generic isGeneric: Bool
    ) -> Bool {
        requirements.contains { entry in
            guard entry.parameters.contains(where: { $0.shape == .value(key) }), entry.verb != .save,
                nouns.map({ Self.own(entry.nouns, value) == $0 }) ?? true
            else { return false }
            let others = entry.parameters.filter { $0.shape != .value(key) }
            let isAlone = others.allSatisfy {
                $0.shape.core?.isMetatype ?? false || $0.isCalledDefault
            }
            guard isAlone, case .value(let core) = entry.outcome.unwrapped else { return false }
            return isGeneric ? entry.generics.contains(core.text) : core == value
        }
    }
}

extension FakeRequirement {
    /// Whether it says that it takes a key, as values of any type have in one store; an identifier is that of one thing, of
    /// which each function may keep something else.
    var namesKey: Bool { parameters.contains { ($0.words + $0.labelWords).contains("key") } }
}
