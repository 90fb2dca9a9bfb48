import Inheritance

/// A mock of `Opening`, yours to edit.
final class OpeningMock: Opening {
    // MARK: open()
    var openCallCount = 0
    var openHandler: (() -> Void)?
    func open() {
        openCallCount += 1
        if let openHandler { openHandler() }
    }
}

/// A mock of `Closing`, yours to edit.
final class ClosingMock: Closing {
    init() {}

    init(isClosed: Bool = false) { self.isClosed = isClosed }

    // MARK: close()
    var closeCallCount = 0
    var closeHandler: (() throws -> Void)?
    func close() throws {
        closeCallCount += 1
        if let closeHandler { try closeHandler() }
    }

    var isClosed: Bool = false
}

/// A mock of `Door`, yours to edit.
final class DoorMock: Door {
    init() {}

    init(isClosed: Bool = false) { self.isClosed = isClosed }

    // MARK: open()
    var openCallCount = 0
    var openHandler: (() -> Void)?
    func open() {
        openCallCount += 1
        if let openHandler { openHandler() }
    }

    // MARK: knock(times:)
    var knockCallCount = 0
    var knockArgValues: [Int] = []
    var knockHandler: ((Int) -> Void)?
    func knock(times: Int) {
        knockCallCount += 1
        knockArgValues.append(times)
        if let knockHandler { knockHandler(times) }
    }

    // MARK: close()
    var closeCallCount = 0
    var closeHandler: (() throws -> Void)?
    func close() throws {
        closeCallCount += 1
        if let closeHandler { try closeHandler() }
    }

    var isClosed: Bool = false
}

/// A mock of `Hatch`, yours to edit.
final class HatchMock: Hatch {
    init() {}

    init(isClosed: Bool = false) { self.isClosed = isClosed }

    // MARK: open()
    var openCallCount = 0
    var openHandler: (() -> Void)?
    func open() {
        openCallCount += 1
        if let openHandler { openHandler() }
    }

    // MARK: close()
    var closeCallCount = 0
    var closeHandler: (() throws -> Void)?
    func close() throws {
        closeCallCount += 1
        if let closeHandler { try closeHandler() }
    }

    var isClosed: Bool = false
}

/// A mock of `DetailScreen`, yours to edit.
nonisolated final class DetailScreenMock: Screen, DetailScreen {
    // MARK: reload()
    var reloadCallCount = 0
    var reloadHandler: (() async -> Void)?
    func reload() async {
        reloadCallCount += 1
        if let reloadHandler { await reloadHandler() }
    }
}

/// A mock of `ListScreen`, yours to edit.
nonisolated final class ListScreenMock: Screen, ListScreen {
    var rows: Int = 0
}

/// A mock of `Marker`, yours to edit.
final class MarkerMock: Marker {}

/// A mock of `Kitchen.Cook`, yours to edit.
final class CookMock: Kitchen.Cook {
    // MARK: cook(_:)
    var cookCallCount = 0
    var cookArgValues: [Kitchen.Dish] = []
    var cookHandler: ((Kitchen.Dish) -> Kitchen.Dish)?
    func cook(_ dish: Kitchen.Dish) -> Kitchen.Dish {
        cookCallCount += 1
        cookArgValues.append(dish)
        if let cookHandler { return cookHandler(dish) }
        fatalError("CookMock.cookHandler is not set")
    }
}

/// A mock of `Shared`, yours to edit.
final class SharedMock: Shared {
    // MARK: share()
    var shareCallCount = 0
    var shareHandler: (() -> Void)?
    func share() {
        shareCallCount += 1
        if let shareHandler { shareHandler() }
    }
}
