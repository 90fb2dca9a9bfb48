import UnusualParameters

/// A mock of `Postal`, yours to edit.
final class PostalMock: Postal {
    // MARK: post()
    var postCallCount = 0
    var postHandler: (() -> Void)?
    func post() {
        postCallCount += 1
        if let postHandler { postHandler() }
    }
}

/// A mock of `Crate`, yours to edit.
final class CrateMock: Crate {
    typealias Content = Any

    // MARK: open()
    var openCallCount = 0
    var openHandler: (() -> Content)?
    func open() -> Content {
        openCallCount += 1
        if let openHandler { return openHandler() }
        fatalError("CrateMock.openHandler is not set")
    }
}

/// A mock of `Race`, yours to edit.
@dynamicMemberLookup
final class RaceMock: Race {
    struct Storage {
        var startCallCount = 0
        var startArgValues: [[Any]] = []
        var startHandler: (@Sendable ([Any]) async -> Void)?
        var timeCallCount = 0
        var timeHandler: (@Sendable () -> Void)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func start<each Value: Sendable>(_ bodies: repeat @escaping @Sendable () async -> each Value) async {
        var bodiesPack: [Any] = []
        repeat bodiesPack.append(each bodies)
        storage.withLock {
            $0.startCallCount += 1
            $0.startArgValues.append(bodiesPack)
        }
        if let startHandler = storage.startHandler { await startHandler(bodiesPack) }
    }

    func time<each Value>(_ bodies: repeat () -> each Value) {
        storage.withLock { $0.timeCallCount += 1 }
        if let timeHandler = storage.timeHandler { timeHandler() }
    }
}

/// A mock of `Dispatching`, yours to edit.
nonisolated final class DispatchingMock: Dispatching {
    // MARK: run(_:)
    var runCallCount = 0
    var runHandler: ((@escaping @Sendable (isolated Courier) async -> Void) -> Void)?
    func run(_ body: @escaping @Sendable (isolated Courier) async -> Void) {
        runCallCount += 1
        if let runHandler { runHandler(body) }
    }

    // MARK: wait(_:)
    var waitCallCount = 0
    var waitHandler: (((isolated (any Actor)?) async -> Void) async -> Void)?
    func wait(_ body: (isolated (any Actor)?) async -> Void) async {
        waitCallCount += 1
        if let waitHandler { await waitHandler(body) }
    }
}

/// A mock of `Sorting`, yours to edit.
final class SortingMock: Sorting {
    // MARK: sort(_:others:)
    var sortCallCount = 0
    var sortArgValues: [(envelope: Envelope, others: [Envelope])] = []
    var sortHandler: ((Envelope, [Envelope]) -> Void)?
    func sort(_ envelope: some Envelope, others: [some Envelope]) {
        sortCallCount += 1
        sortArgValues.append((envelope, others))
        if let sortHandler { sortHandler(envelope, others) }
    }

    // MARK: weigh(_:)
    var weighCallCount = 0
    var weighHandler: (() throws -> Int)?
    func weigh(_ load: borrowing some ~Copyable) throws -> Int {
        weighCallCount += 1
        if let weighHandler { return try weighHandler() }
        return 0
    }
}

/// A mock of `Lending`, yours to edit.
final class LendingMock: Lending {
    // MARK: count(_:)
    var countCallCount = 0
    var countHandler: ((any Crate<Int>) -> Int)?
    func count(_ crate: borrowing some Crate<Int>) -> Int {
        countCallCount += 1
        if let countHandler { return countHandler(copy crate) }
        return 0
    }

    // MARK: look(_:)
    var lookCallCount = 0
    var lookHandler: ((Any) -> Int)?
    func look<Value>(_ value: borrowing Value) -> Int {
        lookCallCount += 1
        if let lookHandler { return lookHandler(copy value) }
        return 0
    }
}

/// A mock of `Rewiring`, yours to edit.
final class RewiringMock: Rewiring {
    // MARK: rewire(_:)
    var rewireCallCount = 0
    var rewireHandler: ((inout (Int) -> Void) -> Bool)?
    func rewire(_ handler: inout (Int) -> Void) -> Bool {
        rewireCallCount += 1
        if let rewireHandler { return rewireHandler(&handler) }
        return false
    }
}

/// A mock of `Labelling`, yours to edit.
final class LabellingMock: Labelling {
    // MARK: label(Int:any:inout:é:)
    var labelCallCount = 0
    var labelArgValues: [(Int: Int, kind: Int, place: Int, accent: Int)] = []
    var labelHandler: ((Int, Int, Int, Int) -> Int)?
    func label(`Int`: Int, `any` kind: Int, `inout` place: Int, `é` accent: Int) -> Int {
        labelCallCount += 1
        labelArgValues.append((Int, kind, place, accent))
        if let labelHandler { return labelHandler(Int, kind, place, accent) }
        return 0
    }
}

/// A mock of `Calling`, yours to edit.
final class CallingMock: Calling {
    init() {}

    init(callback: @escaping Mailroom.Callback = { _ in }) { self.callback = callback }

    // MARK: callback
    var callbackSetCallCount = 0
    var callback: Mailroom.Callback = { _ in } { didSet { callbackSetCallCount += 1 } }

    // MARK: call(_:)
    var callCallCount = 0
    var callHandler: ((@escaping Mailroom.Callback) -> Void)?
    func call(_ callback: @escaping Mailroom.Callback) {
        callCallCount += 1
        if let callHandler { callHandler(callback) }
    }
}

/// A mock of `Postage`, yours to edit.
@dynamicMemberLookup
nonisolated final class PostageMock: Postage {
    struct StaticStorage {
        var orElseCallCount = 0
        var orElseArgValues: [PostageMock] = []
        var orElseHandler: (@Sendable (PostageMock, Int) -> Int)?
        var caretPlusCallCount = 0
        var caretPlusArgValues: [PostageMock] = []
        var caretPlusHandler: (@Sendable (inout PostageMock) -> Int)?
        var caretMinusCallCount = 0
        var caretMinusArgValues: [PostageMock] = []
        var caretMinusHandler: (@Sendable (inout PostageMock) -> Int)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    static func ?? (postage: PostageMock, other: @autoclosure () throws -> Int) rethrows -> Int {
        let other = try other()
        staticStorage.withLock {
            $0.orElseCallCount += 1
            $0.orElseArgValues.append(postage)
        }
        if let orElseHandler = staticStorage.orElseHandler { return orElseHandler(postage, other) }
        return 0
    }

    static postfix func ^+ (postage: inout PostageMock) -> Int {
        staticStorage.withLock {
            $0.caretPlusCallCount += 1
            $0.caretPlusArgValues.append(postage)
        }
        if let caretPlusHandler = staticStorage.caretPlusHandler { return caretPlusHandler(&postage) }
        return 0
    }

    static prefix func ^- (postage: inout PostageMock) -> Int {
        staticStorage.withLock {
            $0.caretMinusCallCount += 1
            $0.caretMinusArgValues.append(postage)
        }
        if let caretMinusHandler = staticStorage.caretMinusHandler { return caretMinusHandler(&postage) }
        return 0
    }
}

/// A mock of `Stamping`, yours to edit.
final class StampingMock: Stamping {
    // MARK: stamp
    var stampHandler: (() -> Stamp)?
    var stampSetCallCount = 0
    var stamp: Stamp {
        get {
            if let stampHandler { return stampHandler() }
            fatalError("StampingMock.stampHandler is not set")
        }
        set { stampSetCallCount += 1 }
    }
}

/// A mock of `Shelving`, yours to edit.
final class ShelvingMock: Shelving {
    // MARK: subscript(_:)
    var subscriptCallCount = 0
    var subscriptHandler: ((any Postal) -> Int)?
    var subscriptSetCallCount = 0
    var subscriptSetHandler: ((any Postal, Int) -> Void)?
    subscript<Item: Postal>(_ item: Item) -> Int {
        get {
            subscriptCallCount += 1
            if let subscriptHandler { return subscriptHandler(item) }
            return 0
        }
        set {
            subscriptSetCallCount += 1
            subscriptSetHandler?(item, newValue)
        }
    }

    // MARK: subscript(_:)
    var subscriptItemCallCount = 0
    var subscriptItemHandler: ((any Hashable) -> Int)?
    var subscriptItemSetCallCount = 0
    var subscriptItemSetHandler: ((any Hashable, Int) -> Void)?
    subscript<Item: Hashable>(_ item: Item) -> Int {
        get {
            subscriptItemCallCount += 1
            if let subscriptItemHandler { return subscriptItemHandler(item) }
            return 0
        }
        set {
            subscriptItemSetCallCount += 1
            subscriptItemSetHandler?(item, newValue)
        }
    }

    // MARK: subscript(_:)
    var subscriptItemIntCallCount = 0
    var subscriptItemIntHandler: ((Int) -> Int)?
    subscript(_ item: Int) -> Int {
        get {
            subscriptItemIntCallCount += 1
            if let subscriptItemIntHandler { return subscriptItemIntHandler(item) }
            return 0
        }
    }

    // MARK: place(_:)
    var placeCallCount = 0
    var placeArgValues: [any Postal] = []
    var placeHandler: ((any Postal) -> Int)?
    func place<Item: Postal>(_ item: Item) -> Int {
        placeCallCount += 1
        placeArgValues.append(item)
        if let placeHandler { return placeHandler(item) }
        return 0
    }

    // MARK: place(_:)
    var placeItemCallCount = 0
    var placeItemArgValues: [any Hashable] = []
    var placeItemHandler: ((any Hashable) -> Int)?
    func place<Item: Hashable>(_ item: Item) -> Int {
        placeItemCallCount += 1
        placeItemArgValues.append(item)
        if let placeItemHandler { return placeItemHandler(item) }
        return 0
    }
}

/// A mock of `Unpacking`, yours to edit.
nonisolated final class UnpackingMock: Unpacking {
    init() {}
    init<each Value>(_ values: repeat each Value) {}
    init?<each Value>(checked values: repeat each Value) {}
}

/// A mock of `Wiring`, yours to edit.
final class WiringMock: Wiring {
    // MARK: wire(_:)
    var wireCallCount = 0
    var wireHandler: (() -> Any)?
    func wire<each Value, Output>(_ body: @escaping (repeat each Value) throws -> Output) rethrows -> Output {
        wireCallCount += 1
        if let wireHandler {
            guard let result = wireHandler() as? Output else {
                fatalError("WiringMock.wireHandler did not return Output")
            }
            return result
        }
        fatalError("WiringMock.wireHandler is not set")
    }
}
