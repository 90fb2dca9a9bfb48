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
        var onMake: @Sendable (any Sendable) -> Any? = { _ in fatalError("LabelStoreClient.onMake is not set") }
    }

    private static let staticStorage = Locked(StaticStorage())

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
    var onAddAt: (any Sendable, Int) -> Void = { _, _ in fatalError("LabelStoreClient.onAddAt is not set") }
    @available(*, deprecated, renamed: "save(_:)")
    func add(_ label: Label, at index: Int) { onAddAt(label, index) }

    // MARK: labels(under:)
    var onLabelsUnder: (String) throws -> [Any] = { _ in fatalError("LabelStoreClient.onLabelsUnder is not set") }
    @available(*, deprecated)
    func labels(under key: String) throws -> [Label] {
        guard let result = try onLabelsUnder(key) as? [Label] else {
            fatalError("LabelStoreClient.onLabelsUnder did not return [Label]")
        }
        return result
    }

    // MARK: first
    var onFirst: () -> Any = { fatalError("LabelStoreClient.onFirst is not set") }
    var onSetFirst: (Any) -> Void = { _ in fatalError("LabelStoreClient.onSetFirst is not set") }
    @available(*, deprecated)
    var first: Label {
        get {
            guard let result = onFirst() as? Label else {
                fatalError("LabelStoreClient.onFirst did not return Label")
            }
            return result
        }
        set { onSetFirst(newValue) }
    }

    @available(*, deprecated)
    static func make(_ label: Label) -> Label? {
        let result = staticStorage.onMake(label)
        if let result, !(result is Label) {
            fatalError("LabelStoreClient.onMake returned \(Swift.type(of: result)), not \(Label.self)")
        }
        return result as? Label
    }

    // MARK: save(_:)
    var onSave: (Tag) -> Void = { _ in fatalError("LabelStoreClient.onSave is not set") }
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
    var onLatest: @Sendable (any Sendable) async -> Any = { _ in fatalError("SharedLabelsClient.onLatest is not set") }
    @available(*, deprecated)
    func latest(_ label: Label) async -> Label {
        guard let result = await onLatest(label) as? Label else {
            fatalError("SharedLabelsClient.onLatest did not return Label")
        }
        return result
    }

    // MARK: first
    var onFirst: @Sendable () -> Any = { fatalError("SharedLabelsClient.onFirst is not set") }
    var onSetFirst: @Sendable (Any) -> Void = { _ in fatalError("SharedLabelsClient.onSetFirst is not set") }
    @available(*, deprecated)
    var first: Label {
        get {
            guard let result = onFirst() as? Label else {
                fatalError("SharedLabelsClient.onFirst did not return Label")
            }
            return result
        }
        set { onSetFirst(newValue) }
    }

    // MARK: tag
    var onTag: @Sendable () -> Tag = { fatalError("SharedLabelsClient.onTag is not set") }
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
    var onLabelAt: (Int) -> Label = { _ in fatalError("LabelSourceClient.onLabelAt is not set") }
    func label(at index: Int) -> Label { onLabelAt(index) }
}
