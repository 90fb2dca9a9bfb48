import KeptOffActors

/// A wrapper of `Typesetter`, yours to edit.
@MainActor
struct TypesetterWrapper<Base: Typesetter & Sendable>: Typesetter {
    let base: Base

    nonisolated func set(_ sheet: Sheet) -> Sheet? { base.set(sheet) }
    nonisolated func set(_ sheet: Sheet, copies: Int) throws -> Ink { try base.set(sheet, copies: copies) }
    nonisolated static func proof(_ sheet: Sheet) throws -> Ink { try Base.proof(sheet) }
    func print(_ sheet: Sheet) throws -> Ink { try base.print(sheet) }
}

/// A wrapper of `Misprint`, yours to edit.
struct MisprintWrapper<Base: Misprint>: Misprint {
    typealias Finding = Base.Finding
    var base: Base

    func sheet(of finding: Int) throws -> Ink { try base.sheet(of: finding) }

    var finding: Finding {
        mutating get { base.finding }
        set { base.finding = newValue }
    }
}
