import UnusualParameters

/// A wrapper of `Postal`, yours to edit.
struct PostalWrapper<Base: Postal>: Postal {
    let base: Base

    func post() { base.post() }
}

/// A wrapper of `Crate`, yours to edit.
struct CrateWrapper<Base: Crate>: Crate {
    typealias Content = Base.Content
    let base: Base

    func open() -> Content { base.open() }
}

/// A wrapper of `Race`, yours to edit.
struct RaceWrapper<Base: Race>: Race {
    let base: Base

    func start<each Value: Sendable>(_ bodies: repeat @escaping @Sendable () async -> each Value) async {
        await base.start(repeat each bodies)
    }

    func time<each Value>(_ bodies: repeat () -> each Value) { base.time(repeat each bodies) }
}

/// A wrapper of `Dispatching`, yours to edit.
nonisolated struct DispatchingWrapper<Base: Dispatching>: Dispatching {
    let base: Base

    func run(_ body: @escaping @Sendable (isolated Courier) async -> Void) { base.run(body) }
    func wait(_ body: (isolated (any Actor)?) async -> Void) async { await base.wait(body) }
}

/// A wrapper of `Sorting`, yours to edit.
struct SortingWrapper<Base: Sorting>: Sorting {
    let base: Base

    func sort(_ envelope: some Envelope, others: [some Envelope]) { base.sort(envelope, others: others) }
    func weigh(_ load: borrowing some ~Copyable) throws -> Int { try base.weigh(load) }
}

/// A wrapper of `Lending`, yours to edit.
struct LendingWrapper<Base: Lending>: Lending {
    let base: Base

    func count(_ crate: borrowing some Crate<Int>) -> Int { base.count(crate) }
    func look<Value>(_ value: borrowing Value) -> Int { base.look(value) }
}

/// A wrapper of `Rewiring`, yours to edit.
struct RewiringWrapper<Base: Rewiring>: Rewiring {
    let base: Base

    func rewire(_ handler: inout (Int) -> Void) -> Bool { base.rewire(&handler) }
}

/// A wrapper of `Labelling`, yours to edit.
struct LabellingWrapper<Base: Labelling>: Labelling {
    let base: Base

    func label(`Int`: Int, `any` kind: Int, `inout` place: Int, `é` accent: Int) -> Int {
        base.label(Int: Int, any: kind, `inout`: place, é: accent)
    }
}

/// A wrapper of `Calling`, yours to edit.
struct CallingWrapper<Base: Calling>: Calling {
    var base: Base

    var callback: Mailroom.Callback {
        get { base.callback }
        set { base.callback = newValue }
    }

    func call(_ callback: @escaping Mailroom.Callback) { base.call(callback) }
}

/// A wrapper of `Postage`, yours to edit.
nonisolated struct PostageWrapper<Base: Postage>: Postage {
    var base: Base

    static func ?? (postage: PostageWrapper, other: @autoclosure () throws -> Int) rethrows -> Int {
        try postage.base ?? other()
    }

    static postfix func ^+ (postage: inout PostageWrapper) -> Int { postage.base^+ }
    static prefix func ^- (postage: inout PostageWrapper) -> Int { ^-postage.base }
}

/// A wrapper of `Shelving`, yours to edit.
struct ShelvingWrapper<Base: Shelving>: Shelving {
    var base: Base

    subscript<Item: Postal>(_ item: Item) -> Int {
        get { base[item] }
        set { base[item] = newValue }
    }

    subscript<Item: Hashable>(_ item: Item) -> Int {
        get { base[item] }
        set { base[item] = newValue }
    }

    subscript(_ item: Int) -> Int { base[item] }
    func place<Item: Postal>(_ item: Item) -> Int { base.place(item) }
    func place<Item: Hashable>(_ item: Item) -> Int { base.place(item) }
}

/// A wrapper of `Unpacking`, yours to edit.
nonisolated struct UnpackingWrapper<Base: Unpacking>: Unpacking {
    let base: Base
    init(base: Base) { self.base = base }

    init<each Value>(_ values: repeat each Value) { self.base = Base(repeat each values) }

    init?<each Value>(checked values: repeat each Value) {
        guard let base = Base(checked: repeat each values) else { return nil }
        self.base = base
    }
}

/// A wrapper of `Wiring`, yours to edit.
struct WiringWrapper<Base: Wiring>: Wiring {
    let base: Base

    func wire<each Value, Output>(_ body: @escaping (repeat each Value) throws -> Output) rethrows -> Output {
        try base.wire(body)
    }
}
