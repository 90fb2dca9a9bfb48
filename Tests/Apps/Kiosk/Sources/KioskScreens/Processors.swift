import KioskCore

/// Shows what waits to be made; its services come from a container that it names by what it has.
public final class BoardProcessor {
    public typealias Services = HasOrderRepository & HasDayTime

    private let services: Services

    public init(services: Services) { self.services = services }

    public func lines() -> [String] {
        let orders = services.orderRepository.openOrders
        guard services.dayTime.hour() < 20 else { return ["closed"] + orders.map(\.drink) }
        return orders.map { "\($0.number) \($0.drink)" }
    }
}

/// Takes an order.
public final class OrderProcessor {
    public typealias Services = HasOrderRepository & HasPriceList

    private let services: Services

    public init(services: Services) { self.services = services }

    public func order(_ drink: String) -> Order? {
        guard services.priceList.price(of: drink) != nil else { return nil }
        let order = Order(number: services.orderRepository.nextNumber(), drink: drink)
        services.orderRepository.save(order)
        return order
    }

    public func cancel(_ number: Int) {
        guard services.orderRepository.find(number)?.isPaid == false else { return }
        services.orderRepository.remove(number)
    }
}

/// Makes the processors, and passes its services on.
public final class Coordinator {
    public typealias Services = HasOrderRepository & HasPriceList & HasDayTime

    private let services: Services

    public init(services: Services) { self.services = services }

    public func board() -> BoardProcessor { BoardProcessor(services: services) }
    public func orders() -> OrderProcessor { OrderProcessor(services: services) }
    public func close() { services.orderRepository.clear() }
}
