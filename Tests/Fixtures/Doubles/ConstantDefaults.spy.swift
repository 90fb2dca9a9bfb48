import ConstantDefaults

/// A spy of `PageDelegate`, yours to edit.
///
/// `describe(_:)` and `limit` keep their default implementations.
nonisolated final class PageDelegateSpy: PageDelegate {
    // MARK: pageWillAppear(_:)
    var pageWillAppearCalls: [Int] = []
    func pageWillAppear(_ page: Int) { pageWillAppearCalls.append(page) }

    // MARK: pageShouldScroll(_:to:)
    struct PageShouldScrollToCall: RecordedCall { let page: Int, offset: Double }
    var pageShouldScrollToCalls: [PageShouldScrollToCall] = []
    var pageShouldScrollToStub: (Int, Double) -> Bool = { _, _ in true }
    func pageShouldScroll(_ page: Int, to offset: Double) -> Bool {
        pageShouldScrollToCalls.append(.init(page: page, offset: offset))
        return pageShouldScrollToStub(page, offset)
    }

    // MARK: title(of:)
    var titleOfCalls: [Int] = []
    var titleOfStub: (Int) -> String? = { _ in nil }
    func title(of page: Int) -> String? {
        titleOfCalls.append(page)
        return titleOfStub(page)
    }

    // MARK: items(on:)
    var itemsOnCalls: [Int] = []
    var itemsOnStub: (Int) async throws -> [String] = { _ in [] }
    func items(on page: Int) async throws -> [String] {
        itemsOnCalls.append(page)
        return try await itemsOnStub(page)
    }

    // MARK: edge(of:)
    var edgeOfCalls: [Int] = []
    var edgeOfStub: (Int) -> Edge = { _ in .zero }
    func edge(of page: Int) -> Edge {
        edgeOfCalls.append(page)
        return edgeOfStub(page)
    }

    var isEnabled = true
}

/// A spy of `PageObserver`, yours to edit.
@dynamicMemberLookup
final class PageObserverSpy: PageObserver {
    struct Storage {
        var changedCalls: [Int] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func changed(_ page: Int) { storage.append(page, to: \.changedCalls) }
}
