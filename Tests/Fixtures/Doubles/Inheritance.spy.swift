import Inheritance

/// A spy of `Opening`, yours to edit.
final class OpeningSpy: Opening {
    // MARK: open()
    var openCallCount = 0
    func open() { openCallCount += 1 }
}

/// A spy of `Closing`, yours to edit.
final class ClosingSpy: Closing {
    // MARK: close()
    var closeCallCount = 0
    var closeStub: () throws -> Void = {}
    func close() throws {
        closeCallCount += 1
        try closeStub()
    }

    var isClosed = false
}

/// A spy of `Door`, yours to edit.
final class DoorSpy: Door {
    // MARK: open()
    var openCallCount = 0
    func open() { openCallCount += 1 }

    // MARK: knock(times:)
    var knockTimesCalls: [Int] = []
    func knock(times: Int) { knockTimesCalls.append(times) }

    // MARK: close()
    var closeCallCount = 0
    var closeStub: () throws -> Void = {}
    func close() throws {
        closeCallCount += 1
        try closeStub()
    }

    var isClosed = false
}

/// A spy of `Hatch`, yours to edit.
final class HatchSpy: Hatch {
    // MARK: open()
    var openCallCount = 0
    func open() { openCallCount += 1 }

    // MARK: close()
    var closeCallCount = 0
    var closeStub: () throws -> Void = {}
    func close() throws {
        closeCallCount += 1
        try closeStub()
    }

    var isClosed = false
}

/// A spy of `DetailScreen`, yours to edit.
nonisolated final class DetailScreenSpy: Screen, DetailScreen {
    // MARK: reload()
    var reloadCallCount = 0
    func reload() async { reloadCallCount += 1 }
}

/// A spy of `ListScreen`, yours to edit.
nonisolated final class ListScreenSpy: Screen, ListScreen {
    var rows = 0
}

/// A spy of `Marker`, yours to edit.
final class MarkerSpy: Marker {}

/// A spy of `Kitchen.Cook`, yours to edit.
final class CookSpy: Kitchen.Cook {
    // MARK: cook(_:)
    var cookCalls: [Kitchen.Dish] = []
    var cookStub: (Kitchen.Dish) -> Kitchen.Dish = { _ in Kitchen.Dish() }
    func cook(_ dish: Kitchen.Dish) -> Kitchen.Dish {
        cookCalls.append(dish)
        return cookStub(dish)
    }
}

/// A spy of `Shared`, yours to edit.
final class SharedSpy: Shared {
    // MARK: share()
    var shareCallCount = 0
    func share() { shareCallCount += 1 }
}
