import OtherSpellings

/// A client of `Parent`, yours to edit.
struct ParentClient: Parent {
    /// A client whose members fail until they are set.
    static var unimplemented: ParentClient { ParentClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `join(_:_:)`, which has to be set.
    init(_ live: some Parent) {
        onPlaceA = { live.place(a: $0, $1) }
    }

    // MARK: place(a:_:)
    var onPlaceA: (Int, Int) -> Void = { _, _ in TestIssue.report("ParentClient.onPlaceA is not set") }
    func place(a: Int, _ b: Int) { onPlaceA(a, b) }

    // MARK: join(_:_:)
    var onJoin: (any Sequence, any Sequence) -> Void = { _, _ in TestIssue.report("ParentClient.onJoin is not set") }
    func join<T: Sequence, R: Sequence>(_ t: T, _ r: R) where T.Element == R.Element { onJoin(t, r) }
}

/// A client of `Child`, yours to edit.
struct ChildClient: Child {
    /// A client whose members fail until they are set.
    static var unimplemented: ChildClient { ChildClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `join(_:_:)`, which has to be set.
    init(_ live: some Child) {
        onPlaceA = { live.place(a: $0, $1) }
    }

    // MARK: place(a:_:)
    var onPlaceA: (Int, Int) -> Void = { _, _ in TestIssue.report("ChildClient.onPlaceA is not set") }
    func place(a x: Int, _ y: Int) { onPlaceA(x, y) }

    // MARK: join(_:_:)
    var onJoin: (any Sequence, any Sequence) -> Void = { _, _ in TestIssue.report("ChildClient.onJoin is not set") }
    func join<A: Sequence, B: Sequence>(_ a: A, _ b: B) where B.Element == A.Element { onJoin(a, b) }
}

/// A client of `Caller`, yours to edit.
struct CallerClient: Caller {
    /// A client whose members fail until they are set.
    static var unimplemented: CallerClient { CallerClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Caller) {
        onCall = { live.call($0) }
    }

    // MARK: call(_:)
    var onCall: (Handler) -> Int = { _ in TestIssue.report("CallerClient.onCall is not set", returning: 0) }
    func call(_ handler: Handler) -> Int { onCall(handler) }
}

/// A client of `Runner`, yours to edit.
struct RunnerClient: Runner {
    /// A client whose members fail until they are set.
    static var unimplemented: RunnerClient { RunnerClient() }

    init() {}

    // MARK: run(closure:)
    var onRunClosure: (Any?) -> Any = { _ in TestIssue.stop("RunnerClient.onRunClosure is not set") }
    func run<T>(closure: ((Int) -> T)?) -> T {
        guard let result = onRunClosure(closure) as? T else {
            TestIssue.stop("RunnerClient.onRunClosure did not return T")
        }
        return result
    }
}

/// A client of `Maker`, yours to edit.
struct MakerClient: Maker {
    /// A client whose members fail until they are set.
    static var unimplemented: MakerClient { MakerClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Maker) {
        onMake = { live.make() }
    }

    // MARK: make()
    var onMake: () -> Void = { TestIssue.report("MakerClient.onMake is not set") }
    func make() { onMake() }
}

/// A client of `Table`, yours to edit.
struct TableClient: Table {
    /// A client whose members fail until they are set.
    static var unimplemented: TableClient { TableClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Table) {
        var live = live
        onSubscript = { live[$0] }
        onSetSubscript = { live[$0] = $1 }
    }

    // MARK: subscript(_:)
    var onSubscript: (Int) -> String = { _ in TestIssue.report("TableClient.onSubscript is not set", returning: "") }
    var onSetSubscript: (Int, String) -> Void = { _, _ in TestIssue.report("TableClient.onSetSubscript is not set") }
    subscript(index: Int) -> String {
        get { onSubscript(index) }
        set { onSetSubscript(index, newValue) }
    }
}

/// A client of `Describer`, yours to edit.
struct DescriberClient: Describer {
    /// A client whose members fail until they are set.
    static var unimplemented: DescriberClient { DescriberClient() }

    init() {}

    // MARK: describe(_:)
    var onDescribe: ((any CustomStringConvertible)?) -> Void = { _ in
        TestIssue.report("DescriberClient.onDescribe is not set")
    }
    func describe(_ value: (some CustomStringConvertible)?) { onDescribe(value) }
}

/// A client of `Recent`, yours to edit.
@available(iOS 16, macOS 13.1, *)
struct RecentClient: Recent {
    /// A client whose members fail until they are set.
    static var unimplemented: RecentClient { RecentClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Recent) {
        onFind = { live.find() }
    }

    // MARK: find()
    var onFind: () -> Int = { TestIssue.report("RecentClient.onFind is not set", returning: 0) }
    func find() -> Int { onFind() }
}

/// A client of `Tracer`, yours to edit.
struct TracerClient: Tracer {
    /// A client whose members fail until they are set.
    static var unimplemented: TracerClient { TracerClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Tracer) {
        onStartAt = { live.start($0, at: $1) }
    }

    // MARK: start(_:at:)
    var onStartAt: (String, Int) -> Void = { _, _ in TestIssue.report("TracerClient.onStartAt is not set") }
    func start(_ name: String, at line: Int) { onStartAt(name, line) }
}

/// A client of `Settable`, yours to edit.
struct SettableClient: Settable {
    /// A client whose members fail until they are set.
    static var unimplemented: SettableClient { SettableClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Settable) {
        var live = live
        onTitle = { live.title }
        onSetTitle = { live.title = $0 }
    }

    // MARK: title
    var onTitle: () -> String = { TestIssue.report("SettableClient.onTitle is not set", returning: "") }
    var onSetTitle: (String) -> Void = { _ in TestIssue.report("SettableClient.onSetTitle is not set") }
    var title: String {
        get { onTitle() }
        set { onSetTitle(newValue) }
    }
}

/// A client of `SettableObject`, yours to edit.
final class SettableObjectClient: SettableObject {
    /// A client whose members fail until they are set.
    static var unimplemented: SettableObjectClient { SettableObjectClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some SettableObject) {
        var live = live
        onSize = { live.size }
        onSetSize = { live.size = $0 }
        onTitle = { live.title }
        onSetTitle = { live.title = $0 }
    }

    // MARK: size
    var onSize: () -> Int = { TestIssue.report("SettableObjectClient.onSize is not set", returning: 0) }
    var onSetSize: (Int) -> Void = { _ in TestIssue.report("SettableObjectClient.onSetSize is not set") }
    var size: Int {
        get { onSize() }
        set { onSetSize(newValue) }
    }

    // MARK: title
    var onTitle: () -> String = { TestIssue.report("SettableObjectClient.onTitle is not set", returning: "") }
    var onSetTitle: (String) -> Void = { _ in TestIssue.report("SettableObjectClient.onSetTitle is not set") }
    var title: String {
        get { onTitle() }
        set { onSetTitle(newValue) }
    }
}

/// A client of `Quoting`, yours to edit.
struct QuotingClient: Quoting {
    /// A client whose members fail until they are set.
    static var unimplemented: QuotingClient { QuotingClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Quoting) {
        onANil0PrintB = { live.`a", nil, 0); print("b`() }
    }

    // MARK: a", nil, 0); print("b()
    var onANil0PrintB: () -> Int = { TestIssue.report("QuotingClient.onANil0PrintB is not set", returning: 0) }
    func `a", nil, 0); print("b`() -> Int { onANil0PrintB() }
}
