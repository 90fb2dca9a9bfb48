import KeptOffActors

/// A dummy of `Typesetter`, yours to edit.
@MainActor
final class TypesetterDummy: Typesetter {
    nonisolated func set(_ sheet: Sheet) -> Sheet? {
        TestIssue.report("TypesetterDummy.set(_:) must not be called", returning: nil)
    }

    nonisolated func set(_ sheet: Sheet, copies: Int) throws -> Ink {
        throw TestIssue("TypesetterDummy.set(_:copies:) must not be called")
    }

    nonisolated static func proof(_ sheet: Sheet) throws -> Ink {
        throw TestIssue("TypesetterDummy.proof(_:) must not be called")
    }

    func print(_ sheet: Sheet) throws -> Ink { throw TestIssue("TypesetterDummy.print(_:) must not be called") }
}

/// A dummy of `Binder`, yours to edit.
actor BinderDummy: Binder {
    nonisolated func sew(_ sheet: Sheet) -> Sheet? {
        TestIssue.report("BinderDummy.sew(_:) must not be called", returning: nil)
    }

    nonisolated func glue(_ sheet: Sheet, copies: Int) throws -> Ink {
        throw TestIssue("BinderDummy.glue(_:copies:) must not be called")
    }

    func bind(_ sheet: Sheet) { TestIssue.report("BinderDummy.bind(_:) must not be called") }
}

/// A dummy of `Misprint`, yours to edit.
final class MisprintDummy<Finding: Equatable>: Misprint {
    func sheet(of finding: Int) throws -> Ink { throw TestIssue("MisprintDummy.sheet(of:) must not be called") }

    var finding: Finding {
        get { TestIssue.stop("MisprintDummy.finding must not be read") }
        set { TestIssue.report("MisprintDummy.finding must not be set") }
    }
}
