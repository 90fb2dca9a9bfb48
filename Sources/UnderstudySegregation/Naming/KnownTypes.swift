/// Names of the language and its usual libraries that a new protocol would hide.
enum KnownTypes {
    /// The names.
    static let names: Set<String> = [
        "Actor", "Animatable", "App", "Clock", "Codable", "Collection", "Comparable", "Decodable", "Decoder",
        "Encodable", "Encoder", "Equatable", "Error", "Executor", "Hashable", "Identifiable", "Iterator", "Observable",
        "Observation", "Observer", "Publisher", "Scene", "Sendable", "Sequence", "Subscriber", "Subscription", "View",
        "ViewModifier",
    ]
}
