import KeptOffActors

/// A dummy of `Typesetter`, yours to edit.
@MainActor
final class TypesetterDummy: Typesetter {
    nonisolated func set(_ sheet: Sheet) -> Sheet? { fatalError("TypesetterDummy.set(_:) must not be called") }

    nonisolated func set(_ sheet: Sheet, copies: Int) throws -> Ink {
        fatalError("TypesetterDummy.set(_:copies:) must not be called")
    }

    nonisolated static func proof(_ sheet: Sheet) throws -> Ink {
        fatalError("TypesetterDummy.proof(_:) must not be called")
    }

    func print(_ sheet: Sheet) throws -> Ink { fatalError("TypesetterDummy.print(_:) must not be called") }
}

/// A dummy of `Binder`, yours to edit.
actor BinderDummy: Binder {
    nonisolated func sew(_ sheet: Sheet) -> Sheet? { fatalError("BinderDummy.sew(_:) must not be called") }

    nonisolated func glue(_ sheet: Sheet, copies: Int) throws -> Ink {
        fatalError("BinderDummy.glue(_:copies:) must not be called")
    }

    func bind(_ sheet: Sheet) { fatalError("BinderDummy.bind(_:) must not be called") }
}

/// A dummy of `Misprint`, yours to edit.
final class MisprintDummy<Finding: Equatable>: Misprint {
    func sheet(of finding: Int) throws -> Ink { fatalError("MisprintDummy.sheet(of:) must not be called") }

    var finding: Finding {
        get { fatalError("MisprintDummy.finding must not be read") }
        set { fatalError("MisprintDummy.finding must not be set") }
    }
}
