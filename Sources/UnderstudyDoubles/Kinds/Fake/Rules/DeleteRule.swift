/// What is deleted is gone.
enum DeleteRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard entry.verb == .delete || entry.words.first == "clear", !entry.parameters.isEmpty,
            entry.requirement.kind == .func, let store = planning.list(for: entry),
            planning.acts(entry, on: store, orOn: entry.parameters.flatMap(\.names)),
            !isTakenOut(entry, of: store, in: planning), let adjectives = planning.adjectives(entry, store)
        else { return nil }
        let parameters = entry.parameters.filter { $0.shape.core != .bool }
        let site = planning.site(entry, store)
        let matcher = planning.matcher(store)
        if parameters.count == 1, parameters[0].shape.element == store.element.type, !store.isToldByEquality {
            return matcher.isOne(of: parameters[0].name, called: site.elementName).flatMap { delete(site, $0) }
        }
        if !parameters.isEmpty, let match = matcher.match(parameters, selects: true), match.isCondition {
            let conditions = match.conditions(with: match.given == nil ? adjectives : [])
            return conditions.flatMap { Predicate($0) }.flatMap { delete(site, $0) }
        }
        return nil
    }

    /// Whether something else is taken out of the elements: `remove(_ tag: String, from note: Note)`.
    private static func isTakenOut(
        _ entry: FakeRequirement, of store: FakeStore, in planning: FakePlanning
    ) -> Bool {
        guard let taken = entry.parameters.first, !planning.isIdentity(taken, of: store) else { return false }
        return entry.parameters.dropFirst().contains { $0.relates && planning.isIdentity($0, of: store) }
    }

    /// Removes the elements that are meant, and gives what the requirement asks for.
    private static func delete(_ site: FakeSite, _ predicate: Predicate) -> FakeBody? {
        if let body = site.body(changing: .init(kind: .remove, predicate: predicate)) { return body }
        let entry = site.requirement
        guard entry.returnsOutcome else { return nil }
        if case .given = predicate { return nil }
        if entry.outcome.unwrapped == .value(site.store.element.type) {
            guard let exit = entry.outcome.isOptional ? .return("nil") : site.exit,
                site.lock == nil || !entry.isTyped
            else { return nil }
            var taking = StoreOperation(kind: .take, constant: site.local("index"), predicate: predicate)
            taking.exit = exit
            var change = site.change([taking])
            change.isThrowing = exit.isThrow
            return FakeBody(change: change)
        }
        guard !entry.outcome.isOptional, let type = entry.outcome.core, type == .bool || type == .int
        else { return nil }
        return site.body(
            giving: .init(
                kind: .removeCounting, constant: site.local("count"), predicate: predicate, isFlag: type == .bool))
    }
}
