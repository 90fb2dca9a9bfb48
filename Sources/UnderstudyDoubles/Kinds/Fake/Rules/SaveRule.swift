import UnderstudySemantics

/// What is saved is there; saved again, it takes the place of what was there.
enum SaveRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard entry.verb == .save || entry.verb == .update, entry.requirement.kind == .func,
            let store = planning.list(for: entry)
        else { return nil }
        let type = store.element.type
        guard planning.acts(entry, on: store) else { return nil }
        guard let parameter = entry.parameters.first(where: { isElement($0.shape, type) }), parameter.isPlain else {
            return nil
        }
        // Updating several may mean all that there are, or those.
        if entry.verb == .update, parameter.shape.element != nil { return nil }
        let others = entry.parameters.filter { $0.name != parameter.name }
        guard others.allSatisfy({ isTold($0, of: store, in: planning) }) else { return nil }
        if entry.words.first == "set", !store.hasEvents {
            if parameter.shape.element != nil {
                var value = parameter.name
                if case .set = parameter.shape { value = "Array(\(value))" }
                return planning.site(entry, store).body(changing: .init(kind: .assign, value: value))
            }
            if store.isToldByEquality { return nil }
        }
        return save(entry, to: store, putting: parameter, in: planning)
    }

    private static func isElement(_ shape: FakeShape, _ type: FakeType) -> Bool {
        shape == .value(type) || shape.element == type && !shape.isOptional
    }

    /// Whether a parameter besides the element changes nothing: a switch, or what tells the element apart anyway.
    private static func isTold(
        _ parameter: FakeRequirement.Parameter, of store: FakeStore, in planning: FakePlanning
    ) -> Bool {
        if parameter.shape.core == .bool { return true }
        guard case .properties(let names) = store.identity else { return false }
        return planning.matcher(store).property(for: parameter, of: 2).map { names.contains($0.name) } ?? false
    }

    /// Puts one element in, or several.
    static func save(
        _ entry: FakeRequirement, to store: FakeStore, putting parameter: FakeRequirement.Parameter,
        in planning: FakePlanning
    ) -> FakeBody? {
        // What takes the place of an element has to tell which.
        if entry.words.first == "upsert", !isTold(store, planning) { return nil }
        let site = planning.site(entry, store)
        if parameter.shape.element == nil, entry.outcome.core == .bool, entry.returnsOutcome {
            // What is saved again takes the place of what was there, and nobody knows what that says.
            let isNew = entry.words.first.map { ["add", "insert", "register"].contains($0) } ?? false
            guard isNew || entry.condition == .ifAbsent else { return .missing("what it returns") }
            return inserted(site, for: parameter.name, in: planning)
        }
        if let id = store.element.assignedID(by: entry) {
            return identified(site, by: id, parameter.name, in: planning)
        }
        guard let answer = site.done ?? given(site, parameter) else { return nil }
        return FakeBody(change: site.change(put(site, parameter, in: planning)), answer: answer)
    }

    private static func put(
        _ site: FakeSite, _ parameter: FakeRequirement.Parameter, in planning: FakePlanning
    ) -> [StoreOperation] {
        guard parameter.shape.element != nil else { return steps(site, for: parameter.name, in: planning) }
        let name = site.elementName
        let steps = steps(site, for: name, in: planning)
        if steps.count == 1, steps[0].kind == .append { return [.init(kind: .appendAll, value: parameter.name)] }
        return [.init(kind: .each, value: parameter.name, constant: name, steps: steps)]
    }

    /// What puts the element `name` in.
    static func steps(_ site: FakeSite, for name: String, in planning: FakePlanning) -> [StoreOperation] {
        let told = site.told(name)
        let verb = site.requirement.words.first ?? ""
        if Verb.appends(verb) { return [.init(kind: .append, value: name)] + told }
        switch site.store.identity {
        case .whole:
            // What is pinned again is pinned once.
            let keepsOne =
                Verb(ofStores: verb) == nil
                || ["save", "insert", "register", "put", "store", "remember", "upsert"].contains(verb)
            return [.init(kind: keepsOne ? .appendNew : .append, value: name)] + told
        case .function where !isTold(site.store, planning):
            return [.init(kind: .append, value: name)] + told
        default: break
        }
        let same = planning.matcher(site.store).isSame(as: name)
        return [.init(kind: .upsert, value: name, constant: site.local("index"), predicate: same)] + told
    }

    /// Whether elements are told apart: by themselves, or by what the owner says, where a requirement asks for them by that.
    private static func isTold(_ store: FakeStore, _ planning: FakePlanning) -> Bool {
        guard case .function(let key) = store.identity else { return true }
        return key != .named("AnyHashable") && planning.facts.askedTypes.contains(key)
    }

    /// Puts an element in unless it is there, and tells which.
    private static func inserted(_ site: FakeSite, for name: String, in planning: FakePlanning) -> FakeBody {
        let same = site.store.isToldByEquality ? nil : planning.matcher(site.store).isSame(as: name)
        return site.body(giving: .init(kind: .insert, value: name, predicate: same, steps: site.told(name)))
    }

    /// Puts an element in, which gets an identifier if it has none, and gives that.
    private static func identified(
        _ site: FakeSite, by id: FakeElement.Property, _ name: String, in planning: FakePlanning
    ) -> FakeBody {
        var identifying = StoreOperation(
            kind: .identify, value: name, constant: site.local("id"), steps: steps(site, for: name, in: planning))
        identifying.keys = [id.name]
        identifying.fallback = id.newValue(in: site.place.path)
        return site.body(giving: identifying)
    }

    /// What a requirement gives after saving: the element, or what tells it apart.
    private static func given(_ site: FakeSite, _ parameter: FakeRequirement.Parameter) -> FakeAnswer? {
        if site.requirement.outcome.unwrapped == parameter.shape { return site.answer(.expression(parameter.name)) }
        // Several elements are told apart by several values.
        guard parameter.shape.element == nil, case .properties(let names) = site.store.identity, names.count == 1,
            case .value(let type) = site.requirement.outcome, let property = site.store.element.property(names[0]),
            property.shape == .value(type) || type == site.store.element.type.identifier
        else { return nil }
        return site.answer(.expression(parameter.name + "." + names[0]))
    }
}
