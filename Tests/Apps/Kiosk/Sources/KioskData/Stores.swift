import KioskCore

/// Orders that are kept until the kiosk closes.
public final class InMemoryOrders: OrderRepository {
    private var orders: [Int: Order] = [:]
    private var last = 0

    public init() {}

    public var openOrders: [Order] { orders.values.filter { !$0.isPaid }.sorted { $0.number < $1.number } }

    public func nextNumber() -> Int {
        last += 1
        return last
    }

    public func find(_ number: Int) -> Order? { orders[number] }
    public func save(_ order: Order) { orders[order.number] = order }
    public func remove(_ number: Int) { orders[number] = nil }
    public func clear() { orders = [:] }
}

public final class LocalPrices: PriceList {
    private var prices: [String: Int]

    public init(_ prices: [String: Int]) { self.prices = prices }

    public func price(of drink: String) -> Int? { prices[drink] }
    public func drinks() -> [String] { prices.keys.sorted() }
    public func raise(by percent: Int) { prices = prices.mapValues { $0 + $0 * percent / 100 } }
}

public struct FixedTime: DayTime {
    private let time: Int

    public init(hour: Int) { time = hour }

    public func hour() -> Int { time }
    public func weekday() -> String { "Friday" }
}
