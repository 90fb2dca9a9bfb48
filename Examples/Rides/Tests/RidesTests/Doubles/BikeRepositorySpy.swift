@testable import Rides

/// A spy of `BikeRepository`, yours to edit.
final class BikeRepositorySpy: BikeRepository {
    // MARK: findBike(_:)
    private(set) var findBikeCalls: [Int] = []
    var findBikeStub: (Int) -> Bike? = { _ in nil }
    func findBike(_ id: Int) -> Bike? {
        findBikeCalls.append(id)
        return findBikeStub(id)
    }

    // MARK: findBikes(at:)
    private(set) var findBikesAtCalls: [String] = []
    var findBikesAtStub: (String) -> [Bike] = { _ in [] }
    func findBikes(at station: String) -> [Bike] {
        findBikesAtCalls.append(station)
        return findBikesAtStub(station)
    }

    // MARK: allBikes()
    private(set) var allBikesCallCount = 0
    var allBikesStub: () -> [Bike] = { [] }
    func allBikes() -> [Bike] {
        allBikesCallCount += 1
        return allBikesStub()
    }

    // MARK: save(_:)
    private(set) var saveCalls: [Bike] = []
    func save(_ bike: Bike) { saveCalls.append(bike) }

    // MARK: retire(_:)
    private(set) var retireCalls: [Int] = []
    var retireStub: (Int) throws -> Void = { _ in }
    func retire(_ id: Int) throws {
        retireCalls.append(id)
        try retireStub(id)
    }

    // MARK: markBroken(_:_:)
    private(set) var markBrokenCalls: [(id: Int, isBroken: Bool)] = []
    var markBrokenStub: (Int, Bool) throws -> Void = { _, _ in }
    func markBroken(_ id: Int, _ isBroken: Bool) throws {
        markBrokenCalls.append((id, isBroken))
        try markBrokenStub(id, isBroken)
    }
}
