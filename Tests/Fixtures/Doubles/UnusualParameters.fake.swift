import UnusualParameters

/// A fake of `Postal`, yours to edit.
final class PostalFake: Postal {
    func post() {}
}

/// A fake of `Crate`, yours to edit.
final class CrateFake<Content>: Crate {
    func open() -> Content {
        // Fill in: what it does.
        TestIssue.stop("CrateFake.open() is not filled in")
    }
}

/// A fake of `Race`, yours to edit.
final class RaceFake: Race {
    func start<each Value: Sendable>(_ bodies: repeat @escaping @Sendable () async -> each Value) async {}
    func time<each Value>(_ bodies: repeat () -> each Value) {}
}

/// A fake of `Dispatching`, yours to edit.
nonisolated final class DispatchingFake: Dispatching {
    func run(_ body: @escaping @Sendable (isolated Courier) async -> Void) {
        // Fill in: what it does.
        TestIssue.report("DispatchingFake.run(_:) is not filled in")
    }

    func wait(_ body: (isolated (any Actor)?) async -> Void) async {
        // Fill in: what it does.
        TestIssue.report("DispatchingFake.wait(_:) is not filled in")
        await body(nil)
    }
}

/// A fake of `Sorting`, yours to edit.
final class SortingFake: Sorting {
    func sort(_ envelope: some Envelope, others: [some Envelope]) {}

    func weigh(_ load: borrowing some ~Copyable) throws -> Int {
        // Fill in: what it does.
        TestIssue.report("SortingFake.weigh(_:) is not filled in", returning: 0)
    }
}

/// A fake of `Lending`, yours to edit.
final class LendingFake: Lending {
    func count(_ crate: borrowing some Crate<Int>) -> Int {
        // Fill in: what it does.
        TestIssue.report("LendingFake.count(_:) is not filled in", returning: 0)
    }

    func look<Value>(_ value: borrowing Value) -> Int {
        // Fill in: what it does.
        TestIssue.report("LendingFake.look(_:) is not filled in", returning: 0)
    }
}

/// A fake of `Rewiring`, yours to edit.
final class RewiringFake: Rewiring {
    func rewire(_ handler: inout (Int) -> Void) -> Bool {
        // Fill in: what it does.
        TestIssue.report("RewiringFake.rewire(_:) is not filled in", returning: false)
    }
}

/// A fake of `Labelling`, yours to edit.
final class LabellingFake: Labelling {
    func label(`Int`: Int, `any` kind: Int, `inout` place: Int, `é` accent: Int) -> Int {
        // Fill in: what it does.
        TestIssue.report("LabellingFake.label(Int:any:inout:é:) is not filled in", returning: 0)
    }
}

/// A fake of `Calling`, yours to edit.
final class CallingFake: Calling {
    var callback: Mailroom.Callback = { _ in }
    func call(_ callback: @escaping Mailroom.Callback) { callback(0) }
}

/// A fake of `Postage`, yours to edit.
nonisolated final class PostageFake: Postage {
    static func ?? (postage: PostageFake, other: @autoclosure () throws -> Int) rethrows -> Int {
        // Fill in: what it does.
        TestIssue.report("PostageFake.??(_:_:) is not filled in", returning: 0)
    }

    static postfix func ^+ (postage: inout PostageFake) -> Int {
        // Fill in: what it does.
        TestIssue.report("PostageFake.^+(_:) is not filled in", returning: 0)
    }

    static prefix func ^- (postage: inout PostageFake) -> Int {
        // Fill in: what it does.
        TestIssue.report("PostageFake.^-(_:) is not filled in", returning: 0)
    }
}

/// A fake of `Stamping`, yours to edit.
final class StampingFake: Stamping {
    var stamp: Stamp {
        get {
            // Fill in: what it does.
            TestIssue.stop("StampingFake.stamp is not filled in")
        }
        set { TestIssue.report("StampingFake.stamp is not filled in") }
    }
}

/// A fake of `Shelving`, yours to edit.
final class ShelvingFake: Shelving {
    subscript<Item: Postal>(_ item: Item) -> Int {
        get {
            // Fill in: what it does.
            TestIssue.report("ShelvingFake.subscript(_:) is not filled in", returning: 0)
        }
        set { TestIssue.report("ShelvingFake.subscript(_:) is not filled in") }
    }

    subscript<Item: Hashable>(_ item: Item) -> Int {
        get {
            // Fill in: what it does.
            TestIssue.report("ShelvingFake.subscript(_:) is not filled in", returning: 0)
        }
        set { TestIssue.report("ShelvingFake.subscript(_:) is not filled in") }
    }

    subscript(_ item: Int) -> Int {
        // Fill in: what it does.
        TestIssue.report("ShelvingFake.subscript(_:) is not filled in", returning: 0)
    }

    func place<Item: Postal>(_ item: Item) -> Int {
        // Fill in: what it does.
        TestIssue.report("ShelvingFake.place(_:) is not filled in", returning: 0)
    }

    func place<Item: Hashable>(_ item: Item) -> Int {
        // Fill in: what it does.
        TestIssue.report("ShelvingFake.place(_:) is not filled in", returning: 0)
    }
}

/// A fake of `Unpacking`, yours to edit.
nonisolated final class UnpackingFake: Unpacking {
    init() {}
    init<each Value>(_ values: repeat each Value) {}
    init?<each Value>(checked values: repeat each Value) {}
}

/// A fake of `Wiring`, yours to edit.
final class WiringFake: Wiring {
    func wire<each Value, Output>(_ body: @escaping (repeat each Value) throws -> Output) rethrows -> Output {
        // Fill in: what it does.
        TestIssue.stop("WiringFake.wire(_:) is not filled in")
    }
}
