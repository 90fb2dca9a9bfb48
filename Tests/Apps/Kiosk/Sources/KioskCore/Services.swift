/// Where the orders of the day are.
public protocol OrderRepository: AnyObject {
    var openOrders: [Order] { get }
    /// The number that the next guest gets.
    func nextNumber() -> Int
    func find(_ number: Int) -> Order?
    func save(_ order: Order)
    func remove(_ number: Int)
    func clear()
}

public protocol PriceList {
    func price(of drink: String) -> Int?
    func drinks() -> [String]
    func raise(by percent: Int)
}

public protocol DayTime {
    func hour() -> Int
    func weekday() -> String
}

public protocol HasOrderRepository { var orderRepository: OrderRepository { get } }
public protocol HasPriceList { var priceList: any PriceList { get } }
public protocol HasDayTime { var dayTime: any DayTime { get } }
