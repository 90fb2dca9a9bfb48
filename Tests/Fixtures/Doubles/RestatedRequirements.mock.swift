import RestatedRequirements

/// A mock of `Readable`, yours to edit.
final class ReadableMock<Value>: Readable {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("convert(_:)", convertExpectedCount, convertCalls.count)
        check("check(_:)", checkExpectedCount, checkCalls.count)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    lazy var value: Value = { fatalError("ReadableMock.value is not set") }()

    // MARK: size
    private(set) var sizeSetCalls: [Int] = []
    var size: Int = 0 { didSet { sizeSetCalls.append(size) } }

    // MARK: convert(_:)
    private(set) var convertCalls: [Value] = []
    var convertStub: (Value) -> Value = { _ in fatalError("ReadableMock.convertStub is not set") }
    var convertExpectedCount: Int?
    func convert(_ value: Value) -> Value {
        convertCalls.append(value)
        return convertStub(value)
    }

    // MARK: check(_:)
    private(set) var checkCalls: [Int] = []
    var checkStub: (Int) throws -> Bool = { _ in false }
    var checkExpectedCount: Int?
    func check(_ size: Int) throws -> Bool {
        checkCalls.append(size)
        return try checkStub(size)
    }
}

/// A mock of `NumberReadable`, yours to edit.
final class NumberReadableMock: NumberReadable {
    typealias Value = Int

    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("convert(_:)", convertExpectedCount, convertCalls.count)
        check("check(_:)", checkExpectedCount, checkCalls.count)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    var value: Int = 0

    // MARK: convert(_:)
    private(set) var convertCalls: [Int] = []
    var convertStub: (Int) -> Int = { _ in 0 }
    var convertExpectedCount: Int?
    func convert(_ value: Int) -> Int {
        convertCalls.append(value)
        return convertStub(value)
    }

    // MARK: check(_:)
    private(set) var checkCalls: [Int] = []
    var checkStub: (Int) -> Bool = { _ in false }
    var checkExpectedCount: Int?
    func check(_ size: Int) -> Bool {
        checkCalls.append(size)
        return checkStub(size)
    }

    // MARK: size
    private(set) var sizeSetCalls: [Int] = []
    var size: Int = 0 { didSet { sizeSetCalls.append(size) } }
}

/// A mock of `TextReadable`, yours to edit.
final class TextReadableMock: TextReadable {
    typealias Value = String

    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("convert(_:)", convertExpectedCount, convertCalls.count)
        check("check(_:)", checkExpectedCount, checkCalls.count)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: convert(_:)
    private(set) var convertCalls: [String] = []
    var convertStub: (String) -> String = { _ in "" }
    var convertExpectedCount: Int?
    func convert(_ value: String) -> String {
        convertCalls.append(value)
        return convertStub(value)
    }

    var value: Value = ""

    // MARK: size
    private(set) var sizeSetCalls: [Int] = []
    var size: Int = 0 { didSet { sizeSetCalls.append(size) } }

    // MARK: check(_:)
    private(set) var checkCalls: [Int] = []
    var checkStub: (Int) throws -> Bool = { _ in false }
    var checkExpectedCount: Int?
    func check(_ size: Int) throws -> Bool {
        checkCalls.append(size)
        return try checkStub(size)
    }
}

/// A mock of `Storing`, yours to edit.
final class StoringMock<Item: Encodable & Sendable>: Storing {
    typealias Content = Encodable & Sendable

    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("store(_:)", storeExpectedCount, storeCalls.count)
        check("write(_:)", writeExpectedCount, writeCalls.count)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: store(_:)
    private(set) var storeCalls: [Item] = []
    var storeStub: (Item) -> Item = { _ in fatalError("StoringMock.storeStub is not set") }
    var storeExpectedCount: Int?
    func store(_ item: Item) -> Item {
        storeCalls.append(item)
        return storeStub(item)
    }

    // MARK: write(_:)
    private(set) var writeCalls: [any Content] = []
    var writeExpectedCount: Int?
    func write<Text: Content>(_ text: Text) { writeCalls.append(text) }
}

/// A mock of `Listing`, yours to edit.
@dynamicMemberLookup
final class ListingMock<Value, Member>: Listing {
    struct Storage {
        var valueCalls: [Member] = []
        var valueStub: @Sendable (Member) -> Value = { _ in fatalError("ListingMock.valueStub is not set") }
        var valueExpectedCount: Int?
    }

    private let storage = Locked(Storage())

    subscript<Kept>(dynamicMember member: WritableKeyPath<Storage, Kept>) -> Kept {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var emptyCallCount = 0
        var emptyStub: @Sendable () -> Int = { 0 }
        var emptyExpectedCount: Int?
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

    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("value(_:)", storage.valueExpectedCount, storage.valueCalls.count)
        check("empty()", Self.staticStorage.emptyExpectedCount, Self.staticStorage.emptyCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    func value(_ member: Member) -> Value {
        storage.withLock { $0.valueCalls.append(member) }
        return storage.valueStub(member)
    }

    static func empty() -> Int {
        staticStorage.withLock { $0.emptyCallCount += 1 }
        return staticStorage.emptyStub()
    }
}

/// A mock of `Boxed`, yours to edit.
final class BoxedMock<SendableValue>: Boxed {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("box(_:)", boxExpectedCount, boxCalls.count)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: box(_:)
    private(set) var boxCalls: [SendableValue] = []
    var boxExpectedCount: Int?
    func box(_ value: SendableValue) { boxCalls.append(value) }
}

/// A mock of `Labelled`, yours to edit.
final class LabelledMock: Labelled {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("move(let:var:inout:)", moveLetVarInoutExpectedCount, moveLetVarInoutCalls.count)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: move(let:var:inout:)
    private(set) var moveLetVarInoutCalls: [(first: Int, `var`: Int, last: Int)] = []
    var moveLetVarInoutStub: (Int, Int, Int) -> Int = { _, _, _ in 0 }
    var moveLetVarInoutExpectedCount: Int?
    func move(`let` first: Int, `var`: Int, `inout` last: Int) -> Int {
        moveLetVarInoutCalls.append((first, `var`, last))
        return moveLetVarInoutStub(first, `var`, last)
    }
}

/// A mock of `Sized`, yours to edit.
final class SizedMock: Sized {
    var size: Int = 0
}

/// A mock of `Sizing`, yours to edit.
final class SizingMock: Sizing {
    // MARK: size
    private(set) var sizeSetCalls: [Int] = []
    var size: Int = 0 { didSet { sizeSetCalls.append(size) } }
}

/// A mock of `Resizable`, yours to edit.
final class ResizableMock: Resizable {
    // MARK: size
    private(set) var sizeSetCalls: [Int] = []
    var size: Int = 0 { didSet { sizeSetCalls.append(size) } }
}
