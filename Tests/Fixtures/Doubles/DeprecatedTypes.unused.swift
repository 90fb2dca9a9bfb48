import DeprecatedTypes

/// A spy of `LabelStore`, yours to edit.
@dynamicMemberLookup
nonisolated final class LabelStoreSpy: LabelStore {
    struct StaticStorage {
        @Recorded("LabelStoreSpy.make(_:)") var makeCalls: [any Sendable] = []
        @Stubbed(behindLock: "LabelStoreSpy.makeStub") var makeStub: @Sendable (any Sendable) -> Any? = { _ in nil }
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

    var order: CallOrder? { didSet { Unused.reads("LabelStoreSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        addAtCalls = []
        labelsUnderCalls = []
        firstSetCalls = []
        saveCalls = []
    }

    // MARK: add(_:at:)
    @Recorded("LabelStoreSpy.add(_:at:)") var addAtCalls: [(label: any Sendable, index: Int)] = []
    @available(*, deprecated, renamed: "save(_:)")
    func add(_ label: Label, at index: Int) {
        $addAtCalls.append((label, index))
        order?.add("add(_:at:)")
    }

    // MARK: labels(under:)
    @Recorded("LabelStoreSpy.labels(under:)") var labelsUnderCalls: [String] = []
    @Stubbed("LabelStoreSpy.labelsUnderStub") var labelsUnderStub: (String) throws -> [Any] = { _ in [] }
    @available(*, deprecated)
    func labels(under key: String) throws -> [Label] {
        $labelsUnderCalls.append(key)
        order?.add("labels(under:)")
        guard let result = try labelsUnderStub(key) as? [Label] else {
            throw TestIssue("LabelStoreSpy.labelsUnderStub did not return [Label]")
        }
        return result
    }

    // MARK: first
    @Recorded("LabelStoreSpy.first") var firstSetCalls: [any Sendable] = []
    @available(*, deprecated)
    lazy var first: Label = { TestIssue.stop("LabelStoreSpy.first is not set") }() {
        didSet {
            $firstSetCalls.append(first)
            order?.add("first")
        }
    }

    @available(*, deprecated)
    static func make(_ label: Label) -> Label? {
        staticStorage.withLock { $0.$makeCalls.append(label) }
        let result = staticStorage.makeStub(label)
        if let result, !(result is Label) {
            TestIssue.report("LabelStoreSpy.makeStub returned \(Swift.type(of: result)), not \(Label.self)")
        }
        return result as? Label
    }

    // MARK: save(_:)
    @Recorded("LabelStoreSpy.save(_:)") var saveCalls: [Tag] = []
    func save(_ tag: Tag) {
        $saveCalls.append(tag)
        order?.add("save(_:)")
    }
}

/// A spy of `SharedLabels`, yours to edit.
@dynamicMemberLookup
final class SharedLabelsSpy: SharedLabels {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("SharedLabelsSpy") } }
        @Recorded("SharedLabelsSpy.latest(_:)") var latestCalls: [any Sendable] = []
        @Stubbed(behindLock: "SharedLabelsSpy.latestStub") var latestStub: @Sendable (any Sendable) async -> Any = {
            _ in
            TestIssue.stop("SharedLabelsSpy.latestStub is not set")
        }
        @Recorded("SharedLabelsSpy.first") var firstCallCount = 0
        @Stubbed(behindLock: "SharedLabelsSpy.firstStub") var firstStub: @Sendable () -> Any = {
            TestIssue.stop("SharedLabelsSpy.firstStub is not set")
        }
        var tag = Tag()
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.latestCalls = []
        storage.firstCallCount = 0
    }

    @available(*, deprecated)
    func latest(_ label: Label) async -> Label {
        storage.withLock { $0.$latestCalls.append(label) }
        storage.order?.add("latest(_:)")
        guard let result = await storage.latestStub(label) as? Label else {
            TestIssue.stop("SharedLabelsSpy.latestStub did not return Label")
        }
        return result
    }

    @available(*, deprecated)
    var first: Label {
        get {
            storage.withLock { $0.$firstCallCount.increment() }
            storage.order?.add("first")
            guard let result = storage.firstStub() as? Label else {
                TestIssue.stop("SharedLabelsSpy.firstStub did not return Label")
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

/// A spy of `LabelSource`, yours to edit.
@available(*, deprecated)
final class LabelSourceSpy: LabelSource {
    var order: CallOrder? { didSet { Unused.reads("LabelSourceSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { labelAtCalls = [] }

    // MARK: label(at:)
    @Recorded("LabelSourceSpy.label(at:)") var labelAtCalls: [Int] = []
    @Stubbed("LabelSourceSpy.labelAtStub") var labelAtStub: (Int) -> Label = { _ in Label() }
    func label(at index: Int) -> Label {
        $labelAtCalls.append(index)
        order?.add("label(at:)")
        return labelAtStub(index)
    }
}
