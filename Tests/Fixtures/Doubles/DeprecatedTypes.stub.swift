import DeprecatedTypes

/// A stub of `LabelStore`, yours to edit.
@dynamicMemberLookup
nonisolated final class LabelStoreStub: LabelStore {
    struct StaticStorage {
        var makeStub: @Sendable (any Sendable) -> Any? = { _ in nil }
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

    @available(*, deprecated, renamed: "save(_:)")
    func add(_ label: Label, at index: Int) {}

    // MARK: labels(under:)
    var labelsUnderStub: (String) throws -> [Any] = { _ in [] }
    @available(*, deprecated)
    func labels(under key: String) throws -> [Label] {
        guard let result = try labelsUnderStub(key) as? [Label] else {
            throw TestIssue("LabelStoreStub.labelsUnderStub did not return [Label]")
        }
        return result
    }

    @available(*, deprecated)
    lazy var first: Label = { TestIssue.stop("LabelStoreStub.first is not set") }()

    @available(*, deprecated)
    static func make(_ label: Label) -> Label? {
        let result = staticStorage.makeStub(label)
        if let result, !(result is Label) {
            TestIssue.report("LabelStoreStub.makeStub returned \(Swift.type(of: result)), not \(Label.self)")
        }
        return result as? Label
    }

    func save(_ tag: Tag) {}
}

/// A stub of `SharedLabels`, yours to edit.
@dynamicMemberLookup
final class SharedLabelsStub: SharedLabels {
    struct Storage {
        var latestStub: @Sendable (any Sendable) async -> Any = { _ in
            TestIssue.stop("SharedLabelsStub.latestStub is not set")
        }
        var firstStub: @Sendable () -> Any = { TestIssue.stop("SharedLabelsStub.firstStub is not set") }
        var tag = Tag()
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    @available(*, deprecated)
    func latest(_ label: Label) async -> Label {
        guard let result = await storage.latestStub(label) as? Label else {
            TestIssue.stop("SharedLabelsStub.latestStub did not return Label")
        }
        return result
    }

    @available(*, deprecated)
    var first: Label {
        get {
            guard let result = storage.firstStub() as? Label else {
                TestIssue.stop("SharedLabelsStub.firstStub did not return Label")
            }
            return result
        }
        set {}
    }

    var tag: Tag {
        get { storage.tag }
        set { storage.tag = newValue }
    }
}

/// A stub of `LabelSource`, yours to edit.
@available(*, deprecated)
final class LabelSourceStub: LabelSource {
    // MARK: label(at:)
    var labelAtStub: (Int) -> Label = { _ in Label() }
    func label(at index: Int) -> Label { labelAtStub(index) }
}
