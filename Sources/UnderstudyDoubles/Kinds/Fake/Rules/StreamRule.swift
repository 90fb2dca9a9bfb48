/// A stream gives what there is now, and then what it becomes.
enum StreamRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard case .stream(let told, let form) = entry.outcome, entry.completion == nil else { return nil }
        guard let store = planning.stores.listened(by: entry) else { return nil }
        guard let listening = FakeListening(entry, store),
            let part = part(entry, telling: told, of: store, in: planning),
            store.element.isSendable != .unknown || entry.isSendable || form.isPublisher
        else { return .missing("what it publishes") }
        let site = planning.site(entry, store)
        switch form {
        case .publisher(let failure):
            if listening.isOfElements || site.lock != nil { return .missing("what it publishes") }
            var publishing = StoreOperation(kind: .publish)
            publishing.streaming = StoreOperation.Streaming(
                type: store.type, failure: failure, part: part, target: site.local("subject"),
                isWeaker: store.isSlot && store.isOptional && !told.isOptional)
            return site.body(asking: publishing)
        case .stream, .throwingStream:
            var stream = StoreOperation(kind: .stream, isFlag: listening.isOfElements)
            stream.streaming = StoreOperation.Streaming(
                type: .named(form == .stream ? "AsyncStream" : "AsyncThrowingStream"), part: part,
                target: site.local("continuation"), value: site.local("value"), end: site.local("end"),
                isOfElements: listening.isOfElements, isUnsafe: store.element.isSendable == .no,
                isWeaker: store.isSlot && store.isOptional && !told.isOptional)
            return site.body(asking: stream)
        }
    }

    /// What is told of the store's value; `nil` where that can't be said.
    private static func part(
        _ entry: FakeRequirement, telling told: FakeShape, of store: FakeStore, in planning: FakePlanning
    ) -> StoreOperation.Part? {
        if store.isSlot { return entry.parameters.isEmpty ? StoreOperation.Part(form: .all, predicate: nil) : nil }
        guard let match = planning.matcher(store).match(entry.parameters, selects: false),
            let adjectives = planning.adjectives(entry, store)
        else { return nil }
        let predicate = Predicate(match.conditions + adjectives)
        switch told {
        case .array: return StoreOperation.Part(form: .all, predicate: predicate)
        case .set: return StoreOperation.Part(form: .set, predicate: predicate)
        case .optional: return StoreOperation.Part(form: .last, predicate: predicate)
        default: return predicate == nil ? StoreOperation.Part(form: .all, predicate: nil) : nil
        }
    }
}
