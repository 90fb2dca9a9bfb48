import Inheritance

/// A spy of `Opening`, yours to edit.
final class OpeningSpy: Opening {
    var order: CallOrder? { didSet { Unused.reads("OpeningSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { openCallCount = 0 }

    // MARK: open()
    @Recorded("OpeningSpy.open()") var openCallCount = 0
    func open() {
        $openCallCount.increment()
        order?.add("open()")
    }
}

/// A spy of `Closing`, yours to edit.
final class ClosingSpy: Closing {
    var order: CallOrder? { didSet { Unused.reads("ClosingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { closeCallCount = 0 }

    // MARK: close()
    @Recorded("ClosingSpy.close()") var closeCallCount = 0
    @Stubbed("ClosingSpy.closeStub") var closeStub: () throws -> Void = {}
    func close() throws {
        $closeCallCount.increment()
        order?.add("close()")
        try closeStub()
    }

    var isClosed = false
}

/// A spy of `Door`, yours to edit.
final class DoorSpy: Door {
    var order: CallOrder? { didSet { Unused.reads("DoorSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        openCallCount = 0
        knockTimesCalls = []
        closeCallCount = 0
    }

    // MARK: open()
    @Recorded("DoorSpy.open()") var openCallCount = 0
    func open() {
        $openCallCount.increment()
        order?.add("open()")
    }

    // MARK: knock(times:)
    @Recorded("DoorSpy.knock(times:)") var knockTimesCalls: [Int] = []
    func knock(times: Int) {
        $knockTimesCalls.append(times)
        order?.add("knock(times:)")
    }

    // MARK: close()
    @Recorded("DoorSpy.close()") var closeCallCount = 0
    @Stubbed("DoorSpy.closeStub") var closeStub: () throws -> Void = {}
    func close() throws {
        $closeCallCount.increment()
        order?.add("close()")
        try closeStub()
    }

    var isClosed = false
}

/// A spy of `Hatch`, yours to edit.
final class HatchSpy: Hatch {
    var order: CallOrder? { didSet { Unused.reads("HatchSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        openCallCount = 0
        closeCallCount = 0
    }

    // MARK: open()
    @Recorded("HatchSpy.open()") var openCallCount = 0
    func open() {
        $openCallCount.increment()
        order?.add("open()")
    }

    // MARK: close()
    @Recorded("HatchSpy.close()") var closeCallCount = 0
    @Stubbed("HatchSpy.closeStub") var closeStub: () throws -> Void = {}
    func close() throws {
        $closeCallCount.increment()
        order?.add("close()")
        try closeStub()
    }

    var isClosed = false
}

/// A spy of `DetailScreen`, yours to edit.
nonisolated final class DetailScreenSpy: Screen, DetailScreen {
    var order: CallOrder? { didSet { Unused.reads("DetailScreenSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { reloadCallCount = 0 }

    // MARK: reload()
    @Recorded("DetailScreenSpy.reload()") var reloadCallCount = 0
    func reload() async {
        $reloadCallCount.increment()
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
    /// Forgets all recorded calls.
    func resetCalls() {}
}

/// A spy of `Kitchen.Cook`, yours to edit.
final class CookSpy: Kitchen.Cook {
    var order: CallOrder? { didSet { Unused.reads("CookSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { cookCalls = [] }

    // MARK: cook(_:)
    @Recorded("CookSpy.cook(_:)") var cookCalls: [Kitchen.Dish] = []
    @Stubbed("CookSpy.cookStub") var cookStub: (Kitchen.Dish) -> Kitchen.Dish = { _ in Kitchen.Dish() }
    func cook(_ dish: Kitchen.Dish) -> Kitchen.Dish {
        $cookCalls.append(dish)
        order?.add("cook(_:)")
        return cookStub(dish)
    }
}

/// A spy of `Shared`, yours to edit.
final class SharedSpy: Shared {
    var order: CallOrder? { didSet { Unused.reads("SharedSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { shareCallCount = 0 }

    // MARK: share()
    @Recorded("SharedSpy.share()") var shareCallCount = 0
    func share() {
        $shareCallCount.increment()
        order?.add("share()")
    }
}
