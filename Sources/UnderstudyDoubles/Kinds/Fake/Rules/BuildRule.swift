import UnderstudySemantics

/// An element is made of the parameters, and put in; one that is a parameter is put in as it is.
enum BuildRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard entry.verb == .save, entry.requirement.kind == .func, !entry.parameters.isEmpty,
            entry.parameters.allSatisfy(\.isPlain), let store = planning.list(for: entry), !store.element.type.isScalar,
            planning.acts(entry, on: store)
        else { return nil }
        let site = planning.site(entry, store)
        guard let construction = FakeConstruction(of: entry, for: store, at: site.place, value: planning.value) else {
            let name = store.element.type.simpleName
            let isGiven = entry.parameters.contains { $0.shape == .value(store.element.type) }
            return taken(entry, to: store, in: planning)
                ?? .missing(
                    isGiven ? "where the \(name) belongs" : "how to make one \(name) from its parameters")
        }
        let name = site.elementName
        let steps =
            construction.isNew
            ? [.init(kind: .append, value: name)] + site.told(name) : SaveRule.steps(site, for: name, in: planning)
        guard let answer = site.done ?? given(entry, to: store, at: site, named: name) else {
            return .missing("what it returns")
        }
        return FakeBody(constants: [.made(name, construction)], change: site.change(steps), answer: answer)
    }

    /// What puts in an element that is the first parameter, where the verb is certain, and the others say neither
    /// something of the element nor where it belongs: `add(_ note: Note, priority: Int)`, but not
    /// `add(_ note: Note, to folder: Folder)`.
    private static func taken(_ entry: FakeRequirement, to store: FakeStore, in planning: FakePlanning) -> FakeBody? {
        guard let verb = entry.words.first.flatMap({ Verb($0) }), verb == .save || verb == .create,
            let element = entry.parameters.first, element.shape == .value(store.element.type)
        else { return nil }
        // `writeByte(_ schema:, _ value:)` is about bytes.
        let about = IdentifierWords.split(store.element.type.simpleName).map(Inflection.singular)
        guard entry.nouns.isEmpty || !Set(about).isDisjoint(with: entry.nouns) else { return nil }
        let matcher = planning.matcher(store)
        let saysMore = entry.parameters.dropFirst().contains { parameter in
            let isPlain = parameter.shape.unwrapped.core?.isScalar ?? false
            return parameter.relates || !isPlain || matcher.property(for: parameter, of: 2) != nil
        }
        return saysMore ? nil : SaveRule.save(entry, to: store, putting: element, in: planning)
    }

    private static func given(
        _ entry: FakeRequirement, to store: FakeStore, at site: FakeSite, named name: String
    ) -> FakeAnswer? {
        if entry.outcome.unwrapped == .value(store.element.type) { return site.answer(.expression(name)) }
        guard case .properties(let names) = store.identity, names.count == 1,
            let property = store.element.property(names[0]), property.shape == entry.outcome
        else { return nil }
        return site.answer(.expression(name + "." + names[0]))
    }
}
