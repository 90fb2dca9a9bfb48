import ConstantDefaults

/// A mock of `PageDelegate`, yours to edit.
///
/// `describe(_:)` and `limit` keep their default implementations.
nonisolated final class PageDelegateMock: PageDelegate {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += pageWillAppearExpectations.unmet(pageWillAppearCalls, of: "pageWillAppear(_:)")
        unmet += pageShouldScrollToExpectations.unmet(pageShouldScrollToCalls, of: "pageShouldScroll(_:to:)")
        unmet += titleOfExpectations.unmet(titleOfCalls, of: "title(of:)")
        unmet += itemsOnExpectations.unmet(itemsOnCalls, of: "items(on:)")
        unmet += edgeOfExpectations.unmet(edgeOfCalls, of: "edge(of:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: pageWillAppear(_:)
    var pageWillAppearCalls: [Int] = []
    var pageWillAppearExpectations: [ExpectedCalls<Int>] = []
    func pageWillAppear(_ page: Int) { pageWillAppearCalls.append(page) }

    // MARK: pageShouldScroll(_:to:)
    struct PageShouldScrollToCall: RecordedCall { let page: Int, offset: Double }
    var pageShouldScrollToCalls: [PageShouldScrollToCall] = []
    var pageShouldScrollToStub: (Int, Double) -> Bool = { _, _ in true }
    var pageShouldScrollToExpectations: [ExpectedCalls<PageShouldScrollToCall>] = []
    func pageShouldScroll(_ page: Int, to offset: Double) -> Bool {
        pageShouldScrollToCalls.append(.init(page: page, offset: offset))
        return pageShouldScrollToStub(page, offset)
    }

    // MARK: title(of:)
    var titleOfCalls: [Int] = []
    var titleOfStub: (Int) -> String? = { _ in nil }
    var titleOfExpectations: [ExpectedCalls<Int>] = []
    func title(of page: Int) -> String? {
        titleOfCalls.append(page)
        return titleOfStub(page)
    }

    // MARK: items(on:)
    var itemsOnCalls: [Int] = []
    var itemsOnStub: (Int) async throws -> [String] = { _ in [] }
    var itemsOnExpectations: [ExpectedCalls<Int>] = []
    func items(on page: Int) async throws -> [String] {
        itemsOnCalls.append(page)
        return try await itemsOnStub(page)
    }

    // MARK: edge(of:)
    var edgeOfCalls: [Int] = []
    var edgeOfStub: (Int) -> Edge = { _ in .zero }
    var edgeOfExpectations: [ExpectedCalls<Int>] = []
    func edge(of page: Int) -> Edge {
        edgeOfCalls.append(page)
        return edgeOfStub(page)
    }

    var isEnabled = true
}

/// A mock of `PageObserver`, yours to edit.
@dynamicMemberLookup
final class PageObserverMock: PageObserver {
    struct Storage {
        var changedCalls: [Int] = []
        var changedExpectations: [ExpectedCalls<Int>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.changedExpectations.unmet(storage.changedCalls, of: "changed(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    func changed(_ page: Int) { storage.append(page, to: \.changedCalls) }
}
