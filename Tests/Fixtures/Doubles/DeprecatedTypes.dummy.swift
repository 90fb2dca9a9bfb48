import DeprecatedTypes

/// A dummy of `LabelStore`, yours to edit.
nonisolated final class LabelStoreDummy: LabelStore {
    @available(*, deprecated, renamed: "save(_:)")
    func add(_ label: Label, at index: Int) { fatalError("LabelStoreDummy.add(_:at:) must not be called") }

    @available(*, deprecated)
    func labels(under key: String) throws -> [Label] { fatalError("LabelStoreDummy.labels(under:) must not be called") }

    @available(*, deprecated)
    var first: Label {
        get { fatalError("LabelStoreDummy.first must not be read") }
        set { fatalError("LabelStoreDummy.first must not be set") }
    }

    @available(*, deprecated)
    static func make(_ label: Label) -> Label? { fatalError("LabelStoreDummy.make(_:) must not be called") }

    func save(_ tag: Tag) { fatalError("LabelStoreDummy.save(_:) must not be called") }
}

/// A dummy of `SharedLabels`, yours to edit.
final class SharedLabelsDummy: SharedLabels {
    @available(*, deprecated)
    func latest(_ label: Label) async -> Label { fatalError("SharedLabelsDummy.latest(_:) must not be called") }

    @available(*, deprecated)
    var first: Label {
        get { fatalError("SharedLabelsDummy.first must not be read") }
        set { fatalError("SharedLabelsDummy.first must not be set") }
    }

    var tag: Tag { fatalError("SharedLabelsDummy.tag must not be read") }
}

/// A dummy of `LabelSource`, yours to edit.
@available(*, deprecated)
final class LabelSourceDummy: LabelSource {
    func label(at index: Int) -> Label { fatalError("LabelSourceDummy.label(at:) must not be called") }
}
