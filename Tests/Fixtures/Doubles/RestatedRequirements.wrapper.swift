import RestatedRequirements

/// A wrapper of `Readable`, yours to edit.
struct ReadableWrapper<Base: Readable>: Readable {
    typealias Value = Base.Value
    var base: Base

    var value: Value { base.value }

    var size: Int {
        get { base.size }
        set { base.size = newValue }
    }

    func convert(_ value: Value) -> Value { base.convert(value) }
    func check(_ size: Int) throws -> Bool { try base.check(size) }
}

/// A wrapper of `NumberReadable`, yours to edit.
struct NumberReadableWrapper<Base: NumberReadable>: NumberReadable {
    typealias Value = Int
    var base: Base

    var value: Int { base.value }
    func convert(_ value: Int) -> Int { base.convert(value) }
    func check(_ size: Int) -> Bool { base.check(size) }

    var size: Int {
        get { base.size }
        set { base.size = newValue }
    }
}

/// A wrapper of `TextReadable`, yours to edit.
struct TextReadableWrapper<Base: TextReadable>: TextReadable {
    typealias Value = Base.Value
    var base: Base

    func convert(_ value: String) -> String { base.convert(value) }
    var value: Value { base.value }

    var size: Int {
        get { base.size }
        set { base.size = newValue }
    }

    func check(_ size: Int) throws -> Bool { try base.check(size) }
}

/// A wrapper of `Storing`, yours to edit.
struct StoringWrapper<Base: Storing>: Storing {
    typealias Item = Base.Item
    let base: Base

    func store(_ item: Item) -> Item { base.store(item) }
    func write<Text: Content>(_ text: Text) { base.write(text) }
}

/// A wrapper of `Listing`, yours to edit.
struct ListingWrapper<Base: Listing>: Listing {
    typealias Value = Base.Value
    typealias Member = Base.Member
    let base: Base

    func value(_ member: Member) -> Value { base.value(member) }
    static func empty() -> Int { Base.empty() }
}

/// A wrapper of `Boxed`, yours to edit.
struct BoxedWrapper<Base: Boxed>: Boxed {
    typealias Sendable = Base.Sendable
    let base: Base

    func box(_ value: Sendable) { base.box(value) }
}

/// A wrapper of `Labelled`, yours to edit.
struct LabelledWrapper<Base: Labelled>: Labelled {
    let base: Base

    func move(`let` first: Int, `var`: Int, `inout` last: Int) -> Int {
        base.move(let: first, var: `var`, `inout`: last)
    }
}

/// A wrapper of `Sized`, yours to edit.
struct SizedWrapper<Base: Sized>: Sized {
    let base: Base

    var size: Int { base.size }
}

/// A wrapper of `Sizing`, yours to edit.
struct SizingWrapper<Base: Sizing>: Sizing {
    var base: Base

    var size: Int {
        get { base.size }
        set { base.size = newValue }
    }
}

/// A wrapper of `Resizable`, yours to edit.
struct ResizableWrapper<Base: Resizable>: Resizable {
    var base: Base

    var size: Int {
        get { base.size }
        set { base.size = newValue }
    }
}
