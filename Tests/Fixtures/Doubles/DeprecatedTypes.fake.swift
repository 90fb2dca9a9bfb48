import DeprecatedTypes

/// A fake of `LabelStore`, yours to edit.
@dynamicMemberLookup
nonisolated final class LabelStoreFake: LabelStore {
    struct StaticStorage {
        var makeStub: @Sendable (any Sendable) -> Any? = { _ in
            TestIssue.report("LabelStoreFake.makeStub is not set", returning: nil)
        }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    var tags: [Tag]

    init(tags: [Tag] = []) { self.tags = tags }

    // MARK: add(_:at:)
    var addAtStub: (any Sendable, Int) -> Void = { _, _ in TestIssue.report("LabelStoreFake.addAtStub is not set") }
    @available(*, deprecated, renamed: "save(_:)")
    func add(_ label: Label, at index: Int) {
        // Unknown: how to make one Tag from its parameters.
        addAtStub(label, index)
    }

    // MARK: labels(under:)
    var labelsUnderStub: (String) throws -> [Any] = { _ in
        TestIssue.report("LabelStoreFake.labelsUnderStub is not set", returning: [])
    }
    @available(*, deprecated)
    func labels(under key: String) throws -> [Label] {
        guard let result = try labelsUnderStub(key) as? [Label] else {
            throw TestIssue("LabelStoreFake.labelsUnderStub did not return [Label]")
        }
        return result
    }

    @available(*, deprecated)
    lazy var first: Label = { TestIssue.stop("LabelStoreFake.first is not set") }()

    @available(*, deprecated)
    static func make(_ label: Label) -> Label? {
        let result = staticStorage.makeStub(label)
        if let result, !(result is Label) {
            TestIssue.report("LabelStoreFake.makeStub returned \(Swift.type(of: result)), not \(Label.self)")
        }
        return result as? Label
    }

    func save(_ tag: Tag) { if !tags.contains(tag) { tags.append(tag) } }
}

/// A fake of `SharedLabels`, yours to edit.
@dynamicMemberLookup
final class SharedLabelsFake: SharedLabels {
    struct Storage {
        var latestStub: @Sendable (any Sendable) async -> Any = { _ in
            TestIssue.stop("SharedLabelsFake.latestStub is not set")
        }
        var firstStub: @Sendable () -> Any = { TestIssue.stop("SharedLabelsFake.firstStub is not set") }
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
            TestIssue.stop("SharedLabelsFake.latestStub did not return Label")
        }
        return result
    }

    @available(*, deprecated)
    var first: Label {
        get {
            guard let result = storage.firstStub() as? Label else {
                TestIssue.stop("SharedLabelsFake.firstStub did not return Label")
            }
            return result
        }
        set { TestIssue.report("SharedLabelsFake.first is not filled in") }
    }

    var tag: Tag {
        get { storage.tag }
        set { storage.tag = newValue }
    }
}

/// A fake of `LabelSource`, yours to edit.
@available(*, deprecated)
final class LabelSourceFake: LabelSource {
    // MARK: label(at:)
    var labelAtStub: (Int) -> Label = { _ in
        TestIssue.report("LabelSourceFake.labelAtStub is not set", returning: Label())
    }
    func label(at index: Int) -> Label { labelAtStub(index) }
}
