import KioskCore

/// All services of the kiosk, for those who name which ones they need.
public final class ServiceContainer: HasOrderRepository, HasPriceList, HasDayTime {
    public let orderRepository: OrderRepository
    public let priceList: any PriceList
    public let dayTime: any DayTime

    public init(orderRepository: OrderRepository, priceList: any PriceList, dayTime: any DayTime) {
        self.orderRepository = orderRepository
        self.priceList = priceList
        self.dayTime = dayTime
    }
}
