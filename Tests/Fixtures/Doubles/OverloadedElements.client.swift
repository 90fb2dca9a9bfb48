import OverloadedElements

/// A client of `PartShelf`, yours to edit.
struct PartShelfClient<Item>: PartShelf {
    typealias Item = Item

    /// A client whose members fail until they are set.
    static var unimplemented: PartShelfClient { PartShelfClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: PartShelf>(_ live: Live) where Live.Item == Item {
        onPut = { live.put($0) }
        onPutItem = { live.put($0) }
    }

    // MARK: put(_:)
    var onPut: (Int) -> Void = { _ in TestIssue.report("PartShelfClient.onPut is not set") }
    func put(_ item: Int) { onPut(item) }

    // MARK: put(_:)
    var onPutItem: (Item) -> Void = { _ in TestIssue.report("PartShelfClient.onPutItem is not set") }
    func put(_ item: Item) { onPutItem(item) }
}

/// A client of `PartRack`, yours to edit.
struct PartRackClient<Part>: PartRack {
    /// A client whose members fail until they are set.
    static var unimplemented: PartRackClient { PartRackClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: PartRack>(_ live: Live) where Live.Part == Part {
        onStore = { await live.store($0) }
        onStorePart = { await live.store($0) }
        onTake = { live.take() }
    }

    // MARK: store(_:)
    var onStore: @Sendable (String) async -> Void = { _ in TestIssue.report("PartRackClient.onStore is not set") }
    func store(_ part: String) async { await onStore(part) }

    // MARK: store(_:)
    var onStorePart: @Sendable (Part) async -> Void = { _ in TestIssue.report("PartRackClient.onStorePart is not set") }
    func store(_ part: Part) async { await onStorePart(part) }

    // MARK: take()
    var onTake: @Sendable () -> Part? = { TestIssue.report("PartRackClient.onTake is not set", returning: nil) }
    func take() -> Part? { onTake() }
}

/// A client of `PartCrate`, yours to edit.
@dynamicMemberLookup
nonisolated struct PartCrateClient<Index: Hashable & SendableMetatype>: PartCrate {
    typealias Index = Index

    /// A client whose members fail until they are set.
    static var unimplemented: PartCrateClient { PartCrateClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `init(_:)`, which has to be set.
    init<Live: PartCrate>(_ live: Live) where Live.Index == Index {
        var live = live
        onSubscript = { live[$0] }
        onSubscriptIndex = { live[$0] }
        onSetSubscriptIndex = { live[$0] = $1 }
    }

    struct StaticStorage {
        var onInit: @Sendable (Index) -> PartCrateClient = { _ in TestIssue.stop("PartCrateClient.onInit is not set") }
        var onInitIntArray: @Sendable ([Int]) -> PartCrateClient = { _ in
            TestIssue.stop("PartCrateClient.onInitIntArray is not set")
        }
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

    // MARK: subscript(_:)
    var onSubscript: (Int) -> String = { _ in
        TestIssue.report("PartCrateClient.onSubscript is not set", returning: "")
    }
    subscript(_ index: Int) -> String { onSubscript(index) }

    // MARK: subscript(_:)
    var onSubscriptIndex: (Index) -> String = { _ in
        TestIssue.report("PartCrateClient.onSubscriptIndex is not set", returning: "")
    }
    var onSetSubscriptIndex: (Index, String) -> Void = { _, _ in
        TestIssue.report("PartCrateClient.onSetSubscriptIndex is not set")
    }
    subscript(_ index: Index) -> String {
        get { onSubscriptIndex(index) }
        set { onSetSubscriptIndex(index, newValue) }
    }

    init(_ index: Index) { self = Self.staticStorage.onInit(index) }
    init(_ index: [Int]) { self = Self.staticStorage.onInitIntArray(index) }
}
