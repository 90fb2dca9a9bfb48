/// The item of another version for each of a list.
///
/// Items belong together by their key. Of several with one key those do that are the same, then those with the same
/// types or first members, and then the rest in order.
struct MergePairs {
    private(set) var partners: [Int?]

    /// - Parameter isLoose: Whether declarations that only the order pairs belong together. Types and extensions always do.
    init(_ left: [MergeItem], _ right: [MergeItem], isLoose: Bool) {
        partners = Array(repeating: nil, count: left.count)
        let groups = Dictionary(grouping: right.indices, by: { right[$0].key })
        for (key, places) in Dictionary(grouping: left.indices, by: { left[$0].key }) {
            guard var others = groups[key] else { continue }
            var own = places
            if isLoose, own.count == 1, others.count == 1 {
                partners[own[0]] = others[0]
                continue
            }
            pair(&own, &others, by: { left[$0].words }, and: { right[$0].words })
            pair(&own, &others, by: { left[$0].detail }, and: { right[$0].detail })
            if isLoose || key.isOfType { pair(&own, &others, by: { _ in 0 }, and: { _ in 0 }) }
        }
    }

    /// Pairs those with the same value in order, and leaves the others.
    private mutating func pair<Value: Hashable>(
        _ left: inout [Int], _ right: inout [Int], by leftValue: (Int) -> Value, and rightValue: (Int) -> Value
    ) {
        if left.isEmpty || right.isEmpty { return }
        var waiting = Dictionary(grouping: right.reversed(), by: rightValue)
        var taken: Set<Int> = []
        left.removeAll { index in
            guard let found = waiting[leftValue(index)]?.popLast() else { return false }
            partners[index] = found
            taken.insert(found)
            return true
        }
        right.removeAll { taken.contains($0) }
    }
}
