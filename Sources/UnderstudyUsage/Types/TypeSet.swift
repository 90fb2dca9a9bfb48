/// A set of types that shares most of its storage with the set from which it was made.
///
/// It is a tree over the numbers of types with 64 of them in each leaf; adding one replaces only the path to its leaf.
struct TypeSet: Sendable {
    private indirect enum Node: Sendable {
        case empty
        case leaf(UInt64)
        case fork(Node, Node)
    }

    private var root = Node.empty
    /// The number of levels of inner nodes above the leaves.
    private let depth: Int
    /// How many types are in it.
    private(set) var count = 0

    /// An empty set for types with numbers below `limit`.
    init(below limit: Int) {
        var depth = 0
        while 64 << depth < limit { depth += 1 }
        self.depth = depth
    }

    /// Whether `id` is in it.
    func contains(_ id: TypeID) -> Bool {
        let leaf = id.number >> 6
        var node = root
        var level = depth
        while case .fork(let low, let high) = node {
            level -= 1
            node = leaf >> level & 1 == 0 ? low : high
        }
        guard case .leaf(let bits) = node, leaf >> depth == 0 else { return false }
        return bits >> UInt64(id.number & 63) & 1 == 1
    }

    /// Adds `id`, and returns whether it is new.
    @discardableResult mutating func insert(_ id: TypeID) -> Bool {
        if contains(id) { return false }
        root = Self.adding(id.number, to: root, above: depth)
        count += 1
        return true
    }

    private static func adding(_ number: Int, to node: Node, above level: Int) -> Node {
        if level == 0 {
            let bit = UInt64(1) << UInt64(number & 63)
            return if case .leaf(let bits) = node { .leaf(bits | bit) } else { .leaf(bit) }
        }
        var (low, high) = (Node.empty, Node.empty)
        if case .fork(let left, let right) = node { (low, high) = (left, right) }
        if number >> (5 + level) & 1 == 0 {
            low = adding(number, to: low, above: level - 1)
        } else {
            high = adding(number, to: high, above: level - 1)
        }
        return .fork(low, high)
    }

    /// All types in it, by their numbers.
    var all: [TypeID] {
        var found: [TypeID] = []
        found.reserveCapacity(count)
        Self.gather(root, from: 0, above: depth, into: &found)
        return found
    }

    private static func gather(_ node: Node, from first: Int, above level: Int, into found: inout [TypeID]) {
        switch node {
        case .empty: break
        case .fork(let low, let high):
            gather(low, from: first, above: level - 1, into: &found)
            gather(high, from: first + 64 << (level - 1), above: level - 1, into: &found)
        case .leaf(var bits):
            while bits != 0 {
                found.append(TypeID(first + bits.trailingZeroBitCount))
                bits &= bits - 1
            }
        }
    }
}
