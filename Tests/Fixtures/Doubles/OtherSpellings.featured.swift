import OtherSpellings

/// A spy of `BoolKeeping`, yours to edit.
nonisolated final class BoolKeepingSpy: Keeper<Bool>, BoolKeeping {
    var order: CallOrder?

    /// Forgets all recorded calls.
    func resetCalls() { keepCallCount = 0 }

    // MARK: keep()
    var keepCallCount = 0
    func keep() {
        keepCallCount += 1
        order?.add("keep()")
    }
}

/// A spy of `Parent`, yours to edit.
final class ParentSpy: Parent {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Parent) { placeAStub = { live.place(a: $0, $1) } }

    /// Forgets all recorded calls.
    func resetCalls() {
        placeACalls = []
        joinCalls = []
    }

    // MARK: place(a:_:)
    struct PlaceACall: RecordedCall { let a: Int, b: Int }
    var placeACalls: [PlaceACall] = []
    var placeAStub: (Int, Int) -> Void = { _, _ in }
    func place(a: Int, _ b: Int) {
        placeACalls.append(.init(a: a, b: b))
        order?.add("place(a:_:)")
        placeAStub(a, b)
    }

    // MARK: join(_:_:)
    var joinCalls: [(t: any Sequence, r: any Sequence)] = []
    var joinStub: (any Sequence, any Sequence) -> Void = { _, _ in }
    func join<T: Sequence, R: Sequence>(_ t: T, _ r: R) where T.Element == R.Element {
        joinCalls.append((t, r))
        order?.add("join(_:_:)")
        joinStub(t, r)
    }
}

/// A spy of `Child`, yours to edit.
final class ChildSpy: Child {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Child) { placeAStub = { live.place(a: $0, $1) } }

    /// Forgets all recorded calls.
    func resetCalls() {
        placeACalls = []
        joinCalls = []
    }

    // MARK: place(a:_:)
    struct PlaceACall: RecordedCall { let x: Int, y: Int }
    var placeACalls: [PlaceACall] = []
    var placeAStub: (Int, Int) -> Void = { _, _ in }
    func place(a x: Int, _ y: Int) {
        placeACalls.append(.init(x: x, y: y))
        order?.add("place(a:_:)")
        placeAStub(x, y)
    }

    // MARK: join(_:_:)
    var joinCalls: [(a: any Sequence, b: any Sequence)] = []
    var joinStub: (any Sequence, any Sequence) -> Void = { _, _ in }
    func join<A: Sequence, B: Sequence>(_ a: A, _ b: B) where B.Element == A.Element {
        joinCalls.append((a, b))
        order?.add("join(_:_:)")
        joinStub(a, b)
    }
}

/// A spy of `Caller`, yours to edit.
final class CallerSpy: Caller {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Caller) { callStub = { live.call($0) } }

    /// Forgets all recorded calls.
    func resetCalls() { callCallCount = 0 }

    // MARK: call(_:)
    var callCallCount = 0
    var callStub: (Handler) -> Int = { _ in 0 }
    func call(_ handler: Handler) -> Int {
        callCallCount += 1
        order?.add("call(_:)")
        return callStub(handler)
    }
}

/// A spy of `Runner`, yours to edit.
final class RunnerSpy: Runner {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Runner) {}

    /// Forgets all recorded calls.
    func resetCalls() { runClosureCalls = [] }

    // MARK: run(closure:)
    var runClosureCalls: [Any?] = []
    var runClosureStub: (Any?) -> Any = { _ in TestIssue.stop("RunnerSpy.runClosureStub is not set") }
    func run<T>(closure: ((Int) -> T)?) -> T {
        runClosureCalls.append(closure)
        order?.add("run(closure:)")
        guard let result = runClosureStub(closure) as? T else {
            TestIssue.stop("RunnerSpy.runClosureStub did not return T")
        }
        return result
    }
}

/// A spy of `Maker`, yours to edit.
@dynamicMemberLookup
nonisolated final class MakerSpy: Maker {
    struct StaticStorage {
        var initStub: @Sendable () -> Bool = { true }
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

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Maker) { makeStub = { live.make() } }

    /// Forgets all recorded calls.
    func resetCalls() {
        initCallCount = 0
        makeCallCount = 0
    }

    // MARK: init!()
    var initCallCount = 0
    init!() {
        initCallCount += 1
        order?.add("init!()")
        guard Self.staticStorage.initStub() else { return nil }
    }

    // MARK: make()
    var makeCallCount = 0
    var makeStub: () -> Void = {}
    func make() {
        makeCallCount += 1
        order?.add("make()")
        makeStub()
    }
}

/// A spy of `Table`, yours to edit.
final class TableSpy: Table {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Table) { subscriptStub = { live[$0] } }

    /// Forgets all recorded calls.
    func resetCalls() {
        subscriptCalls = []
        subscriptSetCalls = []
    }

    // MARK: subscript(_:)
    var subscriptCalls: [Int] = []
    var subscriptStub: (Int) -> String = { _ in "" }
    struct SubscriptSetCall: RecordedCall { let index: Int, newValue: String }
    var subscriptSetCalls: [SubscriptSetCall] = []
    var subscriptSetStub: (Int, String) -> Void = { _, _ in }
    subscript(index: Int) -> String {
        get {
            subscriptCalls.append(index)
            order?.add("subscript(_:)")
            return subscriptStub(index)
        }
        set {
            subscriptSetCalls.append(.init(index: index, newValue: newValue))
            order?.add("subscript(_:)")
            subscriptSetStub(index, newValue)
        }
    }
}

/// A spy of `Describer`, yours to edit.
final class DescriberSpy: Describer {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Describer) {}

    /// Forgets all recorded calls.
    func resetCalls() { describeCalls = [] }

    // MARK: describe(_:)
    var describeCalls: [(any CustomStringConvertible)?] = []
    var describeStub: ((any CustomStringConvertible)?) -> Void = { _ in }
    func describe(_ value: (some CustomStringConvertible)?) {
        describeCalls.append(value)
        order?.add("describe(_:)")
        describeStub(value)
    }
}

/// A spy of `Recent`, yours to edit.
@available(iOS 16, macOS 13.1, *)
final class RecentSpy: Recent {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Recent) { findStub = { live.find() } }

    /// Forgets all recorded calls.
    func resetCalls() { findCallCount = 0 }

    // MARK: find()
    var findCallCount = 0
    var findStub: () -> Int = { 0 }
    func find() -> Int {
        findCallCount += 1
        order?.add("find()")
        return findStub()
    }
}

/// A spy of `Tracer`, yours to edit.
final class TracerSpy: Tracer {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Tracer) { startAtStub = { live.start($0, at: $1) } }

    /// Forgets all recorded calls.
    func resetCalls() { startAtCalls = [] }

    // MARK: start(_:at:)
    struct StartAtCall: RecordedCall { let name: String, line: Int }
    var startAtCalls: [StartAtCall] = []
    var startAtStub: (String, Int) -> Void = { _, _ in }
    func start(_ name: String, at line: Int) {
        startAtCalls.append(.init(name: name, line: line))
        order?.add("start(_:at:)")
        startAtStub(name, line)
    }
}

/// A spy of `Settable`, yours to edit.
final class SettableSpy: Settable {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Settable) { titleStub = { live.title } }

    /// Forgets all recorded calls.
    func resetCalls() {
        titleCallCount = 0
        titleSetCalls = []
    }

    // MARK: title
    var titleCallCount = 0
    var titleStub: () -> String = { "" }
    var titleSetCalls: [String] = []
    var titleSetStub: (String) -> Void = { _ in }
    var title: String {
        get {
            titleCallCount += 1
            order?.add("title")
            return titleStub()
        }
        set {
            titleSetCalls.append(newValue)
            order?.add("title")
            titleSetStub(newValue)
        }
    }
}

/// A spy of `SettableObject`, yours to edit.
final class SettableObjectSpy: SettableObject {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any SettableObject) {
        sizeStub = { live.size }
        sizeSetStub = { live.size = $0 }
        titleStub = { live.title }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        sizeCallCount = 0
        sizeSetCalls = []
        titleCallCount = 0
        titleSetCalls = []
    }

    // MARK: size
    var sizeCallCount = 0
    var sizeStub: () -> Int = { 0 }
    var sizeSetCalls: [Int] = []
    var sizeSetStub: (Int) -> Void = { _ in }
    var size: Int {
        get {
            sizeCallCount += 1
            order?.add("size")
            return sizeStub()
        }
        set {
            sizeSetCalls.append(newValue)
            order?.add("size")
            sizeSetStub(newValue)
        }
    }

    // MARK: title
    var titleCallCount = 0
    var titleStub: () -> String = { "" }
    var titleSetCalls: [String] = []
    var titleSetStub: (String) -> Void = { _ in }
    var title: String {
        get {
            titleCallCount += 1
            order?.add("title")
            return titleStub()
        }
        set {
            titleSetCalls.append(newValue)
            order?.add("title")
            titleSetStub(newValue)
        }
    }
}

/// A spy of `Quoting`, yours to edit.
final class QuotingSpy: Quoting {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Quoting) { aNil0PrintBStub = { live.`a", nil, 0); print("b`() } }

    /// Forgets all recorded calls.
    func resetCalls() { aNil0PrintBCallCount = 0 }

    // MARK: a", nil, 0); print("b()
    var aNil0PrintBCallCount = 0
    var aNil0PrintBStub: () -> Int = { 0 }
    func `a", nil, 0); print("b`() -> Int {
        aNil0PrintBCallCount += 1
        order?.add("a\", nil, 0); print(\"b()")
        return aNil0PrintBStub()
    }
}
