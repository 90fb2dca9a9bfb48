import KioskCore

final class OrdersMock: OrderRepository {
    var openOrders: [Order] = []
    var saved: [Order] = []
    var removed: [Int] = []
    var isCleared = false

    func nextNumber() -> Int { 7 }
    func find(_ number: Int) -> Order? { (openOrders + saved).first { $0.number == number } }
    func save(_ order: Order) { saved.append(order) }
    func remove(_ number: Int) { removed.append(number) }
    func clear() { isCleared = true }
}

final class PricesMock: PriceList {
    var prices = ["tea": 2]

    func price(of drink: String) -> Int? { prices[drink] }
    func drinks() -> [String] { prices.keys.sorted() }
    func raise(by percent: Int) {}
}

struct TimeMock: DayTime {
    var now = 12

    func hour() -> Int { now }
    func weekday() -> String { "Monday" }
}

struct ServicesMock: HasOrderRepository, HasPriceList, HasDayTime {
    var orders = OrdersMock()
    var time = TimeMock()

    var orderRepository: OrderRepository { orders }
    var priceList: any PriceList { PricesMock() }
    var dayTime: any DayTime { time }
}

final class TerminalMock: PaymentTerminal {
    var charged: [Int] = []

    override init() { super.init() }

    override func charge(_ amount: Int, card: String = "guest") throws -> String {
        charged.append(amount)
        return "paid"
    }
}
