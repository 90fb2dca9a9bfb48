import LockedValues

/// A dummy of `Strongbox`, yours to edit.
final class StrongboxDummy: Strongbox {
    static func open(_ code: Int) -> Bool { fatalError("StrongboxDummy.open(_:) must not be called") }
    func read() throws(VaultError) -> Int { fatalError("StrongboxDummy.read() must not be called") }

    var owner: Owner {
        get { fatalError("StrongboxDummy.owner must not be read") }
        set { fatalError("StrongboxDummy.owner must not be set") }
    }
}

/// A dummy of `Tally`, yours to edit.
final class TallyDummy: Tally {
    var count: Int {
        get { fatalError("TallyDummy.count must not be read") }
        set { fatalError("TallyDummy.count must not be set") }
    }

    func total() -> Int { fatalError("TallyDummy.total() must not be called") }
}
