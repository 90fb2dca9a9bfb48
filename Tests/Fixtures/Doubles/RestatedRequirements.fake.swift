import RestatedRequirements

/// A fake of `Readable`, yours to edit.
final class ReadableFake<Value>: Readable {
    lazy var value: Value = { TestIssue.stop("ReadableFake.value is not set") }()
    var size: Int = 0

    func convert(_ value: Value) -> Value {
        // Fill in: what it does.
        TestIssue.stop("ReadableFake.convert(_:) is not filled in")
    }

    func check(_ size: Int) throws -> Bool {
        // Fill in: what it does.
        TestIssue.report("ReadableFake.check(_:) is not filled in", returning: false)
    }
}

/// A fake of `NumberReadable`, yours to edit.
final class NumberReadableFake: NumberReadable {
    typealias Value = Int
    var value: Int = 0

    func convert(_ value: Int) -> Int {
        // Fill in: what it does.
        TestIssue.report("NumberReadableFake.convert(_:) is not filled in", returning: 0)
    }

    func check(_ size: Int) -> Bool {
        // Fill in: what it does.
        TestIssue.report("NumberReadableFake.check(_:) is not filled in", returning: false)
    }

    var size: Int = 0
}

/// A fake of `TextReadable`, yours to edit.
final class TextReadableFake: TextReadable {
    typealias Value = String

    func convert(_ value: String) -> String {
        // Fill in: what it does.
        TestIssue.report("TextReadableFake.convert(_:) is not filled in", returning: "")
    }

    var value: Value = ""
    var size: Int = 0

    func check(_ size: Int) throws -> Bool {
        // Fill in: what it does.
        TestIssue.report("TextReadableFake.check(_:) is not filled in", returning: false)
    }
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

    func write<Text: Content>(_ text: Text) {
        // Fill in: how to make one Item from its parameters.
        TestIssue.report("StoringFake.write(_:) is not filled in")
    }
}

/// A fake of `Listing`, yours to edit.
final class ListingFake<Value, Member>: Listing {
    func value(_ member: Member) -> Value {
        // Fill in: what it does.
        TestIssue.stop("ListingFake.value(_:) is not filled in")
    }

    static func empty() -> Int {
        // Fill in: what it does.
        TestIssue.report("ListingFake.empty() is not filled in", returning: 0)
    }
}

/// A fake of `Boxed`, yours to edit.
final class BoxedFake<SendableValue>: Boxed {
    func box(_ value: SendableValue) {}
}

/// A fake of `Labelled`, yours to edit.
final class LabelledFake: Labelled {
    func move(`let` first: Int, `var`: Int, `inout` last: Int) -> Int {
        // Fill in: what it does.
        TestIssue.report("LabelledFake.move(let:var:inout:) is not filled in", returning: 0)
    }
}

/// A fake of `Sized`, yours to edit.
final class SizedFake: Sized {
    var size: Int = 0
}

/// A fake of `Sizing`, yours to edit.
final class SizingFake: Sizing {
    var size: Int = 0
}

/// A fake of `Resizable`, yours to edit.
final class ResizableFake: Resizable {
    var size: Int = 0
}
