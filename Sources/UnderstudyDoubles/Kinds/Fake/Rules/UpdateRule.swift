/// An update replaces the element that was there.
enum UpdateRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard entry.verb == .update, entry.requirement.kind == .func, let store = planning.list(for: entry),
            planning.acts(entry, on: store, orOn: store.element.propertyWords),
            let parameter = entry.parameters.first(where: { $0.shape == .value(store.element.type) }), parameter.isPlain
        else {
            return nil
        }
        if let body = exchange(entry, store, in: planning) { return body }
        let isSaved = planning.facts.savedLists.contains(store.name)
        if case .whole = store.identity {
            return entry.parameters.count == 1 ? .missing("which \(store.element.type.simpleName) it replaces") : nil
        }
        let others = entry.parameters.filter { $0.name != parameter.name }
        guard
            others.allSatisfy({ $0.shape.core == .bool })
                || planning.matcher(store).match(others, selects: false) != nil
        else { return nil }
        if !isSaved { return SaveRule.save(entry, to: store, putting: parameter, in: planning) }
        return replace(parameter.name, by: parameter.name, at: planning.site(entry, store), in: planning)
    }

    private static func replace(
        _ old: String, by new: String, at site: FakeSite, in planning: FakePlanning
    ) -> FakeBody? {
        planning.matcher(site.store).isSame(as: old).flatMap {
            change(site, where: $0, gives: new, by: [.replace(new)])
        }
    }

    /// One element takes the place of another.
    private static func exchange(
        _ entry: FakeRequirement, _ store: FakeStore, in planning: FakePlanning
    ) -> FakeBody? {
        guard entry.parameters.count == 2, entry.words.first == "replace",
            entry.parameters.allSatisfy({ $0.shape == .value(store.element.type) && $0.isPlain })
        else { return nil }
        return replace(
            entry.parameters[0].name, by: entry.parameters[1].name, at: planning.site(entry, store), in: planning)
    }

    /// Changes the element that `predicate` selects, or says that there is none.
    ///
    /// - Parameter element: The element that is given, and that those who listen are told of; `nil` for none.
    static func change(
        _ site: FakeSite, where predicate: Predicate, gives element: String?, by changes: [StoreOperation.Change]
    ) -> FakeBody? {
        let entry = site.requirement
        func update(_ exit: Exit, saysSo: Bool = false) -> Transaction {
            var update = StoreOperation(
                kind: .update, constant: site.local("index"), predicate: predicate,
                steps: element.map(site.told) ?? [], isFlag: saysSo)
            update.changes = changes
            update.exit = exit
            return site.change([update])
        }
        if entry.outcome.core == .bool, entry.returnsOutcome {
            return FakeBody(change: update(.return("false"), saysSo: true))
        }
        let isElement = entry.outcome == .value(site.store.element.type)
        let given = isElement ? element.flatMap { site.answer(.expression($0)) } : site.done
        guard var answer = given else { return nil }
        guard entry.canFail else {
            // Where something is said in the end, nobody may leave before.
            let leaves = site.lock != nil || answer.isNothing
            return FakeBody(change: update(leaves ? .return(nil) : .skip), answer: answer)
        }
        guard let exit = site.exit else { return nil }
        if site.lock != nil, entry.isTyped || !entry.returnsOutcome {
            var change = update(.return("false"), saysSo: true)
            let found = site.local("isFound")
            change.constant = found
            answer.condition = .constant(found)
            answer.otherwise = exit
            return FakeBody(change: change, answer: answer)
        }
        var change = update(exit)
        change.isThrowing = exit.isThrow
        return FakeBody(change: change, answer: answer)
    }
}

extension FakeRequirement {
    /// Whether it says what type of error it throws.
    var isTyped: Bool { isThrowing && failure != nil }

    /// Whether its values may go to any thread.
    var isSendable: Bool { member.storage.isLocked }

    /// Whether a member of the fake for another requirement can read and set its property.
    func isReached(from other: FakeRequirement) -> Bool {
        member.storage.isLocked == other.member.storage.isLocked
            && MemberIsolation.isNonisolated(requirement) == MemberIsolation.isNonisolated(other.requirement)
    }
}
