import RestatedRequirements

/// A spy of `Readable`, yours to edit.
final class ReadableSpy<Value>: Readable {
    var order: CallOrder? { didSet { Unused.reads("ReadableSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        sizeSetCalls = []
        convertCalls = []
        checkCalls = []
    }

    lazy var value: Value = { TestIssue.stop("ReadableSpy.value is not set") }()

    // MARK: size
    @Recorded("ReadableSpy.size") var sizeSetCalls: [Int] = []
    var size = 0 {
        didSet {
            $sizeSetCalls.append(size)
            order?.add("size")
        }
    }

    // MARK: convert(_:)
    @Recorded("ReadableSpy.convert(_:)") var convertCalls: [Value] = []
    @Stubbed("ReadableSpy.convertStub") var convertStub: (Value) -> Value = { _ in
        TestIssue.stop("ReadableSpy.convertStub is not set")
    }
    func convert(_ value: Value) -> Value {
        $convertCalls.append(value)
        order?.add("convert(_:)")
        return convertStub(value)
    }

    // MARK: check(_:)
    @Recorded("ReadableSpy.check(_:)") var checkCalls: [Int] = []
    @Stubbed("ReadableSpy.checkStub") var checkStub: (Int) throws -> Bool = { _ in false }
    func check(_ size: Int) throws -> Bool {
        $checkCalls.append(size)
        order?.add("check(_:)")
        return try checkStub(size)
    }
}

/// A spy of `NumberReadable`, yours to edit.
final class NumberReadableSpy: NumberReadable {
    typealias Value = Int

    var order: CallOrder? { didSet { Unused.reads("NumberReadableSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        convertCalls = []
        checkCalls = []
        sizeSetCalls = []
    }

    var value = 0

    // MARK: convert(_:)
    @Recorded("NumberReadableSpy.convert(_:)") var convertCalls: [Int] = []
    @Stubbed("NumberReadableSpy.convertStub") var convertStub: (Int) -> Int = { _ in 0 }
    func convert(_ value: Int) -> Int {
        $convertCalls.append(value)
        order?.add("convert(_:)")
        return convertStub(value)
    }

    // MARK: check(_:)
    @Recorded("NumberReadableSpy.check(_:)") var checkCalls: [Int] = []
    @Stubbed("NumberReadableSpy.checkStub") var checkStub: (Int) -> Bool = { _ in false }
    func check(_ size: Int) -> Bool {
        $checkCalls.append(size)
        order?.add("check(_:)")
        return checkStub(size)
    }

    // MARK: size
    @Recorded("NumberReadableSpy.size") var sizeSetCalls: [Int] = []
    var size = 0 {
        didSet {
            $sizeSetCalls.append(size)
            order?.add("size")
        }
    }
}

/// A spy of `TextReadable`, yours to edit.
final class TextReadableSpy: TextReadable {
    typealias Value = String

    var order: CallOrder? { didSet { Unused.reads("TextReadableSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        convertCalls = []
        sizeSetCalls = []
        checkCalls = []
    }

    // MARK: convert(_:)
    @Recorded("TextReadableSpy.convert(_:)") var convertCalls: [String] = []
    @Stubbed("TextReadableSpy.convertStub") var convertStub: (String) -> String = { _ in "" }
    func convert(_ value: String) -> String {
        $convertCalls.append(value)
        order?.add("convert(_:)")
        return convertStub(value)
    }

    var value: Value = ""

    // MARK: size
    @Recorded("TextReadableSpy.size") var sizeSetCalls: [Int] = []
    var size = 0 {
        didSet {
            $sizeSetCalls.append(size)
            order?.add("size")
        }
    }

    // MARK: check(_:)
    @Recorded("TextReadableSpy.check(_:)") var checkCalls: [Int] = []
    @Stubbed("TextReadableSpy.checkStub") var checkStub: (Int) throws -> Bool = { _ in false }
    func check(_ size: Int) throws -> Bool {
        $checkCalls.append(size)
        order?.add("check(_:)")
        return try checkStub(size)
    }
}

/// A spy of `Storing`, yours to edit.
final class StoringSpy<Item: Encodable & Sendable>: Storing {
    typealias Content = Encodable & Sendable

    var order: CallOrder? { didSet { Unused.reads("StoringSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        storeCalls = []
        writeCalls = []
    }

    // MARK: store(_:)
    @Recorded("StoringSpy.store(_:)") var storeCalls: [Item] = []
    @Stubbed("StoringSpy.storeStub") var storeStub: (Item) -> Item = { _ in
        TestIssue.stop("StoringSpy.storeStub is not set")
    }
    func store(_ item: Item) -> Item {
        $storeCalls.append(item)
        order?.add("store(_:)")
        return storeStub(item)
    }

    // MARK: write(_:)
    @Recorded("StoringSpy.write(_:)") var writeCalls: [any Content] = []
    func write<Text: Content>(_ text: Text) {
        $writeCalls.append(text)
        order?.add("write(_:)")
    }
}

/// A spy of `Listing`, yours to edit.
@dynamicMemberLookup
final class ListingSpy<Value, Member>: Listing {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("ListingSpy") } }
        @Recorded("ListingSpy.value(_:)") var valueCalls: [Member] = []
        @Stubbed(behindLock: "ListingSpy.valueStub") var valueStub: @Sendable (Member) -> Value = { _ in
            TestIssue.stop("ListingSpy.valueStub is not set")
        }
    }

    private let storage = Locked(Storage())

    subscript<Kept>(dynamicMember member: WritableKeyPath<Storage, Kept>) -> Kept {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        @Recorded("ListingSpy.empty()") var emptyCallCount = 0
        @Stubbed(behindLock: "ListingSpy.emptyStub") var emptyStub: @Sendable () -> Int = { 0 }
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

    /// Forgets all recorded calls.
    func resetCalls() { storage.valueCalls = [] }

    func value(_ member: Member) -> Value {
        storage.withLock { $0.$valueCalls.append(member) }
        storage.order?.add("value(_:)")
        return storage.valueStub(member)
    }

    static func empty() -> Int {
        staticStorage.withLock { $0.$emptyCallCount.increment() }
        return staticStorage.emptyStub()
    }
}

/// A spy of `Boxed`, yours to edit.
final class BoxedSpy<SendableValue>: Boxed {
    var order: CallOrder? { didSet { Unused.reads("BoxedSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { boxCalls = [] }

    // MARK: box(_:)
    @Recorded("BoxedSpy.box(_:)") var boxCalls: [SendableValue] = []
    func box(_ value: SendableValue) {
        $boxCalls.append(value)
        order?.add("box(_:)")
    }
}

/// A spy of `Labelled`, yours to edit.
final class LabelledSpy: Labelled {
    var order: CallOrder? { didSet { Unused.reads("LabelledSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { moveLetVarInoutCalls = [] }

    // MARK: move(let:var:inout:)
    struct MoveLetVarInoutCall: RecordedCall { let first: Int, `var`: Int, last: Int }
    @Recorded("LabelledSpy.move(let:var:inout:)") var moveLetVarInoutCalls: [MoveLetVarInoutCall] = []
    @Stubbed("LabelledSpy.moveLetVarInoutStub") var moveLetVarInoutStub: (Int, Int, Int) -> Int = { _, _, _ in 0 }
    func move(`let` first: Int, `var`: Int, `inout` last: Int) -> Int {
        $moveLetVarInoutCalls.append(.init(first: first, var: `var`, last: last))
        order?.add("move(let:var:inout:)")
        return moveLetVarInoutStub(first, `var`, last)
    }
}

/// A spy of `Sized`, yours to edit.
final class SizedSpy: Sized {
    /// Forgets all recorded calls.
    func resetCalls() {}

    var size = 0
}

/// A spy of `Sizing`, yours to edit.
final class SizingSpy: Sizing {
    var order: CallOrder? { didSet { Unused.reads("SizingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { sizeSetCalls = [] }

    // MARK: size
    @Recorded("SizingSpy.size") var sizeSetCalls: [Int] = []
    var size = 0 {
        didSet {
            $sizeSetCalls.append(size)
            order?.add("size")
        }
    }
}

/// A spy of `Resizable`, yours to edit.
final class ResizableSpy: Resizable {
    var order: CallOrder? { didSet { Unused.reads("ResizableSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { sizeSetCalls = [] }

    // MARK: size
    @Recorded("ResizableSpy.size") var sizeSetCalls: [Int] = []
    var size = 0 {
        didSet {
            $sizeSetCalls.append(size)
            order?.add("size")
        }
    }
}
