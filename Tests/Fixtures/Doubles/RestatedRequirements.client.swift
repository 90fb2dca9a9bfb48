import RestatedRequirements

/// A client of `Readable`, yours to edit.
struct ReadableClient<Value>: Readable {
    /// A client whose members fail until they are set.
    static var unimplemented: ReadableClient { ReadableClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Readable>(_ live: Live) where Live.Value == Value {
        var live = live
        onValue = { live.value }
        onSize = { live.size }
        onSetSize = { live.size = $0 }
        onConvert = { live.convert($0) }
        onCheck = { try live.check($0) }
    }

    // MARK: value
    var onValue: () -> Value = { TestIssue.stop("ReadableClient.onValue is not set") }
    var value: Value { onValue() }

    // MARK: size
    var onSize: () -> Int = { TestIssue.report("ReadableClient.onSize is not set", returning: 0) }
    var onSetSize: (Int) -> Void = { _ in TestIssue.report("ReadableClient.onSetSize is not set") }
    var size: Int {
        get { onSize() }
        set { onSetSize(newValue) }
    }

    // MARK: convert(_:)
    var onConvert: (Value) -> Value = { _ in TestIssue.stop("ReadableClient.onConvert is not set") }
    func convert(_ value: Value) -> Value { onConvert(value) }

    // MARK: check(_:)
    var onCheck: (Int) throws -> Bool = { _ in TestIssue.report("ReadableClient.onCheck is not set", returning: false) }
    func check(_ size: Int) throws -> Bool { try onCheck(size) }
}

/// A client of `NumberReadable`, yours to edit.
struct NumberReadableClient: NumberReadable {
    typealias Value = Int

    /// A client whose members fail until they are set.
    static var unimplemented: NumberReadableClient { NumberReadableClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some NumberReadable) {
        var live = live
        onValue = { live.value }
        onConvert = { live.convert($0) }
        onCheck = { live.check($0) }
        onSize = { live.size }
        onSetSize = { live.size = $0 }
    }

    // MARK: value
    var onValue: () -> Int = { TestIssue.report("NumberReadableClient.onValue is not set", returning: 0) }
    var value: Int { onValue() }

    // MARK: convert(_:)
    var onConvert: (Int) -> Int = { _ in TestIssue.report("NumberReadableClient.onConvert is not set", returning: 0) }
    func convert(_ value: Int) -> Int { onConvert(value) }

    // MARK: check(_:)
    var onCheck: (Int) -> Bool = { _ in TestIssue.report("NumberReadableClient.onCheck is not set", returning: false) }
    func check(_ size: Int) -> Bool { onCheck(size) }

    // MARK: size
    var onSize: () -> Int = { TestIssue.report("NumberReadableClient.onSize is not set", returning: 0) }
    var onSetSize: (Int) -> Void = { _ in TestIssue.report("NumberReadableClient.onSetSize is not set") }
    var size: Int {
        get { onSize() }
        set { onSetSize(newValue) }
    }
}

/// A client of `TextReadable`, yours to edit.
struct TextReadableClient: TextReadable {
    typealias Value = String

    /// A client whose members fail until they are set.
    static var unimplemented: TextReadableClient { TextReadableClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some TextReadable) {
        var live = live
        onConvert = { live.convert($0) }
        onValue = { live.value }
        onSize = { live.size }
        onSetSize = { live.size = $0 }
        onCheck = { try live.check($0) }
    }

    // MARK: convert(_:)
    var onConvert: (String) -> String = { _ in
        TestIssue.report("TextReadableClient.onConvert is not set", returning: "")
    }
    func convert(_ value: String) -> String { onConvert(value) }

    // MARK: value
    var onValue: () -> Value = { TestIssue.report("TextReadableClient.onValue is not set", returning: "") }
    var value: Value { onValue() }

    // MARK: size
    var onSize: () -> Int = { TestIssue.report("TextReadableClient.onSize is not set", returning: 0) }
    var onSetSize: (Int) -> Void = { _ in TestIssue.report("TextReadableClient.onSetSize is not set") }
    var size: Int {
        get { onSize() }
        set { onSetSize(newValue) }
    }

    // MARK: check(_:)
    var onCheck: (Int) throws -> Bool = { _ in
        TestIssue.report("TextReadableClient.onCheck is not set", returning: false)
    }
    func check(_ size: Int) throws -> Bool { try onCheck(size) }
}

/// A client of `Storing`, yours to edit.
struct StoringClient<Item: Encodable & Sendable>: Storing {
    typealias Content = Encodable & Sendable

    /// A client whose members fail until they are set.
    static var unimplemented: StoringClient { StoringClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Storing>(_ live: Live) where Live.Item == Item {
        onStore = { live.store($0) }
        onWrite = { live.write($0) }
    }

    // MARK: store(_:)
    var onStore: (Item) -> Item = { _ in TestIssue.stop("StoringClient.onStore is not set") }
    func store(_ item: Item) -> Item { onStore(item) }

    // MARK: write(_:)
    var onWrite: (any Content) -> Void = { _ in TestIssue.report("StoringClient.onWrite is not set") }
    func write<Text: Content>(_ text: Text) { onWrite(text) }
}

/// A client of `Listing`, yours to edit.
@dynamicMemberLookup
struct ListingClient<Value, Member>: Listing {
    /// A client whose members fail until they are set.
    static var unimplemented: ListingClient { ListingClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `empty()`, which has to be set.
    init<Live: Listing>(_ live: Live) where Live.Value == Value, Live.Member == Member {
        onValue = { live.value($0) }
    }

    struct StaticStorage {
        var onEmpty: @Sendable () -> Int = { TestIssue.report("ListingClient.onEmpty is not set", returning: 0) }
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

    // MARK: value(_:)
    var onValue: @Sendable (Member) -> Value = { _ in TestIssue.stop("ListingClient.onValue is not set") }
    func value(_ member: Member) -> Value { onValue(member) }

    static func empty() -> Int { staticStorage.onEmpty() }
}

/// A client of `Boxed`, yours to edit.
struct BoxedClient<SendableValue>: Boxed {
    /// A client whose members fail until they are set.
    static var unimplemented: BoxedClient { BoxedClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Boxed>(_ live: Live) where Live.Sendable == SendableValue {
        onBox = { live.box($0) }
    }

    // MARK: box(_:)
    var onBox: (SendableValue) -> Void = { _ in TestIssue.report("BoxedClient.onBox is not set") }
    func box(_ value: SendableValue) { onBox(value) }
}

/// A client of `Labelled`, yours to edit.
struct LabelledClient: Labelled {
    /// A client whose members fail until they are set.
    static var unimplemented: LabelledClient { LabelledClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Labelled) {
        onMoveLetVarInout = { live.move(let: $0, var: $1, `inout`: $2) }
    }

    // MARK: move(let:var:inout:)
    var onMoveLetVarInout: (Int, Int, Int) -> Int = { _, _, _ in
        TestIssue.report("LabelledClient.onMoveLetVarInout is not set", returning: 0)
    }
    func move(`let` first: Int, `var`: Int, `inout` last: Int) -> Int { onMoveLetVarInout(first, `var`, last) }
}

/// A client of `Sized`, yours to edit.
struct SizedClient: Sized {
    /// A client whose members fail until they are set.
    static var unimplemented: SizedClient { SizedClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Sized) {
        onSize = { live.size }
    }

    // MARK: size
    var onSize: () -> Int = { TestIssue.report("SizedClient.onSize is not set", returning: 0) }
    var size: Int { onSize() }
}

/// A client of `Sizing`, yours to edit.
struct SizingClient: Sizing {
    /// A client whose members fail until they are set.
    static var unimplemented: SizingClient { SizingClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Sizing) {
        var live = live
        onSize = { live.size }
        onSetSize = { live.size = $0 }
    }

    // MARK: size
    var onSize: () -> Int = { TestIssue.report("SizingClient.onSize is not set", returning: 0) }
    var onSetSize: (Int) -> Void = { _ in TestIssue.report("SizingClient.onSetSize is not set") }
    var size: Int {
        get { onSize() }
        set { onSetSize(newValue) }
    }
}

/// A client of `Resizable`, yours to edit.
struct ResizableClient: Resizable {
    /// A client whose members fail until they are set.
    static var unimplemented: ResizableClient { ResizableClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Resizable) {
        var live = live
        onSize = { live.size }
        onSetSize = { live.size = $0 }
    }

    // MARK: size
    var onSize: () -> Int = { TestIssue.report("ResizableClient.onSize is not set", returning: 0) }
    var onSetSize: (Int) -> Void = { _ in TestIssue.report("ResizableClient.onSetSize is not set") }
    var size: Int {
        get { onSize() }
        set { onSetSize(newValue) }
    }
}
