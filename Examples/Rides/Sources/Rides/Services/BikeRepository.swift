/// Where bikes are kept.
protocol BikeRepository: AnyObject {
    /// The bike with that number, if there is one.
    func findBike(_ id: Int) -> Bike?
    /// The bikes that stand at a station, by their numbers.
    func findBikes(at station: String) -> [Bike]
    /// Every bike, by its number.
    func allBikes() -> [Bike]

    /// Adds a bike, or replaces the one of its number.
    func save(_ bike: Bike)

    // Bikes are retired at the end of the season.
    func retire(_ id: Int) throws

    /// Says that a bike waits for a repair, or no longer does.
    func markBroken(_ id: Int, _ isBroken: Bool) throws  // the workshop's
}
