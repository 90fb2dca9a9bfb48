import UnderstudySemantics

/// What is saved is there; saved again, it takes the place of what was there.
enum SaveRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard entry.verb == .save || entry.verb == .update, entry.requirement.kind == .func,
            let store = planning.list(for: entry)
        else { return nil }
        let type = store.element.type
        guard let parameter = entry.parameters.first(where: { isElement($0.shape, type) }), parameter.isPlain else {
            return nil
        }
        let others = entry.parameters.filter { $0.name != parameter.name }
        guard others.allSatisfy({ isTold($0, store, planning) }) else { return nil }
        return save(entry, store, parameter, planning)
    }

    private static func isElement(_ shape: FakeShape, _ type: FakeType) -> Bool {
        shape == .value(type) || shape.element == type && !shape.isOptional
    }

    /// Whether a parameter besides the element changes nothing: a switch, or what tells the element apart anyway.
    private static func isTold(
        _ parameter: FakeRequirement.Parameter, _ store: FakeStore, _ planning: FakePlanning
    ) -> Bool {
        if parameter.shape.core?.canonical == "Bool" { return true }
        guard case .properties(let names) = store.identity else { return false }
        return planning.matcher(store).property(for: parameter, of: 2).map { names.contains($0.name) } ?? false
    }

    /// Puts one element in, or several.
    static func save(
        _ entry: FakeRequirement, _ store: FakeStore, _ parameter: FakeRequirement.Parameter, _ planning: FakePlanning
    ) -> FakeBody? {
        let site = planning.site(entry, store)
        if parameter.shape.element != nil {
            let name = site.elementName
            let step = steps(site, name, planning)
            guard let done = ending(site, parameter) else { return nil }
            let isPlain = step.count == 1 && step[0].contains(".append(") && !step[0].contains("if ")
            let lines =
                isPlain && !store.hasEvents
                ? ["\(site.list).append(contentsOf: \(parameter.name))"]
                : ["for \(name) in \(parameter.name) {"] + step.map { "    " + $0 } + ["}"]
            return FakeBody(lines: site.alone(lines) + done)
        }
        if entry.outcome.core?.canonical == "Bool", entry.completion == nil {
            return inserted(site, parameter.name, planning)
        }
        let step = steps(site, parameter.name, planning)
        guard let done = ending(site, parameter) else { return nil }
        return FakeBody(lines: site.alone(step) + done)
    }

    /// The statements that put the element `name` in.
    static func steps(_ site: FakeSite, _ name: String, _ planning: FakePlanning) -> [String] {
        let told = FakeObservers.tell(site, name)
        let append = "\(site.list).append(\(name))"
        if Verb.appends(site.requirement.words.first ?? "") { return [append] + told }
        switch site.store.identity {
        case .whole:
            let keepsOne = ["save", "insert", "register", "put", "store", "remember", "upsert"]
                .contains(site.requirement.words.first ?? "")
            return [keepsOne ? "if !\(site.list).contains(\(name)) { \(append) }" : append] + told
        case .function(let key) where key == "AnyHashable" || !asks(site.store, planning): return [append] + told
        default: break
        }
        let index = site.local("index")
        let same = planning.matcher(site.store).same("$0", name)
        return [
            "if let \(index) = \(site.list).firstIndex(where: { \(same) }) {", "    \(site.list)[\(index)] = \(name)",
            "} else {", "    \(append)", "}",
        ] + told
    }

    /// Whether a requirement asks for elements by what the owner says tells them apart.
    private static func asks(_ store: FakeStore, _ planning: FakePlanning) -> Bool {
        guard case .function(let key) = store.identity else { return false }
        return planning.requirements.contains { $0.parameters.contains { $0.shape.core?.text == key } }
    }

    /// Puts an element in unless it is there, and tells which.
    private static func inserted(_ site: FakeSite, _ name: String, _ planning: FakePlanning) -> FakeBody {
        let same: String
        if case .whole = site.store.identity {
            same = "\(site.list).contains(\(name))"
        } else {
            same = "\(site.list).contains(where: { \(planning.matcher(site.store).same("$0", name)) })"
        }
        return FakeBody(
            lines: site.alone(
                ["guard !\(same) else { return false }", "\(site.list).append(\(name))"]
                    + FakeObservers.tell(site, name) + ["return true"]))
    }

    /// What a requirement gives after saving: nothing, the element, or what tells it apart.
    private static func ending(_ site: FakeSite, _ parameter: FakeRequirement.Parameter) -> [String]? {
        if let done = site.done { return done }
        let value: String
        if site.requirement.outcome.unwrapped == parameter.shape {
            value = parameter.name
        } else if case .properties(let names) = site.store.identity, names.count == 1,
            case .value(let type) = site.requirement.outcome, let property = site.store.element.property(names[0]),
            property.shape == .value(type) || type.canonical == site.store.element.type.text + ".ID"
        {
            value = parameter.name + "." + names[0]
        } else {
            return nil
        }
        guard let lines = site.give(value) else { return nil }
        return site.requirement.completion == nil ? ["return " + lines[0]] : lines
    }
}
