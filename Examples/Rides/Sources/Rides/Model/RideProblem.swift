/// Why something could not be done.
enum RideProblem: Error, Equatable {
    case unknownBike
    case brokenBike
    case unknownRider
    case blockedRider
    case noRide
    case stationFull
}
