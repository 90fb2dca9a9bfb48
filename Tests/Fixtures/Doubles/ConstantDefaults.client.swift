import ConstantDefaults

/// A client of `PageDelegate`, yours to edit.
nonisolated final class PageDelegateClient: PageDelegate {
    /// A client whose members fail until they are set.
    static var unimplemented: PageDelegateClient { PageDelegateClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some PageDelegate) {
        onPageWillAppear = { live.pageWillAppear($0) }
        onPageShouldScrollTo = { live.pageShouldScroll($0, to: $1) }
        onTitleOf = { live.title(of: $0) }
        onItemsOn = { try await live.items(on: $0) }
        onEdgeOf = { live.edge(of: $0) }
        onDescribe = { live.describe($0) }
        onIsEnabled = { live.isEnabled }
        onLimit = { live.limit }
        onSetLimit = { live.limit = $0 }
    }

    // MARK: pageWillAppear(_:)
    var onPageWillAppear: (Int) -> Void = { _ in TestIssue.report("PageDelegateClient.onPageWillAppear is not set") }
    func pageWillAppear(_ page: Int) { onPageWillAppear(page) }

    // MARK: pageShouldScroll(_:to:)
    var onPageShouldScrollTo: (Int, Double) -> Bool = { _, _ in
        TestIssue.report("PageDelegateClient.onPageShouldScrollTo is not set", returning: false)
    }
    func pageShouldScroll(_ page: Int, to offset: Double) -> Bool { onPageShouldScrollTo(page, offset) }

    // MARK: title(of:)
    var onTitleOf: (Int) -> String? = { _ in
        TestIssue.report("PageDelegateClient.onTitleOf is not set", returning: nil)
    }
    func title(of page: Int) -> String? { onTitleOf(page) }

    // MARK: items(on:)
    var onItemsOn: (Int) async throws -> [String] = { _ in
        TestIssue.report("PageDelegateClient.onItemsOn is not set", returning: [])
    }
    func items(on page: Int) async throws -> [String] { try await onItemsOn(page) }

    // MARK: edge(of:)
    var onEdgeOf: (Int) -> Edge = { _ in
        TestIssue.report("PageDelegateClient.onEdgeOf is not set", returning: Edge(width: 0))
    }
    func edge(of page: Int) -> Edge { onEdgeOf(page) }

    // MARK: describe(_:)
    var onDescribe: (Int) -> String = { _ in
        TestIssue.report("PageDelegateClient.onDescribe is not set", returning: "")
    }
    func describe(_ page: Int) -> String { onDescribe(page) }

    // MARK: isEnabled
    var onIsEnabled: () -> Bool = { TestIssue.report("PageDelegateClient.onIsEnabled is not set", returning: false) }
    var isEnabled: Bool { onIsEnabled() }

    // MARK: limit
    var onLimit: () -> Int = { TestIssue.report("PageDelegateClient.onLimit is not set", returning: 0) }
    var onSetLimit: (Int) -> Void = { _ in TestIssue.report("PageDelegateClient.onSetLimit is not set") }
    var limit: Int {
        get { onLimit() }
        set { onSetLimit(newValue) }
    }
}

/// A client of `PageObserver`, yours to edit.
struct PageObserverClient: PageObserver {
    /// A client whose members fail until they are set.
    static var unimplemented: PageObserverClient { PageObserverClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some PageObserver) {
        onChanged = { live.changed($0) }
    }

    // MARK: changed(_:)
    var onChanged: @Sendable (Int) -> Void = { _ in TestIssue.report("PageObserverClient.onChanged is not set") }
    func changed(_ page: Int) { onChanged(page) }
}
