import LockedValues

/// A fake of `Strongbox`, yours to edit.
final class StrongboxFake: Strongbox {
    struct Storage {
        var owner: Owner = Owner(end: {})
    }

    private let storage = Locked(Storage())

    static func open(_ code: Int) -> Bool {
        // Fill in: what it does.
        fatalError("StrongboxFake.open(_:) is not filled in")
    }

    func read() throws(VaultError) -> Int {
        // Fill in: what it does.
        fatalError("StrongboxFake.read() is not filled in")
    }

    var owner: Owner {
        get { storage.owner }
        set { storage.owner = newValue }
    }
}

/// A fake of `Tally`, yours to edit.
final class TallyFake: Tally {
    struct Storage {
        var count: Int = 0
    }

    private let storage = Locked(Storage())

    var count: Int {
        get { storage.count }
        set { storage.count = newValue }
    }

    func total() -> Int {
        // Fill in: what it does.
        fatalError("TallyFake.total() is not filled in")
    }
}
