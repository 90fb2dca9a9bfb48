// swift-format-ignore-file

// What is kept behind a lock, and no value of a Sendable type, in types of a global actor's and in generic ones.

public final class Sheet {
    public init() {}
}

public struct Ink {
    let sheet: Sheet
}

@MainActor public protocol Typesetter {
    nonisolated func set(_ sheet: Sheet) -> Sheet?
    nonisolated func set(_ sheet: Sheet, copies: Int) throws -> Ink
    nonisolated static func proof(_ sheet: Sheet) throws -> Ink
    func print(_ sheet: Sheet) throws -> Ink
}

public protocol Binder: Actor {
    nonisolated func sew(_ sheet: Sheet) -> Sheet?
    nonisolated func glue(_ sheet: Sheet, copies: Int) throws -> Ink
    func bind(_ sheet: Sheet)
}

public protocol Misprint: Error {
    associatedtype Finding: Equatable
    func sheet(of finding: Int) throws -> Ink
    var finding: Finding { mutating get set }
}
