import RestatedRequirements

/// A spy of `Readable`, yours to edit.
final class ReadableSpy<Value>: Readable {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Readable>(forwardingTo live: Live) where Live.Value == Value {
        valueStub = { live.value }
        sizeStub = { live.size }
        convertStub = { live.convert($0) }
        checkStub = { try live.check($0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        valueCallCount = 0
        sizeCallCount = 0
        sizeSetCalls = []
        convertCalls = []
        checkCalls = []
    }

    // MARK: value
    var valueCallCount = 0
    var valueStub: () -> Value = { TestIssue.stop("ReadableSpy.valueStub is not set") }
    var value: Value {
        valueCallCount += 1
        order?.add("value")
        return valueStub()
    }

    // MARK: size
    var sizeCallCount = 0
    var sizeStub: () -> Int = { 0 }
    var sizeSetCalls: [Int] = []
    var sizeSetStub: (Int) -> Void = { _ in }
    var size: Int {
        get {
            sizeCallCount += 1
            order?.add("size")
            return sizeStub()
        }
        set {
            sizeSetCalls.append(newValue)
            order?.add("size")
            sizeSetStub(newValue)
        }
    }

    // MARK: convert(_:)
    var convertCalls: [Value] = []
    var convertStub: (Value) -> Value = { _ in TestIssue.stop("ReadableSpy.convertStub is not set") }
    func convert(_ value: Value) -> Value {
        convertCalls.append(value)
        order?.add("convert(_:)")
        return convertStub(value)
    }

    // MARK: check(_:)
    var checkCalls: [Int] = []
    var checkStub: (Int) throws -> Bool = { _ in false }
    func check(_ size: Int) throws -> Bool {
        checkCalls.append(size)
        order?.add("check(_:)")
        return try checkStub(size)
    }
}

/// A spy of `NumberReadable`, yours to edit.
final class NumberReadableSpy: NumberReadable {
    typealias Value = Int
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any NumberReadable) {
        valueStub = { live.value }
        convertStub = { live.convert($0) }
        checkStub = { live.check($0) }
        sizeStub = { live.size }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        valueCallCount = 0
        convertCalls = []
        checkCalls = []
        sizeCallCount = 0
        sizeSetCalls = []
    }

    // MARK: value
    var valueCallCount = 0
    var valueStub: () -> Int = { 0 }
    var value: Int {
        valueCallCount += 1
        order?.add("value")
        return valueStub()
    }

    // MARK: convert(_:)
    var convertCalls: [Int] = []
    var convertStub: (Int) -> Int = { _ in 0 }
    func convert(_ value: Int) -> Int {
        convertCalls.append(value)
        order?.add("convert(_:)")
        return convertStub(value)
    }

    // MARK: check(_:)
    var checkCalls: [Int] = []
    var checkStub: (Int) -> Bool = { _ in false }
    func check(_ size: Int) -> Bool {
        checkCalls.append(size)
        order?.add("check(_:)")
        return checkStub(size)
    }

    // MARK: size
    var sizeCallCount = 0
    var sizeStub: () -> Int = { 0 }
    var sizeSetCalls: [Int] = []
    var sizeSetStub: (Int) -> Void = { _ in }
    var size: Int {
        get {
            sizeCallCount += 1
            order?.add("size")
            return sizeStub()
        }
        set {
            sizeSetCalls.append(newValue)
            order?.add("size")
            sizeSetStub(newValue)
        }
    }
}

/// A spy of `TextReadable`, yours to edit.
final class TextReadableSpy: TextReadable {
    typealias Value = String
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any TextReadable) {
        convertStub = { live.convert($0) }
        valueStub = { live.value }
        sizeStub = { live.size }
        checkStub = { try live.check($0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        convertCalls = []
        valueCallCount = 0
        sizeCallCount = 0
        sizeSetCalls = []
        checkCalls = []
    }

    // MARK: convert(_:)
    var convertCalls: [String] = []
    var convertStub: (String) -> String = { _ in "" }
    func convert(_ value: String) -> String {
        convertCalls.append(value)
        order?.add("convert(_:)")
        return convertStub(value)
    }

    // MARK: value
    var valueCallCount = 0
    var valueStub: () -> Value = { "" }
    var value: Value {
        valueCallCount += 1
        order?.add("value")
        return valueStub()
    }

    // MARK: size
    var sizeCallCount = 0
    var sizeStub: () -> Int = { 0 }
    var sizeSetCalls: [Int] = []
    var sizeSetStub: (Int) -> Void = { _ in }
    var size: Int {
        get {
            sizeCallCount += 1
            order?.add("size")
            return sizeStub()
        }
        set {
            sizeSetCalls.append(newValue)
            order?.add("size")
            sizeSetStub(newValue)
        }
    }

    // MARK: check(_:)
    var checkCalls: [Int] = []
    var checkStub: (Int) throws -> Bool = { _ in false }
    func check(_ size: Int) throws -> Bool {
        checkCalls.append(size)
        order?.add("check(_:)")
        return try checkStub(size)
    }
}

/// A spy of `Storing`, yours to edit.
final class StoringSpy<Item: Encodable & Sendable>: Storing {
    typealias Content = Encodable & Sendable
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Storing>(forwardingTo live: Live) where Live.Item == Item { storeStub = { live.store($0) } }

    /// Forgets all recorded calls.
    func resetCalls() {
        storeCalls = []
        writeCalls = []
    }

    // MARK: store(_:)
    var storeCalls: [Item] = []
    var storeStub: (Item) -> Item = { _ in TestIssue.stop("StoringSpy.storeStub is not set") }
    func store(_ item: Item) -> Item {
        storeCalls.append(item)
        order?.add("store(_:)")
        return storeStub(item)
    }

    // MARK: write(_:)
    var writeCalls: [any Content] = []
    var writeStub: (any Content) -> Void = { _ in }
    func write<Text: Content>(_ text: Text) {
        writeCalls.append(text)
        order?.add("write(_:)")
        writeStub(text)
    }
}

/// A spy of `Listing`, yours to edit.
@dynamicMemberLookup
final class ListingSpy<Value, Member>: Listing {
    init() {}

    struct Storage {
        var order: CallOrder?
        var valueCalls: [Member] = []
        var valueStub: @Sendable (Member) -> Value = { _ in TestIssue.stop("ListingSpy.valueStub is not set") }
    }

    private let storage = Locked(Storage())

    subscript<Kept>(dynamicMember member: WritableKeyPath<Storage, Kept>) -> Kept {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var emptyCallCount = 0
        var emptyStub: @Sendable () -> Int = { 0 }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Kept>(dynamicMember member: WritableKeyPath<StaticStorage, Kept>) -> Kept {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Listing>(forwardingTo live: Live) where Live.Value == Value, Live.Member == Member {
        storage.valueStub = { live.value($0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() { storage.valueCalls = [] }

    func value(_ member: Member) -> Value {
        storage.append(member, to: \.valueCalls)
        storage.order?.add("value(_:)")
        return storage.valueStub(member)
    }

    static func empty() -> Int {
        staticStorage.increment(\.emptyCallCount)
        return staticStorage.emptyStub()
    }
}

/// A spy of `Boxed`, yours to edit.
final class BoxedSpy<SendableValue>: Boxed {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Boxed>(forwardingTo live: Live) where Live.Sendable == SendableValue { boxStub = { live.box($0) } }

    /// Forgets all recorded calls.
    func resetCalls() { boxCalls = [] }

    // MARK: box(_:)
    var boxCalls: [SendableValue] = []
    var boxStub: (SendableValue) -> Void = { _ in }
    func box(_ value: SendableValue) {
        boxCalls.append(value)
        order?.add("box(_:)")
        boxStub(value)
    }
}

/// A spy of `Labelled`, yours to edit.
final class LabelledSpy: Labelled {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Labelled) { moveLetVarInoutStub = { live.move(let: $0, var: $1, `inout`: $2) } }

    /// Forgets all recorded calls.
    func resetCalls() { moveLetVarInoutCalls = [] }

    // MARK: move(let:var:inout:)
    struct MoveLetVarInoutCall: RecordedCall { let first: Int, `var`: Int, last: Int }
    var moveLetVarInoutCalls: [MoveLetVarInoutCall] = []
    var moveLetVarInoutStub: (Int, Int, Int) -> Int = { _, _, _ in 0 }
    func move(`let` first: Int, `var`: Int, `inout` last: Int) -> Int {
        moveLetVarInoutCalls.append(.init(first: first, var: `var`, last: last))
        order?.add("move(let:var:inout:)")
        return moveLetVarInoutStub(first, `var`, last)
    }
}

/// A spy of `Sized`, yours to edit.
final class SizedSpy: Sized {
    init() {}

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Sized) { sizeStub = { live.size } }

    /// Forgets all recorded calls.
    func resetCalls() { sizeCallCount = 0 }

    // MARK: size
    var sizeCallCount = 0
    var sizeStub: () -> Int = { 0 }
    var size: Int {
        sizeCallCount += 1
        return sizeStub()
    }
}

/// A spy of `Sizing`, yours to edit.
final class SizingSpy: Sizing {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Sizing) { sizeStub = { live.size } }

    /// Forgets all recorded calls.
    func resetCalls() {
        sizeCallCount = 0
        sizeSetCalls = []
    }

    // MARK: size
    var sizeCallCount = 0
    var sizeStub: () -> Int = { 0 }
    var sizeSetCalls: [Int] = []
    var sizeSetStub: (Int) -> Void = { _ in }
    var size: Int {
        get {
            sizeCallCount += 1
            order?.add("size")
            return sizeStub()
        }
        set {
            sizeSetCalls.append(newValue)
            order?.add("size")
            sizeSetStub(newValue)
        }
    }
}

/// A spy of `Resizable`, yours to edit.
final class ResizableSpy: Resizable {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Resizable) { sizeStub = { live.size } }

    /// Forgets all recorded calls.
    func resetCalls() {
        sizeCallCount = 0
        sizeSetCalls = []
    }

    // MARK: size
    var sizeCallCount = 0
    var sizeStub: () -> Int = { 0 }
    var sizeSetCalls: [Int] = []
    var sizeSetStub: (Int) -> Void = { _ in }
    var size: Int {
        get {
            sizeCallCount += 1
            order?.add("size")
            return sizeStub()
        }
        set {
            sizeSetCalls.append(newValue)
            order?.add("size")
            sizeSetStub(newValue)
        }
    }
}
