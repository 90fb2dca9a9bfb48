/// What is deleted is gone.
enum DeleteRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard entry.verb == .delete || entry.words.first == "clear", !entry.parameters.isEmpty,
            entry.requirement.kind == .func, let store = planning.list(for: entry),
            let adjectives = planning.adjectives(entry, store)
        else { return nil }
        let parameters = entry.parameters.filter { $0.shape.core?.canonical != "Bool" }
        let site = planning.site(entry, store)
        let matcher = planning.matcher(store)
        let condition: String
        if parameters.count == 1, parameters[0].shape.element == store.element.type, !isWhole(store) {
            let name = site.elementName
            let inner = matcher.same(name, "$0").replacing(name + ".", with: name + ".")
            return delete(site, " { \(name) in \(parameters[0].name).contains { \(inner) } }")
        } else if let match = matcher.match(parameters, selects: true), match.limit == nil, match.offset == nil,
            match.searched == nil, match.order == nil, !parameters.isEmpty
        {
            if let predicate = match.predicate {
                guard match.conditions.isEmpty else { return nil }
                return delete(site, "(where: \(predicate))")
            }
            condition = FakeMatch.all(match.conditions + adjectives)
        } else if parameters.count == 1, parameters[0].shape.core?.canonical == "IndexSet" {
            let name = parameters[0].name
            let lines = ["for index in \(name).sorted(by: >) { \(site.list).remove(at: index) }"]
            return site.done.map { FakeBody(lines: site.alone(lines) + $0) }
        } else if parameters.count == 1, parameters[0].shape.core?.canonical == "Int",
            parameters[0].words.last == "index" || entry.requirement.name.hasSuffix("(at:)")
        {
            let line = "\(site.list).remove(at: \(parameters[0].name))"
            if entry.outcome == .value(store.element.type), entry.completion == nil {
                return FakeBody(lines: site.alone([line]))
            }
            return site.done.map { FakeBody(lines: site.alone([line]) + $0) }
        } else {
            return nil
        }
        return delete(site, " { " + condition + " }")
    }

    private static func isWhole(_ store: FakeStore) -> Bool {
        if case .whole = store.identity { return true }
        return false
    }

    /// Removes the elements that `closure` selects, and gives what the requirement asks for.
    private static func delete(_ site: FakeSite, _ closure: String) -> FakeBody? {
        let entry = site.requirement
        let removal = "\(site.list).removeAll\(closure)"
        if let done = site.done { return FakeBody(lines: site.alone([removal]) + done) }
        guard entry.completion == nil, closure.hasPrefix(" {") else { return nil }
        let place = closure.dropFirst()
        if entry.outcome == .value(site.store.element.type)
            || entry.outcome == .optional(.value(site.store.element.type))
        {
            let index = site.local("index")
            let exit = entry.outcome.isOptional ? ["return nil"] : site.exit()
            guard let exit, exit.count == 1, site.lock == nil || !entry.isTyped else { return nil }
            let isThrowing = exit[0].hasPrefix("throw")
            return FakeBody(
                lines: site.alone(
                    [
                        "guard let \(index) = \(site.list).firstIndex(where: \(place)) else { \(exit[0]) }",
                        "return \(site.list).remove(at: \(index))",
                    ], effects: isThrowing ? "try " : ""))
        }
        guard entry.outcome.core?.canonical == "Bool" || entry.outcome.core?.canonical == "Int",
            !entry.outcome.isOptional
        else { return nil }
        let count = site.local("count")
        let result =
            entry.outcome.core?.canonical == "Bool" ? "\(site.list).count < \(count)" : "\(count) - \(site.list).count"
        return FakeBody(lines: site.alone(["let \(count) = \(site.list).count", removal, "return \(result)"]))
    }
}
