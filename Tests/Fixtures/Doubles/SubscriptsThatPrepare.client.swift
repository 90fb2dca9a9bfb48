import SubscriptsThatPrepare

/// A client of `Lookup`, yours to edit.
struct LookupClient: Lookup {
    /// A client whose members fail until they are set.
    static var unimplemented: LookupClient { LookupClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `subscript(keys:)`, which has to be set.
    init(_ live: some Lookup) {
        var live = live
        onSubscriptDefault = { live[$0, default: $1] }
        onSetSubscriptDefault = { live[$0, default: $1] = $2 }
    }

    // MARK: subscript(_:default:)
    var onSubscriptDefault: (Int, String) -> String = { _, _ in
        TestIssue.report("LookupClient.onSubscriptDefault is not set", returning: "")
    }
    var onSetSubscriptDefault: (Int, String, String) -> Void = { _, _, _ in
        TestIssue.report("LookupClient.onSetSubscriptDefault is not set")
    }
    subscript(_ key: Int, default value: @autoclosure () -> String) -> String {
        get { onSubscriptDefault(key, value()) }
        set { onSetSubscriptDefault(key, value(), newValue) }
    }

    // MARK: subscript(keys:)
    var onSubscriptKeys: ([any Hashable]) -> Int = { _ in
        TestIssue.report("LookupClient.onSubscriptKeys is not set", returning: 0)
    }
    subscript<each Key: Hashable>(keys keys: repeat each Key) -> Int {
        var keysPack: [any Hashable] = []
        repeat keysPack.append(each keys)
        return onSubscriptKeys(keysPack)
    }

    subscript(at place: Never) -> Int {
        get {}
        set {}
    }

    subscript(named name: Never, in book: String) -> Int {
        get throws {}
    }
}

/// A client of `SharedLookup`, yours to edit.
struct SharedLookupClient: SharedLookup {
    /// A client whose members fail until they are set.
    static var unimplemented: SharedLookupClient { SharedLookupClient() }

    init() {}

    // MARK: subscript(_:default:)
    var onSubscriptDefault: @Sendable (Int, String) -> String = { _, _ in
        TestIssue.report("SharedLookupClient.onSubscriptDefault is not set", returning: "")
    }
    var onSetSubscriptDefault: @Sendable (Int, String, String) -> Void = { _, _, _ in
        TestIssue.report("SharedLookupClient.onSetSubscriptDefault is not set")
    }
    subscript(_ key: Int, default value: @autoclosure () -> String) -> String {
        get { onSubscriptDefault(key, value()) }
        set { onSetSubscriptDefault(key, value(), newValue) }
    }

    // MARK: subscript(keys:)
    var onSubscriptKeys: @Sendable ([any Hashable]) -> Int = { _ in
        TestIssue.report("SharedLookupClient.onSubscriptKeys is not set", returning: 0)
    }
    subscript<each Key: Hashable>(keys keys: repeat each Key) -> Int {
        var keysPack: [any Hashable] = []
        repeat keysPack.append(each keys)
        return onSubscriptKeys(keysPack)
    }

    subscript(at place: Never) -> Int {
        get {}
        set {}
    }
}

/// A client of `LookupTitle`, yours to edit.
struct LookupTitleClient: LookupTitle {
    /// A client whose members fail until they are set.
    static var unimplemented: LookupTitleClient { LookupTitleClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some LookupTitle) {
        var live = live
        onTitle = { live.title }
        onSetTitle = { live.title = $0 }
    }

    // MARK: title
    var onTitle: () -> String = { TestIssue.report("LookupTitleClient.onTitle is not set", returning: "") }
    var onSetTitle: (String) -> Void = { _ in TestIssue.report("LookupTitleClient.onSetTitle is not set") }
    var title: String {
        get { onTitle() }
        set { onSetTitle(newValue) }
    }
}

/// A client of `LookupPage`, yours to edit.
nonisolated final class LookupPageClient: LookupPage {
    /// A client whose members fail until they are set.
    static var unimplemented: LookupPageClient { LookupPageClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some LookupPage & Sendable) {
        nonisolated(unsafe) var live = live
        onCount = { live.count }
        onSetCount = { live.count = $0 }
        onTitle = { live.title }
        onSetTitle = { live.title = $0 }
    }

    // MARK: count
    var onCount: @LookupActor () -> Int = { TestIssue.report("LookupPageClient.onCount is not set", returning: 0) }
    var onSetCount: @LookupActor (Int) -> Void = { _ in TestIssue.report("LookupPageClient.onSetCount is not set") }
    @LookupActor var count: Int {
        get { onCount() }
        set { onSetCount(newValue) }
    }

    // MARK: title
    var onTitle: () -> String = { TestIssue.report("LookupPageClient.onTitle is not set", returning: "") }
    var onSetTitle: (String) -> Void = { _ in TestIssue.report("LookupPageClient.onSetTitle is not set") }
    var title: String {
        get { onTitle() }
        set { onSetTitle(newValue) }
    }
}
