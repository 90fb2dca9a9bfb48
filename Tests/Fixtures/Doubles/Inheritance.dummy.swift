import Inheritance

/// A dummy of `Opening`, yours to edit.
final class OpeningDummy: Opening {
    func open() { TestIssue.report("OpeningDummy.open() must not be called") }
}

/// A dummy of `Closing`, yours to edit.
///
/// `isClosed` keeps its default implementation.
final class ClosingDummy: Closing {
    func close() throws { TestIssue.report("ClosingDummy.close() must not be called") }
}

/// A dummy of `Door`, yours to edit.
///
/// `isClosed` keeps its default implementation.
final class DoorDummy: Door {
    func open() { TestIssue.report("DoorDummy.open() must not be called") }
    func knock(times: Int) { TestIssue.report("DoorDummy.knock(times:) must not be called") }
    func close() throws { TestIssue.report("DoorDummy.close() must not be called") }
}

/// A dummy of `Hatch`, yours to edit.
///
/// `isClosed` keeps its default implementation.
final class HatchDummy: Hatch {
    func open() { TestIssue.report("HatchDummy.open() must not be called") }
    func close() throws { TestIssue.report("HatchDummy.close() must not be called") }
}

/// A dummy of `DetailScreen`, yours to edit.
nonisolated final class DetailScreenDummy: Screen, DetailScreen {
    func reload() async { TestIssue.report("DetailScreenDummy.reload() must not be called") }
}

/// A dummy of `ListScreen`, yours to edit.
nonisolated final class ListScreenDummy: Screen, ListScreen {
    var rows: Int { TestIssue.report("ListScreenDummy.rows must not be read", returning: 0) }
}

/// A dummy of `Marker`, yours to edit.
final class MarkerDummy: Marker {}

/// A dummy of `Kitchen.Cook`, yours to edit.
final class CookDummy: Kitchen.Cook {
    func cook(_ dish: Kitchen.Dish) -> Kitchen.Dish {
        TestIssue.report("CookDummy.cook(_:) must not be called", returning: Kitchen.Dish())
    }
}

/// A dummy of `Shared`, yours to edit.
final class SharedDummy: Shared {
    func share() { TestIssue.report("SharedDummy.share() must not be called") }
}
