import UnusualParameters

/// A spy of `Postal`, yours to edit.
final class PostalSpy: Postal {
    var order: CallOrder? { didSet { Unused.reads("PostalSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { postCallCount = 0 }

    // MARK: post()
    @Recorded("PostalSpy.post()") var postCallCount = 0
    func post() {
        $postCallCount.increment()
        order?.add("post()")
    }
}

/// A spy of `Crate`, yours to edit.
final class CrateSpy<Content>: Crate {
    var order: CallOrder? { didSet { Unused.reads("CrateSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { openCallCount = 0 }

    // MARK: open()
    @Recorded("CrateSpy.open()") var openCallCount = 0
    @Stubbed("CrateSpy.openStub") var openStub: () -> Content = { TestIssue.stop("CrateSpy.openStub is not set") }
    func open() -> Content {
        $openCallCount.increment()
        order?.add("open()")
        return openStub()
    }
}

/// A spy of `Race`, yours to edit.
@dynamicMemberLookup
final class RaceSpy: Race {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("RaceSpy") } }
        @Recorded("RaceSpy.start(_:)") var startCalls: [[Any]] = []
        @Recorded("RaceSpy.time(_:)") var timeCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.startCalls = []
        storage.timeCallCount = 0
    }

    func start<each Value: Sendable>(_ bodies: repeat @escaping @Sendable () async -> each Value) async {
        var bodiesPack: [Any] = []
        repeat bodiesPack.append(each bodies)
        storage.withLock { $0.$startCalls.append(bodiesPack) }
        storage.order?.add("start(_:)")
    }

    func time<each Value>(_ bodies: repeat () -> each Value) {
        storage.withLock { $0.$timeCallCount.increment() }
        storage.order?.add("time(_:)")
    }
}

/// A spy of `Dispatching`, yours to edit.
nonisolated final class DispatchingSpy: Dispatching {
    var order: CallOrder? { didSet { Unused.reads("DispatchingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        runCalls = []
        waitCallCount = 0
    }

    // MARK: run(_:)
    @Recorded("DispatchingSpy.run(_:)") var runCalls: [@Sendable (isolated Courier) async -> Void] = []
    @Stubbed("DispatchingSpy.runStub") var runStub: (@escaping @Sendable (isolated Courier) async -> Void) -> Void = {
        _ in
    }
    func run(_ body: @escaping @Sendable (isolated Courier) async -> Void) {
        $runCalls.append(body)
        order?.add("run(_:)")
        runStub(body)
    }

    // MARK: wait(_:)
    @Recorded("DispatchingSpy.wait(_:)") var waitCallCount = 0
    @Stubbed("DispatchingSpy.waitStub") var waitStub: ((isolated (any Actor)?) async -> Void) async -> Void = { _ in }
    func wait(_ body: (isolated (any Actor)?) async -> Void) async {
        $waitCallCount.increment()
        order?.add("wait(_:)")
        await waitStub(body)
    }
}

/// A spy of `Sorting`, yours to edit.
final class SortingSpy: Sorting {
    var order: CallOrder? { didSet { Unused.reads("SortingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        sortOthersCalls = []
        weighCallCount = 0
    }

    // MARK: sort(_:others:)
    @Recorded("SortingSpy.sort(_:others:)") var sortOthersCalls: [(envelope: Envelope, others: [Envelope])] = []
    func sort(_ envelope: some Envelope, others: [some Envelope]) {
        $sortOthersCalls.append((envelope, others))
        order?.add("sort(_:others:)")
    }

    // MARK: weigh(_:)
    @Recorded("SortingSpy.weigh(_:)") var weighCallCount = 0
    @Stubbed("SortingSpy.weighStub") var weighStub: () throws -> Int = { 0 }
    func weigh(_ load: borrowing some ~Copyable) throws -> Int {
        $weighCallCount.increment()
        order?.add("weigh(_:)")
        return try weighStub()
    }
}

/// A spy of `Lending`, yours to edit.
final class LendingSpy: Lending {
    var order: CallOrder? { didSet { Unused.reads("LendingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        countCallCount = 0
        lookCallCount = 0
    }

    // MARK: count(_:)
    @Recorded("LendingSpy.count(_:)") var countCallCount = 0
    @Stubbed("LendingSpy.countStub") var countStub: (any Crate<Int>) -> Int = { _ in 0 }
    func count(_ crate: borrowing some Crate<Int>) -> Int {
        $countCallCount.increment()
        order?.add("count(_:)")
        return countStub(copy crate)
    }

    // MARK: look(_:)
    @Recorded("LendingSpy.look(_:)") var lookCallCount = 0
    @Stubbed("LendingSpy.lookStub") var lookStub: (Any) -> Int = { _ in 0 }
    func look<Value>(_ value: borrowing Value) -> Int {
        $lookCallCount.increment()
        order?.add("look(_:)")
        return lookStub(copy value)
    }
}

/// A spy of `Rewiring`, yours to edit.
final class RewiringSpy: Rewiring {
    var order: CallOrder? { didSet { Unused.reads("RewiringSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { rewireCallCount = 0 }

    // MARK: rewire(_:)
    @Recorded("RewiringSpy.rewire(_:)") var rewireCallCount = 0
    @Stubbed("RewiringSpy.rewireStub") var rewireStub: (inout (Int) -> Void) -> Bool = { _ in false }
    func rewire(_ handler: inout (Int) -> Void) -> Bool {
        $rewireCallCount.increment()
        order?.add("rewire(_:)")
        return rewireStub(&handler)
    }
}

/// A spy of `Labelling`, yours to edit.
final class LabellingSpy: Labelling {
    var order: CallOrder? { didSet { Unused.reads("LabellingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { labelIntAnyInoutÉCalls = [] }

    // MARK: label(Int:any:inout:é:)
    struct LabelIntAnyInoutÉCall: RecordedCall { let Int: Int, kind: Int, place: Int, accent: Int }
    @Recorded("LabellingSpy.label(Int:any:inout:é:)") var labelIntAnyInoutÉCalls: [LabelIntAnyInoutÉCall] = []
    @Stubbed("LabellingSpy.labelIntAnyInoutÉStub") var labelIntAnyInoutÉStub: (Int, Int, Int, Int) -> Int = {
        _, _, _, _ in
        0
    }
    func label(`Int`: Int, `any` kind: Int, `inout` place: Int, `é` accent: Int) -> Int {
        $labelIntAnyInoutÉCalls.append(.init(Int: Int, kind: kind, place: place, accent: accent))
        order?.add("label(Int:any:inout:é:)")
        return labelIntAnyInoutÉStub(Int, kind, place, accent)
    }
}

/// A spy of `Calling`, yours to edit.
final class CallingSpy: Calling {
    var order: CallOrder? { didSet { Unused.reads("CallingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        callbackSetCalls = []
        callCalls = []
    }

    // MARK: callback
    @Recorded("CallingSpy.callback") var callbackSetCalls: [Mailroom.Callback] = []
    var callback: Mailroom.Callback = { _ in } {
        didSet {
            $callbackSetCalls.append(callback)
            order?.add("callback")
        }
    }

    // MARK: call(_:)
    @Recorded("CallingSpy.call(_:)") var callCalls: [Mailroom.Callback] = []
    @Stubbed("CallingSpy.callStub") var callStub: (@escaping Mailroom.Callback) -> Void = { _ in }
    func call(_ callback: @escaping Mailroom.Callback) {
        $callCalls.append(callback)
        order?.add("call(_:)")
        callStub(callback)
    }
}

/// A spy of `Postage`, yours to edit.
@dynamicMemberLookup
nonisolated final class PostageSpy: Postage {
    struct StaticStorage {
        @Recorded("PostageSpy.??(_:_:)") var orElseCalls: [(postage: PostageSpy, other: Int)] = []
        @Stubbed(behindLock: "PostageSpy.orElseStub") var orElseStub: @Sendable (PostageSpy, Int) -> Int = { _, _ in 0 }
        @Recorded("PostageSpy.^+(_:)") var caretPlusCalls: [PostageSpy] = []
        @Stubbed(behindLock: "PostageSpy.caretPlusStub") var caretPlusStub: @Sendable (inout PostageSpy) -> Int = { _ in
            0
        }
        @Recorded("PostageSpy.^-(_:)") var caretMinusCalls: [PostageSpy] = []
        @Stubbed(behindLock: "PostageSpy.caretMinusStub") var caretMinusStub: @Sendable (inout PostageSpy) -> Int = {
            _ in
            0
        }
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

    /// Forgets all recorded calls.
    func resetCalls() {}

    static func ?? (postage: PostageSpy, other: @autoclosure () throws -> Int) rethrows -> Int {
        let other = try other()
        staticStorage.withLock { $0.$orElseCalls.append((postage, other)) }
        return staticStorage.orElseStub(postage, other)
    }

    static postfix func ^+ (postage: inout PostageSpy) -> Int {
        staticStorage.withLock { $0.$caretPlusCalls.append(postage) }
        return staticStorage.caretPlusStub(&postage)
    }

    static prefix func ^- (postage: inout PostageSpy) -> Int {
        staticStorage.withLock { $0.$caretMinusCalls.append(postage) }
        return staticStorage.caretMinusStub(&postage)
    }
}

/// A spy of `Stamping`, yours to edit.
final class StampingSpy: Stamping {
    var order: CallOrder? { didSet { Unused.reads("StampingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { stampCallCount = 0 }

    // MARK: stamp
    @Recorded("StampingSpy.stamp") var stampCallCount = 0
    @Stubbed("StampingSpy.stampStub") var stampStub: () -> Stamp = {
        TestIssue.stop("StampingSpy.stampStub is not set")
    }
    var stamp: Stamp {
        get {
            $stampCallCount.increment()
            order?.add("stamp")
            return stampStub()
        }
        set {}
    }
}

/// A spy of `Shelving`, yours to edit.
final class ShelvingSpy: Shelving {
    var order: CallOrder? { didSet { Unused.reads("ShelvingSpy") } }

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
    @Recorded("ShelvingSpy.subscript(_:)") var subscriptCalls: [any Postal] = []
    @Stubbed("ShelvingSpy.subscriptStub") var subscriptStub: (any Postal) -> Int = { _ in 0 }
    @Recorded("ShelvingSpy.subscript(_:)") var subscriptSetCalls: [(item: any Postal, newValue: Int)] = []
    subscript<Item: Postal>(_ item: Item) -> Int {
        get {
            $subscriptCalls.append(item)
            order?.add("subscript(_:)")
            return subscriptStub(item)
        }
        set {
            $subscriptSetCalls.append((item, newValue))
            order?.add("subscript(_:)")
        }
    }

    // MARK: subscript(_:)
    @Recorded("ShelvingSpy.subscript(_:)") var subscriptItemCalls: [any Hashable] = []
    @Stubbed("ShelvingSpy.subscriptItemStub") var subscriptItemStub: (any Hashable) -> Int = { _ in 0 }
    @Recorded("ShelvingSpy.subscript(_:)") var subscriptItemSetCalls: [(item: any Hashable, newValue: Int)] = []
    subscript<Item: Hashable>(_ item: Item) -> Int {
        get {
            $subscriptItemCalls.append(item)
            order?.add("subscript(_:)")
            return subscriptItemStub(item)
        }
        set {
            $subscriptItemSetCalls.append((item, newValue))
            order?.add("subscript(_:)")
        }
    }

    // MARK: subscript(_:)
    @Recorded("ShelvingSpy.subscript(_:)") var subscriptIntCalls: [Int] = []
    @Stubbed("ShelvingSpy.subscriptIntStub") var subscriptIntStub: (Int) -> Int = { _ in 0 }
    subscript(_ item: Int) -> Int {
        $subscriptIntCalls.append(item)
        order?.add("subscript(_:)")
        return subscriptIntStub(item)
    }

    // MARK: place(_:)
    @Recorded("ShelvingSpy.place(_:)") var placeCalls: [any Postal] = []
    @Stubbed("ShelvingSpy.placeStub") var placeStub: (any Postal) -> Int = { _ in 0 }
    func place<Item: Postal>(_ item: Item) -> Int {
        $placeCalls.append(item)
        order?.add("place(_:)")
        return placeStub(item)
    }

    // MARK: place(_:)
    @Recorded("ShelvingSpy.place(_:)") var placeItemCalls: [any Hashable] = []
    @Stubbed("ShelvingSpy.placeItemStub") var placeItemStub: (any Hashable) -> Int = { _ in 0 }
    func place<Item: Hashable>(_ item: Item) -> Int {
        $placeItemCalls.append(item)
        order?.add("place(_:)")
        return placeItemStub(item)
    }
}

/// A spy of `Unpacking`, yours to edit.
@dynamicMemberLookup
nonisolated final class UnpackingSpy: Unpacking {
    init() {}

    struct StaticStorage {
        @Stubbed(behindLock: "UnpackingSpy.initCheckedStub") var initCheckedStub: @Sendable ([Any]) -> Bool = { _ in
            true
        }
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

    var order: CallOrder? { didSet { Unused.reads("UnpackingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        initCalls = []
        initCheckedCalls = []
    }

    // MARK: init(_:)
    @Recorded("UnpackingSpy.init(_:)") var initCalls: [[Any]] = []
    init<each Value>(_ values: repeat each Value) {
        var valuesPack: [Any] = []
        repeat valuesPack.append(each values)
        $initCalls.append(valuesPack)
        order?.add("init(_:)")
    }

    // MARK: init?(checked:)
    @Recorded("UnpackingSpy.init?(checked:)") var initCheckedCalls: [[Any]] = []
    init?<each Value>(checked values: repeat each Value) {
        var valuesPack: [Any] = []
        repeat valuesPack.append(each values)
        $initCheckedCalls.append(valuesPack)
        order?.add("init?(checked:)")
        guard Self.staticStorage.initCheckedStub(valuesPack) else { return nil }
    }
}

/// A spy of `Wiring`, yours to edit.
final class WiringSpy: Wiring {
    var order: CallOrder? { didSet { Unused.reads("WiringSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { wireCallCount = 0 }

    // MARK: wire(_:)
    @Recorded("WiringSpy.wire(_:)") var wireCallCount = 0
    @Stubbed("WiringSpy.wireStub") var wireStub: () -> Any = { TestIssue.stop("WiringSpy.wireStub is not set") }
    func wire<each Value, Output>(_ body: @escaping (repeat each Value) throws -> Output) rethrows -> Output {
        $wireCallCount.increment()
        order?.add("wire(_:)")
        guard let result = wireStub() as? Output else {
            TestIssue.stop("WiringSpy.wireStub did not return Output")
        }
        return result
    }
}
