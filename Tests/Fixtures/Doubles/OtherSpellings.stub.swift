import OtherSpellings

/// A stub of `BoolKeeping`, yours to edit.
nonisolated final class BoolKeepingStub: Keeper<Bool>, BoolKeeping {
    func keep() {}
}

/// A stub of `Parent`, yours to edit.
final class ParentStub: Parent {
    func place(a: Int, _ b: Int) {}
    func join<T: Sequence, R: Sequence>(_ t: T, _ r: R) where T.Element == R.Element {}
}

/// A stub of `Child`, yours to edit.
final class ChildStub: Child {
    func place(a x: Int, _ y: Int) {}
    func join<A: Sequence, B: Sequence>(_ a: A, _ b: B) where B.Element == A.Element {}
}

/// A stub of `Caller`, yours to edit.
final class CallerStub: Caller {
    // MARK: call(_:)
    var callStub: (Handler) -> Int = { _ in 0 }
    func call(_ handler: Handler) -> Int { callStub(handler) }
}

/// A stub of `Runner`, yours to edit.
final class RunnerStub: Runner {
    // MARK: run(closure:)
    var runClosureStub: (Any?) -> Any = { _ in TestIssue.stop("RunnerStub.runClosureStub is not set") }
    func run<T>(closure: ((Int) -> T)?) -> T {
        guard let result = runClosureStub(closure) as? T else {
            TestIssue.stop("RunnerStub.runClosureStub did not return T")
        }
        return result
    }
}

/// A stub of `Maker`, yours to edit.
@dynamicMemberLookup
nonisolated final class MakerStub: Maker {
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

    init!() { guard Self.staticStorage.initStub() else { return nil } }
    func make() {}
}

/// A stub of `Table`, yours to edit.
final class TableStub: Table {
    // MARK: subscript(_:)
    var subscriptStub: (Int) -> String = { _ in "" }
    subscript(index: Int) -> String {
        get { subscriptStub(index) }
        set {}
    }
}

/// A stub of `Describer`, yours to edit.
final class DescriberStub: Describer {
    func describe(_ value: (some CustomStringConvertible)?) {}
}

/// A stub of `Recent`, yours to edit.
@available(iOS 16, macOS 13.1, *)
final class RecentStub: Recent {
    // MARK: find()
    var findStub: () -> Int = { 0 }
    func find() -> Int { findStub() }
}

/// A stub of `Tracer`, yours to edit.
final class TracerStub: Tracer {
    func start(_ name: String, at line: Int) {}
}

/// A stub of `Settable`, yours to edit.
final class SettableStub: Settable {
    var title = ""
}

/// A stub of `SettableObject`, yours to edit.
final class SettableObjectStub: SettableObject {
    var size = 0
    var title = ""
}

/// A stub of `Quoting`, yours to edit.
final class QuotingStub: Quoting {
    // MARK: a", nil, 0); print("b()
    var aNil0PrintBStub: () -> Int = { 0 }
    func `a", nil, 0); print("b`() -> Int { aNil0PrintBStub() }
}
