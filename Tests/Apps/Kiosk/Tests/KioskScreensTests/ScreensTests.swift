import KioskCore
import Testing

@testable import KioskScreens

@Suite("Screens")
struct ScreensTests {
    @Test func theBoardShowsOpenOrders() {
        var services = ServicesMock()
        services.orders.openOrders = [Order(number: 4, drink: "tea")]
        #expect(BoardProcessor(services: services).lines() == ["4 tea"])
        services.time.now = 21
        #expect(BoardProcessor(services: services).lines() == ["closed", "tea"])
    }

    @Test func knownDrinksAreOrdered() {
        let services = ServicesMock()
        let processor = OrderProcessor(services: services)
        #expect(processor.order("milk") == nil)
        #expect(processor.order("tea") == Order(number: 7, drink: "tea"))
        processor.cancel(7)
        processor.cancel(8)
        #expect(services.orders.removed == [7])
    }

    @Test func theCoordinatorClears() {
        let services = ServicesMock()
        Coordinator(services: services).close()
        #expect(services.orders.isCleared)
        #expect(Coordinator(services: services).board().lines() == [])
    }

    @Test func valuesComeByTheirKeys() {
        let registry = Registry()
        registry[singleton: .prices] = PricesMock()
        #expect(PriceTag(registry: registry).text(for: "tea") == "tea 2")
        #expect(MenuBoard(registry: registry).lines() == ["tea"])
    }

    @Test func valuesComeByTheirTypes() {
        let injector = Injector()
        injector.register((any PriceList).self) { PricesMock() }
        injector.register((any DayTime).self) { TimeMock(now: 8) }
        #expect(MorningOffer(injector: injector).price(of: "tea") == 1)
        #expect(MorningOffer(injector: injector).price(of: "milk") == nil)
    }

    @Test func payingSavesTheOrder() throws {
        let orders = OrdersMock()
        let terminal = TerminalMock()
        orders.openOrders = [Order(number: 1, drink: "tea")]
        let checkout = Checkout(terminal: terminal, orders: orders)
        #expect(try checkout.pay(1, amount: 2) == "paid")
        #expect(try checkout.pay(2, amount: 2) == nil)
        #expect(orders.saved.map(\.isPaid) == [true])
        #expect(terminal.charged == [2])
    }
}
