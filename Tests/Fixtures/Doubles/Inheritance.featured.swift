import Inheritance

/// A spy of `Opening`, yours to edit.
final class OpeningSpy: Opening {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Opening) { openStub = { live.open() } }

    /// Forgets all recorded calls.
    func resetCalls() { openCallCount = 0 }

    // MARK: open()
    var openCallCount = 0
    var openStub: () -> Void = {}
    func open() {
        openCallCount += 1
        order?.add("open()")
        openStub()
    }
}

/// A spy of `Closing`, yours to edit.
final class ClosingSpy: Closing {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Closing) {
        closeStub = { try live.close() }
        isClosedStub = { live.isClosed }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        closeCallCount = 0
        isClosedCallCount = 0
    }

    // MARK: close()
    var closeCallCount = 0
    var closeStub: () throws -> Void = {}
    func close() throws {
        closeCallCount += 1
        order?.add("close()")
        try closeStub()
    }

    // MARK: isClosed
    var isClosedCallCount = 0
    var isClosedStub: () -> Bool = { false }
    var isClosed: Bool {
        isClosedCallCount += 1
        order?.add("isClosed")
        return isClosedStub()
    }
}

/// A spy of `Door`, yours to edit.
final class DoorSpy: Door {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Door) {
        openStub = { live.open() }
        knockTimesStub = { live.knock(times: $0) }
        closeStub = { try live.close() }
        isClosedStub = { live.isClosed }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        openCallCount = 0
        knockTimesCalls = []
        closeCallCount = 0
        isClosedCallCount = 0
    }

    // MARK: open()
    var openCallCount = 0
    var openStub: () -> Void = {}
    func open() {
        openCallCount += 1
        order?.add("open()")
        openStub()
    }

    // MARK: knock(times:)
    var knockTimesCalls: [Int] = []
    var knockTimesStub: (Int) -> Void = { _ in }
    func knock(times: Int) {
        knockTimesCalls.append(times)
        order?.add("knock(times:)")
        knockTimesStub(times)
    }

    // MARK: close()
    var closeCallCount = 0
    var closeStub: () throws -> Void = {}
    func close() throws {
        closeCallCount += 1
        order?.add("close()")
        try closeStub()
    }

    // MARK: isClosed
    var isClosedCallCount = 0
    var isClosedStub: () -> Bool = { false }
    var isClosed: Bool {
        isClosedCallCount += 1
        order?.add("isClosed")
        return isClosedStub()
    }
}

/// A spy of `Hatch`, yours to edit.
final class HatchSpy: Hatch {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Hatch) {
        openStub = { live.open() }
        closeStub = { try live.close() }
        isClosedStub = { live.isClosed }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        openCallCount = 0
        closeCallCount = 0
        isClosedCallCount = 0
    }

    // MARK: open()
    var openCallCount = 0
    var openStub: () -> Void = {}
    func open() {
        openCallCount += 1
        order?.add("open()")
        openStub()
    }

    // MARK: close()
    var closeCallCount = 0
    var closeStub: () throws -> Void = {}
    func close() throws {
        closeCallCount += 1
        order?.add("close()")
        try closeStub()
    }

    // MARK: isClosed
    var isClosedCallCount = 0
    var isClosedStub: () -> Bool = { false }
    var isClosed: Bool {
        isClosedCallCount += 1
        order?.add("isClosed")
        return isClosedStub()
    }
}

/// A spy of `DetailScreen`, yours to edit.
nonisolated final class DetailScreenSpy: Screen, DetailScreen {
    var order: CallOrder?

    /// Forgets all recorded calls.
    func resetCalls() { reloadCallCount = 0 }

    // MARK: reload()
    var reloadCallCount = 0
    func reload() async {
        reloadCallCount += 1
        order?.add("reload()")
    }
}

/// A spy of `ListScreen`, yours to edit.
nonisolated final class ListScreenSpy: Screen, ListScreen {
    /// Forgets all recorded calls.
    func resetCalls() {}

    var rows = 0
}

/// A spy of `Marker`, yours to edit.
final class MarkerSpy: Marker {
    init() {}

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Marker) {}

    /// Forgets all recorded calls.
    func resetCalls() {}
}

/// A spy of `Kitchen.Cook`, yours to edit.
final class CookSpy: Kitchen.Cook {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Kitchen.Cook) { cookStub = { live.cook($0) } }

    /// Forgets all recorded calls.
    func resetCalls() { cookCalls = [] }

    // MARK: cook(_:)
    var cookCalls: [Kitchen.Dish] = []
    var cookStub: (Kitchen.Dish) -> Kitchen.Dish = { _ in Kitchen.Dish() }
    func cook(_ dish: Kitchen.Dish) -> Kitchen.Dish {
        cookCalls.append(dish)
        order?.add("cook(_:)")
        return cookStub(dish)
    }
}

/// A spy of `Shared`, yours to edit.
final class SharedSpy: Shared {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Shared) { shareStub = { live.share() } }

    /// Forgets all recorded calls.
    func resetCalls() { shareCallCount = 0 }

    // MARK: share()
    var shareCallCount = 0
    var shareStub: () -> Void = {}
    func share() {
        shareCallCount += 1
        order?.add("share()")
        shareStub()
    }
}
