/// The weather of the city: a class that no protocol stands for.
final class WeatherService {
    private var degrees: [Int: Int]
    private var rain: Set<Int>

    init(degrees: [Int: Int] = [:], rain: Set<Int> = []) {
        self.degrees = degrees
        self.rain = rain
    }

    /// The degrees at a minute of the day.
    func temperature(at minute: Int) -> Int { degrees[minute / 60] ?? 15 }

    /// Whether it rains at a minute of the day, in a part of the city.
    func isRainy(at minute: Int, in district: String) -> Bool { !district.isEmpty && rain.contains(minute / 60) }

    func report(degrees value: Int, atHour hour: Int) { degrees[hour] = value }

    func reportRain(atHour hour: Int) { rain.insert(hour) }
}
