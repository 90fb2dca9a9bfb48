/// The order of the declarations of a merge.
enum MergeOrder {
    /// The order of the side that changed it, with the other's additions behind what they follow there; `nil` where both
    /// changed it.
    ///
    /// Of additions behind the same element theirs come first, and at the start ours.
    ///
    /// - Parameter bound: Elements of theirs that belong to what follows them there.
    static func merged(base: [Int], ours: [Int], theirs: [Int], bound: Set<Int> = []) -> [Int]? {
        let (own, others) = (Set(ours), Set(theirs))
        let known = own.intersection(others).intersection(base)
        let before = base.filter(known.contains)
        let (left, right) = (ours.filter(known.contains), theirs.filter(known.contains))
        if right == before || right == left { return woven(ours, theirs, isTheirs: true, bound) }
        return left == before ? woven(theirs, ours, isTheirs: false, []) : nil
    }

    /// `order` with what only `other` has.
    private static func woven(_ order: [Int], _ other: [Int], isTheirs: Bool, _ bound: Set<Int>) -> [Int] {
        let (own, others) = (Set(order), Set(other))
        var runs: [Int?: [Int]] = [:]
        var above: [Int: [Int]] = [:]
        var anchor: Int?
        for element in other {
            guard own.contains(element) else {
                runs[anchor, default: []].append(element)
                continue
            }
            while let last = runs[anchor]?.last, bound.contains(last) {
                above[element, default: []].insert(last, at: 0)
                runs[anchor]?.removeLast()
            }
            anchor = element
        }
        var result: [Int] = []
        var waiting: [Int] = []
        func add(_ run: [Int]?, atOnce: Bool) {
            if atOnce { result += run ?? [] } else { waiting = run ?? [] }
        }
        add(runs[nil], atOnce: !isTheirs)
        for element in order {
            let isCommon = others.contains(element)
            if isCommon {
                result += waiting
                waiting = []
            }
            result += above[element] ?? []
            result.append(element)
            if isCommon { add(runs[element], atOnce: isTheirs) }
        }
        return result + waiting
    }
}
