import UnusualParameters

/// A client of `Postal`, yours to edit.
struct PostalClient: Postal {
    /// A client whose members fail until they are set.
    static var unimplemented: PostalClient { PostalClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Postal) {
        onPost = { live.post() }
    }

    // MARK: post()
    var onPost: () -> Void = { TestIssue.report("PostalClient.onPost is not set") }
    func post() { onPost() }
}

/// A client of `Crate`, yours to edit.
struct CrateClient<Content>: Crate {
    /// A client whose members fail until they are set.
    static var unimplemented: CrateClient { CrateClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Crate>(_ live: Live) where Live.Content == Content {
        onOpen = { live.open() }
    }

    // MARK: open()
    var onOpen: () -> Content = { TestIssue.stop("CrateClient.onOpen is not set") }
    func open() -> Content { onOpen() }
}

/// A client of `Dispatching`, yours to edit.
nonisolated struct DispatchingClient: Dispatching {
    /// A client whose members fail until they are set.
    static var unimplemented: DispatchingClient { DispatchingClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Dispatching) {
        onRun = { live.run($0) }
        onWait = { await live.wait($0) }
    }

    // MARK: run(_:)
    var onRun: (@escaping @Sendable (isolated Courier) async -> Void) -> Void = { _ in
        TestIssue.report("DispatchingClient.onRun is not set")
    }
    func run(_ body: @escaping @Sendable (isolated Courier) async -> Void) { onRun(body) }

    // MARK: wait(_:)
    var onWait: ((isolated (any Actor)?) async -> Void) async -> Void = { _ in
        TestIssue.report("DispatchingClient.onWait is not set")
    }
    func wait(_ body: (isolated (any Actor)?) async -> Void) async { await onWait(body) }
}

/// A client of `Lending`, yours to edit.
struct LendingClient: Lending {
    /// A client whose members fail until they are set.
    static var unimplemented: LendingClient { LendingClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Lending) {
        onCount = { live.count($0) }
        onLook = { live.look($0) }
    }

    // MARK: count(_:)
    var onCount: (any Crate<Int>) -> Int = { _ in TestIssue.report("LendingClient.onCount is not set", returning: 0) }
    func count(_ crate: borrowing some Crate<Int>) -> Int { onCount(copy crate) }

    // MARK: look(_:)
    var onLook: (Any) -> Int = { _ in TestIssue.report("LendingClient.onLook is not set", returning: 0) }
    func look<Value>(_ value: borrowing Value) -> Int { onLook(copy value) }
}

/// A client of `Rewiring`, yours to edit.
struct RewiringClient: Rewiring {
    /// A client whose members fail until they are set.
    static var unimplemented: RewiringClient { RewiringClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Rewiring) {
        onRewire = { live.rewire(&$0) }
    }

    // MARK: rewire(_:)
    var onRewire: (inout (Int) -> Void) -> Bool = { _ in
        TestIssue.report("RewiringClient.onRewire is not set", returning: false)
    }
    func rewire(_ handler: inout (Int) -> Void) -> Bool { onRewire(&handler) }
}

/// A client of `Labelling`, yours to edit.
struct LabellingClient: Labelling {
    /// A client whose members fail until they are set.
    static var unimplemented: LabellingClient { LabellingClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Labelling) {
        onLabelIntAnyInoutÉ = { live.label(Int: $0, any: $1, `inout`: $2, é: $3) }
    }

    // MARK: label(Int:any:inout:é:)
    var onLabelIntAnyInoutÉ: (Int, Int, Int, Int) -> Int = { _, _, _, _ in
        TestIssue.report("LabellingClient.onLabelIntAnyInoutÉ is not set", returning: 0)
    }
    func label(`Int`: Int, `any` kind: Int, `inout` place: Int, `é` accent: Int) -> Int {
        onLabelIntAnyInoutÉ(Int, kind, place, accent)
    }
}

/// A client of `Calling`, yours to edit.
struct CallingClient: Calling {
    /// A client whose members fail until they are set.
    static var unimplemented: CallingClient { CallingClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Calling) {
        var live = live
        onCallback = { live.callback }
        onSetCallback = { live.callback = $0 }
        onCall = { live.call($0) }
    }

    // MARK: callback
    var onCallback: () -> Mailroom.Callback = { TestIssue.stop("CallingClient.onCallback is not set") }
    var onSetCallback: (@escaping Mailroom.Callback) -> Void = { _ in
        TestIssue.report("CallingClient.onSetCallback is not set")
    }
    var callback: Mailroom.Callback {
        get { onCallback() }
        set { onSetCallback(newValue) }
    }

    // MARK: call(_:)
    var onCall: (@escaping Mailroom.Callback) -> Void = { _ in TestIssue.report("CallingClient.onCall is not set") }
    func call(_ callback: @escaping Mailroom.Callback) { onCall(callback) }
}

/// A client of `Postage`, yours to edit.
@dynamicMemberLookup
nonisolated struct PostageClient: Postage {
    /// A client whose members fail until they are set.
    static var unimplemented: PostageClient { PostageClient() }

    init() {}

    struct StaticStorage {
        var onOrElse: @Sendable (PostageClient, Int) -> Int = { _, _ in
            TestIssue.report("PostageClient.onOrElse is not set", returning: 0)
        }
        var onCaretPlus: @Sendable (inout PostageClient) -> Int = { _ in
            TestIssue.report("PostageClient.onCaretPlus is not set", returning: 0)
        }
        var onCaretMinus: @Sendable (inout PostageClient) -> Int = { _ in
            TestIssue.report("PostageClient.onCaretMinus is not set", returning: 0)
        }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    static func ?? (postage: PostageClient, other: @autoclosure () throws -> Int) rethrows -> Int {
        staticStorage.onOrElse(postage, try other())
    }

    static postfix func ^+ (postage: inout PostageClient) -> Int { staticStorage.onCaretPlus(&postage) }
    static prefix func ^- (postage: inout PostageClient) -> Int { staticStorage.onCaretMinus(&postage) }
}

/// A client of `Stamping`, yours to edit.
struct StampingClient: Stamping {
    /// A client whose members fail until they are set.
    static var unimplemented: StampingClient { StampingClient() }

    init() {}

    // MARK: stamp
    var onStamp: () -> Stamp = { TestIssue.stop("StampingClient.onStamp is not set") }
    var onSetStamp: (consuming Stamp) -> Void = { _ in TestIssue.report("StampingClient.onSetStamp is not set") }
    var stamp: Stamp {
        get { onStamp() }
        set { onSetStamp(newValue) }
    }
}

/// A client of `Shelving`, yours to edit.
struct ShelvingClient: Shelving {
    /// A client whose members fail until they are set.
    static var unimplemented: ShelvingClient { ShelvingClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `subscript(_:)` and `place(_:)`, which have to be set.
    init(_ live: some Shelving) {
        onSubscriptInt = { live[$0] }
    }

    // MARK: subscript(_:)
    var onSubscript: (any Postal) -> Int = { _ in
        TestIssue.report("ShelvingClient.onSubscript is not set", returning: 0)
    }
    var onSetSubscript: (any Postal, Int) -> Void = { _, _ in
        TestIssue.report("ShelvingClient.onSetSubscript is not set")
    }
    subscript<Item: Postal>(_ item: Item) -> Int {
        get { onSubscript(item) }
        set { onSetSubscript(item, newValue) }
    }

    // MARK: subscript(_:)
    var onSubscriptItem: (any Hashable) -> Int = { _ in
        TestIssue.report("ShelvingClient.onSubscriptItem is not set", returning: 0)
    }
    var onSetSubscriptItem: (any Hashable, Int) -> Void = { _, _ in
        TestIssue.report("ShelvingClient.onSetSubscriptItem is not set")
    }
    subscript<Item: Hashable>(_ item: Item) -> Int {
        get { onSubscriptItem(item) }
        set { onSetSubscriptItem(item, newValue) }
    }

    // MARK: subscript(_:)
    var onSubscriptInt: (Int) -> Int = { _ in
        TestIssue.report("ShelvingClient.onSubscriptInt is not set", returning: 0)
    }
    subscript(_ item: Int) -> Int { onSubscriptInt(item) }

    // MARK: place(_:)
    var onPlace: (any Postal) -> Int = { _ in TestIssue.report("ShelvingClient.onPlace is not set", returning: 0) }
    func place<Item: Postal>(_ item: Item) -> Int { onPlace(item) }

    // MARK: place(_:)
    var onPlaceItem: (any Hashable) -> Int = { _ in
        TestIssue.report("ShelvingClient.onPlaceItem is not set", returning: 0)
    }
    func place<Item: Hashable>(_ item: Item) -> Int { onPlaceItem(item) }
}

/// A client of `Unpacking`, yours to edit.
@dynamicMemberLookup
nonisolated struct UnpackingClient: Unpacking {
    /// A client whose members fail until they are set.
    static var unimplemented: UnpackingClient { UnpackingClient() }

    init() {}

    struct StaticStorage {
        var onInit: @Sendable ([Any]) -> UnpackingClient = { _ in TestIssue.stop("UnpackingClient.onInit is not set") }
        var onInitChecked: @Sendable ([Any]) -> UnpackingClient? = { _ in
            TestIssue.report("UnpackingClient.onInitChecked is not set", returning: nil)
        }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    init<each Value>(_ values: repeat each Value) {
        var valuesPack: [Any] = []
        repeat valuesPack.append(each values)
        self = Self.staticStorage.onInit(valuesPack)
    }

    init?<each Value>(checked values: repeat each Value) {
        var valuesPack: [Any] = []
        repeat valuesPack.append(each values)
        guard let made = Self.staticStorage.onInitChecked(valuesPack) else { return nil }
        self = made
    }
}
