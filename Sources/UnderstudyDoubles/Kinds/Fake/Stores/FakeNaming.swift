/// What names of requirements call the elements of a store besides the name of their type.
enum FakeNaming {
    /// The stores, with the words that requirements use for their elements.
    static func extended(_ stores: [FakeStore], by requirements: [FakeRequirement]) -> [FakeStore] {
        let mentions = FakeMentions(requirements)
        return stores.map { store in
            guard store.isList, !store.element.type.isScalar else { return store }
            var nouns = store.nouns
            let type = store.element.type
            var readers: [[String]] = []
            for entry in mentions.about(type) where entry.isOfInstance {
                let isPut = entry.parameters.contains { $0.shape == .value(type) }
                if isPut, entry.verb == .save || entry.verb == .delete { nouns += entry.nouns }
                if entry.outcome == .value(type) || entry.outcome == .optional(.value(type)), entry.verb == .save {
                    nouns += entry.nouns
                }
                if entry.outcome.element == type, entry.parameters.isEmpty { readers.append(entry.nouns) }
                if case .stream(let inner, _) = entry.outcome, inner.core == type {
                    nouns += FakeListening.nouns(entry)
                }
            }
            // A name that shares no word with the type is another word for it; one that does may say which are meant.
            if readers.count == 1, Set(readers[0]).isDisjoint(with: nouns) { nouns += readers[0] }
            var named = store
            named.nouns = nouns
            return named
        }
    }
}
