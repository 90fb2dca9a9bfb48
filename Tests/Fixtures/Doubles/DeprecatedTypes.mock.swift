import DeprecatedTypes

/// A mock of `LabelStore`, yours to edit.
@dynamicMemberLookup
nonisolated final class LabelStoreMock: LabelStore {
    struct StaticStorage {
        var makeCalls: [any Sendable] = []
        var makeStub: @Sendable (any Sendable) -> Any? = { _ in nil }
        var makeExpectations: [ExpectedCalls<any Sendable>] = []
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

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += addAtExpectations.unmet(addAtCalls, of: "add(_:at:)")
        unmet += labelsUnderExpectations.unmet(labelsUnderCalls, of: "labels(under:)")
        unmet += Self.staticStorage.makeExpectations.unmet(Self.staticStorage.makeCalls, of: "make(_:)")
        unmet += saveExpectations.unmet(saveCalls, of: "save(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: add(_:at:)
    var addAtCalls: [(label: any Sendable, index: Int)] = []
    var addAtExpectations: [ExpectedCalls<(label: any Sendable, index: Int)>] = []
    @available(*, deprecated, renamed: "save(_:)")
    func add(_ label: Label, at index: Int) { addAtCalls.append((label, index)) }

    // MARK: labels(under:)
    var labelsUnderCalls: [String] = []
    var labelsUnderStub: (String) throws -> [Any] = { _ in [] }
    var labelsUnderExpectations: [ExpectedCalls<String>] = []
    @available(*, deprecated)
    func labels(under key: String) throws -> [Label] {
        labelsUnderCalls.append(key)
        guard let result = try labelsUnderStub(key) as? [Label] else {
            throw TestIssue("LabelStoreMock.labelsUnderStub did not return [Label]")
        }
        return result
    }

    // MARK: first
    var firstSetCalls: [any Sendable] = []
    @available(*, deprecated)
    lazy var first: Label = { TestIssue.stop("LabelStoreMock.first is not set") }() {
        didSet { firstSetCalls.append(first) }
    }

    @available(*, deprecated)
    static func make(_ label: Label) -> Label? {
        staticStorage.append(label, to: \.makeCalls)
        let result = staticStorage.makeStub(label)
        if let result, !(result is Label) {
            TestIssue.report("LabelStoreMock.makeStub returned \(Swift.type(of: result)), not \(Label.self)")
        }
        return result as? Label
    }

    // MARK: save(_:)
    var saveCalls: [Tag] = []
    var saveExpectations: [ExpectedCalls<Tag>] = []
    func save(_ tag: Tag) { saveCalls.append(tag) }
}

/// A mock of `SharedLabels`, yours to edit.
@dynamicMemberLookup
final class SharedLabelsMock: SharedLabels {
    struct Storage {
        var latestCalls: [any Sendable] = []
        var latestStub: @Sendable (any Sendable) async -> Any = { _ in
            TestIssue.stop("SharedLabelsMock.latestStub is not set")
        }
        var latestExpectations: [ExpectedCalls<any Sendable>] = []
        var firstCallCount = 0
        var firstStub: @Sendable () -> Any = { TestIssue.stop("SharedLabelsMock.firstStub is not set") }
        var firstExpectations: [ExpectedCalls<Void>] = []
        var tag = Tag()
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.latestExpectations.unmet(storage.latestCalls, of: "latest(_:)")
        unmet += storage.firstExpectations.unmet(storage.firstCallCount, of: "first")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    @available(*, deprecated)
    func latest(_ label: Label) async -> Label {
        storage.append(label, to: \.latestCalls)
        guard let result = await storage.latestStub(label) as? Label else {
            TestIssue.stop("SharedLabelsMock.latestStub did not return Label")
        }
        return result
    }

    @available(*, deprecated)
    var first: Label {
        get {
            storage.increment(\.firstCallCount)
            guard let result = storage.firstStub() as? Label else {
                TestIssue.stop("SharedLabelsMock.firstStub did not return Label")
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

/// A mock of `LabelSource`, yours to edit.
@available(*, deprecated)
nonisolated final class LabelSourceMock: LabelSource {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += labelAtExpectations.unmet(labelAtCalls, of: "label(at:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: label(at:)
    var labelAtCalls: [Int] = []
    var labelAtStub: (Int) -> Label = { _ in Label() }
    var labelAtExpectations: [ExpectedCalls<Int>] = []
    func label(at index: Int) -> Label {
        labelAtCalls.append(index)
        return labelAtStub(index)
    }
}
