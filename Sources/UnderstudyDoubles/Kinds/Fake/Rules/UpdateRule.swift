/// An update replaces the element that was there.
enum UpdateRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard entry.verb == .update, entry.requirement.kind == .func, let store = planning.list(for: entry),
            let parameter = entry.parameters.first(where: { $0.shape == .value(store.element.type) }), parameter.isPlain
        else {
            return nil
        }
        if let body = exchange(entry, store, planning) { return body }
        let isSaved = planning.requirements.contains { other in
            other.verb == .save && planning.list(for: other)?.name == store.name
        }
        if case .whole = store.identity {
            return entry.parameters.count == 1 ? replacing(entry, store, parameter) : nil
        }
        let others = entry.parameters.filter { $0.name != parameter.name }
        guard
            others.allSatisfy({ $0.shape.core?.canonical == "Bool" })
                || planning.matcher(store).match(others, selects: false) != nil
        else { return nil }
        if !isSaved { return SaveRule.save(entry, store, parameter, planning) }
        let site = planning.site(entry, store)
        let same = planning.matcher(store).same("$0", parameter.name)
        return change(site, same, gives: parameter.name) { index in
            ["\(site.list)[\(index)] = \(parameter.name)"] + FakeObservers.tell(site, parameter.name)
        }
    }

    /// One element takes the place of another.
    private static func exchange(
        _ entry: FakeRequirement, _ store: FakeStore, _ planning: FakePlanning
    ) -> FakeBody? {
        guard entry.parameters.count == 2, entry.words.first == "replace",
            entry.parameters.allSatisfy({ $0.shape == .value(store.element.type) && $0.isPlain })
        else { return nil }
        let (old, new) = (entry.parameters[0].name, entry.parameters[1].name)
        let site = planning.site(entry, store)
        return change(site, planning.matcher(store).same("$0", old), gives: new) { index in
            ["\(site.list)[\(index)] = \(new)"] + FakeObservers.tell(site, new)
        }
    }

    private static func replacing(
        _ entry: FakeRequirement, _ store: FakeStore, _ parameter: FakeRequirement.Parameter
    ) -> FakeBody? {
        .missing("which \(store.element.type.simpleName) it replaces")
    }

    /// Changes the element that `condition` selects, or says that there is none.
    static func change(
        _ site: FakeSite, _ condition: String, gives name: String, _ change: (String) -> [String]
    ) -> FakeBody? {
        let entry = site.requirement
        let index = site.local("index")
        let search = "\(site.list).firstIndex(where: { \(condition) })"
        let steps = change(index)
        if entry.outcome.core?.canonical == "Bool", entry.completion == nil {
            return FakeBody(
                lines: site.alone(
                    ["guard let \(index) = \(search) else { return false }"] + steps + ["return true"]))
        }
        let isElement = entry.outcome == .value(site.store.element.type)
        guard let last = isElement ? site.give(name) : site.done else { return nil }
        let ending = isElement && entry.completion == nil ? ["return " + name] : last
        guard entry.canFail else {
            return FakeBody(
                lines: site.alone(["guard let \(index) = \(search) else { return }"] + steps).with(
                    ending, isLocked: site.lock != nil))
        }
        guard let exit = site.exit() else { return nil }
        if site.lock != nil, entry.isTyped || entry.completion != nil {
            let found = site.local("isFound")
            let lines = site.alone(
                ["guard let \(index) = \(search) else { return false }"] + steps + ["return true"],
                result: "let \(found) = ")
            return FakeBody(lines: lines + guardLines("guard \(found)", exit) + ending)
        }
        let effects = exit[0].hasPrefix("throw") ? "try " : ""
        return FakeBody(
            lines: site.alone(guardLines("guard let \(index) = \(search)", exit) + steps, effects: effects) + ending)
    }

    private static func guardLines(_ condition: String, _ exit: [String]) -> [String] {
        if exit.count == 1 { return ["\(condition) else { \(exit[0]) }"] }
        return ["\(condition) else {"] + exit.map { "    " + $0 } + ["}"]
    }
}

extension [String] {
    /// These statements and `ending`; a `return` of the first ones must not leave out the ending.
    fileprivate func with(_ ending: [String], isLocked: Bool) -> [String] {
        if isLocked || ending.isEmpty { return self + ending }
        guard let first, first.hasPrefix("guard let "), first.hasSuffix(" else { return }") else {
            return self + ending
        }
        let condition = first.dropFirst("guard ".count).dropLast(" else { return }".count)
        return ["if \(condition) {"]
            + dropFirst().map { "    " + $0 } + ["}"] + ending
    }
}

extension FakeRequirement {
    /// Whether it says what type of error it throws.
    var isTyped: Bool { isThrowing && failure != nil }

    /// Whether its values may go to any thread.
    var isSendable: Bool { member.place == .locked }
}
