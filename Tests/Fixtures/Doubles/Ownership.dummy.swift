import Ownership

/// A dummy of `Turnstile`, yours to edit.
final class TurnstileDummy: Turnstile {
    func enter(with ticket: consuming Ticket, at gate: Int) {
        TestIssue.report("TurnstileDummy.enter(with:at:) must not be called")
    }

    func inspect(_ ticket: borrowing Ticket) -> Bool {
        TestIssue.report("TurnstileDummy.inspect(_:) must not be called", returning: false)
    }

    func stamp(_ ticket: inout Ticket) { TestIssue.report("TurnstileDummy.stamp(_:) must not be called") }
    func issue() throws -> Ticket { throw TestIssue("TurnstileDummy.issue() must not be called") }
    var spare: Ticket { TestIssue.stop("TurnstileDummy.spare must not be read") }

    func swap(_ crate: Crate) -> Crate {
        TestIssue.report("TurnstileDummy.swap(_:) must not be called", returning: Crate())
    }

    func read(_ numbers: borrowing Span<Int>) -> Int {
        TestIssue.report("TurnstileDummy.read(_:) must not be called", returning: 0)
    }

    func reset() { TestIssue.report("TurnstileDummy.reset() must not be called") }
}

/// A dummy of `Gate`, yours to edit.
final class GateDummy: Gate {
    func open() { TestIssue.report("GateDummy.open() must not be called") }
    func close() -> Int { TestIssue.report("GateDummy.close() must not be called", returning: 0) }

    var isOpen: Bool {
        get { TestIssue.report("GateDummy.isOpen must not be read", returning: false) }
        set { TestIssue.report("GateDummy.isOpen must not be set") }
    }
}

/// A dummy of `Vault`, yours to edit.
final class VaultDummy: Vault {
    func deposit(_ ticket: consuming Ticket) async throws {
        TestIssue.report("VaultDummy.deposit(_:) must not be called")
    }
}
