/// How those who listen to a store are told of its changes.
enum FakeObservers {
    /// What stands behind the declaration of `store`: everyone who listens is told whenever it changes.
    static func observer(of store: FakeStore) -> String {
        if let callback = store.callback { return " { didSet { \(callback)?(\(store.name)) } }" }
        guard store.isObserved else { return "" }
        return " { didSet { " + call(store, store.observers, store.name) + " } }"
    }

    /// The declarations of those who listen.
    static func declarations(of store: FakeStore) -> [String] {
        var lines: [String] = []
        let result = store.isStreamed ? "Bool" : "Void"
        if store.isObserved { lines.append("var \(store.observers): [(\(store.observedType)) -> \(result)] = []") }
        if store.hasEvents {
            lines.append("var \(store.eventObservers): [(\(store.element.type.text)) -> \(result)] = []")
        }
        return lines
    }

    /// The statement that tells everyone in `observers` of `value`; those who answer that they stopped to listen go.
    static func call(_ store: FakeStore, _ observers: String, _ value: String) -> String {
        store.isStreamed
            ? "\(observers) = \(observers).filter { $0(\(value)) }"
            : "for observer in \(observers) { observer(\(value)) }"
    }

    /// The statements by which `handler` becomes one of `observers` for good.
    static func add(_ handler: String, to observers: String, of store: FakeStore) -> [String] {
        guard store.isStreamed else { return ["\(observers).append(\(handler))"] }
        return ["\(observers).append {", "    \(handler)($0)", "    return true", "}"]
    }

    /// The statements that tell everyone who listens to single elements.
    static func tell(_ site: FakeSite, _ element: String) -> [String] {
        guard site.store.hasEvents else { return [] }
        return [call(site.store, site.reach(site.store.eventObservers), element)]
    }
}
