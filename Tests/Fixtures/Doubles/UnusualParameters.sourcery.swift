import UnusualParameters

/// A mock of `Postal`, yours to edit.
final class PostalMock: Postal {
    // MARK: post()
    var postCallsCount = 0
    var postCalled: Bool { postCallsCount > 0 }
    var postClosure: (() -> Void)?
    func post() {
        postCallsCount += 1
        postClosure?()
    }
}

/// A mock of `Crate`, yours to edit.
final class CrateMock: Crate {
    typealias Content = Any

    // MARK: open()
    var openCallsCount = 0
    var openCalled: Bool { openCallsCount > 0 }
    lazy var openReturnValue: Content = { fatalError("CrateMock.openReturnValue is not set") }()
    var openClosure: (() -> Content)?
    func open() -> Content {
        openCallsCount += 1
        if let openClosure { return openClosure() }
        return openReturnValue
    }
}

/// A mock of `Race`, yours to edit.
@dynamicMemberLookup
final class RaceMock: Race {
    struct Storage {
        var startCallsCount = 0
        var startReceivedBodies: [Any]?
        var startReceivedInvocations: [[Any]] = []
        var startClosure: (@Sendable ([Any]) async -> Void)?
        var timeCallsCount = 0
        var timeClosure: (@Sendable () -> Void)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var startCalled: Bool { storage.startCallsCount > 0 }
    func start<each Value: Sendable>(_ bodies: repeat @escaping @Sendable () async -> each Value) async {
        var bodiesPack: [Any] = []
        repeat bodiesPack.append(each bodies)
        storage.withLock {
            $0.startCallsCount += 1
            $0.startReceivedBodies = bodiesPack
            $0.startReceivedInvocations.append(bodiesPack)
        }
        await storage.startClosure?(bodiesPack)
    }

    var timeCalled: Bool { storage.timeCallsCount > 0 }
    func time<each Value>(_ bodies: repeat () -> each Value) {
        storage.withLock { $0.timeCallsCount += 1 }
        storage.timeClosure?()
    }
}

/// A mock of `Dispatching`, yours to edit.
nonisolated final class DispatchingMock: Dispatching {
    // MARK: run(_:)
    var runCallsCount = 0
    var runCalled: Bool { runCallsCount > 0 }
    var runReceivedBody: (@Sendable (isolated Courier) async -> Void)?
    var runReceivedInvocations: [@Sendable (isolated Courier) async -> Void] = []
    var runClosure: ((@escaping @Sendable (isolated Courier) async -> Void) -> Void)?
    func run(_ body: @escaping @Sendable (isolated Courier) async -> Void) {
        runCallsCount += 1
        runReceivedBody = body
        runReceivedInvocations.append(body)
        runClosure?(body)
    }

    // MARK: wait(_:)
    var waitCallsCount = 0
    var waitCalled: Bool { waitCallsCount > 0 }
    var waitClosure: (((isolated (any Actor)?) async -> Void) async -> Void)?
    func wait(_ body: (isolated (any Actor)?) async -> Void) async {
        waitCallsCount += 1
        await waitClosure?(body)
    }
}

/// A mock of `Sorting`, yours to edit.
final class SortingMock: Sorting {
    // MARK: sort(_:others:)
    var sortOthersCallsCount = 0
    var sortOthersCalled: Bool { sortOthersCallsCount > 0 }
    var sortOthersReceivedArguments: (envelope: Envelope, others: [Envelope])?
    var sortOthersReceivedInvocations: [(envelope: Envelope, others: [Envelope])] = []
    var sortOthersClosure: ((Envelope, [Envelope]) -> Void)?
    func sort(_ envelope: some Envelope, others: [some Envelope]) {
        sortOthersCallsCount += 1
        sortOthersReceivedArguments = (envelope, others)
        sortOthersReceivedInvocations.append((envelope, others))
        sortOthersClosure?(envelope, others)
    }

    // MARK: weigh(_:)
    var weighCallsCount = 0
    var weighCalled: Bool { weighCallsCount > 0 }
    var weighThrowableError: (any Error)?
    var weighReturnValue: Int = 0
    var weighClosure: (() throws -> Int)?
    func weigh(_ load: borrowing some ~Copyable) throws -> Int {
        weighCallsCount += 1
        if let weighThrowableError { throw weighThrowableError }
        if let weighClosure { return try weighClosure() }
        return weighReturnValue
    }
}

/// A mock of `Lending`, yours to edit.
final class LendingMock: Lending {
    // MARK: count(_:)
    var countCallsCount = 0
    var countCalled: Bool { countCallsCount > 0 }
    var countReturnValue: Int = 0
    var countClosure: ((any Crate<Int>) -> Int)?
    func count(_ crate: borrowing some Crate<Int>) -> Int {
        countCallsCount += 1
        if let countClosure { return countClosure(copy crate) }
        return countReturnValue
    }

    // MARK: look(_:)
    var lookCallsCount = 0
    var lookCalled: Bool { lookCallsCount > 0 }
    var lookReturnValue: Int = 0
    var lookClosure: ((Any) -> Int)?
    func look<Value>(_ value: borrowing Value) -> Int {
        lookCallsCount += 1
        if let lookClosure { return lookClosure(copy value) }
        return lookReturnValue
    }
}

/// A mock of `Rewiring`, yours to edit.
final class RewiringMock: Rewiring {
    // MARK: rewire(_:)
    var rewireCallsCount = 0
    var rewireCalled: Bool { rewireCallsCount > 0 }
    var rewireReturnValue: Bool = false
    var rewireClosure: ((inout (Int) -> Void) -> Bool)?
    func rewire(_ handler: inout (Int) -> Void) -> Bool {
        rewireCallsCount += 1
        if let rewireClosure { return rewireClosure(&handler) }
        return rewireReturnValue
    }
}

/// A mock of `Labelling`, yours to edit.
final class LabellingMock: Labelling {
    // MARK: label(Int:any:inout:é:)
    var labelIntAnyInoutÉCallsCount = 0
    var labelIntAnyInoutÉCalled: Bool { labelIntAnyInoutÉCallsCount > 0 }
    var labelIntAnyInoutÉReceivedArguments: (Int: Int, kind: Int, place: Int, accent: Int)?
    var labelIntAnyInoutÉReceivedInvocations: [(Int: Int, kind: Int, place: Int, accent: Int)] = []
    var labelIntAnyInoutÉReturnValue: Int = 0
    var labelIntAnyInoutÉClosure: ((Int, Int, Int, Int) -> Int)?
    func label(`Int`: Int, `any` kind: Int, `inout` place: Int, `é` accent: Int) -> Int {
        labelIntAnyInoutÉCallsCount += 1
        labelIntAnyInoutÉReceivedArguments = (Int, kind, place, accent)
        labelIntAnyInoutÉReceivedInvocations.append((Int, kind, place, accent))
        if let labelIntAnyInoutÉClosure { return labelIntAnyInoutÉClosure(Int, kind, place, accent) }
        return labelIntAnyInoutÉReturnValue
    }
}

/// A mock of `Calling`, yours to edit.
final class CallingMock: Calling {
    // MARK: callback
    var underlyingCallback: Mailroom.Callback = { _ in }
    var callback: Mailroom.Callback {
        get { underlyingCallback }
        set { underlyingCallback = newValue }
    }

    // MARK: call(_:)
    var callCallsCount = 0
    var callCalled: Bool { callCallsCount > 0 }
    var callReceivedCallback: Mailroom.Callback?
    var callReceivedInvocations: [Mailroom.Callback] = []
    var callClosure: ((@escaping Mailroom.Callback) -> Void)?
    func call(_ callback: @escaping Mailroom.Callback) {
        callCallsCount += 1
        callReceivedCallback = callback
        callReceivedInvocations.append(callback)
        callClosure?(callback)
    }
}

/// A mock of `Postage`, yours to edit.
@dynamicMemberLookup
nonisolated final class PostageMock: Postage {
    struct StaticStorage {
        var orElsePostageOtherCallsCount = 0
        var orElsePostageOtherReceivedArguments: (postage: PostageMock, other: Int)?
        var orElsePostageOtherReceivedInvocations: [(postage: PostageMock, other: Int)] = []
        var orElsePostageOtherReturnValue: Int = 0
        var orElsePostageOtherClosure: (@Sendable (PostageMock, Int) -> Int)?
        var caretPlusPostageCallsCount = 0
        var caretPlusPostageReceivedPostage: PostageMock?
        var caretPlusPostageReceivedInvocations: [PostageMock] = []
        var caretPlusPostageReturnValue: Int = 0
        var caretPlusPostageClosure: (@Sendable (inout PostageMock) -> Int)?
        var caretMinusPostageCallsCount = 0
        var caretMinusPostageReceivedPostage: PostageMock?
        var caretMinusPostageReceivedInvocations: [PostageMock] = []
        var caretMinusPostageReturnValue: Int = 0
        var caretMinusPostageClosure: (@Sendable (inout PostageMock) -> Int)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Forgets the calls of static members and their closures; return values stay.
    static func reset() {
        staticStorage.orElsePostageOtherCallsCount = 0
        staticStorage.orElsePostageOtherReceivedArguments = nil
        staticStorage.orElsePostageOtherReceivedInvocations = []
        staticStorage.orElsePostageOtherClosure = nil
        staticStorage.caretPlusPostageCallsCount = 0
        staticStorage.caretPlusPostageReceivedPostage = nil
        staticStorage.caretPlusPostageReceivedInvocations = []
        staticStorage.caretPlusPostageClosure = nil
        staticStorage.caretMinusPostageCallsCount = 0
        staticStorage.caretMinusPostageReceivedPostage = nil
        staticStorage.caretMinusPostageReceivedInvocations = []
        staticStorage.caretMinusPostageClosure = nil
    }

    static var orElsePostageOtherCalled: Bool { staticStorage.orElsePostageOtherCallsCount > 0 }
    static func ?? (postage: PostageMock, other: @autoclosure () throws -> Int) rethrows -> Int {
        let other = try other()
        staticStorage.withLock {
            $0.orElsePostageOtherCallsCount += 1
            $0.orElsePostageOtherReceivedArguments = (postage, other)
            $0.orElsePostageOtherReceivedInvocations.append((postage, other))
        }
        if let orElsePostageOtherClosure = staticStorage.orElsePostageOtherClosure {
            return orElsePostageOtherClosure(postage, other)
        }
        return staticStorage.orElsePostageOtherReturnValue
    }

    static var caretPlusPostageCalled: Bool { staticStorage.caretPlusPostageCallsCount > 0 }
    static postfix func ^+ (postage: inout PostageMock) -> Int {
        staticStorage.withLock {
            $0.caretPlusPostageCallsCount += 1
            $0.caretPlusPostageReceivedPostage = postage
            $0.caretPlusPostageReceivedInvocations.append(postage)
        }
        if let caretPlusPostageClosure = staticStorage.caretPlusPostageClosure {
            return caretPlusPostageClosure(&postage)
        }
        return staticStorage.caretPlusPostageReturnValue
    }

    static var caretMinusPostageCalled: Bool { staticStorage.caretMinusPostageCallsCount > 0 }
    static prefix func ^- (postage: inout PostageMock) -> Int {
        staticStorage.withLock {
            $0.caretMinusPostageCallsCount += 1
            $0.caretMinusPostageReceivedPostage = postage
            $0.caretMinusPostageReceivedInvocations.append(postage)
        }
        if let caretMinusPostageClosure = staticStorage.caretMinusPostageClosure {
            return caretMinusPostageClosure(&postage)
        }
        return staticStorage.caretMinusPostageReturnValue
    }
}

/// A mock of `Stamping`, yours to edit.
final class StampingMock: Stamping {
    // MARK: stamp
    var stampCallsCount = 0
    var stampCalled: Bool { stampCallsCount > 0 }
    var stampClosure: (() -> Stamp)?
    var stamp: Stamp {
        get {
            stampCallsCount += 1
            if let stampClosure { return stampClosure() }
            fatalError("StampingMock.stampClosure is not set")
        }
        set {}
    }
}

/// A mock of `Shelving`, yours to edit.
final class ShelvingMock: Shelving {
    // MARK: subscript(_:)
    var subscriptCallsCount = 0
    var subscriptCalled: Bool { subscriptCallsCount > 0 }
    var subscriptReceivedItem: (any Postal)?
    var subscriptReceivedInvocations: [any Postal] = []
    var subscriptReturnValue: Int = 0
    var subscriptClosure: ((any Postal) -> Int)?
    var subscriptSetClosure: ((any Postal, Int) -> Void)?
    subscript<Item: Postal>(_ item: Item) -> Int {
        get {
            subscriptCallsCount += 1
            subscriptReceivedItem = item
            subscriptReceivedInvocations.append(item)
            if let subscriptClosure { return subscriptClosure(item) }
            return subscriptReturnValue
        }
        set { subscriptSetClosure?(item, newValue) }
    }

    // MARK: subscript(_:)
    var subscriptItemItemIntCallsCount = 0
    var subscriptItemItemIntCalled: Bool { subscriptItemItemIntCallsCount > 0 }
    var subscriptItemItemIntReceivedItem: (any Hashable)?
    var subscriptItemItemIntReceivedInvocations: [any Hashable] = []
    var subscriptItemItemIntReturnValue: Int = 0
    var subscriptItemItemIntClosure: ((any Hashable) -> Int)?
    var subscriptItemItemIntSetClosure: ((any Hashable, Int) -> Void)?
    subscript<Item: Hashable>(_ item: Item) -> Int {
        get {
            subscriptItemItemIntCallsCount += 1
            subscriptItemItemIntReceivedItem = item
            subscriptItemItemIntReceivedInvocations.append(item)
            if let subscriptItemItemIntClosure { return subscriptItemItemIntClosure(item) }
            return subscriptItemItemIntReturnValue
        }
        set { subscriptItemItemIntSetClosure?(item, newValue) }
    }

    // MARK: subscript(_:)
    var subscriptItemIntIntCallsCount = 0
    var subscriptItemIntIntCalled: Bool { subscriptItemIntIntCallsCount > 0 }
    var subscriptItemIntIntReceivedItem: Int?
    var subscriptItemIntIntReceivedInvocations: [Int] = []
    var subscriptItemIntIntReturnValue: Int = 0
    var subscriptItemIntIntClosure: ((Int) -> Int)?
    subscript(_ item: Int) -> Int {
        get {
            subscriptItemIntIntCallsCount += 1
            subscriptItemIntIntReceivedItem = item
            subscriptItemIntIntReceivedInvocations.append(item)
            if let subscriptItemIntIntClosure { return subscriptItemIntIntClosure(item) }
            return subscriptItemIntIntReturnValue
        }
    }

    // MARK: place(_:)
    var placeCallsCount = 0
    var placeCalled: Bool { placeCallsCount > 0 }
    var placeReceivedItem: (any Postal)?
    var placeReceivedInvocations: [any Postal] = []
    var placeReturnValue: Int = 0
    var placeClosure: ((any Postal) -> Int)?
    func place<Item: Postal>(_ item: Item) -> Int {
        placeCallsCount += 1
        placeReceivedItem = item
        placeReceivedInvocations.append(item)
        if let placeClosure { return placeClosure(item) }
        return placeReturnValue
    }

    // MARK: place(_:)
    var placeItemHashableItemItemIntCallsCount = 0
    var placeItemHashableItemItemIntCalled: Bool { placeItemHashableItemItemIntCallsCount > 0 }
    var placeItemHashableItemItemIntReceivedItem: (any Hashable)?
    var placeItemHashableItemItemIntReceivedInvocations: [any Hashable] = []
    var placeItemHashableItemItemIntReturnValue: Int = 0
    var placeItemHashableItemItemIntClosure: ((any Hashable) -> Int)?
    func place<Item: Hashable>(_ item: Item) -> Int {
        placeItemHashableItemItemIntCallsCount += 1
        placeItemHashableItemItemIntReceivedItem = item
        placeItemHashableItemItemIntReceivedInvocations.append(item)
        if let placeItemHashableItemItemIntClosure { return placeItemHashableItemItemIntClosure(item) }
        return placeItemHashableItemItemIntReturnValue
    }
}

/// A mock of `Unpacking`, yours to edit.
nonisolated final class UnpackingMock: Unpacking {
    init() {}

    // MARK: init(_:)
    var initReceivedValues: [Any]?
    var initReceivedInvocations: [[Any]] = []
    init<each Value>(_ values: repeat each Value) {
        var valuesPack: [Any] = []
        repeat valuesPack.append(each values)
        initReceivedValues = valuesPack
        initReceivedInvocations.append(valuesPack)
    }

    // MARK: init?(checked:)
    var initCheckedReceivedValues: [Any]?
    var initCheckedReceivedInvocations: [[Any]] = []
    init?<each Value>(checked values: repeat each Value) {
        var valuesPack: [Any] = []
        repeat valuesPack.append(each values)
        initCheckedReceivedValues = valuesPack
        initCheckedReceivedInvocations.append(valuesPack)
    }
}

/// A mock of `Wiring`, yours to edit.
final class WiringMock: Wiring {
    // MARK: wire(_:)
    var wireCallsCount = 0
    var wireCalled: Bool { wireCallsCount > 0 }
    lazy var wireReturnValue: Any = { fatalError("WiringMock.wireReturnValue is not set") }()
    var wireClosure: (() -> Any)?
    func wire<each Value, Output>(_ body: @escaping (repeat each Value) throws -> Output) rethrows -> Output {
        wireCallsCount += 1
        if let wireClosure {
            guard let result = wireClosure() as? Output else {
                fatalError("WiringMock.wireClosure did not return Output")
            }
            return result
        }
        guard let result = wireReturnValue as? Output else {
            fatalError("WiringMock.wireReturnValue is not what the caller asked for")
        }
        return result
    }
}
