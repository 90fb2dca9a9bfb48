import DeprecatedTypes

/// A dummy of `LabelStore`, yours to edit.
nonisolated final class LabelStoreDummy: LabelStore {
    @available(*, deprecated, renamed: "save(_:)")
    func add(_ label: Label, at index: Int) { TestIssue.report("LabelStoreDummy.add(_:at:) must not be called") }

    @available(*, deprecated)
    func labels(under key: String) throws -> [Label] {
        TestIssue.report("LabelStoreDummy.labels(under:) must not be called", returning: [])
    }

    @available(*, deprecated)
    var first: Label {
        get { TestIssue.stop("LabelStoreDummy.first must not be read") }
        set { TestIssue.report("LabelStoreDummy.first must not be set") }
    }

    @available(*, deprecated)
    static func make(_ label: Label) -> Label? {
        TestIssue.report("LabelStoreDummy.make(_:) must not be called", returning: nil)
    }

    func save(_ tag: Tag) { TestIssue.report("LabelStoreDummy.save(_:) must not be called") }
}

/// A dummy of `SharedLabels`, yours to edit.
final class SharedLabelsDummy: SharedLabels {
    @available(*, deprecated)
    func latest(_ label: Label) async -> Label { TestIssue.stop("SharedLabelsDummy.latest(_:) must not be called") }

    @available(*, deprecated)
    var first: Label {
        get { TestIssue.stop("SharedLabelsDummy.first must not be read") }
        set { TestIssue.report("SharedLabelsDummy.first must not be set") }
    }

    var tag: Tag { TestIssue.report("SharedLabelsDummy.tag must not be read", returning: Tag()) }
}

/// A dummy of `LabelSource`, yours to edit.
@available(*, deprecated)
final class LabelSourceDummy: LabelSource {
    func label(at index: Int) -> Label {
        TestIssue.report("LabelSourceDummy.label(at:) must not be called", returning: Label())
    }
}
