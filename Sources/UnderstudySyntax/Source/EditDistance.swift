/// Finds the most likely correct name for a misspelled one.
public enum EditDistance {
    /// The number of insertions, removals, replacements and swaps of neighbours that turn `left` into `right`.
    ///
    /// Takes time proportional to the product of the lengths (Damerau, 1964, restricted to adjacent swaps).
    public static func between(_ left: String, _ right: String) -> Int {
        let left = Array(left.lowercased().utf8)
        let right = Array(right.lowercased().utf8)
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var beforePrevious = [Int](repeating: 0, count: right.count + 1)
        var previous = Array(0...right.count)
        var current = previous
        for i in 1...left.count {
            current[0] = i
            for j in 1...right.count {
                let cost = left[i - 1] == right[j - 1] ? 0 : 1
                var best = min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + cost)
                if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                    best = min(best, beforePrevious[j - 2] + 1)
                }
                current[j] = best
            }
            (beforePrevious, previous, current) = (previous, current, beforePrevious)
        }
        return previous[right.count]
    }

    /// The `limit` candidates nearest to `name`, nearest first, leaving out those too distant to help.
    public static func nearest(to name: String, among candidates: some Sequence<String>, limit: Int = 3) -> [String] {
        let tolerance = name.utf8.count < 3 ? 1 : max(2, name.utf8.count / 3)
        let close = Set(candidates).compactMap { candidate -> (distance: Int, name: String)? in
            let isPart = candidate.lowercased().contains(name.lowercased()) && name.utf8.count >= 3
            let distance = between(name, candidate)
            return distance <= tolerance || isPart ? (isPart ? min(distance, tolerance) : distance, candidate) : nil
        }
        return close.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(limit).map(\.name)
    }
}
