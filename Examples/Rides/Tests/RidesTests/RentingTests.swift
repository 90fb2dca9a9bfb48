import Testing

@testable import Rides

@Suite("A ride, from the lock to the bill")
struct RentingTests {
    let city = City()
    let bikes = InMemoryBikes([Bike(id: 1, station: "Harbour"), Bike(id: 2, station: "Market", isBroken: true)])
    let rides = InMemoryRides()
    let riders = InMemoryRiders([Rider(name: "Ada", mail: "ada@example.org")])

    var desk: Desk { Desk(bikes: bikes, rides: rides, riders: riders, city: city) }

    @Test func aRideIsChargedByTheMinute() throws {
        let ride = try desk.rental().begin(bike: 1, for: "Ada")
        #expect(ride == Ride(id: 1, rider: "Ada", bike: 1, begin: 480))
        #expect(city.unlocked == [1])
        #expect(bikes.findBike(1)?.station == nil)
        city.minute = 500

        #expect(try desk.returning().end(at: "Market", for: "Ada") == 300)

        #expect(city.unlocked.isEmpty)
        #expect(city.payments == ["Ada": 300])
        #expect(HistoryScreen(rides: rides, tariff: city).rows(for: "Ada") == ["20 min, 300 ct"])
        #expect(desk.stationScreen().title(of: "Market") == "Market: 2 of 3")
    }

    @Test func brokenAndUnknownBikesStayLocked() {
        #expect(throws: RideProblem.brokenBike) { try desk.rental().begin(bike: 2, for: "Ada") }
        #expect(throws: RideProblem.unknownBike) { try desk.rental().begin(bike: 3, for: "Ada") }
        #expect(city.unlocked.isEmpty)
    }

    @Test func whoKeepsABikeIsBlockedUntilForgiven() throws {
        _ = try desk.rental().begin(bike: 1, for: "Ada")
        #expect(try desk.wardens().warn("Ada") == false)
        city.minute = 1_081
        #expect(try desk.wardens().warn("Ada"))
        #expect(throws: RideProblem.blockedRider) { try RiderCheck(riders: riders).admit("Ada") }
        try desk.wardens().forgive("Ada")
        try RiderCheck(riders: riders).admit("Ada")
    }

    @Test func aFullStationTakesNoBike() throws {
        for id in 10...11 { Fleet(bikes: bikes).buy(id, for: "Harbour") }
        _ = try desk.rental().begin(bike: 1, for: "Ada")
        #expect(throws: RideProblem.stationFull) { try desk.returning().end(at: "Harbour", for: "Ada") }
        #expect(throws: RideProblem.noRide) { try desk.returning().end(at: "Market", for: "Bob") }
    }

    @Test func complaintsNeedARide() throws {
        let complaints = Complaints(payments: city, rides: rides)
        #expect(try !complaints.settle("Ada", cents: 50))
        _ = try desk.rental().begin(bike: 1, for: "Ada")
        _ = try desk.returning().end(at: "Market", for: "Ada")
        #expect(try complaints.settle("Ada", cents: 50))
        #expect(city.payments["refunds"] == 50)
    }
}
