import GenericEdges

/// A client of `Field`, yours to edit.
@dynamicMemberLookup
nonisolated struct FieldClient<Base>: Field {
    /// A client whose members fail until they are set.
    static var unimplemented: FieldClient { FieldClient() }

    init() {}

    struct StaticStorage {
        var onDecodeFrom: @Sendable (inout Base?, inout any Codec) throws -> Void = { _, _ in
            TestIssue.report("FieldClient.onDecodeFrom is not set")
        }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    static func decode<D: Codec>(_ value: inout Base?, from codec: inout D) throws {
        var erasedCodec: any Codec = codec
        defer { codec = erasedCodec as? D ?? codec }
        try staticStorage.onDecodeFrom(&value, &erasedCodec)
    }
}

/// A client of `Scene`, yours to edit.
struct SceneClient<Body: Collection, Child: Scene>: Scene where Child.Body == Body {
    /// A client whose members fail until they are set.
    static var unimplemented: SceneClient { SceneClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Scene>(_ live: Live) where Live.Body == Body, Live.Child == Child {
        onBody = { live.body }
        onChild = { live.child }
        onContains = { live.contains($0) }
    }

    // MARK: body
    var onBody: () -> Body = { TestIssue.stop("SceneClient.onBody is not set") }
    var body: Body { onBody() }

    // MARK: child
    var onChild: () -> Child = { TestIssue.stop("SceneClient.onChild is not set") }
    var child: Child { onChild() }

    // MARK: contains(_:)
    var onContains: (Body.Element) -> Bool = { _ in
        TestIssue.report("SceneClient.onContains is not set", returning: false)
    }
    func contains(_ element: Body.Element) -> Bool { onContains(element) }
}
