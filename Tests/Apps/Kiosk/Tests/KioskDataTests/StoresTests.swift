import KioskCore
import KioskData
import XCTest

final class StoresTests: XCTestCase {
    func testPaidOrdersAreNotOpen() {
        let orders = InMemoryOrders()
        orders.save(Order(number: orders.nextNumber(), drink: "tea"))
        orders.save(Order(number: orders.nextNumber(), drink: "coffee", isPaid: true))
        XCTAssertEqual(orders.openOrders.map(\.drink), ["tea"])
        orders.remove(1)
        XCTAssertNil(orders.find(1))
        orders.clear()
        XCTAssertNil(orders.find(2))
    }

    func testPricesRise() {
        let prices = LocalPrices(["tea": 200])
        prices.raise(by: 10)
        XCTAssertEqual(prices.price(of: "tea"), 220)
    }

    func testTheContainerHasWhatItIsGiven() {
        let orders = InMemoryOrders()
        let container = ServiceContainer(
            orderRepository: orders, priceList: LocalPrices([:]), dayTime: FixedTime(hour: 3))
        XCTAssertTrue(container.orderRepository === orders)
        XCTAssertEqual(container.dayTime.hour(), 3)
        XCTAssertEqual(container.dayTime.weekday(), "Friday")
    }
}
