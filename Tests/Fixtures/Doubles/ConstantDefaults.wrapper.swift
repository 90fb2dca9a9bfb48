import ConstantDefaults

/// A wrapper of `PageDelegate`, yours to edit.
nonisolated final class PageDelegateWrapper<Base: PageDelegate>: PageDelegate {
    let base: Base
    init(base: Base) { self.base = base }

    func pageWillAppear(_ page: Int) { base.pageWillAppear(page) }
    func pageShouldScroll(_ page: Int, to offset: Double) -> Bool { base.pageShouldScroll(page, to: offset) }
    func title(of page: Int) -> String? { base.title(of: page) }
    func items(on page: Int) async throws -> [String] { try await base.items(on: page) }
    func edge(of page: Int) -> Edge { base.edge(of: page) }
    func describe(_ page: Int) -> String { base.describe(page) }
    var isEnabled: Bool { base.isEnabled }

    var limit: Int {
        get { base.limit }
        set { base.limit = newValue }
    }
}

/// A wrapper of `PageObserver`, yours to edit.
struct PageObserverWrapper<Base: PageObserver>: PageObserver {
    let base: Base

    func changed(_ page: Int) { base.changed(page) }
}
