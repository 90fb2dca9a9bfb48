import Inheritance

/// A dummy of `Opening`, yours to edit.
final class OpeningDummy: Opening {
    func open() { fatalError("OpeningDummy.open() must not be called") }
}

/// A dummy of `Closing`, yours to edit.
///
/// `isClosed` keeps its default implementation.
final class ClosingDummy: Closing {
    func close() throws { fatalError("ClosingDummy.close() must not be called") }
}

/// A dummy of `Door`, yours to edit.
///
/// `isClosed` keeps its default implementation.
final class DoorDummy: Door {
    func open() { fatalError("DoorDummy.open() must not be called") }
    func knock(times: Int) { fatalError("DoorDummy.knock(times:) must not be called") }
    func close() throws { fatalError("DoorDummy.close() must not be called") }
}

/// A dummy of `Hatch`, yours to edit.
///
/// `isClosed` keeps its default implementation.
final class HatchDummy: Hatch {
    func open() { fatalError("HatchDummy.open() must not be called") }
    func close() throws { fatalError("HatchDummy.close() must not be called") }
}

/// A dummy of `DetailScreen`, yours to edit.
nonisolated final class DetailScreenDummy: Screen, DetailScreen {
    func reload() async { fatalError("DetailScreenDummy.reload() must not be called") }
}

/// A dummy of `ListScreen`, yours to edit.
nonisolated final class ListScreenDummy: Screen, ListScreen {
    var rows: Int { fatalError("ListScreenDummy.rows must not be read") }
}

/// A dummy of `Marker`, yours to edit.
final class MarkerDummy: Marker {}

/// A dummy of `Kitchen.Cook`, yours to edit.
final class CookDummy: Kitchen.Cook {
    func cook(_ dish: Kitchen.Dish) -> Kitchen.Dish { fatalError("CookDummy.cook(_:) must not be called") }
}

/// A dummy of `Shared`, yours to edit.
final class SharedDummy: Shared {
    func share() { fatalError("SharedDummy.share() must not be called") }
}
