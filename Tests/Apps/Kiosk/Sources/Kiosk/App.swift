import KioskCore
import KioskData
import KioskScreens

/// What the whole app shares.
@MainActor
public final class AppDependencies {
    public static let shared = AppDependencies()

    public let orders: any OrderRepository = InMemoryOrders()
    public let prices: any PriceList = LocalPrices(["coffee": 3, "tea": 2])
    public let time: any DayTime = FixedTime(hour: 9)
    public let terminal: PaymentTerminal = PaymentTerminal()
}

/// The line at the foot of the screen.
@MainActor
final class StatusBar {
    func text() -> String {
        AppDependencies.shared.time.hour() < 20 ? "open" : "closed"
    }
}

/// One morning at the kiosk.
@MainActor
public final class App {
    private let registry = Registry()
    private let injector = Injector()
    private let coordinator: Coordinator

    public init() {
        let shared = AppDependencies.shared
        registry[singleton: .prices] = shared.prices
        registry[singleton: .orders] = shared.orders
        injector.register((any PriceList).self) { LocalPrices(["coffee": 3, "tea": 2]) }
        injector.register((any DayTime).self) { FixedTime(hour: 9) }
        coordinator = Coordinator(
            services: ServiceContainer(
                orderRepository: shared.orders, priceList: shared.prices, dayTime: shared.time))
    }

    public func run() throws -> [String] {
        var said = [StatusBar().text()]
        said += MenuBoard(registry: registry).lines()
        said.append(PriceTag(registry: registry).text(for: "tea"))
        said.append("now \(MorningOffer(injector: injector).price(of: "coffee") ?? 0)")
        let orders = coordinator.orders()
        guard let coffee = orders.order("coffee"), let tea = orders.order("tea") else { return said }
        said += coordinator.board().lines()
        orders.cancel(tea.number)
        let checkout = Checkout(terminal: AppDependencies.shared.terminal, orders: AppDependencies.shared.orders)
        said.append(try checkout.pay(coffee.number, amount: 3) ?? "nothing")
        said += coordinator.board().lines()
        coordinator.close()
        return said
    }
}
