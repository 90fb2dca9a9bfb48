import AliasedParents

/// A client of `Rack`, yours to edit.
struct RackClient<Item, Label: Hashable>: Rack {
    /// A client whose members fail until they are set.
    static var unimplemented: RackClient { RackClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Rack>(_ live: Live) where Live.Item == Item, Live.Label == Label {
        onFirst = { live.first() }
        onPutAt = { live.put($0, at: $1) }
    }

    // MARK: first()
    var onFirst: () -> Item = { TestIssue.stop("RackClient.onFirst is not set") }
    func first() -> Item { onFirst() }

    // MARK: put(_:at:)
    var onPutAt: ([Item], Label) -> Void = { _, _ in TestIssue.report("RackClient.onPutAt is not set") }
    func put(_ items: [Item], at label: Label) { onPutAt(items, label) }
}

/// A client of `NumberRack`, yours to edit.
struct NumberRackClient<Label: Hashable>: NumberRack {
    typealias Item = Int

    /// A client whose members fail until they are set.
    static var unimplemented: NumberRackClient { NumberRackClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: NumberRack>(_ live: Live) where Live.Label == Label {
        onSumOf = { live.sum(of: $0) }
        onFirst = { live.first() }
        onPutAt = { live.put($0, at: $1) }
    }

    // MARK: sum(of:)
    var onSumOf: ([Item]) -> Item = { _ in TestIssue.report("NumberRackClient.onSumOf is not set", returning: 0) }
    func sum(of items: [Item]) -> Item { onSumOf(items) }

    // MARK: first()
    var onFirst: () -> Item = { TestIssue.report("NumberRackClient.onFirst is not set", returning: 0) }
    func first() -> Item { onFirst() }

    // MARK: put(_:at:)
    var onPutAt: ([Item], Label) -> Void = { _, _ in TestIssue.report("NumberRackClient.onPutAt is not set") }
    func put(_ items: [Item], at label: Label) { onPutAt(items, label) }
}

/// A client of `ListRack`, yours to edit.
struct ListRackClient: ListRack {
    typealias Item = [Label]
    typealias Label = String

    /// A client whose members fail until they are set.
    static var unimplemented: ListRackClient { ListRackClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some ListRack) {
        onLabelsOf = { live.labels(of: $0) }
        onFirst = { live.first() }
        onPutAt = { live.put($0, at: $1) }
    }

    // MARK: labels(of:)
    var onLabelsOf: (Item) -> Labels = { _ in TestIssue.stop("ListRackClient.onLabelsOf is not set") }
    func labels(of item: Item) -> Labels { onLabelsOf(item) }

    // MARK: first()
    var onFirst: () -> Item = { TestIssue.report("ListRackClient.onFirst is not set", returning: []) }
    func first() -> Item { onFirst() }

    // MARK: put(_:at:)
    var onPutAt: ([Item], Label) -> Void = { _, _ in TestIssue.report("ListRackClient.onPutAt is not set") }
    func put(_ items: [Item], at label: Label) { onPutAt(items, label) }
}

/// A client of `SharedRack`, yours to edit.
struct SharedRackClient<Label: Hashable & Sendable>: SharedRack {
    typealias Item = Int

    /// A client whose members fail until they are set.
    static var unimplemented: SharedRackClient { SharedRackClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: SharedRack>(_ live: Live) where Live.Label == Label {
        onFind = { try await live.find($0) }
        onSumOf = { live.sum(of: $0) }
        onFirst = { live.first() }
        onPutAt = { live.put($0, at: $1) }
    }

    // MARK: find(_:)
    var onFind: @Sendable (Label) async throws -> Item? = { _ in
        TestIssue.report("SharedRackClient.onFind is not set", returning: nil)
    }
    func find(_ label: Label) async throws -> Item? { try await onFind(label) }

    // MARK: sum(of:)
    var onSumOf: @Sendable ([Item]) -> Item = { _ in
        TestIssue.report("SharedRackClient.onSumOf is not set", returning: 0)
    }
    func sum(of items: [Item]) -> Item { onSumOf(items) }

    // MARK: first()
    var onFirst: @Sendable () -> Item = { TestIssue.report("SharedRackClient.onFirst is not set", returning: 0) }
    func first() -> Item { onFirst() }

    // MARK: put(_:at:)
    var onPutAt: @Sendable ([Item], Label) -> Void = { _, _ in TestIssue.report("SharedRackClient.onPutAt is not set") }
    func put(_ items: [Item], at label: Label) { onPutAt(items, label) }
}

/// A client of `KeyedRack`, yours to edit.
struct KeyedRackClient<Label: Hashable>: KeyedRack {
    typealias Item = [Label]

    /// A client whose members fail until they are set.
    static var unimplemented: KeyedRackClient { KeyedRackClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: KeyedRack>(_ live: Live) where Live.Label == Label {
        onCountOf = { live.count(of: $0) }
        onFirst = { live.first() }
        onPutAt = { live.put($0, at: $1) }
    }

    // MARK: count(of:)
    var onCountOf: (Item) -> Int = { _ in TestIssue.report("KeyedRackClient.onCountOf is not set", returning: 0) }
    func count(of item: Item) -> Int { onCountOf(item) }

    // MARK: first()
    var onFirst: () -> Item = { TestIssue.report("KeyedRackClient.onFirst is not set", returning: []) }
    func first() -> Item { onFirst() }

    // MARK: put(_:at:)
    var onPutAt: ([Item], Label) -> Void = { _, _ in TestIssue.report("KeyedRackClient.onPutAt is not set") }
    func put(_ items: [Item], at label: Label) { onPutAt(items, label) }
}

/// A client of `PairRack`, yours to edit.
struct PairRackClient<Label: Hashable>: PairRack {
    typealias Item = (first: Label, second: Label?)

    /// A client whose members fail until they are set.
    static var unimplemented: PairRackClient { PairRackClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: PairRack>(_ live: Live) where Live.Label == Label {
        onSwapped = { live.swapped($0) }
        onFirst = { live.first() }
        onPutAt = { live.put($0, at: $1) }
    }

    // MARK: swapped(_:)
    var onSwapped: (Item) -> Item = { _ in TestIssue.stop("PairRackClient.onSwapped is not set") }
    func swapped(_ item: Item) -> Item { onSwapped(item) }

    // MARK: first()
    var onFirst: () -> Item = { TestIssue.stop("PairRackClient.onFirst is not set") }
    func first() -> Item { onFirst() }

    // MARK: put(_:at:)
    var onPutAt: ([Item], Label) -> Void = { _, _ in TestIssue.report("PairRackClient.onPutAt is not set") }
    func put(_ items: [Item], at label: Label) { onPutAt(items, label) }
}

/// A client of `NamedRack`, yours to edit.
struct NamedRackClient: NamedRack {
    typealias Item = [String: Label]
    typealias Label = String

    /// A client whose members fail until they are set.
    static var unimplemented: NamedRackClient { NamedRackClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some NamedRack) {
        onNamed = { live.named($0) }
        onFirst = { live.first() }
        onPutAt = { live.put($0, at: $1) }
    }

    // MARK: named(_:)
    var onNamed: (String) -> Item? = { _ in TestIssue.report("NamedRackClient.onNamed is not set", returning: nil) }
    func named(_ name: String) -> Item? { onNamed(name) }

    // MARK: first()
    var onFirst: () -> Item = { TestIssue.report("NamedRackClient.onFirst is not set", returning: [:]) }
    func first() -> Item { onFirst() }

    // MARK: put(_:at:)
    var onPutAt: ([Item], Label) -> Void = { _, _ in TestIssue.report("NamedRackClient.onPutAt is not set") }
    func put(_ items: [Item], at label: Label) { onPutAt(items, label) }
}
