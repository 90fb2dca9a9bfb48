import UnderstudySemantics

/// Finds what a protocol keeps: lists of elements, values by key, single values.
struct FakeStoreFinder {
    let requirements: [FakeRequirement]
    /// Whether a type of its own knows those who listen to a store.
    private let hasListeners: Bool
    /// The types of keys of lists, by the types of their elements.
    private let listsByKey: [FakeType: FakeType]
    let elements: (FakeType) -> FakeElement
    /// An expression of a type, where one can be had.
    let value: (FakeType) -> DefaultValue?
    private let mentions: FakeMentions
    private var taken: Set<String> = []

    init(
        _ requirements: [FakeRequirement], listsByKey: [FakeType: FakeType], hasListeners: Bool,
        elements: @escaping (FakeType) -> FakeElement,
        value: @escaping (FakeType) -> DefaultValue?
    ) {
        self.requirements = requirements.filter(\.isOfInstance)
        self.listsByKey = listsByKey
        self.hasListeners = hasListeners
        mentions = FakeMentions(self.requirements)
        self.elements = elements
        self.value = value
        taken = Set(requirements.map { String($0.requirement.name.prefix { $0 != "(" && $0 != "?" }) })
    }

    /// The stores: by key, lists, single values.
    mutating func find() -> [FakeStore] {
        let types = FakeListFinder(requirements, elements).types.filter { listsByKey[$0] == nil }
        var stores = FakeMapFinder(requirements, listed: types, lists: listsByKey, elements).find().map { map in
            var store = FakeStore(
                form: .map(key: map.key), element: map.value, name: free(map.name), nouns: map.nouns)
            store.keyWords = map.keyWords
            store.isShared = map.isShared
            store.keyName = map.keyName
            store.heldName = map.heldName
            store.valueWords = IdentifierWords.split(map.value.type.simpleName) + map.valueWords
            return store
        }
        let mapped = Set(stores.map(\.element.type) + Set(stores.compactMap(\.key)).subtracting(savedAlone))
        for type in types where !mapped.contains(type) {
            stores.append(list(of: type))
        }
        let listed = Dictionary(grouping: stores, by: \.element.type)
        for slot in FakeSlotFinder(requirements).slots where isApart(slot, from: listed[slot.type] ?? []) {
            if elements(slot.type).isCopyable { stores.append(store(slot)) }
        }
        return named(stores.map(observed))
    }

    /// Whether `slot` is none of the elements of `stores`, which are of its type: a text that is called otherwise than they
    /// are.
    private func isApart(_ slot: FakeSlotFinder.Slot, from stores: [FakeStore]) -> Bool {
        let nouns = Set(slot.nouns.map(Inflection.stem))
        return stores.allSatisfy { slot.type.isScalar && nouns.isDisjoint(with: $0.nouns.map(Inflection.stem)) }
    }

    /// The types of values that a requirement puts in with nothing else: keys of such a type are kept by themselves.
    private var savedAlone: Set<FakeType> {
        Set(
            requirements.compactMap { entry in
                guard entry.verb == .save, entry.parameters.count == 1,
                    case .value(let type) = entry.parameters[0].shape
                else { return nil }
                return type
            })
    }

    /// The stores, with names for what the initialiser takes and for those who listen to elements: no two have the same.
    private func named(_ stores: [FakeStore]) -> [FakeStore] {
        var seeds: Set<String> = []
        var observers: Set<String> = []
        return stores.map { store in
            var store = store
            let seed = Self.seed(of: store.name)
            store.seed = seeds.insert(seed).inserted ? seed : store.name
            store.hasListeners = hasListeners
            let suffix = hasListeners ? "EventListeners" : "Observers"
            let listeners = IdentifierWords.valueName(ofType: store.element.type.simpleName) + suffix
            let isFree = !store.element.type.isNameless && (!store.hasEvents || observers.insert(listeners).inserted)
            store.eventObservers = isFree ? listeners : store.name + (hasListeners ? suffix : "ElementObservers")
            return store
        }
    }

    /// What a test calls the first elements of the store `name`: `storedNotes` are just `notes` to it.
    static func seed(of name: String) -> String {
        let prefix = "stored"
        guard name.hasPrefix(prefix), name.dropFirst(prefix.count).first?.isUppercase ?? false else { return name }
        return SwiftNames.escaped(IdentifierWords.valueName(ofType: String(name.dropFirst(prefix.count))))
    }

    private mutating func free(_ name: String) -> String {
        var candidate = taken.contains(name) ? "stored" + SwiftNames.capitalized(name) : name
        while taken.contains(candidate) { candidate += "InMemory" }
        taken.insert(candidate)
        return SwiftNames.escaped(candidate)
    }

    // MARK: - Lists

    private mutating func list(of type: FakeType) -> FakeStore {
        let element = elements(type)
        let property = mentions.property(listing: type)
        let words = IdentifierWords.split(type.simpleName).map(Inflection.singular)
        let isCalledByRequirements = type.isScalar || type.isNameless
        let nouns = isCalledByRequirements ? FakeListFinder(requirements, elements).nouns(of: type) : words
        let base =
            isCalledByRequirements ? SwiftNames.camelCase(nouns) : IdentifierWords.valueName(ofType: type.simpleName)
        let name = property.map { $0.member.property } ?? free(Inflection.plural(base.isEmpty ? "value" : base))
        var store = FakeStore(
            form: .list, element: element, name: name, nouns: nouns, isProperty: property != nil)
        store.identity = identity(of: element, nouns)
        return store
    }

    private func identity(of element: FakeElement, _ nouns: [String]) -> FakeStore.Identity {
        // Several that have no identifier yet would be the same.
        let areSaved = requirements.contains { $0.parameters.contains { $0.shape.element == element.type } }
        let isAssigned = !areSaved && mentions.about(element.type).contains { element.assignedID(by: $0) != nil }
        if let id = element.idProperty, !id.shape.isOptional || isAssigned { return .properties([id.name]) }
        if element.isIdentifiable { return .properties(["id"]) }
        var key: SwiftType?
        let matcher = FakeMatcher(element: element, nouns: nouns, elements: elements)
        for entry in mentions.selecting(element.type, nouns) {
            let findsOne = entry.outcome.unwrapped == .value(element.type) && (entry.verb == .read || entry.verb == nil)
            let isNamed = entry.nouns.contains { nouns.contains($0) } || entry.nouns.isEmpty
            guard !entry.parameters.isEmpty, findsOne || entry.verb == .delete && isNamed else { continue }
            if entry.parameters.contains(where: { $0.shape.core == element.type }) { continue }
            if let match = matcher.match(entry.parameters, selects: false), !match.properties.isEmpty,
                // What may be missing tells nothing apart.
                match.properties.allSatisfy({ element.property($0)?.shape.isOptional == false })
            {
                return .properties(match.properties)
            }
            if entry.parameters.count == 1, let core = entry.parameters[0].shape.core,
                !entry.parameters[0].shape.isOptional,
                // Values that nothing is known of may be any that are given several at a time.
                entry.parameters[0].shape.element == nil || core.isScalar || elements(core).isHashable
            {
                if entry.generics.isDisjoint(with: [core.text]), elements(core).mayBeEquatable {
                    key = key ?? core.shown
                }
            }
        }
        if element.isEquatable, key == nil { return .whole }
        return .function(key: key ?? .named("AnyHashable"))
    }

    // MARK: - Single values

    private mutating func store(_ slot: FakeSlotFinder.Slot) -> FakeStore {
        let element = elements(slot.type)
        if let property = slot.property {
            return FakeStore(
                form: .slot, element: element, name: property, nouns: slot.nouns, valueWords: slot.written,
                isProperty: true, isOptional: slot.isOptional)
        }
        let initial = slot.isOptional || slot.canFail ? nil : value(slot.type)
        let base =
            slot.nouns.isEmpty
            ? IdentifierWords.valueName(ofType: slot.type.simpleName) : SwiftNames.camelCase(slot.nouns)
        return FakeStore(
            form: .slot, element: element, name: free(base), nouns: slot.nouns, valueWords: slot.written,
            first: initial, isOptional: initial == nil)
    }

    // MARK: - Listeners

    private func observed(_ store: FakeStore) -> FakeStore {
        var store = store
        for entry in mentions.listening(to: store.element.type) {
            guard let listened = FakeListening(entry, store) else { continue }
            if listened.isOfElements { store.hasEvents = true } else { store.isObserved = true }
            switch entry.outcome {
            case .stream(_, .stream), .stream(_, .throwingStream): store.isStreamed = true
            default: break
            }
        }
        if !store.isObserved, store.isList { store.callback = callback(of: store) }
        return store
    }

    /// The property that holds a function to be called whenever a list changes.
    private func callback(of store: FakeStore) -> String? {
        mentions.functions.first { entry in
            guard entry.member.value?.isOptional ?? false, !entry.member.storage.isLocked,
                case .optional(.function(let taken, .void, false)) = entry.outcome,
                !entry.requirement.signature.saysIsolation
            else { return false }
            let says = ["change", "changed", "update", "updated"]
            return taken == [.array(.value(store.element.type))] && entry.words.contains(where: says.contains)
        }?.member.property
    }
}
