import Inheritance

/// A stub of `Opening`, yours to edit.
final class OpeningStub: Opening {
    func open() {}
}

/// A stub of `Closing`, yours to edit.
///
/// `isClosed` keeps its default implementation.
final class ClosingStub: Closing {
    // MARK: close()
    var closeStub: () throws -> Void = {}
    func close() throws { try closeStub() }
}

/// A stub of `Door`, yours to edit.
///
/// `isClosed` keeps its default implementation.
final class DoorStub: Door {
    func open() {}
    func knock(times: Int) {}

    // MARK: close()
    var closeStub: () throws -> Void = {}
    func close() throws { try closeStub() }
}

/// A stub of `Hatch`, yours to edit.
///
/// `isClosed` keeps its default implementation.
final class HatchStub: Hatch {
    func open() {}

    // MARK: close()
    var closeStub: () throws -> Void = {}
    func close() throws { try closeStub() }
}

/// A stub of `DetailScreen`, yours to edit.
nonisolated final class DetailScreenStub: Screen, DetailScreen {
    func reload() async {}
}

/// A stub of `ListScreen`, yours to edit.
nonisolated final class ListScreenStub: Screen, ListScreen {
    var rows = 0
}

/// A stub of `Marker`, yours to edit.
final class MarkerStub: Marker {}

/// A stub of `Kitchen.Cook`, yours to edit.
final class CookStub: Kitchen.Cook {
    // MARK: cook(_:)
    var cookStub: (Kitchen.Dish) -> Kitchen.Dish = { _ in Kitchen.Dish() }
    func cook(_ dish: Kitchen.Dish) -> Kitchen.Dish { cookStub(dish) }
}

/// A stub of `Shared`, yours to edit.
final class SharedStub: Shared {
    func share() {}
}
