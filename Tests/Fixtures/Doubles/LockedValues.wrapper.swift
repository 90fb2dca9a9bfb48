import LockedValues

/// A wrapper of `Strongbox`, yours to edit.
struct StrongboxWrapper<Base: Strongbox>: Strongbox {
    var base: Base

    static func open(_ code: Int) -> Bool { Base.open(code) }
    func read() throws(VaultError) -> Int { try base.read() }

    var owner: Owner {
        get { base.owner }
        set { base.owner = newValue }
    }
}

/// A wrapper of `Tally`, yours to edit.
struct TallyWrapper<Base: Tally>: Tally {
    var base: Base

    var count: Int {
        get { base.count }
        set { base.count = newValue }
    }

    func total() -> Int { base.total() }
}
