import LockMembers

/// A dummy of `Odometer`, yours to edit.
final class OdometerDummy: Odometer {
    var append: @Sendable (Int) -> Int {
        get { TestIssue.stop("OdometerDummy.append must not be read") }
        set { TestIssue.report("OdometerDummy.append must not be set") }
    }

    var increment: Int { TestIssue.report("OdometerDummy.increment must not be read", returning: 0) }

    var shared: String {
        get { TestIssue.report("OdometerDummy.shared must not be read", returning: "") }
        set { TestIssue.report("OdometerDummy.shared must not be set") }
    }

    func add(_ distance: Int) { TestIssue.report("OdometerDummy.add(_:) must not be called") }
    func clear() { TestIssue.report("OdometerDummy.clear() must not be called") }
}

/// A dummy of `Dial`, yours to edit.
final class DialDummy: Dial {
    var withLock: Int {
        get { TestIssue.report("DialDummy.withLock must not be read", returning: 0) }
        set { TestIssue.report("DialDummy.withLock must not be set") }
    }

    static var append: String {
        get { TestIssue.report("DialDummy.append must not be read", returning: "") }
        set { TestIssue.report("DialDummy.append must not be set") }
    }

    static func begin() { TestIssue.report("DialDummy.begin() must not be called") }

    func read(_ unit: String, of part: Int) async throws -> Int {
        TestIssue.report("DialDummy.read(_:of:) must not be called", returning: 0)
    }
}
