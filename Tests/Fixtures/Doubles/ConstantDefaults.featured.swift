import ConstantDefaults

/// A spy of `PageDelegate`, yours to edit.
///
/// `describe(_:)` and `limit` keep their default implementations.
nonisolated final class PageDelegateSpy: PageDelegate {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any PageDelegate) {
        pageWillAppearStub = { live.pageWillAppear($0) }
        pageShouldScrollToStub = { live.pageShouldScroll($0, to: $1) }
        titleOfStub = { live.title(of: $0) }
        itemsOnStub = { try await live.items(on: $0) }
        edgeOfStub = { live.edge(of: $0) }
        isEnabledStub = { live.isEnabled }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        pageWillAppearCalls = []
        pageShouldScrollToCalls = []
        titleOfCalls = []
        itemsOnCalls = []
        edgeOfCalls = []
        isEnabledCallCount = 0
    }

    // MARK: pageWillAppear(_:)
    var pageWillAppearCalls: [Int] = []
    var pageWillAppearStub: (Int) -> Void = { _ in }
    func pageWillAppear(_ page: Int) {
        pageWillAppearCalls.append(page)
        order?.add("pageWillAppear(_:)")
        pageWillAppearStub(page)
    }

    // MARK: pageShouldScroll(_:to:)
    struct PageShouldScrollToCall: RecordedCall { let page: Int, offset: Double }
    var pageShouldScrollToCalls: [PageShouldScrollToCall] = []
    var pageShouldScrollToStub: (Int, Double) -> Bool = { _, _ in true }
    func pageShouldScroll(_ page: Int, to offset: Double) -> Bool {
        pageShouldScrollToCalls.append(.init(page: page, offset: offset))
        order?.add("pageShouldScroll(_:to:)")
        return pageShouldScrollToStub(page, offset)
    }

    // MARK: title(of:)
    var titleOfCalls: [Int] = []
    var titleOfStub: (Int) -> String? = { _ in nil }
    func title(of page: Int) -> String? {
        titleOfCalls.append(page)
        order?.add("title(of:)")
        return titleOfStub(page)
    }

    // MARK: items(on:)
    var itemsOnCalls: [Int] = []
    var itemsOnStub: (Int) async throws -> [String] = { _ in [] }
    func items(on page: Int) async throws -> [String] {
        itemsOnCalls.append(page)
        order?.add("items(on:)")
        return try await itemsOnStub(page)
    }

    // MARK: edge(of:)
    var edgeOfCalls: [Int] = []
    var edgeOfStub: (Int) -> Edge = { _ in .zero }
    func edge(of page: Int) -> Edge {
        edgeOfCalls.append(page)
        order?.add("edge(of:)")
        return edgeOfStub(page)
    }

    // MARK: isEnabled
    var isEnabledCallCount = 0
    var isEnabledStub: () -> Bool = { true }
    var isEnabled: Bool {
        isEnabledCallCount += 1
        order?.add("isEnabled")
        return isEnabledStub()
    }
}

/// A spy of `PageObserver`, yours to edit.
@dynamicMemberLookup
final class PageObserverSpy: PageObserver {
    init() {}

    struct Storage {
        var order: CallOrder?
        var changedCalls: [Int] = []
        var changedStub: @Sendable (Int) -> Void = { _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any PageObserver) { storage.changedStub = { live.changed($0) } }

    /// Forgets all recorded calls.
    func resetCalls() { storage.changedCalls = [] }

    func changed(_ page: Int) {
        storage.append(page, to: \.changedCalls)
        storage.order?.add("changed(_:)")
        storage.changedStub(page)
    }
}
