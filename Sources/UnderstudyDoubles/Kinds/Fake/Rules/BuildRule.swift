/// An element is made of the parameters, and put in.
enum BuildRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard entry.verb == .save, entry.requirement.kind == .func, !entry.parameters.isEmpty,
            entry.parameters.allSatisfy(\.isPlain), let store = planning.list(for: entry), !store.element.type.isScalar
        else { return nil }
        let site = planning.site(entry, store)
        let construction = FakeConstruction(entry, store, planning, site)
        guard let made = construction.expression else {
            return .missing("how a \(store.element.type.simpleName) is made of its parameters")
        }
        let name = site.elementName
        let steps =
            construction.isNew
            ? ["\(site.list).append(\(name))"] + FakeObservers.tell(site, name)
            : SaveRule.steps(site, name, planning)
        if let done = site.done {
            return FakeBody(lines: ["let \(name) = \(made)"] + site.alone(steps) + done)
        }
        let value: String
        if entry.outcome.unwrapped == .value(store.element.type) {
            value = name
        } else if case .properties(let names) = store.identity, names.count == 1,
            let property = store.element.property(names[0]), property.shape == entry.outcome
        {
            value = name + "." + names[0]
        } else {
            return .missing("what it returns")
        }
        guard let last = site.give(value) else { return nil }
        return FakeBody(
            lines: ["let \(name) = \(made)"] + site.alone(steps)
                + (entry.completion == nil ? ["return " + last[0]] : last))
    }
}
