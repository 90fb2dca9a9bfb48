/// The minute of the day.
protocol DayClock {
    var minute: Int { get }
}
