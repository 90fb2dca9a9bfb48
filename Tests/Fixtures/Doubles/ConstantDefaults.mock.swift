import ConstantDefaults

/// A mock of `PageDelegate`, yours to edit.
///
/// `describe(_:)` and `limit` keep their default implementations.
nonisolated final class PageDelegateMock: PageDelegate {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("pageWillAppear(_:)", pageWillAppearExpectedCount, pageWillAppearCalls.count)
        check("pageShouldScroll(_:to:)", pageShouldScrollToExpectedCount, pageShouldScrollToCalls.count)
        check("title(of:)", titleOfExpectedCount, titleOfCalls.count)
        check("items(on:)", itemsOnExpectedCount, itemsOnCalls.count)
        check("edge(of:)", edgeOfExpectedCount, edgeOfCalls.count)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: pageWillAppear(_:)
    var pageWillAppearCalls: [Int] = []
    var pageWillAppearExpectedCount: Int?
    func pageWillAppear(_ page: Int) { pageWillAppearCalls.append(page) }

    // MARK: pageShouldScroll(_:to:)
    struct PageShouldScrollToCall: Equatable { var page: Int, offset: Double }
    var pageShouldScrollToCalls: [PageShouldScrollToCall] = []
    var pageShouldScrollToStub: (Int, Double) -> Bool = { _, _ in true }
    var pageShouldScrollToExpectedCount: Int?
    func pageShouldScroll(_ page: Int, to offset: Double) -> Bool {
        pageShouldScrollToCalls.append(.init(page: page, offset: offset))
        return pageShouldScrollToStub(page, offset)
    }

    // MARK: title(of:)
    var titleOfCalls: [Int] = []
    var titleOfStub: (Int) -> String? = { _ in nil }
    var titleOfExpectedCount: Int?
    func title(of page: Int) -> String? {
        titleOfCalls.append(page)
        return titleOfStub(page)
    }

    // MARK: items(on:)
    var itemsOnCalls: [Int] = []
    var itemsOnStub: (Int) async throws -> [String] = { _ in [] }
    var itemsOnExpectedCount: Int?
    func items(on page: Int) async throws -> [String] {
        itemsOnCalls.append(page)
        return try await itemsOnStub(page)
    }

    // MARK: edge(of:)
    var edgeOfCalls: [Int] = []
    var edgeOfStub: (Int) -> Edge = { _ in .zero }
    var edgeOfExpectedCount: Int?
    func edge(of page: Int) -> Edge {
        edgeOfCalls.append(page)
        return edgeOfStub(page)
    }

    var isEnabled: Bool = true
}

/// A mock of `PageObserver`, yours to edit.
@dynamicMemberLookup
final class PageObserverMock: PageObserver {
    struct Storage {
        var changedCalls: [Int] = []
        var changedExpectedCount: Int?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("changed(_:)", storage.changedExpectedCount, storage.changedCalls.count)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    func changed(_ page: Int) { storage.withLock { $0.changedCalls.append(page) } }
}
