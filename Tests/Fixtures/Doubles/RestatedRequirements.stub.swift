import RestatedRequirements

/// A stub of `Readable`, yours to edit.
final class ReadableStub<Value>: Readable {
    lazy var value: Value = { TestIssue.stop("ReadableStub.value is not set") }()
    var size = 0

    // MARK: convert(_:)
    var convertStub: (Value) -> Value = { _ in TestIssue.stop("ReadableStub.convertStub is not set") }
    func convert(_ value: Value) -> Value { convertStub(value) }

    // MARK: check(_:)
    var checkStub: (Int) throws -> Bool = { _ in false }
    func check(_ size: Int) throws -> Bool { try checkStub(size) }
}

/// A stub of `NumberReadable`, yours to edit.
final class NumberReadableStub: NumberReadable {
    typealias Value = Int
    var value = 0

    // MARK: convert(_:)
    var convertStub: (Int) -> Int = { _ in 0 }
    func convert(_ value: Int) -> Int { convertStub(value) }

    // MARK: check(_:)
    var checkStub: (Int) -> Bool = { _ in false }
    func check(_ size: Int) -> Bool { checkStub(size) }

    var size = 0
}

/// A stub of `TextReadable`, yours to edit.
final class TextReadableStub: TextReadable {
    typealias Value = String

    // MARK: convert(_:)
    var convertStub: (String) -> String = { _ in "" }
    func convert(_ value: String) -> String { convertStub(value) }

    var value: Value = ""
    var size = 0

    // MARK: check(_:)
    var checkStub: (Int) throws -> Bool = { _ in false }
    func check(_ size: Int) throws -> Bool { try checkStub(size) }
}

/// A stub of `Storing`, yours to edit.
final class StoringStub<Item: Encodable & Sendable>: Storing {
    typealias Content = Encodable & Sendable

    // MARK: store(_:)
    var storeStub: (Item) -> Item = { _ in TestIssue.stop("StoringStub.storeStub is not set") }
    func store(_ item: Item) -> Item { storeStub(item) }

    func write<Text: Content>(_ text: Text) {}
}

/// A stub of `Listing`, yours to edit.
@dynamicMemberLookup
final class ListingStub<Value, Member>: Listing {
    struct Storage {
        var valueStub: @Sendable (Member) -> Value = { _ in TestIssue.stop("ListingStub.valueStub is not set") }
    }

    private let storage = Locked(Storage())

    subscript<Kept>(dynamicMember member: WritableKeyPath<Storage, Kept>) -> Kept {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
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

    func value(_ member: Member) -> Value { storage.valueStub(member) }
    static func empty() -> Int { staticStorage.emptyStub() }
}

/// A stub of `Boxed`, yours to edit.
final class BoxedStub<SendableValue>: Boxed {
    func box(_ value: SendableValue) {}
}

/// A stub of `Labelled`, yours to edit.
final class LabelledStub: Labelled {
    // MARK: move(let:var:inout:)
    var moveLetVarInoutStub: (Int, Int, Int) -> Int = { _, _, _ in 0 }
    func move(`let` first: Int, `var`: Int, `inout` last: Int) -> Int { moveLetVarInoutStub(first, `var`, last) }
}

/// A stub of `Sized`, yours to edit.
final class SizedStub: Sized {
    var size = 0
}

/// A stub of `Sizing`, yours to edit.
final class SizingStub: Sizing {
    var size = 0
}

/// A stub of `Resizable`, yours to edit.
final class ResizableStub: Resizable {
    var size = 0
}
