import KeptOffActors

/// A fake of `Typesetter`, yours to edit.
@MainActor
final class TypesetterFake: Typesetter {
    nonisolated func set(_ sheet: Sheet) -> Sheet? {
        // Fill in: what it does.
        TestIssue.report("TypesetterFake.set(_:) is not filled in", returning: nil)
    }

    nonisolated func set(_ sheet: Sheet, copies: Int) throws -> Ink {
        // Fill in: what it does.
        throw TestIssue("TypesetterFake.set(_:copies:) is not filled in")
    }

    nonisolated static func proof(_ sheet: Sheet) throws -> Ink {
        // Fill in: what it does.
        throw TestIssue("TypesetterFake.proof(_:) is not filled in")
    }

    func print(_ sheet: Sheet) throws -> Ink {
        // Fill in: what it does.
        throw TestIssue("TypesetterFake.print(_:) is not filled in")
    }
}

/// A fake of `Binder`, yours to edit.
actor BinderFake: Binder {
    nonisolated func sew(_ sheet: Sheet) -> Sheet? {
        // Fill in: what it does.
        TestIssue.report("BinderFake.sew(_:) is not filled in", returning: nil)
    }

    nonisolated func glue(_ sheet: Sheet, copies: Int) throws -> Ink {
        // Fill in: what it does.
        throw TestIssue("BinderFake.glue(_:copies:) is not filled in")
    }

    func bind(_ sheet: Sheet) {}
}

/// A fake of `Misprint`, yours to edit.
final class MisprintFake<Finding: Equatable>: Misprint {
    struct Storage {
        lazy var finding: Finding = { TestIssue.stop("MisprintFake.finding is not set") }()
    }

    private let storage = Locked(Storage())

    func sheet(of finding: Int) throws -> Ink {
        // Fill in: what it does.
        throw TestIssue("MisprintFake.sheet(of:) is not filled in")
    }

    var finding: Finding {
        get { storage.withLock { $0.finding } }
        set { storage.replace { $0.finding = newValue } }
    }
}
