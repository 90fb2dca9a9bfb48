import UnusualParameters

/// A dummy of `Postal`, yours to edit.
final class PostalDummy: Postal {
    func post() { fatalError("PostalDummy.post() must not be called") }
}

/// A dummy of `Crate`, yours to edit.
final class CrateDummy<Content>: Crate {
    func open() -> Content { fatalError("CrateDummy.open() must not be called") }
}

/// A dummy of `Race`, yours to edit.
final class RaceDummy: Race {
    func start<each Value: Sendable>(_ bodies: repeat @escaping @Sendable () async -> each Value) async {
        fatalError("RaceDummy.start(_:) must not be called")
    }

    func time<each Value>(_ bodies: repeat () -> each Value) { fatalError("RaceDummy.time(_:) must not be called") }
}

/// A dummy of `Dispatching`, yours to edit.
nonisolated final class DispatchingDummy: Dispatching {
    func run(_ body: @escaping @Sendable (isolated Courier) async -> Void) {
        fatalError("DispatchingDummy.run(_:) must not be called")
    }

    func wait(_ body: (isolated (any Actor)?) async -> Void) async {
        fatalError("DispatchingDummy.wait(_:) must not be called")
    }
}

/// A dummy of `Sorting`, yours to edit.
final class SortingDummy: Sorting {
    func sort(_ envelope: some Envelope, others: [some Envelope]) {
        fatalError("SortingDummy.sort(_:others:) must not be called")
    }

    func weigh(_ load: borrowing some ~Copyable) throws -> Int {
        fatalError("SortingDummy.weigh(_:) must not be called")
    }
}

/// A dummy of `Lending`, yours to edit.
final class LendingDummy: Lending {
    func count(_ crate: borrowing some Crate<Int>) -> Int { fatalError("LendingDummy.count(_:) must not be called") }
    func look<Value>(_ value: borrowing Value) -> Int { fatalError("LendingDummy.look(_:) must not be called") }
}

/// A dummy of `Rewiring`, yours to edit.
final class RewiringDummy: Rewiring {
    func rewire(_ handler: inout (Int) -> Void) -> Bool { fatalError("RewiringDummy.rewire(_:) must not be called") }
}

/// A dummy of `Labelling`, yours to edit.
final class LabellingDummy: Labelling {
    func label(`Int`: Int, `any` kind: Int, `inout` place: Int, `é` accent: Int) -> Int {
        fatalError("LabellingDummy.label(Int:any:inout:é:) must not be called")
    }
}

/// A dummy of `Calling`, yours to edit.
final class CallingDummy: Calling {
    var callback: Mailroom.Callback {
        get { fatalError("CallingDummy.callback must not be read") }
        set { fatalError("CallingDummy.callback must not be set") }
    }

    func call(_ callback: @escaping Mailroom.Callback) { fatalError("CallingDummy.call(_:) must not be called") }
}

/// A dummy of `Postage`, yours to edit.
nonisolated final class PostageDummy: Postage {
    static func ?? (postage: PostageDummy, other: @autoclosure () throws -> Int) rethrows -> Int {
        fatalError("PostageDummy.??(_:_:) must not be called")
    }

    static postfix func ^+ (postage: inout PostageDummy) -> Int { fatalError("PostageDummy.^+(_:) must not be called") }
    static prefix func ^- (postage: inout PostageDummy) -> Int { fatalError("PostageDummy.^-(_:) must not be called") }
}

/// A dummy of `Stamping`, yours to edit.
final class StampingDummy: Stamping {
    var stamp: Stamp {
        get { fatalError("StampingDummy.stamp must not be read") }
        set { fatalError("StampingDummy.stamp must not be set") }
    }
}

/// A dummy of `Shelving`, yours to edit.
final class ShelvingDummy: Shelving {
    subscript<Item: Postal>(_ item: Item) -> Int {
        get { fatalError("ShelvingDummy.subscript(_:) must not be read") }
        set { fatalError("ShelvingDummy.subscript(_:) must not be set") }
    }

    subscript<Item: Hashable>(_ item: Item) -> Int {
        get { fatalError("ShelvingDummy.subscript(_:) must not be read") }
        set { fatalError("ShelvingDummy.subscript(_:) must not be set") }
    }

    subscript(_ item: Int) -> Int { fatalError("ShelvingDummy.subscript(_:) must not be read") }
    func place<Item: Postal>(_ item: Item) -> Int { fatalError("ShelvingDummy.place(_:) must not be called") }
    func place<Item: Hashable>(_ item: Item) -> Int { fatalError("ShelvingDummy.place(_:) must not be called") }
}

/// A dummy of `Unpacking`, yours to edit.
nonisolated final class UnpackingDummy: Unpacking {
    init() {}
    init<each Value>(_ values: repeat each Value) {}
    init?<each Value>(checked values: repeat each Value) {}
}

/// A dummy of `Wiring`, yours to edit.
final class WiringDummy: Wiring {
    func wire<each Value, Output>(_ body: @escaping (repeat each Value) throws -> Output) rethrows -> Output {
        fatalError("WiringDummy.wire(_:) must not be called")
    }
}
