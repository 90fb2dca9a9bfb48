import UnderstudySemantics

/// What the rules of a fake know: the requirements, the stores, and how to write what they have in common.
struct FakePlanning {
    let requirements: [FakeRequirement]
    let stores: FakeStores
    /// The lock that the stores are behind; `nil` for none.
    let lock: Lock?
    let elements: (FakeType) -> FakeElement
    /// An expression of a type, where one can be had.
    let value: (FakeType) -> DefaultValue?
    /// An error that says that something is not there, for a type of errors; `nil` for any error.
    let failure: (FakeType?) -> FakeFailure?
    /// What tests give.
    let given: FakeGivenStores
    /// What is known of all requirements together.
    var facts: FakeFacts

    init(
        requirements: [FakeRequirement], facts: FakeFacts, stores: [FakeStore], given: FakeGivenStores, lock: Lock?,
        elements: @escaping (FakeType) -> FakeElement, value: @escaping (FakeType) -> DefaultValue?,
        failure: @escaping (FakeType?) -> FakeFailure?
    ) {
        self.requirements = requirements
        self.stores = FakeStores(stores)
        self.given = given
        self.lock = lock
        self.elements = elements
        self.value = value
        self.failure = failure
        self.facts = facts
        self.facts.savedLists = Set(requirements.compactMap { $0.verb == .save ? list(for: $0)?.name : nil })
    }

    func site(_ entry: FakeRequirement, _ store: FakeStore) -> FakeSite {
        FakeSite(requirement: entry, store: store, lock: lock, failure: failure(entry.failure))
    }

    func matcher(_ store: FakeStore) -> FakeMatcher {
        FakeMatcher(element: store.element, nouns: store.nouns, identity: store.identity, elements: elements)
    }

    /// Whether what the verb of `entry` acts on is the whole that the protocol describes, or the only value of its kind:
    /// what `start()` or `startPlayer()` of a `Player` starts.
    func isOfWhole(_ entry: FakeRequirement) -> Bool {
        guard let noun = entry.object.words.last.map(Inflection.stem) else { return true }
        return stores.isSlot(calledWith: noun)
            || facts.subject.contains { Inflection.stem(Inflection.singular($0)) == noun }
    }

    // MARK: - What is meant

    /// Whether what the verb of `entry` acts on are the elements of `store`, and not something that they only have:
    /// `delete(_ episode:)` and `deleteEpisode(_:)`, but not `cancelDownload(of episode:)` or `removeBookmark(_ episode:)`.
    ///
    /// - Parameter others: Other words that may say so.
    func acts(_ entry: FakeRequirement, on store: FakeStore, orOn others: [String] = []) -> Bool {
        let element = entry.parameters.first { $0.shape == .value(store.element.type) }
        return entry.object.isElement(called: store.nouns + store.valueWords + others, givenIn: element?.said)
    }

    /// Whether a parameter says which elements of `store` are meant.
    func isIdentity(_ parameter: FakeRequirement.Parameter, of store: FakeStore) -> Bool {
        let matcher = matcher(store)
        if parameter.shape == .value(store.element.type) { return matcher.match([parameter], selects: false) != nil }
        guard let property = matcher.property(for: parameter, of: 1), case .properties(let names) = store.identity
        else { return false }
        return names.contains(property.name)
    }

    // MARK: - Which store

    /// The list that a requirement is about, by its types, by its words, or as there is only one.
    func list(for entry: FakeRequirement) -> FakeStore? {
        for parameter in entry.parameters {
            if let found = stores.list(ofAny: listed(in: parameter.shape)) { return found }
        }
        if let found = stores.list(ofAny: listed(in: entry.outcome)) { return found }
        if let found = stores.list(calledAll: entry.nouns) { return found }
        if let last = entry.nouns.last, let found = stores.list(calledAny: [last]) { return found }
        if let found = stores.list(calledAny: entry.nouns) { return found }
        for parameter in entry.parameters {
            let words = parameter.words.map(Inflection.singular)
            let owner = parameter.shape.element ?? parameter.shape.core
            if let found = stores.list(calledAny: words, orIdentifiedBy: owner) { return found }
        }
        let lists = stores.lists
        guard lists.count == 1 else { return nil }
        let named = lists[0].element.propertyWords + lists[0].nouns
        let known = Set(named.map(Inflection.stem))
        let isKnown = entry.nouns.allSatisfy { word in
            return CommonWords.general.contains(word) || known.contains(Inflection.stem(word))
                || Inflection.denied(by: word).map { known.contains(Inflection.stem($0)) } ?? false
        }
        return isKnown ? lists[0] : nil
    }

    /// The types of elements that a value of `shape` may be about.
    private func listed(in shape: FakeShape) -> [FakeType] {
        switch shape {
        case .value(let core), .optional(.value(let core)): core.isScalar ? [] : [core]
        case .array(let inner), .set(let inner), .stream(let inner, _), .dictionary(_, let inner):
            inner.core.map { [$0] } ?? []
        case .function(let taken, _, _): taken.compactMap(\.core).filter { !$0.isScalar }
        default: []
        }
    }

    /// The map that a requirement is about.
    func map(for entry: FakeRequirement) -> FakeStore? {
        if entry.parameters.isEmpty {
            return stores.map(calledAny: entry.nouns)
                ?? (stores.maps.count == 1 && stores.all.count == 1 ? stores.maps[0] : nil)
        }
        let keyed = stores.maps(for: entry).filter { map in
            // `removeSubscription(id:)` says nothing of topics by which identifiers are kept.
            let isByValue = entry.parameters.count == 1 && entry.parameters[0].words == map.heldName
            if isByValue, map.heldName != map.keyName { return false }
            // Of several keys each has to be there.
            return map.keyWords.allSatisfy { words in entry.parameters.contains { $0.words == words } }
        }
        guard keyed.count > 1 else { return keyed.first }
        // Of several with such keys it is that with values of this type, or of this name.
        let typed = keyed.filter { isValue($0, of: entry) }
        if typed.count == 1 { return typed[0] }
        let meant = (typed.isEmpty ? keyed : typed).filter { Set($0.nouns) == Set(entry.nouns) }
        return meant.count == 1 ? meant[0] : nil
    }

    /// Whether `entry` takes or gives, besides a key, a value that `map` may hold.
    private func isValue(_ map: FakeStore, of entry: FakeRequirement) -> Bool {
        var types = entry.parameters.compactMap(\.shape.core)
        if let key = types.firstIndex(where: { $0 == map.key }) { types.remove(at: key) }
        if map.element.type == .anything { return entry.namesKey }
        return (types + [entry.outcome.core].compactMap(\.self)).contains(map.element.type)
    }

    /// The conditions that words before an element's name put on it: `activeUsers` asks for `isActive`; `nil` where
    /// a word says something that the element's properties don't.
    func adjectives(_ entry: FakeRequirement, _ store: FakeStore, allowing extra: Set<String> = []) -> [Predicate]? {
        var conditions: [Predicate] = []
        let own = store.isProperty ? CommonWords.nouns(in: IdentifierWords.split(store.name)) : []
        let known = Set(store.nouns + own).union(CommonWords.general).union(extra)
        let matched = Set(
            entry.parameters.flatMap { $0.words.map(Inflection.singular) + $0.labelWords.map(Inflection.singular) })
        for word in entry.nouns where !known.contains(word) {
            if store.nouns.contains(where: { Inflection.stem($0) == Inflection.stem(word) }) { continue }
            if let flag = flag(word, store.element) {
                conditions.append(.flag(flag, isOn: true))
            } else if let flag = Inflection.denied(by: word).flatMap({ flag($0, store.element) }) {
                conditions.append(.flag(flag, isOn: false))
            } else if !matched.contains(word) {
                return nil
            }
        }
        return conditions
    }

    /// The name of the property that says whether an element is `word`.
    private func flag(_ word: String, _ element: FakeElement) -> String? {
        element.properties.first { property in
            guard case .value(let type) = property.shape, type == .bool else { return false }
            let words = IdentifierWords.split(property.name)
            return words == [word] || words == ["is", word] || words == ["has", word]
        }?.name
    }
}
