import DeprecatedTypes

/// A spy of `LabelStore`, yours to edit.
@dynamicMemberLookup
nonisolated final class LabelStoreSpy: LabelStore {
    init() {}

    struct StaticStorage {
        var makeCalls: [any Sendable] = []
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

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any LabelStore) { saveStub = { live.save($0) } }

    /// Forgets all recorded calls.
    func resetCalls() {
        addAtCalls = []
        labelsUnderCalls = []
        firstCallCount = 0
        firstSetCalls = []
        saveCalls = []
    }

    // MARK: add(_:at:)
    var addAtCalls: [(label: any Sendable, index: Int)] = []
    var addAtStub: (any Sendable, Int) -> Void = { _, _ in }
    @available(*, deprecated, renamed: "save(_:)")
    func add(_ label: Label, at index: Int) {
        addAtCalls.append((label, index))
        order?.add("add(_:at:)")
        addAtStub(label, index)
    }

    // MARK: labels(under:)
    var labelsUnderCalls: [String] = []
    var labelsUnderStub: (String) throws -> [Any] = { _ in [] }
    @available(*, deprecated)
    func labels(under key: String) throws -> [Label] {
        labelsUnderCalls.append(key)
        order?.add("labels(under:)")
        guard let result = try labelsUnderStub(key) as? [Label] else {
            throw TestIssue("LabelStoreSpy.labelsUnderStub did not return [Label]")
        }
        return result
    }

    // MARK: first
    var firstCallCount = 0
    var firstStub: () -> Any = { TestIssue.stop("LabelStoreSpy.firstStub is not set") }
    var firstSetCalls: [any Sendable] = []
    var firstSetStub: (any Sendable) -> Void = { _ in }
    @available(*, deprecated)
    var first: Label {
        get {
            firstCallCount += 1
            order?.add("first")
            guard let result = firstStub() as? Label else {
                TestIssue.stop("LabelStoreSpy.firstStub did not return Label")
            }
            return result
        }
        set {
            firstSetCalls.append(newValue)
            order?.add("first")
            firstSetStub(newValue)
        }
    }

    @available(*, deprecated)
    static func make(_ label: Label) -> Label? {
        staticStorage.append(label, to: \.makeCalls)
        let result = staticStorage.makeStub(label)
        if let result, !(result is Label) {
            TestIssue.report("LabelStoreSpy.makeStub returned \(Swift.type(of: result)), not \(Label.self)")
        }
        return result as? Label
    }

    // MARK: save(_:)
    var saveCalls: [Tag] = []
    var saveStub: (Tag) -> Void = { _ in }
    func save(_ tag: Tag) {
        saveCalls.append(tag)
        order?.add("save(_:)")
        saveStub(tag)
    }
}

/// A spy of `SharedLabels`, yours to edit.
@dynamicMemberLookup
final class SharedLabelsSpy: SharedLabels {
    init() {}

    struct Storage {
        var order: CallOrder?
        var latestCalls: [any Sendable] = []
        var latestStub: @Sendable (any Sendable) async -> Any = { _ in
            TestIssue.stop("SharedLabelsSpy.latestStub is not set")
        }
        var firstCallCount = 0
        var firstStub: @Sendable () -> Any = { TestIssue.stop("SharedLabelsSpy.firstStub is not set") }
        var firstSetCalls: [any Sendable] = []
        var firstSetStub: @Sendable (any Sendable) -> Void = { _ in }
        var tagCallCount = 0
        var tagStub: @Sendable () -> Tag = { Tag() }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any SharedLabels) { storage.tagStub = { live.tag } }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.latestCalls = []
        storage.firstCallCount = 0
        storage.firstSetCalls = []
        storage.tagCallCount = 0
    }

    @available(*, deprecated)
    func latest(_ label: Label) async -> Label {
        storage.append(label, to: \.latestCalls)
        storage.order?.add("latest(_:)")
        guard let result = await storage.latestStub(label) as? Label else {
            TestIssue.stop("SharedLabelsSpy.latestStub did not return Label")
        }
        return result
    }

    @available(*, deprecated)
    var first: Label {
        get {
            storage.increment(\.firstCallCount)
            storage.order?.add("first")
            guard let result = storage.firstStub() as? Label else {
                TestIssue.stop("SharedLabelsSpy.firstStub did not return Label")
            }
            return result
        }
        set {
            storage.append(newValue, to: \.firstSetCalls)
            storage.order?.add("first")
            storage.firstSetStub(newValue)
        }
    }

    var tag: Tag {
        storage.increment(\.tagCallCount)
        storage.order?.add("tag")
        return storage.tagStub()
    }
}

/// A spy of `LabelSource`, yours to edit.
@available(*, deprecated)
final class LabelSourceSpy: LabelSource {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any LabelSource) { labelAtStub = { live.label(at: $0) } }

    /// Forgets all recorded calls.
    func resetCalls() { labelAtCalls = [] }

    // MARK: label(at:)
    var labelAtCalls: [Int] = []
    var labelAtStub: (Int) -> Label = { _ in Label() }
    func label(at index: Int) -> Label {
        labelAtCalls.append(index)
        order?.add("label(at:)")
        return labelAtStub(index)
    }
}
