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
    private var listsByNoun: [String: Int] = [:]
    private var listsByIdentifier: [FakeType: Int] = [:]
    private var slotsByType: [FakeType: [Int]] = [:]
    private var slotsByNoun: [String: [Int]] = [:]
    private var byElement: [FakeType: [FakeStore]] = [:]

    init(_ stores: [FakeStore]) {
        every = stores
        let stores = stores.filter { !$0.isGiven }
        all = stores
        lists = stores.filter(\.isList)
        maps = stores.filter { $0.key != nil }
        slots = stores.filter(\.isSlot)
        for (index, store) in every.enumerated() { places[store.name] = index }
        for store in stores { byElement[store.element.type, default: []].append(store) }
        for (index, list) in lists.enumerated() {
            let type = list.element.type
            listsByType[type] = listsByType[type] ?? index
            listsByIdentifier[type.identifier] = listsByIdentifier[type.identifier] ?? index
            for noun in list.nouns { listsByNoun[noun] = listsByNoun[noun] ?? index }
        }
        for (index, slot) in slots.enumerated() {
            slotsByType[slot.element.type, default: []].append(index)
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

    /// The first list that one of `nouns` is a word for.
    func list(calledAny nouns: [String]) -> FakeStore? { first(nouns.compactMap { listsByNoun[$0] }) }

    /// The first list that one of `nouns` is a word for, or whose elements are told apart by a value of `type`.
    func list(calledAny nouns: [String], orIdentifiedBy type: FakeType?) -> FakeStore? {
        let identified = type.flatMap { listsByIdentifier[$0] }.map { [$0] } ?? []
        return first(nouns.compactMap { listsByNoun[$0] } + identified)
    }

    private func first(_ indices: [Int]) -> FakeStore? { indices.min().map { lists[$0] } }

    // MARK: - Others

    /// The first store that `entry` lets others listen to.
    func listened(by entry: FakeRequirement) -> FakeStore? {
        guard let type = FakeListening.told(entry)?.core else { return nil }
        return byElement[type]?.first { FakeListening(entry, $0) != nil }
    }

    /// The single values that `entry` may read or write, in order.
    func slots(for entry: FakeRequirement) -> [FakeStore] {
        let types = [entry.parameters.first?.shape.unwrapped, entry.outcome.unwrapped].compactMap { shape in
            if case .value(let type)? = shape { type } else { nil }
        }
        let named = Set(
            (entry.nouns + (entry.parameters.first?.words ?? [])).map { Inflection.stem(Inflection.singular($0)) })
        return Set(types).flatMap { type in
            let indices = slotsByType[type] ?? []
            guard type.isScalar else { return indices }
            // Plain values are only told apart by their names.
            let called = named.flatMap { slotsByNoun[$0] ?? [] }
            return Set(called).filter { slots[$0].element.type == type }
        }.sorted().map { slots[$0] }
    }

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
