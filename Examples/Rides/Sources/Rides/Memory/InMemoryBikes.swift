/// Bikes in memory.
final class InMemoryBikes: BikeRepository {
    private var bikes: [Int: Bike] = [:]

    init(_ bikes: [Bike] = []) { for bike in bikes { save(bike) } }

    func findBike(_ id: Int) -> Bike? { bikes[id] }

    func findBikes(at station: String) -> [Bike] { allBikes().filter { $0.station == station } }

    func allBikes() -> [Bike] { bikes.values.sorted { $0.id < $1.id } }

    func save(_ bike: Bike) { bikes[bike.id] = bike }

    func retire(_ id: Int) throws {
        guard bikes.removeValue(forKey: id) != nil else { throw RideProblem.unknownBike }
    }

    func markBroken(_ id: Int, _ isBroken: Bool) throws {
        guard bikes[id] != nil else { throw RideProblem.unknownBike }
        bikes[id]?.isBroken = isBroken
    }
}
