import OtherSpellings

/// A spy of `BoolKeeping`, yours to edit.
nonisolated final class BoolKeepingSpy: Keeper<Bool>, BoolKeeping {
    // MARK: keep()
    var keepCallCount = 0
    func keep() { keepCallCount += 1 }
}

/// A spy of `Parent`, yours to edit.
final class ParentSpy: Parent {
    // MARK: place(a:_:)
    struct PlaceACall: RecordedCall { let a: Int, b: Int }
    var placeACalls: [PlaceACall] = []
    func place(a: Int, _ b: Int) { placeACalls.append(.init(a: a, b: b)) }

    // MARK: join(_:_:)
    var joinCalls: [(t: any Sequence, r: any Sequence)] = []
    func join<T: Sequence, R: Sequence>(_ t: T, _ r: R) where T.Element == R.Element { joinCalls.append((t, r)) }
}

/// A spy of `Child`, yours to edit.
final class ChildSpy: Child {
    // MARK: place(a:_:)
    struct PlaceACall: RecordedCall { let x: Int, y: Int }
    var placeACalls: [PlaceACall] = []
    func place(a x: Int, _ y: Int) { placeACalls.append(.init(x: x, y: y)) }

    // MARK: join(_:_:)
    var joinCalls: [(a: any Sequence, b: any Sequence)] = []
    func join<A: Sequence, B: Sequence>(_ a: A, _ b: B) where B.Element == A.Element { joinCalls.append((a, b)) }
}

/// A spy of `Caller`, yours to edit.
final class CallerSpy: Caller {
    // MARK: call(_:)
    var callCallCount = 0
    var callStub: (Handler) -> Int = { _ in 0 }
    func call(_ handler: Handler) -> Int {
        callCallCount += 1
        return callStub(handler)
    }
}

/// A spy of `Runner`, yours to edit.
final class RunnerSpy: Runner {
    // MARK: run(closure:)
    var runClosureCalls: [Any?] = []
    var runClosureStub: (Any?) -> Any = { _ in TestIssue.stop("RunnerSpy.runClosureStub is not set") }
    func run<T>(closure: ((Int) -> T)?) -> T {
        runClosureCalls.append(closure)
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

    // MARK: init!()
    var initCallCount = 0
    init!() {
        initCallCount += 1
        guard Self.staticStorage.initStub() else { return nil }
    }

    // MARK: make()
    var makeCallCount = 0
    func make() { makeCallCount += 1 }
}

/// A spy of `Table`, yours to edit.
final class TableSpy: Table {
    // MARK: subscript(_:)
    var subscriptCalls: [Int] = []
    var subscriptStub: (Int) -> String = { _ in "" }
    struct SubscriptSetCall: RecordedCall { let index: Int, newValue: String }
    var subscriptSetCalls: [SubscriptSetCall] = []
    subscript(index: Int) -> String {
        get {
            subscriptCalls.append(index)
            return subscriptStub(index)
        }
        set { subscriptSetCalls.append(.init(index: index, newValue: newValue)) }
    }
}

/// A spy of `Describer`, yours to edit.
final class DescriberSpy: Describer {
    // MARK: describe(_:)
    var describeCalls: [(any CustomStringConvertible)?] = []
    func describe(_ value: (some CustomStringConvertible)?) { describeCalls.append(value) }
}

/// A spy of `Recent`, yours to edit.
@available(iOS 16, macOS 13.1, *)
final class RecentSpy: Recent {
    // MARK: find()
    var findCallCount = 0
    var findStub: () -> Int = { 0 }
    func find() -> Int {
        findCallCount += 1
        return findStub()
    }
}

/// A spy of `Tracer`, yours to edit.
final class TracerSpy: Tracer {
    // MARK: start(_:at:)
    struct StartAtCall: RecordedCall { let name: String, line: Int }
    var startAtCalls: [StartAtCall] = []
    func start(_ name: String, at line: Int) { startAtCalls.append(.init(name: name, line: line)) }
}

/// A spy of `Settable`, yours to edit.
final class SettableSpy: Settable {
    // MARK: title
    var titleSetCalls: [String] = []
    var title = "" { didSet { titleSetCalls.append(title) } }
}

/// A spy of `SettableObject`, yours to edit.
final class SettableObjectSpy: SettableObject {
    // MARK: size
    var sizeSetCalls: [Int] = []
    var size = 0 { didSet { sizeSetCalls.append(size) } }

    // MARK: title
    var titleSetCalls: [String] = []
    var title = "" { didSet { titleSetCalls.append(title) } }
}

/// A spy of `Quoting`, yours to edit.
final class QuotingSpy: Quoting {
    // MARK: a", nil, 0); print("b()
    var aNil0PrintBCallCount = 0
    var aNil0PrintBStub: () -> Int = { 0 }
    func `a", nil, 0); print("b`() -> Int {
        aNil0PrintBCallCount += 1
        return aNil0PrintBStub()
    }
}
