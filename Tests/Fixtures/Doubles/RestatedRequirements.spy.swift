import RestatedRequirements

/// A spy of `Readable`, yours to edit.
final class ReadableSpy<Value>: Readable {
    lazy var value: Value = { TestIssue.stop("ReadableSpy.value is not set") }()

    // MARK: size
    var sizeSetCalls: [Int] = []
    var size = 0 { didSet { sizeSetCalls.append(size) } }

    // MARK: convert(_:)
    var convertCalls: [Value] = []
    var convertStub: (Value) -> Value = { _ in TestIssue.stop("ReadableSpy.convertStub is not set") }
    func convert(_ value: Value) -> Value {
        convertCalls.append(value)
        return convertStub(value)
    }

    // MARK: check(_:)
    var checkCalls: [Int] = []
    var checkStub: (Int) throws -> Bool = { _ in false }
    func check(_ size: Int) throws -> Bool {
        checkCalls.append(size)
        return try checkStub(size)
    }
}

/// A spy of `NumberReadable`, yours to edit.
final class NumberReadableSpy: NumberReadable {
    typealias Value = Int
    var value = 0

    // MARK: convert(_:)
    var convertCalls: [Int] = []
    var convertStub: (Int) -> Int = { _ in 0 }
    func convert(_ value: Int) -> Int {
        convertCalls.append(value)
        return convertStub(value)
    }

    // MARK: check(_:)
    var checkCalls: [Int] = []
    var checkStub: (Int) -> Bool = { _ in false }
    func check(_ size: Int) -> Bool {
        checkCalls.append(size)
        return checkStub(size)
    }

    // MARK: size
    var sizeSetCalls: [Int] = []
    var size = 0 { didSet { sizeSetCalls.append(size) } }
}

/// A spy of `TextReadable`, yours to edit.
final class TextReadableSpy: TextReadable {
    typealias Value = String

    // MARK: convert(_:)
    var convertCalls: [String] = []
    var convertStub: (String) -> String = { _ in "" }
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
    func check(_ size: Int) throws -> Bool {
        checkCalls.append(size)
        return try checkStub(size)
    }
}

/// A spy of `Storing`, yours to edit.
final class StoringSpy<Item: Encodable & Sendable>: Storing {
    typealias Content = Encodable & Sendable

    // MARK: store(_:)
    var storeCalls: [Item] = []
    var storeStub: (Item) -> Item = { _ in TestIssue.stop("StoringSpy.storeStub is not set") }
    func store(_ item: Item) -> Item {
        storeCalls.append(item)
        return storeStub(item)
    }

    // MARK: write(_:)
    var writeCalls: [any Content] = []
    func write<Text: Content>(_ text: Text) { writeCalls.append(text) }
}

/// A spy of `Listing`, yours to edit.
@dynamicMemberLookup
final class ListingSpy<Value, Member>: Listing {
    struct Storage {
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

    func value(_ member: Member) -> Value {
        storage.append(member, to: \.valueCalls)
        return storage.valueStub(member)
    }

    static func empty() -> Int {
        staticStorage.increment(\.emptyCallCount)
        return staticStorage.emptyStub()
    }
}

/// A spy of `Boxed`, yours to edit.
final class BoxedSpy<SendableValue>: Boxed {
    // MARK: box(_:)
    var boxCalls: [SendableValue] = []
    func box(_ value: SendableValue) { boxCalls.append(value) }
}

/// A spy of `Labelled`, yours to edit.
final class LabelledSpy: Labelled {
    // MARK: move(let:var:inout:)
    struct MoveLetVarInoutCall: RecordedCall { let first: Int, `var`: Int, last: Int }
    var moveLetVarInoutCalls: [MoveLetVarInoutCall] = []
    var moveLetVarInoutStub: (Int, Int, Int) -> Int = { _, _, _ in 0 }
    func move(`let` first: Int, `var`: Int, `inout` last: Int) -> Int {
        moveLetVarInoutCalls.append(.init(first: first, var: `var`, last: last))
        return moveLetVarInoutStub(first, `var`, last)
    }
}

/// A spy of `Sized`, yours to edit.
final class SizedSpy: Sized {
    var size = 0
}

/// A spy of `Sizing`, yours to edit.
final class SizingSpy: Sizing {
    // MARK: size
    var sizeSetCalls: [Int] = []
    var size = 0 { didSet { sizeSetCalls.append(size) } }
}

/// A spy of `Resizable`, yours to edit.
final class ResizableSpy: Resizable {
    // MARK: size
    var sizeSetCalls: [Int] = []
    var size = 0 { didSet { sizeSetCalls.append(size) } }
}
