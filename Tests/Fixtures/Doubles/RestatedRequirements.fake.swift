import RestatedRequirements

/// A fake of `Readable`, yours to edit.
final class ReadableFake<Value>: Readable {
    lazy var value: Value = { TestIssue.stop("ReadableFake.value is not set") }()
    var size = 0

    // MARK: convert(_:)
    var convertStub: (Value) -> Value = { _ in TestIssue.stop("ReadableFake.convertStub is not set") }
    func convert(_ value: Value) -> Value { convertStub(value) }

    // MARK: check(_:)
    var checkStub: (Int) throws -> Bool = { _ in
        TestIssue.report("ReadableFake.checkStub is not set", returning: false)
    }
    func check(_ size: Int) throws -> Bool { try checkStub(size) }
}

/// A fake of `NumberReadable`, yours to edit.
final class NumberReadableFake: NumberReadable {
    typealias Value = Int
    var value = 0

    // MARK: convert(_:)
    var convertStub: (Int) -> Int = { _ in TestIssue.report("NumberReadableFake.convertStub is not set", returning: 0) }
    func convert(_ value: Int) -> Int { convertStub(value) }

    // MARK: check(_:)
    var checkStub: (Int) -> Bool = { _ in
        TestIssue.report("NumberReadableFake.checkStub is not set", returning: false)
    }
    func check(_ size: Int) -> Bool { checkStub(size) }

    var size = 0
}

/// A fake of `TextReadable`, yours to edit.
final class TextReadableFake: TextReadable {
    typealias Value = String

    // MARK: convert(_:)
    var convertStub: (String) -> String = { _ in
        TestIssue.report("TextReadableFake.convertStub is not set", returning: "")
    }
    func convert(_ value: String) -> String { convertStub(value) }

    var value: Value = ""
    var size = 0

    // MARK: check(_:)
    var checkStub: (Int) throws -> Bool = { _ in
        TestIssue.report("TextReadableFake.checkStub is not set", returning: false)
    }
    func check(_ size: Int) throws -> Bool { try checkStub(size) }
}

/// A fake of `Storing`, yours to edit.
final class StoringFake<Item: Encodable & Sendable>: Storing {
    typealias Content = Encodable & Sendable

    var items: [Item]

    init(items: [Item] = []) { self.items = items }

    func store(_ item: Item) -> Item {
        items.append(item)
        return item
    }

    // MARK: write(_:)
    var writeStub: (any Content) -> Void = { _ in TestIssue.report("StoringFake.writeStub is not set") }
    func write<Text: Content>(_ text: Text) {
        // Unknown: how to make one Item from its parameters.
        writeStub(text)
    }
}

/// A fake of `Listing`, yours to edit.
@dynamicMemberLookup
final class ListingFake<Value, Member>: Listing {
    struct Storage {
        var valueStub: @Sendable (Member) -> Value = { _ in TestIssue.stop("ListingFake.valueStub is not set") }
    }

    private let storage = Locked(Storage())

    subscript<Kept>(dynamicMember member: WritableKeyPath<Storage, Kept>) -> Kept {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var emptyStub: @Sendable () -> Int = { TestIssue.report("ListingFake.emptyStub is not set", returning: 0) }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Kept>(dynamicMember member: WritableKeyPath<StaticStorage, Kept>) -> Kept {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    func value(_ member: Member) -> Value { storage.valueStub(member) }
    static func empty() -> Int { staticStorage.emptyStub() }
}

/// A fake of `Boxed`, yours to edit.
final class BoxedFake<SendableValue>: Boxed {
    func box(_ value: SendableValue) {}
}

/// A fake of `Labelled`, yours to edit.
final class LabelledFake: Labelled {
    // MARK: move(let:var:inout:)
    var moveLetVarInoutStub: (Int, Int, Int) -> Int = { _, _, _ in
        TestIssue.report("LabelledFake.moveLetVarInoutStub is not set", returning: 0)
    }
    func move(`let` first: Int, `var`: Int, `inout` last: Int) -> Int { moveLetVarInoutStub(first, `var`, last) }
}

/// A fake of `Sized`, yours to edit.
final class SizedFake: Sized {
    var size = 0
}

/// A fake of `Sizing`, yours to edit.
final class SizingFake: Sizing {
    var size = 0
}

/// A fake of `Resizable`, yours to edit.
final class ResizableFake: Resizable {
    var size = 0
}
