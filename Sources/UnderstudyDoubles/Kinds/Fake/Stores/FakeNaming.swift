import UnderstudySemantics

/// What names of requirements call the elements of a store besides the name of their type.
enum FakeNaming {
    /// The stores, with the words that requirements use for their elements.
    static func extended(_ stores: [FakeStore], by requirements: [FakeRequirement]) -> [FakeStore] {
        let mentions = FakeMentions(requirements)
        return stores.map { store in
            guard store.isList, !store.element.type.isScalar else { return store }
            var named = store
            named.nouns += others(for: store, in: mentions)
            return named
        }
    }

    /// The words for the elements of `store` that are not of their type's name.
    private static func others(for store: FakeStore, in mentions: FakeMentions) -> [String] {
        let type = store.element.type
        var names = ElementNames()
        for entry in mentions.about(type) where entry.isOfInstance {
            if entry.verb == .save, puts(type, entry) { names.putting.append(called(type, in: entry)) }
            if let nouns = listed(type, by: entry) { names.listing.append(nouns) }
            if entry.outcome.unwrapped == .value(type), entry.verb != .save, !entry.parameters.isEmpty {
                names.isFound = true
            }
        }
        names.deleting = mentions.selecting(type, store.nouns).filter {
            $0.isOfInstance && $0.verb == .delete && !$0.parameters.isEmpty
        }.map { called(type, in: $0) }
        return names.others(besides: store.nouns)
    }

    /// What `entry` calls a value of `type`, and not where that is: an `uploadToAlbum(name:)` names no photo.
    private static func called(_ type: FakeType, in entry: FakeRequirement) -> [String] {
        guard let place = entry.words.dropFirst().firstIndex(where: CommonWords.relating.contains) else {
            return entry.nouns
        }
        if place > 1 { return CommonWords.nouns(in: entry.words[1..<place]) }
        return entry.parameters.contains { $0.shape.core == type || $0.shape.element == type } ? entry.nouns : []
    }

    /// Whether a requirement that saves puts in a value of `type`: one that it takes, or that it makes and gives.
    private static func puts(_ type: FakeType, _ entry: FakeRequirement) -> Bool {
        let taken = entry.parameters.first { $0.shape == .value(type) || $0.shape.element == type }
        // `trackComposer(isReply:type:)` names something that is more than the element.
        if let taken, taken.label != "_", entry.parameters.count > 1 { return entry.object.words.isEmpty }
        if let taken { return !taken.relates || entry.object.words.isEmpty }
        return entry.outcome.unwrapped == .value(type)
    }

    /// What a requirement calls all values of `type` that there are, where it gives these.
    private static func listed(_ type: FakeType, by entry: FakeRequirement) -> [String]? {
        if case .stream(let inner, _) = entry.outcome, inner.core == type {
            let nouns = FakeListening.nouns(entry)
            return nouns.isEmpty ? nil : nouns
        }
        return entry.outcome.element == type && entry.parameters.isEmpty ? entry.nouns : nil
    }
}
