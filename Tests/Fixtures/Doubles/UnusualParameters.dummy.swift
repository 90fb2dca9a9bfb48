import UnusualParameters

/// A dummy of `Postal`, yours to edit.
final class PostalDummy: Postal {
    func post() { TestIssue.report("PostalDummy.post() must not be called") }
}

/// A dummy of `Crate`, yours to edit.
final class CrateDummy<Content>: Crate {
    func open() -> Content { TestIssue.stop("CrateDummy.open() must not be called") }
}

/// A dummy of `Race`, yours to edit.
final class RaceDummy: Race {
    func start<each Value: Sendable>(_ bodies: repeat @escaping @Sendable () async -> each Value) async {
        TestIssue.report("RaceDummy.start(_:) must not be called")
    }

    func time<each Value>(_ bodies: repeat () -> each Value) {
        TestIssue.report("RaceDummy.time(_:) must not be called")
    }
}

/// A dummy of `Dispatching`, yours to edit.
nonisolated final class DispatchingDummy: Dispatching {
    func run(_ body: @escaping @Sendable (isolated Courier) async -> Void) {
        TestIssue.report("DispatchingDummy.run(_:) must not be called")
    }

    func wait(_ body: (isolated (any Actor)?) async -> Void) async {
        TestIssue.report("DispatchingDummy.wait(_:) must not be called")
    }
}

/// A dummy of `Sorting`, yours to edit.
final class SortingDummy: Sorting {
    func sort(_ envelope: some Envelope, others: [some Envelope]) {
        TestIssue.report("SortingDummy.sort(_:others:) must not be called")
    }

    func weigh(_ load: borrowing some ~Copyable) throws -> Int {
        TestIssue.report("SortingDummy.weigh(_:) must not be called", returning: 0)
    }
}

/// A dummy of `Lending`, yours to edit.
final class LendingDummy: Lending {
    func count(_ crate: borrowing some Crate<Int>) -> Int {
        TestIssue.report("LendingDummy.count(_:) must not be called", returning: 0)
    }

    func look<Value>(_ value: borrowing Value) -> Int {
        TestIssue.report("LendingDummy.look(_:) must not be called", returning: 0)
    }
}

/// A dummy of `Rewiring`, yours to edit.
final class RewiringDummy: Rewiring {
    func rewire(_ handler: inout (Int) -> Void) -> Bool {
        TestIssue.report("RewiringDummy.rewire(_:) must not be called", returning: false)
    }
}

/// A dummy of `Labelling`, yours to edit.
final class LabellingDummy: Labelling {
    func label(`Int`: Int, `any` kind: Int, `inout` place: Int, `é` accent: Int) -> Int {
        TestIssue.report("LabellingDummy.label(Int:any:inout:é:) must not be called", returning: 0)
    }
}

/// A dummy of `Calling`, yours to edit.
final class CallingDummy: Calling {
    var callback: Mailroom.Callback {
        get { TestIssue.stop("CallingDummy.callback must not be read") }
        set { TestIssue.report("CallingDummy.callback must not be set") }
    }

    func call(_ callback: @escaping Mailroom.Callback) { TestIssue.report("CallingDummy.call(_:) must not be called") }
}

/// A dummy of `Postage`, yours to edit.
nonisolated final class PostageDummy: Postage {
    static func ?? (postage: PostageDummy, other: @autoclosure () throws -> Int) rethrows -> Int {
        TestIssue.report("PostageDummy.??(_:_:) must not be called", returning: 0)
    }

    static postfix func ^+ (postage: inout PostageDummy) -> Int {
        TestIssue.report("PostageDummy.^+(_:) must not be called", returning: 0)
    }

    static prefix func ^- (postage: inout PostageDummy) -> Int {
        TestIssue.report("PostageDummy.^-(_:) must not be called", returning: 0)
    }
}

/// A dummy of `Stamping`, yours to edit.
final class StampingDummy: Stamping {
    var stamp: Stamp {
        get { TestIssue.stop("StampingDummy.stamp must not be read") }
        set { TestIssue.report("StampingDummy.stamp must not be set") }
    }
}

/// A dummy of `Shelving`, yours to edit.
final class ShelvingDummy: Shelving {
    subscript<Item: Postal>(_ item: Item) -> Int {
        get { TestIssue.report("ShelvingDummy.subscript(_:) must not be read", returning: 0) }
        set { TestIssue.report("ShelvingDummy.subscript(_:) must not be set") }
    }

    subscript<Item: Hashable>(_ item: Item) -> Int {
        get { TestIssue.report("ShelvingDummy.subscript(_:) must not be read", returning: 0) }
        set { TestIssue.report("ShelvingDummy.subscript(_:) must not be set") }
    }

    subscript(_ item: Int) -> Int { TestIssue.report("ShelvingDummy.subscript(_:) must not be read", returning: 0) }

    func place<Item: Postal>(_ item: Item) -> Int {
        TestIssue.report("ShelvingDummy.place(_:) must not be called", returning: 0)
    }

    func place<Item: Hashable>(_ item: Item) -> Int {
        TestIssue.report("ShelvingDummy.place(_:) must not be called", returning: 0)
    }
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
        TestIssue.stop("WiringDummy.wire(_:) must not be called")
    }
}
