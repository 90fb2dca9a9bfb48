/// Which parameters of a member stand for those of a requirement.
enum ParameterPairs {
    /// For each of the labels `asked` the place of its parameter among those of the labels `own`: a label that both have
    /// once tells it, and of as many parameters the others follow in order.
    static func order(of own: [String], for asked: [String]) -> [Int?] {
        let isEven = own.count == asked.count
        func places(_ labels: [String]) -> [String: [Int]] {
            // What has no label is told by its place.
            Dictionary(grouping: labels.indices.filter { !isEven || labels[$0] != "_" }) { labels[$0] }
        }
        let (owned, wanted) = (places(own), places(asked))
        var order: [Int?] = asked.map { label in
            guard wanted[label]?.count == 1, let found = owned[label], found.count == 1 else { return nil }
            return found[0]
        }
        guard isEven else { return order }
        var rest = own.indices.filter { !order.contains($0) }[...]
        for index in order.indices where order[index] == nil { order[index] = rest.removeFirst() }
        return order
    }
}
