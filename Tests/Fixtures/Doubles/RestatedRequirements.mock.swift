import RestatedRequirements

/// A mock of `Readable`, yours to edit.
nonisolated final class ReadableMock<Value>: Readable {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += convertExpectations.unmet(convertCalls, of: "convert(_:)")
        unmet += checkExpectations.unmet(checkCalls, of: "check(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    lazy var value: Value = { TestIssue.stop("ReadableMock.value is not set") }()

    // MARK: size
    var sizeSetCalls: [Int] = []
    var size = 0 { didSet { sizeSetCalls.append(size) } }

    // MARK: convert(_:)
    var convertCalls: [Value] = []
    var convertStub: (Value) -> Value = { _ in TestIssue.stop("ReadableMock.convertStub is not set") }
    var convertExpectations: [ExpectedCalls<Value>] = []
    func convert(_ value: Value) -> Value {
        convertCalls.append(value)
        return convertStub(value)
    }

    // MARK: check(_:)
    var checkCalls: [Int] = []
    var checkStub: (Int) throws -> Bool = { _ in false }
    var checkExpectations: [ExpectedCalls<Int>] = []
    func check(_ size: Int) throws -> Bool {
        checkCalls.append(size)
        return try checkStub(size)
    }
}

/// A mock of `NumberReadable`, yours to edit.
nonisolated final class NumberReadableMock: NumberReadable {
    typealias Value = Int

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += convertExpectations.unmet(convertCalls, of: "convert(_:)")
        unmet += checkExpectations.unmet(checkCalls, of: "check(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    var value = 0

    // MARK: convert(_:)
    var convertCalls: [Int] = []
    var convertStub: (Int) -> Int = { _ in 0 }
    var convertExpectations: [ExpectedCalls<Int>] = []
    func convert(_ value: Int) -> Int {
        convertCalls.append(value)
        return convertStub(value)
    }

    // MARK: check(_:)
    var checkCalls: [Int] = []
    var checkStub: (Int) -> Bool = { _ in false }
    var checkExpectations: [ExpectedCalls<Int>] = []
    func check(_ size: Int) -> Bool {
        checkCalls.append(size)
        return checkStub(size)
    }

    // MARK: size
    var sizeSetCalls: [Int] = []
    var size = 0 { didSet { sizeSetCalls.append(size) } }
}

/// A mock of `TextReadable`, yours to edit.
nonisolated final class TextReadableMock: TextReadable {
    typealias Value = String

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += convertExpectations.unmet(convertCalls, of: "convert(_:)")
        unmet += checkExpectations.unmet(checkCalls, of: "check(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: convert(_:)
    var convertCalls: [String] = []
    var convertStub: (String) -> String = { _ in "" }
    var convertExpectations: [ExpectedCalls<String>] = []
    func convert(_ value: String) -> String {
        convertCalls.append(value)
        return convertStub(value)
    }

    var value: Value = ""

    // MARK: size
    var sizeSetCalls: [Int] = []
    var size = 0 { didSet { sizeSetCalls.append(size) } }

    // MARK: check(_:)
    var checkCalls: [Int] = []
    var checkStub: (Int) throws -> Bool = { _ in false }
    var checkExpectations: [ExpectedCalls<Int>] = []
    func check(_ size: Int) throws -> Bool {
        checkCalls.append(size)
        return try checkStub(size)
    }
}

/// A mock of `Storing`, yours to edit.
nonisolated final class StoringMock<Item: Encodable & Sendable>: Storing {
    typealias Content = Encodable & Sendable

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storeExpectations.unmet(storeCalls, of: "store(_:)")
        unmet += writeExpectations.unmet(writeCalls, of: "write(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: store(_:)
    var storeCalls: [Item] = []
    var storeStub: (Item) -> Item = { _ in TestIssue.stop("StoringMock.storeStub is not set") }
    var storeExpectations: [ExpectedCalls<Item>] = []
    func store(_ item: Item) -> Item {
        storeCalls.append(item)
        return storeStub(item)
    }

    // MARK: write(_:)
    var writeCalls: [any Content] = []
    var writeExpectations: [ExpectedCalls<any Content>] = []
    func write<Text: Content>(_ text: Text) { writeCalls.append(text) }
}

/// A mock of `Listing`, yours to edit.
@dynamicMemberLookup
final class ListingMock<Value, Member>: Listing {
    struct Storage {
        var valueCalls: [Member] = []
        var valueStub: @Sendable (Member) -> Value = { _ in TestIssue.stop("ListingMock.valueStub is not set") }
        var valueExpectations: [ExpectedCalls<Member>] = []
    }

    private let storage = Locked(Storage())

    subscript<Kept>(dynamicMember member: WritableKeyPath<Storage, Kept>) -> Kept {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var emptyCallCount = 0
        var emptyStub: @Sendable () -> Int = { 0 }
        var emptyExpectations: [ExpectedCalls<Void>] = []
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

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.valueExpectations.unmet(storage.valueCalls, of: "value(_:)")
        unmet += Self.staticStorage.emptyExpectations.unmet(Self.staticStorage.emptyCallCount, of: "empty()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    func value(_ member: Member) -> Value {
        storage.append(member, to: \.valueCalls)
        return storage.valueStub(member)
    }

    static func empty() -> Int {
        staticStorage.increment(\.emptyCallCount)
        return staticStorage.emptyStub()
    }
}

/// A mock of `Boxed`, yours to edit.
nonisolated final class BoxedMock<SendableValue>: Boxed {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += boxExpectations.unmet(boxCalls, of: "box(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: box(_:)
    var boxCalls: [SendableValue] = []
    var boxExpectations: [ExpectedCalls<SendableValue>] = []
    func box(_ value: SendableValue) { boxCalls.append(value) }
}

/// A mock of `Labelled`, yours to edit.
nonisolated final class LabelledMock: Labelled {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += moveLetVarInoutExpectations.unmet(moveLetVarInoutCalls, of: "move(let:var:inout:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: move(let:var:inout:)
    struct MoveLetVarInoutCall: RecordedCall { let first: Int, `var`: Int, last: Int }
    var moveLetVarInoutCalls: [MoveLetVarInoutCall] = []
    var moveLetVarInoutStub: (Int, Int, Int) -> Int = { _, _, _ in 0 }
    var moveLetVarInoutExpectations: [ExpectedCalls<MoveLetVarInoutCall>] = []
    func move(`let` first: Int, `var`: Int, `inout` last: Int) -> Int {
        moveLetVarInoutCalls.append(.init(first: first, var: `var`, last: last))
        return moveLetVarInoutStub(first, `var`, last)
    }
}

/// A mock of `Sized`, yours to edit.
final class SizedMock: Sized {
    var size = 0
}

/// A mock of `Sizing`, yours to edit.
final class SizingMock: Sizing {
    // MARK: size
    var sizeSetCalls: [Int] = []
    var size = 0 { didSet { sizeSetCalls.append(size) } }
}

/// A mock of `Resizable`, yours to edit.
final class ResizableMock: Resizable {
    // MARK: size
    var sizeSetCalls: [Int] = []
    var size = 0 { didSet { sizeSetCalls.append(size) } }
}
