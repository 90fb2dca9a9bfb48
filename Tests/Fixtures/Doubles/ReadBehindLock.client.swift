import ReadBehindLock

/// A client of `Catalog`, yours to edit.
@dynamicMemberLookup
struct CatalogClient: Catalog {
    /// A client whose members fail until they are set.
    static var unimplemented: CatalogClient { CatalogClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `closed`, which has to be set.
    init(_ live: some Catalog) {
        let live = Locked(live)
        onPages = { live.withLock { $0 }.pages }
        onNotes = { live.withLock { $0 }.notes }
        onSetNotes = {
            var changed = live.withLock { $0 }
            changed.notes = $0
            live.withLock { swap(&$0, &changed) }
        }
        onOpened = { live.withLock { $0 }.opened }
        onSetOpened = {
            var changed = live.withLock { $0 }
            changed.opened = $0
            live.withLock { swap(&$0, &changed) }
        }
    }

    struct StaticStorage {
        var onClosed: @Sendable () -> () = { TestIssue.report("CatalogClient.onClosed is not set") }
        var onSetClosed: @Sendable (()) -> Void = { _ in TestIssue.report("CatalogClient.onSetClosed is not set") }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    // MARK: pages
    var onPages: @Sendable () -> [Int] = { TestIssue.report("CatalogClient.onPages is not set", returning: []) }
    var pages: [Int] { return onPages() }

    // MARK: notes
    var onNotes: @Sendable () -> [Int] = { TestIssue.report("CatalogClient.onNotes is not set", returning: []) }
    var onSetNotes: @Sendable ([Int]) -> Void = { _ in TestIssue.report("CatalogClient.onSetNotes is not set") }
    var notes: [Int] {
        get { return onNotes() }
        set { onSetNotes(newValue) }
    }

    // MARK: opened
    var onOpened: @Sendable () -> Void = { TestIssue.report("CatalogClient.onOpened is not set") }
    var onSetOpened: @Sendable (()) -> Void = { _ in TestIssue.report("CatalogClient.onSetOpened is not set") }
    var opened: Void {
        get { return onOpened() }
        set { onSetOpened(newValue) }
    }

    static var closed: () {
        get { return staticStorage.onClosed() }
        set { staticStorage.onSetClosed(newValue) }
    }
}

/// A client of `Abyss`, yours to edit.
struct AbyssClient: Abyss {
    /// A client whose members fail until they are set.
    static var unimplemented: AbyssClient { AbyssClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `echo` and `subscript(_:)`, which have to be set.
    init(_ live: some Abyss) {
        onBottom = { live.bottom }
    }

    // MARK: bottom
    var onBottom: @Sendable () -> Never = { TestIssue.stop("AbyssClient.onBottom is not set") }
    var bottom: Never { onBottom() }

    // MARK: echo
    var onEcho: @Sendable () -> Never = { TestIssue.stop("AbyssClient.onEcho is not set") }
    var echo: Never {
        get { onEcho() }
        set {}
    }

    // MARK: subscript(_:)
    var onSubscript: @Sendable (Int) -> Never = { _ in TestIssue.stop("AbyssClient.onSubscript is not set") }
    subscript(_ depth: Int) -> Never {
        get { onSubscript(depth) }
        set {}
    }
}

/// A client of `Pit`, yours to edit.
@dynamicMemberLookup
nonisolated struct PitClient: Pit {
    /// A client whose members fail until they are set.
    static var unimplemented: PitClient { PitClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `width`, which has to be set.
    init(_ live: some Pit) {
        onDepth = { live.depth }
    }

    struct StaticStorage {
        var onWidth: @Sendable () async throws -> Never = { throw TestIssue("PitClient.onWidth is not set") }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    // MARK: depth
    var onDepth: () -> Never = { TestIssue.stop("PitClient.onDepth is not set") }
    var depth: Never {
        get { onDepth() }
        set {}
    }

    static var width: Never {
        get async throws { try await staticStorage.onWidth() }
    }
}
