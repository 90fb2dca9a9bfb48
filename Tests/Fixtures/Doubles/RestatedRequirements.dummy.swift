import RestatedRequirements

/// A dummy of `Readable`, yours to edit.
final class ReadableDummy<Value>: Readable {
    var value: Value { fatalError("ReadableDummy.value must not be read") }

    var size: Int {
        get { fatalError("ReadableDummy.size must not be read") }
        set { fatalError("ReadableDummy.size must not be set") }
    }

    func convert(_ value: Value) -> Value { fatalError("ReadableDummy.convert(_:) must not be called") }
    func check(_ size: Int) throws -> Bool { fatalError("ReadableDummy.check(_:) must not be called") }
}

/// A dummy of `NumberReadable`, yours to edit.
final class NumberReadableDummy: NumberReadable {
    typealias Value = Int
    var value: Int { fatalError("NumberReadableDummy.value must not be read") }
    func convert(_ value: Int) -> Int { fatalError("NumberReadableDummy.convert(_:) must not be called") }
    func check(_ size: Int) -> Bool { fatalError("NumberReadableDummy.check(_:) must not be called") }

    var size: Int {
        get { fatalError("NumberReadableDummy.size must not be read") }
        set { fatalError("NumberReadableDummy.size must not be set") }
    }
}

/// A dummy of `TextReadable`, yours to edit.
final class TextReadableDummy: TextReadable {
    typealias Value = String
    func convert(_ value: String) -> String { fatalError("TextReadableDummy.convert(_:) must not be called") }
    var value: Value { fatalError("TextReadableDummy.value must not be read") }

    var size: Int {
        get { fatalError("TextReadableDummy.size must not be read") }
        set { fatalError("TextReadableDummy.size must not be set") }
    }

    func check(_ size: Int) throws -> Bool { fatalError("TextReadableDummy.check(_:) must not be called") }
}

/// A dummy of `Storing`, yours to edit.
final class StoringDummy<Item: Encodable & Sendable>: Storing {
    typealias Content = Encodable & Sendable
    func store(_ item: Item) -> Item { fatalError("StoringDummy.store(_:) must not be called") }
    func write<Text: Content>(_ text: Text) { fatalError("StoringDummy.write(_:) must not be called") }
}

/// A dummy of `Listing`, yours to edit.
final class ListingDummy<Value, Member>: Listing {
    func value(_ member: Member) -> Value { fatalError("ListingDummy.value(_:) must not be called") }
    static func empty() -> Int { fatalError("ListingDummy.empty() must not be called") }
}

/// A dummy of `Boxed`, yours to edit.
final class BoxedDummy<SendableValue>: Boxed {
    func box(_ value: SendableValue) { fatalError("BoxedDummy.box(_:) must not be called") }
}

/// A dummy of `Labelled`, yours to edit.
final class LabelledDummy: Labelled {
    func move(`let` first: Int, `var`: Int, `inout` last: Int) -> Int {
        fatalError("LabelledDummy.move(let:var:inout:) must not be called")
    }
}

/// A dummy of `Sized`, yours to edit.
final class SizedDummy: Sized {
    var size: Int { fatalError("SizedDummy.size must not be read") }
}

/// A dummy of `Sizing`, yours to edit.
final class SizingDummy: Sizing {
    var size: Int {
        get { fatalError("SizingDummy.size must not be read") }
        set { fatalError("SizingDummy.size must not be set") }
    }
}

/// A dummy of `Resizable`, yours to edit.
final class ResizableDummy: Resizable {
    var size: Int {
        get { fatalError("ResizableDummy.size must not be read") }
        set { fatalError("ResizableDummy.size must not be set") }
    }
}
