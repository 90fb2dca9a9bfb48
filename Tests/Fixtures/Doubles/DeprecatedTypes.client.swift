import DeprecatedTypes

/// A client of `LabelStore`, yours to edit.
@dynamicMemberLookup
nonisolated struct LabelStoreClient: LabelStore {
    /// A client whose members fail until they are set.
    static var unimplemented: LabelStoreClient { LabelStoreClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `add(_:at:)`, `labels(under:)`, `first` and `make(_:)`, which
    /// have to be set.
    init(_ live: some LabelStore) {
        onSave = { live.save($0) }
    }

    struct StaticStorage {
        var onMake: @Sendable (any Sendable) -> Any? = { _ in
            TestIssue.report("LabelStoreClient.onMake is not set", returning: nil)
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

    // MARK: add(_:at:)
    var onAddAt: (any Sendable, Int) -> Void = { _, _ in TestIssue.report("LabelStoreClient.onAddAt is not set") }
    @available(*, deprecated, renamed: "save(_:)")
    func add(_ label: Label, at index: Int) { onAddAt(label, index) }

    // MARK: labels(under:)
    var onLabelsUnder: (String) throws -> [Any] = { _ in
        TestIssue.report("LabelStoreClient.onLabelsUnder is not set", returning: [])
    }
    @available(*, deprecated)
    func labels(under key: String) throws -> [Label] {
        guard let result = try onLabelsUnder(key) as? [Label] else {
            TestIssue.stop("LabelStoreClient.onLabelsUnder did not return [Label]")
        }
        return result
    }

    // MARK: first
    var onFirst: () -> Any = { TestIssue.stop("LabelStoreClient.onFirst is not set") }
    var onSetFirst: (Any) -> Void = { _ in TestIssue.report("LabelStoreClient.onSetFirst is not set") }
    @available(*, deprecated)
    var first: Label {
        get {
            guard let result = onFirst() as? Label else {
                TestIssue.stop("LabelStoreClient.onFirst did not return Label")
            }
            return result
        }
        set { onSetFirst(newValue) }
    }

    @available(*, deprecated)
    static func make(_ label: Label) -> Label? {
        let result = staticStorage.onMake(label)
        if let result, !(result is Label) {
            TestIssue.report("LabelStoreClient.onMake returned \(Swift.type(of: result)), not \(Label.self)")
        }
        return result as? Label
    }

    // MARK: save(_:)
    var onSave: (Tag) -> Void = { _ in TestIssue.report("LabelStoreClient.onSave is not set") }
    func save(_ tag: Tag) { onSave(tag) }
}

/// A client of `SharedLabels`, yours to edit.
struct SharedLabelsClient: SharedLabels {
    /// A client whose members fail until they are set.
    static var unimplemented: SharedLabelsClient { SharedLabelsClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `latest(_:)` and `first`, which have to be set.
    init(_ live: some SharedLabels) {
        onTag = { live.tag }
    }

    // MARK: latest(_:)
    var onLatest: @Sendable (any Sendable) async -> Any = { _ in
        TestIssue.stop("SharedLabelsClient.onLatest is not set")
    }
    @available(*, deprecated)
    func latest(_ label: Label) async -> Label {
        guard let result = await onLatest(label) as? Label else {
            TestIssue.stop("SharedLabelsClient.onLatest did not return Label")
        }
        return result
    }

    // MARK: first
    var onFirst: @Sendable () -> Any = { TestIssue.stop("SharedLabelsClient.onFirst is not set") }
    var onSetFirst: @Sendable (Any) -> Void = { _ in TestIssue.report("SharedLabelsClient.onSetFirst is not set") }
    @available(*, deprecated)
    var first: Label {
        get {
            guard let result = onFirst() as? Label else {
                TestIssue.stop("SharedLabelsClient.onFirst did not return Label")
            }
            return result
        }
        set { onSetFirst(newValue) }
    }

    // MARK: tag
    var onTag: @Sendable () -> Tag = { TestIssue.report("SharedLabelsClient.onTag is not set", returning: Tag()) }
    var tag: Tag { onTag() }
}

/// A client of `LabelSource`, yours to edit.
@available(*, deprecated)
struct LabelSourceClient: LabelSource {
    /// A client whose members fail until they are set.
    static var unimplemented: LabelSourceClient { LabelSourceClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some LabelSource) {
        onLabelAt = { live.label(at: $0) }
    }

    // MARK: label(at:)
    var onLabelAt: (Int) -> Label = { _ in
        TestIssue.report("LabelSourceClient.onLabelAt is not set", returning: Label())
    }
    func label(at index: Int) -> Label { onLabelAt(index) }
}
