/// How those who listen to a store are told of its changes.
enum FakeObservers {
    /// What stands behind the declaration of `store`: everyone who listens is told whenever it changes.
    static func observer(of store: FakeStore) -> String {
        if let callback = store.callback { return " { didSet { \(callback)?(\(store.name)) } }" }
        guard store.isObserved else { return "" }
        return " { didSet { for observer in \(store.observers) { observer(\(store.name)) } } }"
    }

    /// The declarations of those who listen.
    static func declarations(of store: FakeStore) -> [String] {
        var lines: [String] = []
        if store.isObserved { lines.append("var \(store.observers): [(\(store.observedType)) -> Void] = []") }
        if store.hasEvents { lines.append("var \(store.eventObservers): [(\(store.element.type.text)) -> Void] = []") }
        return lines
    }

    /// The statements that tell everyone who listens to single elements.
    static func tell(_ site: FakeSite, _ element: String) -> [String] {
        guard site.store.hasEvents else { return [] }
        return ["for observer in \(site.reach(site.store.eventObservers)) { observer(\(element)) }"]
    }
}
