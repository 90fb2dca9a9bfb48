import SubscriptsThatPrepare

/// A wrapper of `LookupTitle`, yours to edit.
struct LookupTitleWrapper<Base: LookupTitle>: LookupTitle {
    var base: Base

    var title: String {
        get { base.title }
        set { base.title = newValue }
    }
}

/// A wrapper of `LookupPage`, yours to edit.
nonisolated final class LookupPageWrapper<Base: LookupPage>: LookupPage {
    var base: Base
    init(base: Base) { self.base = base }

    @LookupActor var count: Int {
        get { base.count }
        set { base.count = newValue }
    }

    var title: String {
        get { base.title }
        set { base.title = newValue }
    }
}
