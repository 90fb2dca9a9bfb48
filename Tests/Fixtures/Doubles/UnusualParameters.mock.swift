import UnusualParameters

/// A mock of `Postal`, yours to edit.
nonisolated final class PostalMock: Postal {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += postExpectations.unmet(postCallCount, of: "post()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: post()
    var postCallCount = 0
    var postExpectations: [ExpectedCalls<Void>] = []
    func post() { postCallCount += 1 }
}

/// A mock of `Crate`, yours to edit.
nonisolated final class CrateMock<Content>: Crate {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += openExpectations.unmet(openCallCount, of: "open()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: open()
    var openCallCount = 0
    var openStub: () -> Content = { TestIssue.stop("CrateMock.openStub is not set") }
    var openExpectations: [ExpectedCalls<Void>] = []
    func open() -> Content {
        openCallCount += 1
        return openStub()
    }
}

/// A mock of `Race`, yours to edit.
@dynamicMemberLookup
final class RaceMock: Race {
    struct Storage {
        var startCalls: [[Any]] = []
        var startExpectations: [ExpectedCalls<[Any]>] = []
        var timeCallCount = 0
        var timeExpectations: [ExpectedCalls<Void>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.startExpectations.unmet(storage.startCalls, of: "start(_:)")
        unmet += storage.timeExpectations.unmet(storage.timeCallCount, of: "time(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    func start<each Value: Sendable>(_ bodies: repeat @escaping @Sendable () async -> each Value) async {
        var bodiesPack: [Any] = []
        repeat bodiesPack.append(each bodies)
        storage.append(bodiesPack, to: \.startCalls)
    }

    func time<each Value>(_ bodies: repeat () -> each Value) { storage.increment(\.timeCallCount) }
}

/// A mock of `Dispatching`, yours to edit.
nonisolated final class DispatchingMock: Dispatching {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += runExpectations.unmet(runCalls, of: "run(_:)")
        unmet += waitExpectations.unmet(waitCallCount, of: "wait(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: run(_:)
    var runCalls: [@Sendable (isolated Courier) async -> Void] = []
    var runStub: (@escaping @Sendable (isolated Courier) async -> Void) -> Void = { _ in }
    var runExpectations: [ExpectedCalls<@Sendable (isolated Courier) async -> Void>] = []
    func run(_ body: @escaping @Sendable (isolated Courier) async -> Void) {
        runCalls.append(body)
        runStub(body)
    }

    // MARK: wait(_:)
    var waitCallCount = 0
    var waitStub: ((isolated (any Actor)?) async -> Void) async -> Void = { _ in }
    var waitExpectations: [ExpectedCalls<Void>] = []
    func wait(_ body: (isolated (any Actor)?) async -> Void) async {
        waitCallCount += 1
        await waitStub(body)
    }
}

/// A mock of `Sorting`, yours to edit.
nonisolated final class SortingMock: Sorting {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += sortOthersExpectations.unmet(sortOthersCalls, of: "sort(_:others:)")
        unmet += weighExpectations.unmet(weighCallCount, of: "weigh(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: sort(_:others:)
    var sortOthersCalls: [(envelope: Envelope, others: [Envelope])] = []
    var sortOthersExpectations: [ExpectedCalls<(envelope: Envelope, others: [Envelope])>] = []
    func sort(_ envelope: some Envelope, others: [some Envelope]) { sortOthersCalls.append((envelope, others)) }

    // MARK: weigh(_:)
    var weighCallCount = 0
    var weighStub: () throws -> Int = { 0 }
    var weighExpectations: [ExpectedCalls<Void>] = []
    func weigh(_ load: borrowing some ~Copyable) throws -> Int {
        weighCallCount += 1
        return try weighStub()
    }
}

/// A mock of `Lending`, yours to edit.
nonisolated final class LendingMock: Lending {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += countExpectations.unmet(countCallCount, of: "count(_:)")
        unmet += lookExpectations.unmet(lookCallCount, of: "look(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: count(_:)
    var countCallCount = 0
    var countStub: (any Crate<Int>) -> Int = { _ in 0 }
    var countExpectations: [ExpectedCalls<Void>] = []
    func count(_ crate: borrowing some Crate<Int>) -> Int {
        countCallCount += 1
        return countStub(copy crate)
    }

    // MARK: look(_:)
    var lookCallCount = 0
    var lookStub: (Any) -> Int = { _ in 0 }
    var lookExpectations: [ExpectedCalls<Void>] = []
    func look<Value>(_ value: borrowing Value) -> Int {
        lookCallCount += 1
        return lookStub(copy value)
    }
}

/// A mock of `Rewiring`, yours to edit.
nonisolated final class RewiringMock: Rewiring {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += rewireExpectations.unmet(rewireCallCount, of: "rewire(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: rewire(_:)
    var rewireCallCount = 0
    var rewireStub: (inout (Int) -> Void) -> Bool = { _ in false }
    var rewireExpectations: [ExpectedCalls<Void>] = []
    func rewire(_ handler: inout (Int) -> Void) -> Bool {
        rewireCallCount += 1
        return rewireStub(&handler)
    }
}

/// A mock of `Labelling`, yours to edit.
nonisolated final class LabellingMock: Labelling {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += labelIntAnyInoutÉExpectations.unmet(labelIntAnyInoutÉCalls, of: "label(Int:any:inout:é:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: label(Int:any:inout:é:)
    struct LabelIntAnyInoutÉCall: RecordedCall { let Int: Int, kind: Int, place: Int, accent: Int }
    var labelIntAnyInoutÉCalls: [LabelIntAnyInoutÉCall] = []
    var labelIntAnyInoutÉStub: (Int, Int, Int, Int) -> Int = { _, _, _, _ in 0 }
    var labelIntAnyInoutÉExpectations: [ExpectedCalls<LabelIntAnyInoutÉCall>] = []
    func label(`Int`: Int, `any` kind: Int, `inout` place: Int, `é` accent: Int) -> Int {
        labelIntAnyInoutÉCalls.append(.init(Int: Int, kind: kind, place: place, accent: accent))
        return labelIntAnyInoutÉStub(Int, kind, place, accent)
    }
}

/// A mock of `Calling`, yours to edit.
nonisolated final class CallingMock: Calling {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += callExpectations.unmet(callCalls, of: "call(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: callback
    var callbackSetCalls: [Mailroom.Callback] = []
    var callback: Mailroom.Callback = { _ in } { didSet { callbackSetCalls.append(callback) } }

    // MARK: call(_:)
    var callCalls: [Mailroom.Callback] = []
    var callStub: (@escaping Mailroom.Callback) -> Void = { _ in }
    var callExpectations: [ExpectedCalls<Mailroom.Callback>] = []
    func call(_ callback: @escaping Mailroom.Callback) {
        callCalls.append(callback)
        callStub(callback)
    }
}

/// A mock of `Postage`, yours to edit.
@dynamicMemberLookup
nonisolated final class PostageMock: Postage {
    struct StaticStorage {
        var orElseCalls: [(postage: PostageMock, other: Int)] = []
        var orElseStub: @Sendable (PostageMock, Int) -> Int = { _, _ in 0 }
        var orElseExpectations: [ExpectedCalls<(postage: PostageMock, other: Int)>] = []
        var caretPlusCalls: [PostageMock] = []
        var caretPlusStub: @Sendable (inout PostageMock) -> Int = { _ in 0 }
        var caretPlusExpectations: [ExpectedCalls<PostageMock>] = []
        var caretMinusCalls: [PostageMock] = []
        var caretMinusStub: @Sendable (inout PostageMock) -> Int = { _ in 0 }
        var caretMinusExpectations: [ExpectedCalls<PostageMock>] = []
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

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += Self.staticStorage.orElseExpectations.unmet(Self.staticStorage.orElseCalls, of: "??(_:_:)")
        unmet += Self.staticStorage.caretPlusExpectations.unmet(Self.staticStorage.caretPlusCalls, of: "^+(_:)")
        unmet += Self.staticStorage.caretMinusExpectations.unmet(Self.staticStorage.caretMinusCalls, of: "^-(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    static func ?? (postage: PostageMock, other: @autoclosure () throws -> Int) rethrows -> Int {
        let other = try other()
        staticStorage.append((postage, other), to: \.orElseCalls)
        return staticStorage.orElseStub(postage, other)
    }

    static postfix func ^+ (postage: inout PostageMock) -> Int {
        staticStorage.append(postage, to: \.caretPlusCalls)
        return staticStorage.caretPlusStub(&postage)
    }

    static prefix func ^- (postage: inout PostageMock) -> Int {
        staticStorage.append(postage, to: \.caretMinusCalls)
        return staticStorage.caretMinusStub(&postage)
    }
}

/// A mock of `Stamping`, yours to edit.
nonisolated final class StampingMock: Stamping {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += stampExpectations.unmet(stampCallCount, of: "stamp")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: stamp
    var stampCallCount = 0
    var stampStub: () -> Stamp = { TestIssue.stop("StampingMock.stampStub is not set") }
    var stampExpectations: [ExpectedCalls<Void>] = []
    var stamp: Stamp {
        get {
            stampCallCount += 1
            return stampStub()
        }
        set {}
    }
}

/// A mock of `Shelving`, yours to edit.
nonisolated final class ShelvingMock: Shelving {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += subscriptExpectations.unmet(subscriptCalls, of: "subscript(_:)")
        unmet += subscriptItemExpectations.unmet(subscriptItemCalls, of: "subscript(_:)")
        unmet += subscriptIntExpectations.unmet(subscriptIntCalls, of: "subscript(_:)")
        unmet += placeExpectations.unmet(placeCalls, of: "place(_:)")
        unmet += placeItemExpectations.unmet(placeItemCalls, of: "place(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: subscript(_:)
    var subscriptCalls: [any Postal] = []
    var subscriptStub: (any Postal) -> Int = { _ in 0 }
    var subscriptSetCalls: [(item: any Postal, newValue: Int)] = []
    var subscriptExpectations: [ExpectedCalls<any Postal>] = []
    subscript<Item: Postal>(_ item: Item) -> Int {
        get {
            subscriptCalls.append(item)
            return subscriptStub(item)
        }
        set { subscriptSetCalls.append((item, newValue)) }
    }

    // MARK: subscript(_:)
    var subscriptItemCalls: [any Hashable] = []
    var subscriptItemStub: (any Hashable) -> Int = { _ in 0 }
    var subscriptItemSetCalls: [(item: any Hashable, newValue: Int)] = []
    var subscriptItemExpectations: [ExpectedCalls<any Hashable>] = []
    subscript<Item: Hashable>(_ item: Item) -> Int {
        get {
            subscriptItemCalls.append(item)
            return subscriptItemStub(item)
        }
        set { subscriptItemSetCalls.append((item, newValue)) }
    }

    // MARK: subscript(_:)
    var subscriptIntCalls: [Int] = []
    var subscriptIntStub: (Int) -> Int = { _ in 0 }
    var subscriptIntExpectations: [ExpectedCalls<Int>] = []
    subscript(_ item: Int) -> Int {
        subscriptIntCalls.append(item)
        return subscriptIntStub(item)
    }

    // MARK: place(_:)
    var placeCalls: [any Postal] = []
    var placeStub: (any Postal) -> Int = { _ in 0 }
    var placeExpectations: [ExpectedCalls<any Postal>] = []
    func place<Item: Postal>(_ item: Item) -> Int {
        placeCalls.append(item)
        return placeStub(item)
    }

    // MARK: place(_:)
    var placeItemCalls: [any Hashable] = []
    var placeItemStub: (any Hashable) -> Int = { _ in 0 }
    var placeItemExpectations: [ExpectedCalls<any Hashable>] = []
    func place<Item: Hashable>(_ item: Item) -> Int {
        placeItemCalls.append(item)
        return placeItemStub(item)
    }
}

/// A mock of `Unpacking`, yours to edit.
@dynamicMemberLookup
nonisolated final class UnpackingMock: Unpacking {
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

    // MARK: init(_:)
    var initCalls: [[Any]] = []
    init<each Value>(_ values: repeat each Value) {
        var valuesPack: [Any] = []
        repeat valuesPack.append(each values)
        initCalls.append(valuesPack)
    }

    // MARK: init?(checked:)
    var initCheckedCalls: [[Any]] = []
    init?<each Value>(checked values: repeat each Value) {
        var valuesPack: [Any] = []
        repeat valuesPack.append(each values)
        initCheckedCalls.append(valuesPack)
        guard Self.staticStorage.initCheckedStub(valuesPack) else { return nil }
    }
}

/// A mock of `Wiring`, yours to edit.
nonisolated final class WiringMock: Wiring {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += wireExpectations.unmet(wireCallCount, of: "wire(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: wire(_:)
    var wireCallCount = 0
    var wireStub: () -> Any = { TestIssue.stop("WiringMock.wireStub is not set") }
    var wireExpectations: [ExpectedCalls<Void>] = []
    func wire<each Value, Output>(_ body: @escaping (repeat each Value) throws -> Output) rethrows -> Output {
        wireCallCount += 1
        guard let result = wireStub() as? Output else {
            TestIssue.stop("WiringMock.wireStub did not return Output")
        }
        return result
    }
}
