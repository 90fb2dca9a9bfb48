final class Event<Value> {}
protocol Store {
    var event: Event<Int> { get }
    func take(_ event: Event<Int>) -> Int
}
