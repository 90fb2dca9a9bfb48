import ConstantDefaults

/// A spy of `PageDelegate`, yours to edit.
///
/// `describe(_:)` and `limit` keep their default implementations.
nonisolated final class PageDelegateSpy: PageDelegate {
    var order: CallOrder? { didSet { Unused.reads("PageDelegateSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        pageWillAppearCalls = []
        pageShouldScrollToCalls = []
        titleOfCalls = []
        itemsOnCalls = []
        edgeOfCalls = []
    }

    // MARK: pageWillAppear(_:)
    @Recorded("PageDelegateSpy.pageWillAppear(_:)") var pageWillAppearCalls: [Int] = []
    func pageWillAppear(_ page: Int) {
        $pageWillAppearCalls.append(page)
        order?.add("pageWillAppear(_:)")
    }

    // MARK: pageShouldScroll(_:to:)
    struct PageShouldScrollToCall: RecordedCall { let page: Int, offset: Double }
    @Recorded("PageDelegateSpy.pageShouldScroll(_:to:)") var pageShouldScrollToCalls: [PageShouldScrollToCall] = []
    @Stubbed("PageDelegateSpy.pageShouldScrollToStub") var pageShouldScrollToStub: (Int, Double) -> Bool = { _, _ in
        true
    }
    func pageShouldScroll(_ page: Int, to offset: Double) -> Bool {
        $pageShouldScrollToCalls.append(.init(page: page, offset: offset))
        order?.add("pageShouldScroll(_:to:)")
        return pageShouldScrollToStub(page, offset)
    }

    // MARK: title(of:)
    @Recorded("PageDelegateSpy.title(of:)") var titleOfCalls: [Int] = []
    @Stubbed("PageDelegateSpy.titleOfStub") var titleOfStub: (Int) -> String? = { _ in nil }
    func title(of page: Int) -> String? {
        $titleOfCalls.append(page)
        order?.add("title(of:)")
        return titleOfStub(page)
    }

    // MARK: items(on:)
    @Recorded("PageDelegateSpy.items(on:)") var itemsOnCalls: [Int] = []
    @Stubbed("PageDelegateSpy.itemsOnStub") var itemsOnStub: (Int) async throws -> [String] = { _ in [] }
    func items(on page: Int) async throws -> [String] {
        $itemsOnCalls.append(page)
        order?.add("items(on:)")
        return try await itemsOnStub(page)
    }

    // MARK: edge(of:)
    @Recorded("PageDelegateSpy.edge(of:)") var edgeOfCalls: [Int] = []
    @Stubbed("PageDelegateSpy.edgeOfStub") var edgeOfStub: (Int) -> Edge = { _ in .zero }
    func edge(of page: Int) -> Edge {
        $edgeOfCalls.append(page)
        order?.add("edge(of:)")
        return edgeOfStub(page)
    }

    var isEnabled = true
}

/// A spy of `PageObserver`, yours to edit.
@dynamicMemberLookup
final class PageObserverSpy: PageObserver {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("PageObserverSpy") } }
        @Recorded("PageObserverSpy.changed(_:)") var changedCalls: [Int] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() { storage.changedCalls = [] }

    func changed(_ page: Int) {
        storage.withLock { $0.$changedCalls.append(page) }
        storage.order?.add("changed(_:)")
    }
}
