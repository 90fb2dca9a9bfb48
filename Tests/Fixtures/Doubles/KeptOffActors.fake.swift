import KeptOffActors

/// A fake of `Typesetter`, yours to edit.
@MainActor
final class TypesetterFake: Typesetter {
    nonisolated func set(_ sheet: Sheet) -> Sheet? {
        // Fill in: what it does.
        fatalError("TypesetterFake.set(_:) is not filled in")
    }

    nonisolated func set(_ sheet: Sheet, copies: Int) throws -> Ink {
        // Fill in: what it does.
        fatalError("TypesetterFake.set(_:copies:) is not filled in")
    }

    nonisolated static func proof(_ sheet: Sheet) throws -> Ink {
        // Fill in: what it does.
        fatalError("TypesetterFake.proof(_:) is not filled in")
    }

    func print(_ sheet: Sheet) throws -> Ink {
        // Fill in: what it does.
        fatalError("TypesetterFake.print(_:) is not filled in")
    }
}

/// A fake of `Binder`, yours to edit.
actor BinderFake: Binder {
    nonisolated func sew(_ sheet: Sheet) -> Sheet? {
        // Fill in: what it does.
        fatalError("BinderFake.sew(_:) is not filled in")
    }

    nonisolated func glue(_ sheet: Sheet, copies: Int) throws -> Ink {
        // Fill in: what it does.
        fatalError("BinderFake.glue(_:copies:) is not filled in")
    }

    func bind(_ sheet: Sheet) {
        // Fill in: what it does.
        fatalError("BinderFake.bind(_:) is not filled in")
    }
}

/// A fake of `Misprint`, yours to edit.
final class MisprintFake<Finding: Equatable>: Misprint {
    struct Storage {
        lazy var finding: Finding = { fatalError("MisprintFake.finding is not set") }()
    }

    private let storage = Locked(Storage())

    func sheet(of finding: Int) throws -> Ink {
        // Fill in: what it does.
        fatalError("MisprintFake.sheet(of:) is not filled in")
    }

    var finding: Finding {
        get { storage.withLock { $0.finding } }
        set { storage.replace { $0.finding = newValue } }
    }
}
