@testable import Notes

/// A client of `Store`, yours to edit.
@MainActor
struct StoreClient: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `title`, which has to be set.
    init(_ live: some Store) {
        onVisit = { live.visit($0) }
        onSave = { await live.save() }
    }

    // MARK: title
    var onTitle: @MainActor () -> String = { fatalError("StoreClient.onTitle is not set") }
    var onSetTitle: @MainActor (String) -> Void = { _ in fatalError("StoreClient.onSetTitle is not set") }
    var title: String {
        get { onTitle() }
        set { onSetTitle(newValue) }
    }

    // MARK: visit(_:)
    var onVisit: @MainActor (@escaping @Sendable (Int) -> Void) -> Void = { _ in
        fatalError("StoreClient.onVisit is not set")
    }
    func visit(_ visitor: @escaping @Sendable (Int) -> Void) {
        print("visiting")
        onVisit(visitor)
    }

    // MARK: save()
    var onSave: @MainActor () async -> Void = { fatalError("StoreClient.onSave is not set") }
    func save() async { await onSave() }
}
