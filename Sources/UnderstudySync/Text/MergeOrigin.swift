/// The place from which an element of a merge comes.
enum MergeOrigin {
    case ours(Int)
    case theirs(Int)
    /// A mixture of both.
    case written(String)

    /// The elements of the merge of three sequences; `nil` where both sides changed the same.
    ///
    /// - Parameter resolve: The elements for a part that both changed; `nil` for those that can't be merged.
    static func merged<Element: Hashable>(
        base: [Element], ours: [Element], theirs: [Element],
        resolving resolve: (ThreeWayMerge.Conflict) -> [MergeOrigin]?
    ) -> [MergeOrigin]? {
        let (changes, conflicts) = ThreeWayMerge.changes(base: base, ours: ours, fresh: theirs, atOnePlace: .neither)
        var parts = changes.map { (range: $0.ours, origins: $0.fresh.map(MergeOrigin.theirs)) }
        var last: ThreeWayMerge.Conflict?
        for conflict in conflicts where conflict != last {
            guard let origins = resolve(conflict) else { return nil }
            parts.append((conflict.ours, origins))
            last = conflict
        }
        var merged: [MergeOrigin] = []
        var done = 0
        parts.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
        for (range, origins) in parts {
            guard range.lowerBound >= done else { return nil }
            merged += (done..<range.lowerBound).map(MergeOrigin.ours) + origins
            done = range.upperBound
        }
        return merged + (done..<ours.count).map(MergeOrigin.ours)
    }
}
