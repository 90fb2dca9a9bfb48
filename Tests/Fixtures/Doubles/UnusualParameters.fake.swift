import UnusualParameters

/// A fake of `Postal`, yours to edit.
final class PostalFake: Postal {
    func post() {
        // Fill in: what it does.
        fatalError("PostalFake.post() is not filled in")
    }
}

/// A fake of `Crate`, yours to edit.
final class CrateFake<Content>: Crate {
    func open() -> Content {
        // Fill in: what it does.
        fatalError("CrateFake.open() is not filled in")
    }
}

/// A fake of `Race`, yours to edit.
final class RaceFake: Race {
    func start<each Value: Sendable>(_ bodies: repeat @escaping @Sendable () async -> each Value) async {
        // Fill in: what it does.
        fatalError("RaceFake.start(_:) is not filled in")
    }

    func time<each Value>(_ bodies: repeat () -> each Value) {
        // Fill in: what it does.
        fatalError("RaceFake.time(_:) is not filled in")
    }
}

/// A fake of `Dispatching`, yours to edit.
nonisolated final class DispatchingFake: Dispatching {
    func run(_ body: @escaping @Sendable (isolated Courier) async -> Void) {
        // Fill in: what it does.
        fatalError("DispatchingFake.run(_:) is not filled in")
    }

    func wait(_ body: (isolated (any Actor)?) async -> Void) async {
        // Fill in: what it does.
        fatalError("DispatchingFake.wait(_:) is not filled in")
    }
}

/// A fake of `Sorting`, yours to edit.
final class SortingFake: Sorting {
    func sort(_ envelope: some Envelope, others: [some Envelope]) {
        // Fill in: what it does.
        fatalError("SortingFake.sort(_:others:) is not filled in")
    }

    func weigh(_ load: borrowing some ~Copyable) throws -> Int {
        // Fill in: what it does.
        fatalError("SortingFake.weigh(_:) is not filled in")
    }
}

/// A fake of `Lending`, yours to edit.
final class LendingFake: Lending {
    func count(_ crate: borrowing some Crate<Int>) -> Int {
        // Fill in: what it does.
        fatalError("LendingFake.count(_:) is not filled in")
    }

    func look<Value>(_ value: borrowing Value) -> Int {
        // Fill in: what it does.
        fatalError("LendingFake.look(_:) is not filled in")
    }
}

/// A fake of `Rewiring`, yours to edit.
final class RewiringFake: Rewiring {
    func rewire(_ handler: inout (Int) -> Void) -> Bool {
        // Fill in: what it does.
        fatalError("RewiringFake.rewire(_:) is not filled in")
    }
}

/// A fake of `Labelling`, yours to edit.
final class LabellingFake: Labelling {
    func label(`Int`: Int, `any` kind: Int, `inout` place: Int, `é` accent: Int) -> Int {
        // Fill in: what it does.
        fatalError("LabellingFake.label(Int:any:inout:é:) is not filled in")
    }
}

/// A fake of `Calling`, yours to edit.
final class CallingFake: Calling {
    var callback: Mailroom.Callback = { _ in }

    func call(_ callback: @escaping Mailroom.Callback) {
        // Fill in: what it does.
        fatalError("CallingFake.call(_:) is not filled in")
    }
}

/// A fake of `Postage`, yours to edit.
nonisolated final class PostageFake: Postage {
    static func ?? (postage: PostageFake, other: @autoclosure () throws -> Int) rethrows -> Int {
        // Fill in: what it does.
        fatalError("PostageFake.??(_:_:) is not filled in")
    }

    static postfix func ^+ (postage: inout PostageFake) -> Int {
        // Fill in: what it does.
        fatalError("PostageFake.^+(_:) is not filled in")
    }

    static prefix func ^- (postage: inout PostageFake) -> Int {
        // Fill in: what it does.
        fatalError("PostageFake.^-(_:) is not filled in")
    }
}

/// A fake of `Stamping`, yours to edit.
final class StampingFake: Stamping {
    var stamp: Stamp {
        get {
            // Fill in: what it does.
            fatalError("StampingFake.stamp is not filled in")
        }
        set { fatalError("StampingFake.stamp is not filled in") }
    }
}

/// A fake of `Shelving`, yours to edit.
final class ShelvingFake: Shelving {
    subscript<Item: Postal>(_ item: Item) -> Int {
        get {
            // Fill in: what it does.
            fatalError("ShelvingFake.subscript(_:) is not filled in")
        }
        set { fatalError("ShelvingFake.subscript(_:) is not filled in") }
    }

    subscript<Item: Hashable>(_ item: Item) -> Int {
        get {
            // Fill in: what it does.
            fatalError("ShelvingFake.subscript(_:) is not filled in")
        }
        set { fatalError("ShelvingFake.subscript(_:) is not filled in") }
    }

    subscript(_ item: Int) -> Int {
        // Fill in: what it does.
        fatalError("ShelvingFake.subscript(_:) is not filled in")
    }

    func place<Item: Postal>(_ item: Item) -> Int {
        // Fill in: what it does.
        fatalError("ShelvingFake.place(_:) is not filled in")
    }

    func place<Item: Hashable>(_ item: Item) -> Int {
        // Fill in: what it does.
        fatalError("ShelvingFake.place(_:) is not filled in")
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
        fatalError("WiringFake.wire(_:) is not filled in")
    }
}
