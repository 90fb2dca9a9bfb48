/// A city in memory: the smaller services that an app would get from elsewhere.
final class City: LockController, Payments, Tariff, DayClock, Messenger, Journal, StationPlan {
    var minute: Int
    private(set) var unlocked: Set<Int> = []
    private(set) var messages: [String] = []
    private(set) var payments: [String: Int] = [:]
    private var log: [String] = []
    private let places: [String: Int]

    init(minute: Int = 480, places: [String: Int] = ["Harbour": 2, "Market": 3]) {
        self.minute = minute
        self.places = places
    }

    func unlock(bike: Int) throws { unlocked.insert(bike) }
    func lock(bike: Int) throws { unlocked.remove(bike) }
    func batteryLevel(ofBike bike: Int) -> Int { 100 - bike }
    func updateFirmware(ofBike bike: Int) -> String { "2.\(bike)" }

    func charge(_ rider: String, cents: Int) throws -> Int {
        payments[rider, default: 0] += cents
        return cents
    }
    func refund(_ payment: Int) throws { payments["refunds", default: 0] += payment }

    func cents(forMinutes minutes: Int) -> Int { 100 + 10 * minutes }

    func send(_ text: String, to mail: String) { messages.append("\(mail): \(text)") }

    func write(_ line: String) { log.append(line) }
    func lines(about word: String) -> [String] { log.filter { $0.split(separator: " ").contains { $0 == word } } }

    func capacity(of station: String) -> Int { places[station] ?? 0 }
    func stations() -> [String] { places.keys.sorted() }
}
