import UnusualParameters

/// A spy of `Postal`, yours to edit.
final class PostalSpy: Postal {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Postal) { postStub = { live.post() } }

    /// Forgets all recorded calls.
    func resetCalls() { postCallCount = 0 }

    // MARK: post()
    var postCallCount = 0
    var postStub: () -> Void = {}
    func post() {
        postCallCount += 1
        order?.add("post()")
        postStub()
    }
}

/// A spy of `Crate`, yours to edit.
final class CrateSpy<Content>: Crate {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Crate>(forwardingTo live: Live) where Live.Content == Content { openStub = { live.open() } }

    /// Forgets all recorded calls.
    func resetCalls() { openCallCount = 0 }

    // MARK: open()
    var openCallCount = 0
    var openStub: () -> Content = { TestIssue.stop("CrateSpy.openStub is not set") }
    func open() -> Content {
        openCallCount += 1
        order?.add("open()")
        return openStub()
    }
}

/// A spy of `Race`, yours to edit.
@dynamicMemberLookup
final class RaceSpy: Race {
    init() {}

    struct Storage {
        var order: CallOrder?
        var startCalls: [[Any]] = []
        var startStub: @Sendable ([Any]) async -> Void = { _ in }
        var timeCallCount = 0
        var timeStub: @Sendable () -> Void = {}
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Race) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.startCalls = []
        storage.timeCallCount = 0
    }

    func start<each Value: Sendable>(_ bodies: repeat @escaping @Sendable () async -> each Value) async {
        var bodiesPack: [Any] = []
        repeat bodiesPack.append(each bodies)
        storage.append(bodiesPack, to: \.startCalls)
        storage.order?.add("start(_:)")
        await storage.startStub(bodiesPack)
    }

    func time<each Value>(_ bodies: repeat () -> each Value) {
        storage.increment(\.timeCallCount)
        storage.order?.add("time(_:)")
        storage.timeStub()
    }
}

/// A spy of `Dispatching`, yours to edit.
nonisolated final class DispatchingSpy: Dispatching {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Dispatching) {
        runStub = { live.run($0) }
        waitStub = { await live.wait($0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        runCalls = []
        waitCallCount = 0
    }

    // MARK: run(_:)
    var runCalls: [@Sendable (isolated Courier) async -> Void] = []
    var runStub: (@escaping @Sendable (isolated Courier) async -> Void) -> Void = { _ in }
    func run(_ body: @escaping @Sendable (isolated Courier) async -> Void) {
        runCalls.append(body)
        order?.add("run(_:)")
        runStub(body)
    }

    // MARK: wait(_:)
    var waitCallCount = 0
    var waitStub: ((isolated (any Actor)?) async -> Void) async -> Void = { _ in }
    func wait(_ body: (isolated (any Actor)?) async -> Void) async {
        waitCallCount += 1
        order?.add("wait(_:)")
        await waitStub(body)
    }
}

/// A spy of `Sorting`, yours to edit.
final class SortingSpy: Sorting {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Sorting) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        sortOthersCalls = []
        weighCallCount = 0
    }

    // MARK: sort(_:others:)
    var sortOthersCalls: [(envelope: Envelope, others: [Envelope])] = []
    var sortOthersStub: (Envelope, [Envelope]) -> Void = { _, _ in }
    func sort(_ envelope: some Envelope, others: [some Envelope]) {
        sortOthersCalls.append((envelope, others))
        order?.add("sort(_:others:)")
        sortOthersStub(envelope, others)
    }

    // MARK: weigh(_:)
    var weighCallCount = 0
    var weighStub: () throws -> Int = { 0 }
    func weigh(_ load: borrowing some ~Copyable) throws -> Int {
        weighCallCount += 1
        order?.add("weigh(_:)")
        return try weighStub()
    }
}

/// A spy of `Lending`, yours to edit.
final class LendingSpy: Lending {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Lending) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        countCallCount = 0
        lookCallCount = 0
    }

    // MARK: count(_:)
    var countCallCount = 0
    var countStub: (any Crate<Int>) -> Int = { _ in 0 }
    func count(_ crate: borrowing some Crate<Int>) -> Int {
        countCallCount += 1
        order?.add("count(_:)")
        return countStub(copy crate)
    }

    // MARK: look(_:)
    var lookCallCount = 0
    var lookStub: (Any) -> Int = { _ in 0 }
    func look<Value>(_ value: borrowing Value) -> Int {
        lookCallCount += 1
        order?.add("look(_:)")
        return lookStub(copy value)
    }
}

/// A spy of `Rewiring`, yours to edit.
final class RewiringSpy: Rewiring {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Rewiring) { rewireStub = { live.rewire(&$0) } }

    /// Forgets all recorded calls.
    func resetCalls() { rewireCallCount = 0 }

    // MARK: rewire(_:)
    var rewireCallCount = 0
    var rewireStub: (inout (Int) -> Void) -> Bool = { _ in false }
    func rewire(_ handler: inout (Int) -> Void) -> Bool {
        rewireCallCount += 1
        order?.add("rewire(_:)")
        return rewireStub(&handler)
    }
}

/// A spy of `Labelling`, yours to edit.
final class LabellingSpy: Labelling {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Labelling) {
        labelIntAnyInoutÉStub = { live.label(Int: $0, any: $1, `inout`: $2, é: $3) }
    }

    /// Forgets all recorded calls.
    func resetCalls() { labelIntAnyInoutÉCalls = [] }

    // MARK: label(Int:any:inout:é:)
    struct LabelIntAnyInoutÉCall: RecordedCall { let Int: Int, kind: Int, place: Int, accent: Int }
    var labelIntAnyInoutÉCalls: [LabelIntAnyInoutÉCall] = []
    var labelIntAnyInoutÉStub: (Int, Int, Int, Int) -> Int = { _, _, _, _ in 0 }
    func label(`Int`: Int, `any` kind: Int, `inout` place: Int, `é` accent: Int) -> Int {
        labelIntAnyInoutÉCalls.append(.init(Int: Int, kind: kind, place: place, accent: accent))
        order?.add("label(Int:any:inout:é:)")
        return labelIntAnyInoutÉStub(Int, kind, place, accent)
    }
}

/// A spy of `Calling`, yours to edit.
final class CallingSpy: Calling {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Calling) {
        callbackStub = { live.callback }
        callStub = { live.call($0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        callbackCallCount = 0
        callbackSetCalls = []
        callCalls = []
    }

    // MARK: callback
    var callbackCallCount = 0
    var callbackStub: () -> Mailroom.Callback = { { _ in } }
    var callbackSetCalls: [Mailroom.Callback] = []
    var callbackSetStub: (@escaping Mailroom.Callback) -> Void = { _ in }
    var callback: Mailroom.Callback {
        get {
            callbackCallCount += 1
            order?.add("callback")
            return callbackStub()
        }
        set {
            callbackSetCalls.append(newValue)
            order?.add("callback")
            callbackSetStub(newValue)
        }
    }

    // MARK: call(_:)
    var callCalls: [Mailroom.Callback] = []
    var callStub: (@escaping Mailroom.Callback) -> Void = { _ in }
    func call(_ callback: @escaping Mailroom.Callback) {
        callCalls.append(callback)
        order?.add("call(_:)")
        callStub(callback)
    }
}

/// A spy of `Postage`, yours to edit.
@dynamicMemberLookup
nonisolated final class PostageSpy: Postage {
    init() {}

    struct StaticStorage {
        var orElseCalls: [(postage: PostageSpy, other: Int)] = []
        var orElseStub: @Sendable (PostageSpy, Int) -> Int = { _, _ in 0 }
        var caretPlusCalls: [PostageSpy] = []
        var caretPlusStub: @Sendable (inout PostageSpy) -> Int = { _ in 0 }
        var caretMinusCalls: [PostageSpy] = []
        var caretMinusStub: @Sendable (inout PostageSpy) -> Int = { _ in 0 }
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

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Postage) {}

    /// Forgets all recorded calls.
    func resetCalls() {}

    static func ?? (postage: PostageSpy, other: @autoclosure () throws -> Int) rethrows -> Int {
        let other = try other()
        staticStorage.append((postage, other), to: \.orElseCalls)
        return staticStorage.orElseStub(postage, other)
    }

    static postfix func ^+ (postage: inout PostageSpy) -> Int {
        staticStorage.append(postage, to: \.caretPlusCalls)
        return staticStorage.caretPlusStub(&postage)
    }

    static prefix func ^- (postage: inout PostageSpy) -> Int {
        staticStorage.append(postage, to: \.caretMinusCalls)
        return staticStorage.caretMinusStub(&postage)
    }
}

/// A spy of `Stamping`, yours to edit.
final class StampingSpy: Stamping {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Stamping) {}

    /// Forgets all recorded calls.
    func resetCalls() { stampCallCount = 0 }

    // MARK: stamp
    var stampCallCount = 0
    var stampStub: () -> Stamp = { TestIssue.stop("StampingSpy.stampStub is not set") }
    var stamp: Stamp {
        get {
            stampCallCount += 1
            order?.add("stamp")
            return stampStub()
        }
        set {}
    }
}

/// A spy of `Shelving`, yours to edit.
final class ShelvingSpy: Shelving {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Shelving) { subscriptIntStub = { live[$0] } }

    /// Forgets all recorded calls.
    func resetCalls() {
        subscriptCalls = []
        subscriptSetCalls = []
        subscriptItemCalls = []
        subscriptItemSetCalls = []
        subscriptIntCalls = []
        placeCalls = []
        placeItemCalls = []
    }

    // MARK: subscript(_:)
    var subscriptCalls: [any Postal] = []
    var subscriptStub: (any Postal) -> Int = { _ in 0 }
    var subscriptSetCalls: [(item: any Postal, newValue: Int)] = []
    var subscriptSetStub: (any Postal, Int) -> Void = { _, _ in }
    subscript<Item: Postal>(_ item: Item) -> Int {
        get {
            subscriptCalls.append(item)
            order?.add("subscript(_:)")
            return subscriptStub(item)
        }
        set {
            subscriptSetCalls.append((item, newValue))
            order?.add("subscript(_:)")
            subscriptSetStub(item, newValue)
        }
    }

    // MARK: subscript(_:)
    var subscriptItemCalls: [any Hashable] = []
    var subscriptItemStub: (any Hashable) -> Int = { _ in 0 }
    var subscriptItemSetCalls: [(item: any Hashable, newValue: Int)] = []
    var subscriptItemSetStub: (any Hashable, Int) -> Void = { _, _ in }
    subscript<Item: Hashable>(_ item: Item) -> Int {
        get {
            subscriptItemCalls.append(item)
            order?.add("subscript(_:)")
            return subscriptItemStub(item)
        }
        set {
            subscriptItemSetCalls.append((item, newValue))
            order?.add("subscript(_:)")
            subscriptItemSetStub(item, newValue)
        }
    }

    // MARK: subscript(_:)
    var subscriptIntCalls: [Int] = []
    var subscriptIntStub: (Int) -> Int = { _ in 0 }
    subscript(_ item: Int) -> Int {
        subscriptIntCalls.append(item)
        order?.add("subscript(_:)")
        return subscriptIntStub(item)
    }

    // MARK: place(_:)
    var placeCalls: [any Postal] = []
    var placeStub: (any Postal) -> Int = { _ in 0 }
    func place<Item: Postal>(_ item: Item) -> Int {
        placeCalls.append(item)
        order?.add("place(_:)")
        return placeStub(item)
    }

    // MARK: place(_:)
    var placeItemCalls: [any Hashable] = []
    var placeItemStub: (any Hashable) -> Int = { _ in 0 }
    func place<Item: Hashable>(_ item: Item) -> Int {
        placeItemCalls.append(item)
        order?.add("place(_:)")
        return placeItemStub(item)
    }
}

/// A spy of `Unpacking`, yours to edit.
@dynamicMemberLookup
nonisolated final class UnpackingSpy: Unpacking {
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

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Unpacking) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        initCalls = []
        initCheckedCalls = []
    }

    // MARK: init(_:)
    var initCalls: [[Any]] = []
    init<each Value>(_ values: repeat each Value) {
        var valuesPack: [Any] = []
        repeat valuesPack.append(each values)
        initCalls.append(valuesPack)
        order?.add("init(_:)")
    }

    // MARK: init?(checked:)
    var initCheckedCalls: [[Any]] = []
    init?<each Value>(checked values: repeat each Value) {
        var valuesPack: [Any] = []
        repeat valuesPack.append(each values)
        initCheckedCalls.append(valuesPack)
        order?.add("init?(checked:)")
        guard Self.staticStorage.initCheckedStub(valuesPack) else { return nil }
    }
}

/// A spy of `Wiring`, yours to edit.
final class WiringSpy: Wiring {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Wiring) {}

    /// Forgets all recorded calls.
    func resetCalls() { wireCallCount = 0 }

    // MARK: wire(_:)
    var wireCallCount = 0
    var wireStub: () -> Any = { TestIssue.stop("WiringSpy.wireStub is not set") }
    func wire<each Value, Output>(_ body: @escaping (repeat each Value) throws -> Output) rethrows -> Output {
        wireCallCount += 1
        order?.add("wire(_:)")
        guard let result = wireStub() as? Output else {
            TestIssue.stop("WiringSpy.wireStub did not return Output")
        }
        return result
    }
}
