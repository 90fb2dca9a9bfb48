import DeprecatedTypes

/// A fake of `LabelStore`, yours to edit.
nonisolated final class LabelStoreFake: LabelStore {
    var tags: [Tag]

    init(tags: [Tag] = []) { self.tags = tags }

    @available(*, deprecated, renamed: "save(_:)")
    func add(_ label: Label, at index: Int) {
        // Fill in: how to make one Tag from its parameters.
        TestIssue.report("LabelStoreFake.add(_:at:) is not filled in")
    }

    @available(*, deprecated)
    func labels(under key: String) throws -> [Label] {
        // Fill in: what it does.
        TestIssue.report("LabelStoreFake.labels(under:) is not filled in", returning: [])
    }

    @available(*, deprecated)
    lazy var first: Label = { TestIssue.stop("LabelStoreFake.first is not set") }()

    @available(*, deprecated)
    static func make(_ label: Label) -> Label? {
        // Fill in: what it does.
        TestIssue.report("LabelStoreFake.make(_:) is not filled in", returning: nil)
    }

    func save(_ tag: Tag) { if !tags.contains(tag) { tags.append(tag) } }
}

/// A fake of `SharedLabels`, yours to edit.
final class SharedLabelsFake: SharedLabels {
    struct Storage {
        var tag = Tag()
    }

    private let storage = Locked(Storage())

    @available(*, deprecated)
    func latest(_ label: Label) async -> Label {
        // Fill in: what it does.
        TestIssue.stop("SharedLabelsFake.latest(_:) is not filled in")
    }

    @available(*, deprecated)
    var first: Label {
        get {
            // Fill in: what it does.
            TestIssue.stop("SharedLabelsFake.first is not filled in")
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
    func label(at index: Int) -> Label {
        // Fill in: what it does.
        TestIssue.report("LabelSourceFake.label(at:) is not filled in", returning: Label())
    }
}
