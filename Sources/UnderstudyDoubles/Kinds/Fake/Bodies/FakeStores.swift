import UnderstudySemantics

/// The stores of a fake, found by what requirements say of them.
struct FakeStores {
    /// All stores that members may change, in order.
    let all: [FakeStore]
    /// The same, and what tests give.
    private let every: [FakeStore]
    /// The lists.
    let lists: [FakeStore]
    /// The stores with keys.
    let maps: [FakeStore]
    /// The single values.
    let slots: [FakeStore]
    private var places: [String: Int] = [:]
    private var listsByType: [FakeType: Int] = [:]
    private var listsByNoun: [String: [Int]] = [:]
    private var listsByIdentifier: [FakeType: Int] = [:]
    private var slotsByNoun: [String: [Int]] = [:]
    /// The single values by what they mean.
    private(set) var slotsByMeaning: [FakeSlotFinder.Meaning: FakeStore] = [:]
    private var mapsByNoun: [String: Int] = [:]
    private var mapsByKey: [FakeType: [Int]] = [:]
    /// The map whose keys are just that: there is no more than one with keys of a type.
    private var sharedByKey: [FakeType: Int] = [:]
    private var mapsByKeyAndNoun: [FakeType: [String: [Int]]] = [:]
    private var mapsByKeyAndValue: [FakeType: [FakeType: [Int]]] = [:]
    private var compoundMaps: [Int] = []
    private var byElement: [FakeType: [FakeStore]] = [:]
    private var mentions = Mentions()

    init(_ stores: [FakeStore]) {
        every = stores
        let stores = stores.filter { !$0.isGiven }
        all = stores
        lists = stores.filter(\.isList)
        maps = stores.filter { $0.key != nil }
        slots = stores.filter(\.isSlot)
        for (index, store) in every.enumerated() { places[store.name] = index }
        for store in stores {
            byElement[store.element.type, default: []].append(store)
            mentions.add(store)
        }
        for (index, list) in lists.enumerated() {
            let type = list.element.type
            listsByType[type] = listsByType[type] ?? index
            listsByIdentifier[type.identifier] = listsByIdentifier[type.identifier] ?? index
            for noun in Set(list.nouns) { listsByNoun[noun, default: []].append(index) }
        }
        for (index, map) in maps.enumerated() {
            for noun in map.nouns { mapsByNoun[noun] = mapsByNoun[noun] ?? index }
            guard let key = map.key, map.keyWords.isEmpty else {
                compoundMaps.append(index)
                continue
            }
            mapsByKey[key, default: []].append(index)
            if map.isShared { sharedByKey[key] = index }
            mapsByKeyAndValue[key, default: [:]][map.element.type, default: []].append(index)
            let telling = Set(map.namings.joined())
            for noun in telling.isEmpty ? [""] : telling {
                mapsByKeyAndNoun[key, default: [:]][noun, default: []].append(index)
            }
        }
        for (index, slot) in slots.enumerated() {
            let meaning = FakeSlotFinder.Meaning(slot.nouns, of: slot.element.type)
            slotsByMeaning[meaning] = slotsByMeaning[meaning] ?? slot
            for noun in Set(slot.nouns.map(Inflection.stem)) { slotsByNoun[noun, default: []].append(index) }
        }
    }

    /// Whether there is none, not even one that tests give.
    var isEmpty: Bool { every.isEmpty }

    // MARK: - By name

    /// The store called `name`.
    func named(_ name: String) -> FakeStore? { places[name].map { every[$0] } }

    /// The store that is the property called `name`.
    func property(_ name: String) -> FakeStore? {
        places[name].map { every[$0] }.flatMap { $0.isProperty ? $0 : nil }
    }

    /// Those of `names` that stores have, in the order of the stores.
    func ordered(_ names: Set<String>) -> [String] {
        names.compactMap { places[$0] }.sorted().map { every[$0].name }
    }

    // MARK: - Lists

    /// The first list whose elements have one of `types`.
    func list(ofAny types: [FakeType]) -> FakeStore? { first(types.compactMap { listsByType[$0] }) }

    /// The first list that all of `nouns` are words for: beside message events, `clearEvents()` is about events.
    func list(calledAll nouns: [String]) -> FakeStore? {
        let indices = nouns.last.flatMap { listsByNoun[$0] } ?? []
        let called = indices.filter { index in nouns.allSatisfy(lists[index].nouns.contains) }
        let shortest = called.map { lists[$0].nouns.count }.min()
        return called.first { lists[$0].nouns.count == shortest }.map { lists[$0] }
    }

    /// The first list that one of `nouns` is a word for.
    func list(calledAny nouns: [String]) -> FakeStore? { first(nouns.compactMap { listsByNoun[$0]?.first }) }

    /// The first list that one of `nouns` is a word for, or whose elements are told apart by a value of `type`.
    func list(calledAny nouns: [String], orIdentifiedBy type: FakeType?) -> FakeStore? {
        let identified = type.flatMap { listsByIdentifier[$0] }.map { [$0] } ?? []
        return first(nouns.compactMap { listsByNoun[$0]?.first } + identified)
    }

    private func first(_ indices: [Int]) -> FakeStore? { indices.min().map { lists[$0] } }

    // MARK: - Maps

    /// The first map that one of `nouns` is a word for.
    func map(calledAny nouns: [String]) -> FakeStore? { nouns.compactMap { mapsByNoun[$0] }.min().map { maps[$0] } }

    /// The maps whose values `entry` may be about, in order: those with a key of a parameter's type which are called as its
    /// name says, if that says anything, or have values of a type that it takes or gives.
    func maps(for entry: FakeRequirement) -> [FakeStore] {
        let types = entry.parameters.compactMap(\.shape.core)
        let values = types + [entry.outcome.core].compactMap(\.self)
        let said = Set(entry.nouns).subtracting(CommonWords.general)
        var found = Set(compoundMaps)
        for key in Set(types) {
            if said.isEmpty { found.formUnion(mapsByKey[key] ?? []) }
            if entry.namesKey, let index = sharedByKey[key], maps[index].isOf(said) { found.insert(index) }
            for noun in said.union([""]) { found.formUnion(mapsByKeyAndNoun[key]?[noun] ?? []) }
            for value in values where !value.isScalar { found.formUnion(mapsByKeyAndValue[key]?[value] ?? []) }
        }
        return found.sorted().map { maps[$0] }
    }

    // MARK: - Mentions

    /// What requirements mention where they are about what is kept.
    private struct Mentions {
        /// The stems of the words for it, which tell only together, by one of them.
        var names: [String: [Set<String>]] = [:]
        /// The types of elements.
        var types: Set<FakeType> = []
        /// Names of keys and identifying properties, with their types.
        var keys: [[String]: Set<FakeType>] = [:]

        mutating func add(_ store: FakeStore) {
            if store.isSlot && store.isProperty { return }
            for name in store.namings.map({ Set($0.map(Inflection.stem)) }) {
                if let stem = name.first { names[stem, default: []].append(name) }
            }
            if store.isSlot { return }
            if !store.element.type.isScalar { types.insert(store.element.type) }
            if let key = store.key { keys[store.keyName, default: []].insert(key) }
            for property in store.element.properties where store.tellsApart(property) {
                guard let type = property.shape.core else { continue }
                let words = IdentifierWords.split(property.name)
                for name in [words] + (store.nouns.last.map { [[$0] + words] } ?? []) {
                    keys[name, default: []].insert(type)
                }
            }
        }
    }

    /// Whether the name of `entry` says what is kept, or a parameter is an element or what tells one apart.
    func areMentioned(by entry: FakeRequirement) -> Bool {
        let said = Set(entry.nouns.map(Inflection.stem))
        let isNamed = said.contains { mentions.names[$0]?.contains { $0.isSubset(of: said) } ?? false }
        return isNamed
            || entry.parameters.contains { parameter in
                guard let type = parameter.shape.core else { return false }
                return mentions.types.contains(type)
                    || [parameter.words, parameter.labelWords].contains { mentions.keys[$0]?.contains(type) ?? false }
            }
    }

    // MARK: - Others

    /// The first store that `entry` lets others listen to.
    func listened(by entry: FakeRequirement) -> FakeStore? {
        guard let type = FakeListening.told(entry)?.core else { return nil }
        return byElement[type]?.first { FakeListening(entry, $0) != nil }
    }

    /// Whether a word with `stem` is one for a single value.
    func isSlot(calledWith stem: String) -> Bool { slotsByNoun[stem] != nil }

    /// The first single value that is called `nouns`.
    func slot(called nouns: [String]) -> FakeStore? {
        guard let last = nouns.last else { return nil }
        return slotsByNoun[Inflection.stem(last)]?.map { slots[$0] }.first { slot in
            let meaning = FakeSlotFinder.Meaning(nouns, of: slot.element.type)
            return [slot.nouns, slot.valueWords].contains {
                FakeSlotFinder.Meaning($0, of: slot.element.type) == meaning
            }
        }
    }
}
