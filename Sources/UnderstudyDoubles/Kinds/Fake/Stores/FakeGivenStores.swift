import UnderstudySemantics

/// The values that tests give to a fake, each with the requirements that read it.
struct FakeGivenStores {
    /// In the order of the requirements.
    private(set) var all: [FakeStore] = []
    /// The flags among them.
    private(set) var flags = FakeFlags()
    private var names: [RequirementKey: String] = [:]
    private var kept: [Value: String] = [:]
    private var known: [Reading: String] = [:]
    /// The stems of what they are about, and their types.
    private var stems: Set<String> = []
    private var types: Set<FakeType> = []
    private var taken: Set<String> = []
    /// The stems of the words for what members change, and the types of that.
    private var changedStems: Set<String> = []
    private var changedTypes: Set<FakeType> = []
    /// What values are called that members change by a key, by the type of that.
    private var changedMaps: [FakeType: [Set<String>]] = [:]
    /// The types of the elements of lists: those that a key selects are some of them.
    private var listed: Set<FakeType> = []
    private var value: (FakeType) -> DefaultValue? = { _ in nil }

    private struct Reading: Hashable {
        let name: String
        let type: FakeType
        let key: FakeType?
    }

    /// A single value by what it is called and by its form.
    private struct Value: Hashable {
        let nouns: Set<String>
        let shape: FakeShape
    }

    /// No values.
    init() {}

    /// - Parameter changed: The names of the stores among `stores` that members change.
    /// - Parameter reached: The names of those that members change or read.
    init(
        beside stores: [FakeStore], changed: Set<String>, reached: Set<String>, _ requirements: [FakeRequirement],
        value: @escaping (FakeType) -> DefaultValue?
    ) {
        self.value = value
        taken = Set(stores.map(\.name))
        listed = Set(stores.filter { $0.isList && reached.contains($0.name) }.map(\.element.type))
        for entry in requirements {
            let base = String(entry.requirement.name.prefix { $0 != "(" && $0 != "?" })
            taken.formUnion([base, base + "Stub"])
            if entry.member.isSettable { changedStems.formUnion(entry.nouns.suffix(1).map(Inflection.stem)) }
        }
        for store in stores where changed.contains(store.name) {
            if let key = store.key { changedMaps[key, default: []] += store.namings.filter { !$0.isEmpty } }
            // Plain values are told apart by their names.
            if !store.element.type.isScalar { changedTypes.insert(store.element.type) }
            // A `userID` that is set is no user.
            let nouns = store.isSlot ? store.nouns.suffix(1) : store.nouns[...]
            changedStems.formUnion(nouns.map(Inflection.stem))
        }
    }

    /// The name of the store that `entry` reads; `nil` where it reads none.
    func store(for entry: FakeRequirement) -> String? { names[entry.key] }

    /// The name of the store that `entry` sets; `nil` where it sets none.
    func store(setBy entry: FakeRequirement) -> String? {
        guard entry.verb == .save || entry.verb == .update, entry.requirement.kind == .func, entry.outcome == .void,
            entry.condition.isKnown(for: entry),
            entry.parameters.count == 1, entry.parameters[0].isPlain,
            !Verb.adds(entry.words.first ?? "") || !entry.parameters[0].shape.holdsSeveral
        else { return nil }
        return kept[Value(nouns: Set(entry.nouns), shape: entry.parameters[0].shape.unwrapped)]
    }

    /// Whether `entry` may change a value that a test gives.
    func mayChange(by entry: FakeRequirement) -> Bool {
        entry.words.contains { stems.contains(Inflection.stem($0)) }
            || entry.parameters.contains { $0.shape.core.map { !$0.isScalar && types.contains($0) } ?? false }
    }

    /// Adds what `entry` reads, unless it may be something that another member changes.
    mutating func add(_ given: FakeGiven, readBy entry: FakeRequirement, _ elements: (FakeType) -> FakeElement) {
        guard let noun = given.nouns.last, !changedStems.contains(Inflection.stem(noun)),
            !changedTypes.contains(entry.outcome.core ?? given.type), !changedTypes.contains(given.type),
            given.key == nil || entry.outcome.element.map(listed.contains) != true
        else { return }
        // What is set by a topic may be told of that topic in another form.
        let changed = given.key.flatMap { changedMaps[$0] } ?? []
        if changed.contains(where: { $0.isSubset(of: given.nouns) }) { return }
        let base = SwiftNames.camelCase(given.words)
        let reading = Reading(name: base, type: given.type, key: given.key)
        stems.insert(Inflection.stem(noun))
        types.insert(entry.outcome.core ?? given.type)
        if let name = known[reading] {
            names[entry.key] = name
            return
        }
        var store = FakeStore(
            form: given.key.map { .map(key: $0) } ?? .slot, element: elements(given.type),
            name: free(given.key == nil ? base : Inflection.plural(base)), nouns: given.nouns, isGiven: true)
        store.seed = FakeStoreFinder.seed(of: store.name)
        if given.key == nil {
            store.first =
                given.type.isCollection || !entry.outcome.isOptional && !entry.canFail ? value(given.type) : nil
            store.isOptional = store.first == nil
        }
        if given.key == nil, given.type == .bool { flags.add(entry.words, named: store.name) }
        if given.key == nil {
            kept[Value(nouns: Set(given.nouns), shape: entry.outcome.unwrapped)] = store.name
        }
        known[reading] = store.name
        names[entry.key] = store.name
        all.append(store)
    }

    private mutating func free(_ name: String) -> String {
        var candidate = taken.contains(name) ? "stored" + SwiftNames.capitalized(name) : name
        while !taken.insert(candidate).inserted { candidate += "InMemory" }
        return SwiftNames.escaped(candidate)
    }
}

extension FakeType {
    /// Whether it holds several values, so that it may be empty.
    fileprivate var isCollection: Bool {
        switch canonicalType {
        case .array, .dictionary, .named("Set", _): true
        default: false
        }
    }
}
