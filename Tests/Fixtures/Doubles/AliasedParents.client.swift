import AliasedParents

/// A client of `Shelf`, yours to edit.
struct ShelfClient<Item, Label: Hashable>: Shelf {
    /// A client whose members fail until they are set.
    static var unimplemented: ShelfClient { ShelfClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Shelf>(_ live: Live) where Live.Item == Item, Live.Label == Label {
        onFirst = { live.first() }
        onPutAt = { live.put($0, at: $1) }
    }

    // MARK: first()
    var onFirst: () -> Item = { fatalError("ShelfClient.onFirst is not set") }
    func first() -> Item { onFirst() }

    // MARK: put(_:at:)
    var onPutAt: ([Item], Label) -> Void = { _, _ in fatalError("ShelfClient.onPutAt is not set") }
    func put(_ items: [Item], at label: Label) { onPutAt(items, label) }
}

/// A client of `NumberShelf`, yours to edit.
struct NumberShelfClient<Label: Hashable>: NumberShelf {
    typealias Item = Int

    /// A client whose members fail until they are set.
    static var unimplemented: NumberShelfClient { NumberShelfClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: NumberShelf>(_ live: Live) where Live.Label == Label {
        onSumOf = { live.sum(of: $0) }
        onFirst = { live.first() }
        onPutAt = { live.put($0, at: $1) }
    }

    // MARK: sum(of:)
    var onSumOf: ([Item]) -> Item = { _ in fatalError("NumberShelfClient.onSumOf is not set") }
    func sum(of items: [Item]) -> Item { onSumOf(items) }

    // MARK: first()
    var onFirst: () -> Item = { fatalError("NumberShelfClient.onFirst is not set") }
    func first() -> Item { onFirst() }

    // MARK: put(_:at:)
    var onPutAt: ([Item], Label) -> Void = { _, _ in fatalError("NumberShelfClient.onPutAt is not set") }
    func put(_ items: [Item], at label: Label) { onPutAt(items, label) }
}

/// A client of `ListShelf`, yours to edit.
struct ListShelfClient: ListShelf {
    typealias Item = [Label]
    typealias Label = String

    /// A client whose members fail until they are set.
    static var unimplemented: ListShelfClient { ListShelfClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some ListShelf) {
        onLabelsOf = { live.labels(of: $0) }
        onFirst = { live.first() }
        onPutAt = { live.put($0, at: $1) }
    }

    // MARK: labels(of:)
    var onLabelsOf: (Item) -> Labels = { _ in fatalError("ListShelfClient.onLabelsOf is not set") }
    func labels(of item: Item) -> Labels { onLabelsOf(item) }

    // MARK: first()
    var onFirst: () -> Item = { fatalError("ListShelfClient.onFirst is not set") }
    func first() -> Item { onFirst() }

    // MARK: put(_:at:)
    var onPutAt: ([Item], Label) -> Void = { _, _ in fatalError("ListShelfClient.onPutAt is not set") }
    func put(_ items: [Item], at label: Label) { onPutAt(items, label) }
}

/// A client of `SharedShelf`, yours to edit.
struct SharedShelfClient<Label: Hashable & Sendable>: SharedShelf {
    typealias Item = Int

    /// A client whose members fail until they are set.
    static var unimplemented: SharedShelfClient { SharedShelfClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: SharedShelf>(_ live: Live) where Live.Label == Label {
        onFind = { try await live.find($0) }
        onSumOf = { live.sum(of: $0) }
        onFirst = { live.first() }
        onPutAt = { live.put($0, at: $1) }
    }

    // MARK: find(_:)
    var onFind: @Sendable (Label) async throws -> Item? = { _ in fatalError("SharedShelfClient.onFind is not set") }
    func find(_ label: Label) async throws -> Item? { try await onFind(label) }

    // MARK: sum(of:)
    var onSumOf: @Sendable ([Item]) -> Item = { _ in fatalError("SharedShelfClient.onSumOf is not set") }
    func sum(of items: [Item]) -> Item { onSumOf(items) }

    // MARK: first()
    var onFirst: @Sendable () -> Item = { fatalError("SharedShelfClient.onFirst is not set") }
    func first() -> Item { onFirst() }

    // MARK: put(_:at:)
    var onPutAt: @Sendable ([Item], Label) -> Void = { _, _ in fatalError("SharedShelfClient.onPutAt is not set") }
    func put(_ items: [Item], at label: Label) { onPutAt(items, label) }
}

/// A client of `KeyedShelf`, yours to edit.
struct KeyedShelfClient<Label: Hashable>: KeyedShelf {
    typealias Item = [Label]

    /// A client whose members fail until they are set.
    static var unimplemented: KeyedShelfClient { KeyedShelfClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: KeyedShelf>(_ live: Live) where Live.Label == Label {
        onCountOf = { live.count(of: $0) }
        onFirst = { live.first() }
        onPutAt = { live.put($0, at: $1) }
    }

    // MARK: count(of:)
    var onCountOf: (Item) -> Int = { _ in fatalError("KeyedShelfClient.onCountOf is not set") }
    func count(of item: Item) -> Int { onCountOf(item) }

    // MARK: first()
    var onFirst: () -> Item = { fatalError("KeyedShelfClient.onFirst is not set") }
    func first() -> Item { onFirst() }

    // MARK: put(_:at:)
    var onPutAt: ([Item], Label) -> Void = { _, _ in fatalError("KeyedShelfClient.onPutAt is not set") }
    func put(_ items: [Item], at label: Label) { onPutAt(items, label) }
}

/// A client of `PairShelf`, yours to edit.
struct PairShelfClient<Label: Hashable>: PairShelf {
    typealias Item = (first: Label, second: Label?)

    /// A client whose members fail until they are set.
    static var unimplemented: PairShelfClient { PairShelfClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: PairShelf>(_ live: Live) where Live.Label == Label {
        onSwapped = { live.swapped($0) }
        onFirst = { live.first() }
        onPutAt = { live.put($0, at: $1) }
    }

    // MARK: swapped(_:)
    var onSwapped: (Item) -> Item = { _ in fatalError("PairShelfClient.onSwapped is not set") }
    func swapped(_ item: Item) -> Item { onSwapped(item) }

    // MARK: first()
    var onFirst: () -> Item = { fatalError("PairShelfClient.onFirst is not set") }
    func first() -> Item { onFirst() }

    // MARK: put(_:at:)
    var onPutAt: ([Item], Label) -> Void = { _, _ in fatalError("PairShelfClient.onPutAt is not set") }
    func put(_ items: [Item], at label: Label) { onPutAt(items, label) }
}

/// A client of `NamedShelf`, yours to edit.
struct NamedShelfClient: NamedShelf {
    typealias Item = [String: Label]
    typealias Label = String

    /// A client whose members fail until they are set.
    static var unimplemented: NamedShelfClient { NamedShelfClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some NamedShelf) {
        onNamed = { live.named($0) }
        onFirst = { live.first() }
        onPutAt = { live.put($0, at: $1) }
    }

    // MARK: named(_:)
    var onNamed: (String) -> Item? = { _ in fatalError("NamedShelfClient.onNamed is not set") }
    func named(_ name: String) -> Item? { onNamed(name) }

    // MARK: first()
    var onFirst: () -> Item = { fatalError("NamedShelfClient.onFirst is not set") }
    func first() -> Item { onFirst() }

    // MARK: put(_:at:)
    var onPutAt: ([Item], Label) -> Void = { _, _ in fatalError("NamedShelfClient.onPutAt is not set") }
    func put(_ items: [Item], at label: Label) { onPutAt(items, label) }
}
