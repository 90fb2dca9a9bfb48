import Ownership

/// A dummy of `Turnstile`, yours to edit.
final class TurnstileDummy: Turnstile {
    func enter(with ticket: consuming Ticket, at gate: Int) {
        fatalError("TurnstileDummy.enter(with:at:) must not be called")
    }

    func inspect(_ ticket: borrowing Ticket) -> Bool { fatalError("TurnstileDummy.inspect(_:) must not be called") }
    func stamp(_ ticket: inout Ticket) { fatalError("TurnstileDummy.stamp(_:) must not be called") }
    func issue() throws -> Ticket { fatalError("TurnstileDummy.issue() must not be called") }
    var spare: Ticket { fatalError("TurnstileDummy.spare must not be read") }
    func swap(_ crate: Crate) -> Crate { fatalError("TurnstileDummy.swap(_:) must not be called") }
    func read(_ numbers: borrowing Span<Int>) -> Int { fatalError("TurnstileDummy.read(_:) must not be called") }
    func reset() { fatalError("TurnstileDummy.reset() must not be called") }
}

/// A dummy of `Gate`, yours to edit.
final class GateDummy: Gate {
    func open() { fatalError("GateDummy.open() must not be called") }
    func close() -> Int { fatalError("GateDummy.close() must not be called") }

    var isOpen: Bool {
        get { fatalError("GateDummy.isOpen must not be read") }
        set { fatalError("GateDummy.isOpen must not be set") }
    }
}

/// A dummy of `Vault`, yours to edit.
final class VaultDummy: Vault {
    func deposit(_ ticket: consuming Ticket) async throws { fatalError("VaultDummy.deposit(_:) must not be called") }
}
