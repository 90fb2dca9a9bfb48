import LockedValues

/// A fake of `Strongbox`, yours to edit.
final class StrongboxFake: Strongbox {
    struct Storage {
        var owner = Owner(end: {})
    }

    private let storage = Locked(Storage())

    static func open(_ code: Int) -> Bool {
        // Fill in: what it does.
        TestIssue.report("StrongboxFake.open(_:) is not filled in", returning: false)
    }

    func read() throws(VaultError) -> Int {
        // Fill in: what it does.
        TestIssue.report("StrongboxFake.read() is not filled in", returning: 0)
    }

    var owner: Owner {
        get { storage.owner }
        set { storage.owner = newValue }
    }
}

/// A fake of `Tally`, yours to edit.
final class TallyFake: Tally {
    struct Storage {
        var count = 0
    }

    private let storage = Locked(Storage())

    var count: Int {
        get { storage.count }
        set { storage.count = newValue }
    }

    func total() -> Int {
        // Fill in: what it does.
        TestIssue.report("TallyFake.total() is not filled in", returning: 0)
    }
}
