import OtherSpellings

/// A dummy of `BoolKeeping`, yours to edit.
nonisolated final class BoolKeepingDummy: Keeper<Bool>, BoolKeeping {
    func keep() { TestIssue.report("BoolKeepingDummy.keep() must not be called") }
}

/// A dummy of `Parent`, yours to edit.
final class ParentDummy: Parent {
    func place(a: Int, _ b: Int) { TestIssue.report("ParentDummy.place(a:_:) must not be called") }

    func join<T: Sequence, R: Sequence>(_ t: T, _ r: R) where T.Element == R.Element {
        TestIssue.report("ParentDummy.join(_:_:) must not be called")
    }
}

/// A dummy of `Child`, yours to edit.
final class ChildDummy: Child {
    func place(a x: Int, _ y: Int) { TestIssue.report("ChildDummy.place(a:_:) must not be called") }

    func join<A: Sequence, B: Sequence>(_ a: A, _ b: B) where B.Element == A.Element {
        TestIssue.report("ChildDummy.join(_:_:) must not be called")
    }
}

/// A dummy of `Caller`, yours to edit.
final class CallerDummy: Caller {
    func call(_ handler: Handler) -> Int { TestIssue.report("CallerDummy.call(_:) must not be called", returning: 0) }
}

/// A dummy of `Runner`, yours to edit.
final class RunnerDummy: Runner {
    func run<T>(closure: ((Int) -> T)?) -> T { TestIssue.stop("RunnerDummy.run(closure:) must not be called") }
}

/// A dummy of `Maker`, yours to edit.
nonisolated final class MakerDummy: Maker {
    init!() {}
    func make() { TestIssue.report("MakerDummy.make() must not be called") }
}

/// A dummy of `Table`, yours to edit.
final class TableDummy: Table {
    subscript(index: Int) -> String {
        get { TestIssue.report("TableDummy.subscript(_:) must not be read", returning: "") }
        set { TestIssue.report("TableDummy.subscript(_:) must not be set") }
    }
}

/// A dummy of `Describer`, yours to edit.
final class DescriberDummy: Describer {
    func describe(_ value: (some CustomStringConvertible)?) {
        TestIssue.report("DescriberDummy.describe(_:) must not be called")
    }
}

/// A dummy of `Recent`, yours to edit.
@available(iOS 16, macOS 13.1, *)
final class RecentDummy: Recent {
    func find() -> Int { TestIssue.report("RecentDummy.find() must not be called", returning: 0) }
}

/// A dummy of `Tracer`, yours to edit.
final class TracerDummy: Tracer {
    func start(_ name: String, at line: Int) { TestIssue.report("TracerDummy.start(_:at:) must not be called") }
}

/// A dummy of `Settable`, yours to edit.
final class SettableDummy: Settable {
    var title: String {
        get { TestIssue.report("SettableDummy.title must not be read", returning: "") }
        set { TestIssue.report("SettableDummy.title must not be set") }
    }
}

/// A dummy of `SettableObject`, yours to edit.
final class SettableObjectDummy: SettableObject {
    var size: Int {
        get { TestIssue.report("SettableObjectDummy.size must not be read", returning: 0) }
        set { TestIssue.report("SettableObjectDummy.size must not be set") }
    }

    var title: String {
        get { TestIssue.report("SettableObjectDummy.title must not be read", returning: "") }
        set { TestIssue.report("SettableObjectDummy.title must not be set") }
    }
}

/// A dummy of `Quoting`, yours to edit.
final class QuotingDummy: Quoting {
    func `a", nil, 0); print("b`() -> Int {
        TestIssue.report("QuotingDummy.a\", nil, 0); print(\"b() must not be called", returning: 0)
    }
}
