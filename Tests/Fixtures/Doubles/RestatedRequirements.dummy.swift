import RestatedRequirements

/// A dummy of `Readable`, yours to edit.
final class ReadableDummy<Value>: Readable {
    var value: Value { TestIssue.stop("ReadableDummy.value must not be read") }

    var size: Int {
        get { TestIssue.report("ReadableDummy.size must not be read", returning: 0) }
        set { TestIssue.report("ReadableDummy.size must not be set") }
    }

    func convert(_ value: Value) -> Value { TestIssue.stop("ReadableDummy.convert(_:) must not be called") }

    func check(_ size: Int) throws -> Bool {
        TestIssue.report("ReadableDummy.check(_:) must not be called", returning: false)
    }
}

/// A dummy of `NumberReadable`, yours to edit.
final class NumberReadableDummy: NumberReadable {
    typealias Value = Int
    var value: Int { TestIssue.report("NumberReadableDummy.value must not be read", returning: 0) }

    func convert(_ value: Int) -> Int {
        TestIssue.report("NumberReadableDummy.convert(_:) must not be called", returning: 0)
    }

    func check(_ size: Int) -> Bool {
        TestIssue.report("NumberReadableDummy.check(_:) must not be called", returning: false)
    }

    var size: Int {
        get { TestIssue.report("NumberReadableDummy.size must not be read", returning: 0) }
        set { TestIssue.report("NumberReadableDummy.size must not be set") }
    }
}

/// A dummy of `TextReadable`, yours to edit.
final class TextReadableDummy: TextReadable {
    typealias Value = String

    func convert(_ value: String) -> String {
        TestIssue.report("TextReadableDummy.convert(_:) must not be called", returning: "")
    }

    var value: Value { TestIssue.report("TextReadableDummy.value must not be read", returning: "") }

    var size: Int {
        get { TestIssue.report("TextReadableDummy.size must not be read", returning: 0) }
        set { TestIssue.report("TextReadableDummy.size must not be set") }
    }

    func check(_ size: Int) throws -> Bool {
        TestIssue.report("TextReadableDummy.check(_:) must not be called", returning: false)
    }
}

/// A dummy of `Storing`, yours to edit.
final class StoringDummy<Item: Encodable & Sendable>: Storing {
    typealias Content = Encodable & Sendable
    func store(_ item: Item) -> Item { TestIssue.stop("StoringDummy.store(_:) must not be called") }
    func write<Text: Content>(_ text: Text) { TestIssue.report("StoringDummy.write(_:) must not be called") }
}

/// A dummy of `Listing`, yours to edit.
final class ListingDummy<Value, Member>: Listing {
    func value(_ member: Member) -> Value { TestIssue.stop("ListingDummy.value(_:) must not be called") }
    static func empty() -> Int { TestIssue.report("ListingDummy.empty() must not be called", returning: 0) }
}

/// A dummy of `Boxed`, yours to edit.
final class BoxedDummy<SendableValue>: Boxed {
    func box(_ value: SendableValue) { TestIssue.report("BoxedDummy.box(_:) must not be called") }
}

/// A dummy of `Labelled`, yours to edit.
final class LabelledDummy: Labelled {
    func move(`let` first: Int, `var`: Int, `inout` last: Int) -> Int {
        TestIssue.report("LabelledDummy.move(let:var:inout:) must not be called", returning: 0)
    }
}

/// A dummy of `Sized`, yours to edit.
final class SizedDummy: Sized {
    var size: Int { TestIssue.report("SizedDummy.size must not be read", returning: 0) }
}

/// A dummy of `Sizing`, yours to edit.
final class SizingDummy: Sizing {
    var size: Int {
        get { TestIssue.report("SizingDummy.size must not be read", returning: 0) }
        set { TestIssue.report("SizingDummy.size must not be set") }
    }
}

/// A dummy of `Resizable`, yours to edit.
final class ResizableDummy: Resizable {
    var size: Int {
        get { TestIssue.report("ResizableDummy.size must not be read", returning: 0) }
        set { TestIssue.report("ResizableDummy.size must not be set") }
    }
}
