import Ownership

/// A client of `Turnstile`, yours to edit.
struct TurnstileClient: Turnstile {
    /// A client whose members fail until they are set.
    static var unimplemented: TurnstileClient { TurnstileClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `spare`, which has to be set.
    init(_ live: some Turnstile) {
        var live = live
        onEnterWithAt = { live.enter(with: $0, at: $1) }
        onInspect = { live.inspect($0) }
        onStamp = { live.stamp(&$0) }
        onIssue = { try live.issue() }
        onSwap = { live.swap($0) }
        onRead = { live.read($0) }
        onReset = { live.reset() }
    }

    // MARK: enter(with:at:)
    var onEnterWithAt: (consuming Ticket, Int) -> Void = { _, _ in
        TestIssue.report("TurnstileClient.onEnterWithAt is not set")
    }
    func enter(with ticket: consuming Ticket, at gate: Int) { onEnterWithAt(ticket, gate) }

    // MARK: inspect(_:)
    var onInspect: (borrowing Ticket) -> Bool = { _ in
        TestIssue.report("TurnstileClient.onInspect is not set", returning: false)
    }
    func inspect(_ ticket: borrowing Ticket) -> Bool { onInspect(ticket) }

    // MARK: stamp(_:)
    var onStamp: (inout Ticket) -> Void = { _ in TestIssue.report("TurnstileClient.onStamp is not set") }
    func stamp(_ ticket: inout Ticket) { onStamp(&ticket) }

    // MARK: issue()
    var onIssue: () throws -> Ticket = { throw TestIssue("TurnstileClient.onIssue is not set") }
    func issue() throws -> Ticket { try onIssue() }

    // MARK: spare
    var onSpare: () -> Ticket = { TestIssue.stop("TurnstileClient.onSpare is not set") }
    var spare: Ticket { onSpare() }

    // MARK: swap(_:)
    var onSwap: (consuming Crate) -> Crate = { _ in
        TestIssue.report("TurnstileClient.onSwap is not set", returning: Crate())
    }
    func swap(_ crate: Crate) -> Crate { onSwap(crate) }

    // MARK: read(_:)
    var onRead: (borrowing Span<Int>) -> Int = { _ in
        TestIssue.report("TurnstileClient.onRead is not set", returning: 0)
    }
    func read(_ numbers: borrowing Span<Int>) -> Int { onRead(numbers) }

    // MARK: reset()
    var onReset: () -> Void = { TestIssue.report("TurnstileClient.onReset is not set") }
    func reset() { onReset() }
}

/// A client of `Gate`, yours to edit.
struct GateClient: Gate {
    /// A client whose members fail until they are set.
    static var unimplemented: GateClient { GateClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Gate) {
        var live = live
        onOpen = { live.open() }
        onClose = { live.close() }
        onIsOpen = { live.isOpen }
        onSetIsOpen = { live.isOpen = $0 }
    }

    // MARK: open()
    var onOpen: () -> Void = { TestIssue.report("GateClient.onOpen is not set") }
    func open() { onOpen() }

    // MARK: close()
    var onClose: () -> Int = { TestIssue.report("GateClient.onClose is not set", returning: 0) }
    func close() -> Int { onClose() }

    // MARK: isOpen
    var onIsOpen: () -> Bool = { TestIssue.report("GateClient.onIsOpen is not set", returning: false) }
    var onSetIsOpen: (Bool) -> Void = { _ in TestIssue.report("GateClient.onSetIsOpen is not set") }
    var isOpen: Bool {
        get { onIsOpen() }
        set { onSetIsOpen(newValue) }
    }
}

/// A client of `Vault`, yours to edit.
struct VaultClient: Vault {
    /// A client whose members fail until they are set.
    static var unimplemented: VaultClient { VaultClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Vault) {
        onDeposit = { try await live.deposit($0) }
    }

    // MARK: deposit(_:)
    var onDeposit: @Sendable (consuming Ticket) async throws -> Void = { _ in
        TestIssue.report("VaultClient.onDeposit is not set")
    }
    func deposit(_ ticket: consuming Ticket) async throws { try await onDeposit(ticket) }
}
