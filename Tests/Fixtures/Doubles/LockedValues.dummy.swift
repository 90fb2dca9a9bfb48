import LockedValues

/// A dummy of `Strongbox`, yours to edit.
final class StrongboxDummy: Strongbox {
    static func open(_ code: Int) -> Bool {
        TestIssue.report("StrongboxDummy.open(_:) must not be called", returning: false)
    }

    func read() throws(VaultError) -> Int { TestIssue.report("StrongboxDummy.read() must not be called", returning: 0) }

    var owner: Owner {
        get { TestIssue.report("StrongboxDummy.owner must not be read", returning: Owner(end: {})) }
        set { TestIssue.report("StrongboxDummy.owner must not be set") }
    }
}

/// A dummy of `Tally`, yours to edit.
final class TallyDummy: Tally {
    var count: Int {
        get { TestIssue.report("TallyDummy.count must not be read", returning: 0) }
        set { TestIssue.report("TallyDummy.count must not be set") }
    }

    func total() -> Int { TestIssue.report("TallyDummy.total() must not be called", returning: 0) }
}
