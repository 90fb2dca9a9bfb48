/// Ways through the city: another class without a protocol.
final class RoutePlanner {
    private let distances: [String: Int]

    init(distances: [String: Int]) { self.distances = distances }

    /// The metres between two stations.
    func metres(from start: String, to end: String) -> Int {
        start == end ? 0 : distances["\(start)-\(end)"] ?? distances["\(end)-\(start)"] ?? 1_000
    }

    /// How often the streets were counted.
    func revision() -> Int { distances.count }
}
