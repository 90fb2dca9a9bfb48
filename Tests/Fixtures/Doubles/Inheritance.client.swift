import Inheritance

/// A client of `Opening`, yours to edit.
struct OpeningClient: Opening {
    /// A client whose members fail until they are set.
    static var unimplemented: OpeningClient { OpeningClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Opening) {
        onOpen = { live.open() }
    }

    // MARK: open()
    var onOpen: () -> Void = { TestIssue.report("OpeningClient.onOpen is not set") }
    func open() { onOpen() }
}

/// A client of `Closing`, yours to edit.
final class ClosingClient: Closing {
    /// A client whose members fail until they are set.
    static var unimplemented: ClosingClient { ClosingClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Closing) {
        onClose = { try live.close() }
        onIsClosed = { live.isClosed }
    }

    // MARK: close()
    var onClose: () throws -> Void = { TestIssue.report("ClosingClient.onClose is not set") }
    func close() throws { try onClose() }

    // MARK: isClosed
    var onIsClosed: () -> Bool = { TestIssue.report("ClosingClient.onIsClosed is not set", returning: false) }
    var isClosed: Bool { onIsClosed() }
}

/// A client of `Door`, yours to edit.
final class DoorClient: Door {
    /// A client whose members fail until they are set.
    static var unimplemented: DoorClient { DoorClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Door) {
        onOpen = { live.open() }
        onKnockTimes = { live.knock(times: $0) }
        onClose = { try live.close() }
        onIsClosed = { live.isClosed }
    }

    // MARK: open()
    var onOpen: () -> Void = { TestIssue.report("DoorClient.onOpen is not set") }
    func open() { onOpen() }

    // MARK: knock(times:)
    var onKnockTimes: (Int) -> Void = { _ in TestIssue.report("DoorClient.onKnockTimes is not set") }
    func knock(times: Int) { onKnockTimes(times) }

    // MARK: close()
    var onClose: () throws -> Void = { TestIssue.report("DoorClient.onClose is not set") }
    func close() throws { try onClose() }

    // MARK: isClosed
    var onIsClosed: () -> Bool = { TestIssue.report("DoorClient.onIsClosed is not set", returning: false) }
    var isClosed: Bool { onIsClosed() }
}

/// A client of `Hatch`, yours to edit.
final class HatchClient: Hatch {
    /// A client whose members fail until they are set.
    static var unimplemented: HatchClient { HatchClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Hatch) {
        onOpen = { live.open() }
        onClose = { try live.close() }
        onIsClosed = { live.isClosed }
    }

    // MARK: open()
    var onOpen: () -> Void = { TestIssue.report("HatchClient.onOpen is not set") }
    func open() { onOpen() }

    // MARK: close()
    var onClose: () throws -> Void = { TestIssue.report("HatchClient.onClose is not set") }
    func close() throws { try onClose() }

    // MARK: isClosed
    var onIsClosed: () -> Bool = { TestIssue.report("HatchClient.onIsClosed is not set", returning: false) }
    var isClosed: Bool { onIsClosed() }
}

/// A client of `Marker`, yours to edit.
struct MarkerClient: Marker {
    /// A client whose members fail until they are set.
    static var unimplemented: MarkerClient { MarkerClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Marker) {
    }
}

/// A client of `Kitchen.Cook`, yours to edit.
struct CookClient: Kitchen.Cook {
    /// A client whose members fail until they are set.
    static var unimplemented: CookClient { CookClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Kitchen.Cook) {
        onCook = { live.cook($0) }
    }

    // MARK: cook(_:)
    var onCook: (Kitchen.Dish) -> Kitchen.Dish = { _ in
        TestIssue.report("CookClient.onCook is not set", returning: Kitchen.Dish())
    }
    func cook(_ dish: Kitchen.Dish) -> Kitchen.Dish { onCook(dish) }
}

/// A client of `Shared`, yours to edit.
struct SharedClient: Shared {
    /// A client whose members fail until they are set.
    static var unimplemented: SharedClient { SharedClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Shared) {
        onShare = { live.share() }
    }

    // MARK: share()
    var onShare: () -> Void = { TestIssue.report("SharedClient.onShare is not set") }
    func share() { onShare() }
}
