import UnusualParameters

/// A fake of `Postal`, yours to edit.
final class PostalFake: Postal {
    func post() {}
}

/// A fake of `Crate`, yours to edit.
final class CrateFake<Content>: Crate {
    // MARK: open()
    var openStub: () -> Content = { TestIssue.stop("CrateFake.openStub is not set") }
    func open() -> Content { openStub() }
}

/// A fake of `Race`, yours to edit.
final class RaceFake: Race {
    func start<each Value: Sendable>(_ bodies: repeat @escaping @Sendable () async -> each Value) async {}
    func time<each Value>(_ bodies: repeat () -> each Value) {}
}

/// A fake of `Dispatching`, yours to edit.
nonisolated final class DispatchingFake: Dispatching {
    // MARK: run(_:)
    var runStub: (@escaping @Sendable (isolated Courier) async -> Void) -> Void = { _ in
        TestIssue.report("DispatchingFake.runStub is not set")
    }
    func run(_ body: @escaping @Sendable (isolated Courier) async -> Void) { runStub(body) }

    // MARK: wait(_:)
    var waitStub: ((isolated (any Actor)?) async -> Void) async -> Void = { body in
        TestIssue.report("DispatchingFake.waitStub is not set")
        await body(nil)
    }
    func wait(_ body: (isolated (any Actor)?) async -> Void) async { await waitStub(body) }
}

/// A fake of `Sorting`, yours to edit.
final class SortingFake: Sorting {
    func sort(_ envelope: some Envelope, others: [some Envelope]) {}

    // MARK: weigh(_:)
    var weighStub: () throws -> Int = { TestIssue.report("SortingFake.weighStub is not set", returning: 0) }
    func weigh(_ load: borrowing some ~Copyable) throws -> Int { try weighStub() }
}

/// A fake of `Lending`, yours to edit.
final class LendingFake: Lending {
    // MARK: count(_:)
    var countStub: (any Crate<Int>) -> Int = { _ in TestIssue.report("LendingFake.countStub is not set", returning: 0) }
    func count(_ crate: borrowing some Crate<Int>) -> Int { countStub(copy crate) }

    // MARK: look(_:)
    var lookStub: (Any) -> Int = { _ in TestIssue.report("LendingFake.lookStub is not set", returning: 0) }
    func look<Value>(_ value: borrowing Value) -> Int { lookStub(copy value) }
}

/// A fake of `Rewiring`, yours to edit.
final class RewiringFake: Rewiring {
    // MARK: rewire(_:)
    var rewireStub: (inout (Int) -> Void) -> Bool = { _ in
        TestIssue.report("RewiringFake.rewireStub is not set", returning: false)
    }
    func rewire(_ handler: inout (Int) -> Void) -> Bool { rewireStub(&handler) }
}

/// A fake of `Labelling`, yours to edit.
final class LabellingFake: Labelling {
    // MARK: label(Int:any:inout:é:)
    var labelIntAnyInoutÉStub: (Int, Int, Int, Int) -> Int = { _, _, _, _ in
        TestIssue.report("LabellingFake.labelIntAnyInoutÉStub is not set", returning: 0)
    }
    func label(`Int`: Int, `any` kind: Int, `inout` place: Int, `é` accent: Int) -> Int {
        labelIntAnyInoutÉStub(Int, kind, place, accent)
    }
}

/// A fake of `Calling`, yours to edit.
final class CallingFake: Calling {
    var callback: Mailroom.Callback = { _ in }

    // MARK: call(_:)
    var callStub: (@escaping Mailroom.Callback) -> Void = { callback in
        TestIssue.report("CallingFake.callStub is not set")
        callback(0)
    }
    func call(_ callback: @escaping Mailroom.Callback) { callStub(callback) }
}

/// A fake of `Postage`, yours to edit.
@dynamicMemberLookup
nonisolated final class PostageFake: Postage {
    struct StaticStorage {
        var orElseStub: @Sendable (PostageFake, Int) -> Int = { _, _ in
            TestIssue.report("PostageFake.orElseStub is not set", returning: 0)
        }
        var caretPlusStub: @Sendable (inout PostageFake) -> Int = { _ in
            TestIssue.report("PostageFake.caretPlusStub is not set", returning: 0)
        }
        var caretMinusStub: @Sendable (inout PostageFake) -> Int = { _ in
            TestIssue.report("PostageFake.caretMinusStub is not set", returning: 0)
        }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    static func ?? (postage: PostageFake, other: @autoclosure () throws -> Int) rethrows -> Int {
        let other = try other()
        return staticStorage.orElseStub(postage, other)
    }

    static postfix func ^+ (postage: inout PostageFake) -> Int { staticStorage.caretPlusStub(&postage) }
    static prefix func ^- (postage: inout PostageFake) -> Int { staticStorage.caretMinusStub(&postage) }
}

/// A fake of `Stamping`, yours to edit.
final class StampingFake: Stamping {
    // MARK: stamp
    var stampStub: () -> Stamp = { TestIssue.stop("StampingFake.stampStub is not set") }
    var stamp: Stamp {
        get { stampStub() }
        set { TestIssue.report("StampingFake.stamp is not filled in") }
    }
}

/// A fake of `Shelving`, yours to edit.
final class ShelvingFake: Shelving {
    // MARK: subscript(_:)
    var subscriptStub: (any Postal) -> Int = { _ in
        TestIssue.report("ShelvingFake.subscriptStub is not set", returning: 0)
    }
    var subscriptSetStub: (any Postal, Int) -> Void = { _, _ in
        TestIssue.report("ShelvingFake.subscriptSetStub is not set")
    }
    subscript<Item: Postal>(_ item: Item) -> Int {
        get { subscriptStub(item) }
        set { subscriptSetStub(item, newValue) }
    }

    // MARK: subscript(_:)
    var subscriptItemStub: (any Hashable) -> Int = { _ in
        TestIssue.report("ShelvingFake.subscriptItemStub is not set", returning: 0)
    }
    var subscriptItemSetStub: (any Hashable, Int) -> Void = { _, _ in
        TestIssue.report("ShelvingFake.subscriptItemSetStub is not set")
    }
    subscript<Item: Hashable>(_ item: Item) -> Int {
        get { subscriptItemStub(item) }
        set { subscriptItemSetStub(item, newValue) }
    }

    // MARK: subscript(_:)
    var subscriptIntStub: (Int) -> Int = { _ in
        TestIssue.report("ShelvingFake.subscriptIntStub is not set", returning: 0)
    }
    subscript(_ item: Int) -> Int { subscriptIntStub(item) }

    // MARK: place(_:)
    var placeStub: (any Postal) -> Int = { _ in TestIssue.report("ShelvingFake.placeStub is not set", returning: 0) }
    func place<Item: Postal>(_ item: Item) -> Int { placeStub(item) }

    // MARK: place(_:)
    var placeItemStub: (any Hashable) -> Int = { _ in
        TestIssue.report("ShelvingFake.placeItemStub is not set", returning: 0)
    }
    func place<Item: Hashable>(_ item: Item) -> Int { placeItemStub(item) }
}

/// A fake of `Unpacking`, yours to edit.
nonisolated final class UnpackingFake: Unpacking {
    init() {}
    init<each Value>(_ values: repeat each Value) {}
    init?<each Value>(checked values: repeat each Value) {}
}

/// A fake of `Wiring`, yours to edit.
final class WiringFake: Wiring {
    // MARK: wire(_:)
    var wireStub: () -> Any = { TestIssue.stop("WiringFake.wireStub is not set") }
    func wire<each Value, Output>(_ body: @escaping (repeat each Value) throws -> Output) rethrows -> Output {
        guard let result = wireStub() as? Output else {
            TestIssue.stop("WiringFake.wireStub did not return Output")
        }
        return result
    }
}
