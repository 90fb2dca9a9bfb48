import OtherSpellings

/// A spy of `BoolKeeping`, yours to edit.
nonisolated final class BoolKeepingSpy: Keeper<Bool>, BoolKeeping {
    var order: CallOrder? { didSet { Unused.reads("BoolKeepingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { keepCallCount = 0 }

    // MARK: keep()
    @Recorded("BoolKeepingSpy.keep()") var keepCallCount = 0
    func keep() {
        $keepCallCount.increment()
        order?.add("keep()")
    }
}

/// A spy of `Parent`, yours to edit.
final class ParentSpy: Parent {
    var order: CallOrder? { didSet { Unused.reads("ParentSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        placeACalls = []
        joinCalls = []
    }

    // MARK: place(a:_:)
    struct PlaceACall: RecordedCall { let a: Int, b: Int }
    @Recorded("ParentSpy.place(a:_:)") var placeACalls: [PlaceACall] = []
    func place(a: Int, _ b: Int) {
        $placeACalls.append(.init(a: a, b: b))
        order?.add("place(a:_:)")
    }

    // MARK: join(_:_:)
    @Recorded("ParentSpy.join(_:_:)") var joinCalls: [(t: any Sequence, r: any Sequence)] = []
    func join<T: Sequence, R: Sequence>(_ t: T, _ r: R) where T.Element == R.Element {
        $joinCalls.append((t, r))
        order?.add("join(_:_:)")
    }
}

/// A spy of `Child`, yours to edit.
final class ChildSpy: Child {
    var order: CallOrder? { didSet { Unused.reads("ChildSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        placeACalls = []
        joinCalls = []
    }

    // MARK: place(a:_:)
    struct PlaceACall: RecordedCall { let x: Int, y: Int }
    @Recorded("ChildSpy.place(a:_:)") var placeACalls: [PlaceACall] = []
    func place(a x: Int, _ y: Int) {
        $placeACalls.append(.init(x: x, y: y))
        order?.add("place(a:_:)")
    }

    // MARK: join(_:_:)
    @Recorded("ChildSpy.join(_:_:)") var joinCalls: [(a: any Sequence, b: any Sequence)] = []
    func join<A: Sequence, B: Sequence>(_ a: A, _ b: B) where B.Element == A.Element {
        $joinCalls.append((a, b))
        order?.add("join(_:_:)")
    }
}

/// A spy of `Caller`, yours to edit.
final class CallerSpy: Caller {
    var order: CallOrder? { didSet { Unused.reads("CallerSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { callCallCount = 0 }

    // MARK: call(_:)
    @Recorded("CallerSpy.call(_:)") var callCallCount = 0
    @Stubbed("CallerSpy.callStub") var callStub: (Handler) -> Int = { _ in 0 }
    func call(_ handler: Handler) -> Int {
        $callCallCount.increment()
        order?.add("call(_:)")
        return callStub(handler)
    }
}

/// A spy of `Runner`, yours to edit.
final class RunnerSpy: Runner {
    var order: CallOrder? { didSet { Unused.reads("RunnerSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { runClosureCalls = [] }

    // MARK: run(closure:)
    @Recorded("RunnerSpy.run(closure:)") var runClosureCalls: [Any?] = []
    @Stubbed("RunnerSpy.runClosureStub") var runClosureStub: (Any?) -> Any = { _ in
        TestIssue.stop("RunnerSpy.runClosureStub is not set")
    }
    func run<T>(closure: ((Int) -> T)?) -> T {
        $runClosureCalls.append(closure)
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
        @Stubbed(behindLock: "MakerSpy.initStub") var initStub: @Sendable () -> Bool = { true }
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

    var order: CallOrder? { didSet { Unused.reads("MakerSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        initCallCount = 0
        makeCallCount = 0
    }

    // MARK: init!()
    @Recorded("MakerSpy.init!()") var initCallCount = 0
    init!() {
        $initCallCount.increment()
        order?.add("init!()")
        guard Self.staticStorage.initStub() else { return nil }
    }

    // MARK: make()
    @Recorded("MakerSpy.make()") var makeCallCount = 0
    func make() {
        $makeCallCount.increment()
        order?.add("make()")
    }
}

/// A spy of `Table`, yours to edit.
final class TableSpy: Table {
    var order: CallOrder? { didSet { Unused.reads("TableSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        subscriptCalls = []
        subscriptSetCalls = []
    }

    // MARK: subscript(_:)
    @Recorded("TableSpy.subscript(_:)") var subscriptCalls: [Int] = []
    @Stubbed("TableSpy.subscriptStub") var subscriptStub: (Int) -> String = { _ in "" }
    struct SubscriptSetCall: RecordedCall { let index: Int, newValue: String }
    @Recorded("TableSpy.subscript(_:)") var subscriptSetCalls: [SubscriptSetCall] = []
    subscript(index: Int) -> String {
        get {
            $subscriptCalls.append(index)
            order?.add("subscript(_:)")
            return subscriptStub(index)
        }
        set {
            $subscriptSetCalls.append(.init(index: index, newValue: newValue))
            order?.add("subscript(_:)")
        }
    }
}

/// A spy of `Describer`, yours to edit.
final class DescriberSpy: Describer {
    var order: CallOrder? { didSet { Unused.reads("DescriberSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { describeCalls = [] }

    // MARK: describe(_:)
    @Recorded("DescriberSpy.describe(_:)") var describeCalls: [(any CustomStringConvertible)?] = []
    func describe(_ value: (some CustomStringConvertible)?) {
        $describeCalls.append(value)
        order?.add("describe(_:)")
    }
}

/// A spy of `Recent`, yours to edit.
@available(iOS 16, macOS 13.1, *)
final class RecentSpy: Recent {
    var order: CallOrder? { didSet { Unused.reads("RecentSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { findCallCount = 0 }

    // MARK: find()
    @Recorded("RecentSpy.find()") var findCallCount = 0
    @Stubbed("RecentSpy.findStub") var findStub: () -> Int = { 0 }
    func find() -> Int {
        $findCallCount.increment()
        order?.add("find()")
        return findStub()
    }
}

/// A spy of `Tracer`, yours to edit.
final class TracerSpy: Tracer {
    var order: CallOrder? { didSet { Unused.reads("TracerSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { startAtCalls = [] }

    // MARK: start(_:at:)
    struct StartAtCall: RecordedCall { let name: String, line: Int }
    @Recorded("TracerSpy.start(_:at:)") var startAtCalls: [StartAtCall] = []
    func start(_ name: String, at line: Int) {
        $startAtCalls.append(.init(name: name, line: line))
        order?.add("start(_:at:)")
    }
}

/// A spy of `Settable`, yours to edit.
final class SettableSpy: Settable {
    var order: CallOrder? { didSet { Unused.reads("SettableSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { titleSetCalls = [] }

    // MARK: title
    @Recorded("SettableSpy.title") var titleSetCalls: [String] = []
    var title = "" {
        didSet {
            $titleSetCalls.append(title)
            order?.add("title")
        }
    }
}

/// A spy of `SettableObject`, yours to edit.
final class SettableObjectSpy: SettableObject {
    var order: CallOrder? { didSet { Unused.reads("SettableObjectSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        sizeSetCalls = []
        titleSetCalls = []
    }

    // MARK: size
    @Recorded("SettableObjectSpy.size") var sizeSetCalls: [Int] = []
    var size = 0 {
        didSet {
            $sizeSetCalls.append(size)
            order?.add("size")
        }
    }

    // MARK: title
    @Recorded("SettableObjectSpy.title") var titleSetCalls: [String] = []
    var title = "" {
        didSet {
            $titleSetCalls.append(title)
            order?.add("title")
        }
    }
}

/// A spy of `Quoting`, yours to edit.
final class QuotingSpy: Quoting {
    var order: CallOrder? { didSet { Unused.reads("QuotingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { aNil0PrintBCallCount = 0 }

    // MARK: a", nil, 0); print("b()
    @Recorded("QuotingSpy.a\", nil, 0); print(\"b()") var aNil0PrintBCallCount = 0
    @Stubbed("QuotingSpy.aNil0PrintBStub") var aNil0PrintBStub: () -> Int = { 0 }
    func `a", nil, 0); print("b`() -> Int {
        $aNil0PrintBCallCount.increment()
        order?.add("a\", nil, 0); print(\"b()")
        return aNil0PrintBStub()
    }
}
