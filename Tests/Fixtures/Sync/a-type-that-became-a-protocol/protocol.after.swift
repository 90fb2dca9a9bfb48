protocol Event<Value> { associatedtype Value }
final class StoreEvent<Value>: Event {}
protocol Store {
    var event: StoreEvent<Int> { get }
    func take(_ event: StoreEvent<Int>) -> Int
}
