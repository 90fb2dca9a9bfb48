import DeprecatedTypes

/// A wrapper of `LabelStore`, yours to edit.
nonisolated struct LabelStoreWrapper<Base: LabelStore>: LabelStore {
    var base: Base

    @available(*, deprecated, renamed: "save(_:)")
    func add(_ label: Label, at index: Int) { base.add(label, at: index) }

    @available(*, deprecated)
    func labels(under key: String) throws -> [Label] { try base.labels(under: key) }

    @available(*, deprecated)
    var first: Label {
        get { base.first }
        set { base.first = newValue }
    }

    @available(*, deprecated)
    static func make(_ label: Label) -> Label? { Base.make(label) }

    func save(_ tag: Tag) { base.save(tag) }
}

/// A wrapper of `SharedLabels`, yours to edit.
struct SharedLabelsWrapper<Base: SharedLabels>: SharedLabels {
    var base: Base

    @available(*, deprecated)
    func latest(_ label: Label) async -> Label { await base.latest(label) }

    @available(*, deprecated)
    var first: Label {
        get { base.first }
        set { base.first = newValue }
    }

    var tag: Tag { base.tag }
}

/// A wrapper of `LabelSource`, yours to edit.
@available(*, deprecated)
struct LabelSourceWrapper<Base: LabelSource>: LabelSource {
    let base: Base

    func label(at index: Int) -> Label { base.label(at: index) }
}
