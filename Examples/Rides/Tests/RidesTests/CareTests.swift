import Testing

@testable import Rides

@Suite("Who looks after bikes and riders")
struct CareTests {
    let city = City()

    @Test func theWorkshopMarksAndWrites() throws {
        let bikes = BikeRepositorySpy()
        let workshop = Workshop(bikes: bikes, journal: city)

        try workshop.take(3)
        try workshop.giveBack(3)

        #expect(bikes.markBrokenCalls.map(\.id) == [3, 3])
        #expect(bikes.markBrokenCalls.map(\.isBroken) == [true, false])
        #expect(BikeStory(journal: city).tell(3) == ["bike 3 broken", "bike 3 repaired"])
    }

    @Test func theFleetBuysAndRetires() throws {
        let bikes = BikeRepositorySpy()
        let fleet = Fleet(bikes: bikes)

        fleet.buy(4, for: "Harbour")
        try fleet.endSeason([1, 2])

        #expect(bikes.saveCalls == [Bike(id: 4, station: "Harbour")])
        #expect(bikes.retireCalls == [1, 2])
    }

    @Test func stationsWithoutAGoodBikeAreNotListed() {
        let bikes = BikeRepositorySpy()
        bikes.findBikesAtStub = { station in [Bike(id: 1, station: station, isBroken: station == "Market")] }

        #expect(StationList(bikes: bikes, plan: city).stations() == ["Harbour"])

        #expect(bikes.findBikesAtCalls == ["Harbour", "Market"])
    }

    @Test func wornBikesAreThoseWithManyRides() {
        let bikes = InMemoryBikes([Bike(id: 1), Bike(id: 2)])
        let rides = InMemoryRides()
        for number in 1...3 { rides.begin(Ride(id: number, rider: "Ada", bike: number % 2 + 1, begin: 0)) }

        #expect(WearReport(bikes: bikes, rides: rides).worn(after: 2) == [2])
    }

    @Test func locksWithLittleChargeWait() {
        #expect(LockCare(locks: city, journal: city).update([3, 70]) == ["2.3"])
        #expect(BikeStory(journal: city).tell(3) == ["bike 3 has 2.3"])
        let screen = BikeScreen(bikes: InMemoryBikes([Bike(id: 3, isBroken: true)]), locks: city)
        #expect(screen.text(ofBike: 3) == "bike 3, 97 %, broken")
        #expect(screen.text(ofBike: 4) == "unknown")
    }

    @Test func newRidersAreGreeted() throws {
        let riders = InMemoryRiders()
        let registration = Registration(riders: riders, messenger: city)

        registration.join("Ada", mail: "ada@example.org")
        try registration.move("Ada", to: "ada@example.com")

        #expect(city.messages == ["ada@example.org: Welcome, Ada!"])
        #expect(ProfileScreen(riders: riders).mail(of: "Ada") == "ada@example.com")
        #expect(throws: RideProblem.unknownRider) { try registration.move("Bob", to: "") }
    }

    @Test func theWeatherSaysWhatToWear() {
        let weather = WeatherService(degrees: [8: 4, 9: 20], rain: [10])
        func advice(_ minute: Int) -> String {
            WeatherScreen(weather: weather, clock: City(minute: minute)).advice(in: "Port")
        }
        #expect([480, 540, 600].map(advice) == ["take gloves", "enjoy the ride", "take a coat"])
        let planner = RoutePlanner(distances: ["Harbour-Market": 700])
        #expect(RouteScreen(planner: planner).text(from: "Market", to: "Harbour") == "700 m")
    }
}
