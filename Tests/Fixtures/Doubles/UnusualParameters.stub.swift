import UnusualParameters

/// A stub of `Postal`, yours to edit.
final class PostalStub: Postal {
    func post() {}
}

/// A stub of `Crate`, yours to edit.
final class CrateStub<Content>: Crate {
    // MARK: open()
    var openStub: () -> Content = { TestIssue.stop("CrateStub.openStub is not set") }
    func open() -> Content { openStub() }
}

/// A stub of `Race`, yours to edit.
final class RaceStub: Race {
    func start<each Value: Sendable>(_ bodies: repeat @escaping @Sendable () async -> each Value) async {}
    func time<each Value>(_ bodies: repeat () -> each Value) {}
}

/// A stub of `Dispatching`, yours to edit.
nonisolated final class DispatchingStub: Dispatching {
    // MARK: run(_:)
    var runStub: (@escaping @Sendable (isolated Courier) async -> Void) -> Void = { _ in }
    func run(_ body: @escaping @Sendable (isolated Courier) async -> Void) { runStub(body) }

    // MARK: wait(_:)
    var waitStub: ((isolated (any Actor)?) async -> Void) async -> Void = { _ in }
    func wait(_ body: (isolated (any Actor)?) async -> Void) async { await waitStub(body) }
}

/// A stub of `Sorting`, yours to edit.
final class SortingStub: Sorting {
    func sort(_ envelope: some Envelope, others: [some Envelope]) {}

    // MARK: weigh(_:)
    var weighStub: () throws -> Int = { 0 }
    func weigh(_ load: borrowing some ~Copyable) throws -> Int { try weighStub() }
}

/// A stub of `Lending`, yours to edit.
final class LendingStub: Lending {
    // MARK: count(_:)
    var countStub: (any Crate<Int>) -> Int = { _ in 0 }
    func count(_ crate: borrowing some Crate<Int>) -> Int { countStub(copy crate) }

    // MARK: look(_:)
    var lookStub: (Any) -> Int = { _ in 0 }
    func look<Value>(_ value: borrowing Value) -> Int { lookStub(copy value) }
}

/// A stub of `Rewiring`, yours to edit.
final class RewiringStub: Rewiring {
    // MARK: rewire(_:)
    var rewireStub: (inout (Int) -> Void) -> Bool = { _ in false }
    func rewire(_ handler: inout (Int) -> Void) -> Bool { rewireStub(&handler) }
}

/// A stub of `Labelling`, yours to edit.
final class LabellingStub: Labelling {
    // MARK: label(Int:any:inout:é:)
    var labelIntAnyInoutÉStub: (Int, Int, Int, Int) -> Int = { _, _, _, _ in 0 }
    func label(`Int`: Int, `any` kind: Int, `inout` place: Int, `é` accent: Int) -> Int {
        labelIntAnyInoutÉStub(Int, kind, place, accent)
    }
}

/// A stub of `Calling`, yours to edit.
final class CallingStub: Calling {
    var callback: Mailroom.Callback = { _ in }

    // MARK: call(_:)
    var callStub: (@escaping Mailroom.Callback) -> Void = { _ in }
    func call(_ callback: @escaping Mailroom.Callback) { callStub(callback) }
}

/// A stub of `Postage`, yours to edit.
@dynamicMemberLookup
nonisolated final class PostageStub: Postage {
    struct StaticStorage {
        var orElseStub: @Sendable (PostageStub, Int) -> Int = { _, _ in 0 }
        var caretPlusStub: @Sendable (inout PostageStub) -> Int = { _ in 0 }
        var caretMinusStub: @Sendable (inout PostageStub) -> Int = { _ in 0 }
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

    static func ?? (postage: PostageStub, other: @autoclosure () throws -> Int) rethrows -> Int {
        let other = try other()
        return staticStorage.orElseStub(postage, other)
    }

    static postfix func ^+ (postage: inout PostageStub) -> Int { staticStorage.caretPlusStub(&postage) }
    static prefix func ^- (postage: inout PostageStub) -> Int { staticStorage.caretMinusStub(&postage) }
}

/// A stub of `Stamping`, yours to edit.
final class StampingStub: Stamping {
    // MARK: stamp
    var stampStub: () -> Stamp = { TestIssue.stop("StampingStub.stampStub is not set") }
    var stamp: Stamp {
        get { stampStub() }
        set {}
    }
}

/// A stub of `Shelving`, yours to edit.
final class ShelvingStub: Shelving {
    // MARK: subscript(_:)
    var subscriptStub: (any Postal) -> Int = { _ in 0 }
    subscript<Item: Postal>(_ item: Item) -> Int {
        get { subscriptStub(item) }
        set {}
    }

    // MARK: subscript(_:)
    var subscriptItemStub: (any Hashable) -> Int = { _ in 0 }
    subscript<Item: Hashable>(_ item: Item) -> Int {
        get { subscriptItemStub(item) }
        set {}
    }

    // MARK: subscript(_:)
    var subscriptIntStub: (Int) -> Int = { _ in 0 }
    subscript(_ item: Int) -> Int { subscriptIntStub(item) }

    // MARK: place(_:)
    var placeStub: (any Postal) -> Int = { _ in 0 }
    func place<Item: Postal>(_ item: Item) -> Int { placeStub(item) }

    // MARK: place(_:)
    var placeItemStub: (any Hashable) -> Int = { _ in 0 }
    func place<Item: Hashable>(_ item: Item) -> Int { placeItemStub(item) }
}

/// A stub of `Unpacking`, yours to edit.
@dynamicMemberLookup
nonisolated final class UnpackingStub: Unpacking {
    init() {}

    struct StaticStorage {
        var initCheckedStub: @Sendable ([Any]) -> Bool = { _ in true }
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

    init<each Value>(_ values: repeat each Value) {}

    init?<each Value>(checked values: repeat each Value) {
        var valuesPack: [Any] = []
        repeat valuesPack.append(each values)
        guard Self.staticStorage.initCheckedStub(valuesPack) else { return nil }
    }
}

/// A stub of `Wiring`, yours to edit.
final class WiringStub: Wiring {
    // MARK: wire(_:)
    var wireStub: () -> Any = { TestIssue.stop("WiringStub.wireStub is not set") }
    func wire<each Value, Output>(_ body: @escaping (repeat each Value) throws -> Output) rethrows -> Output {
        guard let result = wireStub() as? Output else {
            TestIssue.stop("WiringStub.wireStub did not return Output")
        }
        return result
    }
}
