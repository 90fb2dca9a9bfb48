/// A vector with few entries that are not zero.
struct SparseVector {
    private let entries: [(index: Int, value: Double)]
    private let length: Double

    init(_ values: [Int: Double]) {
        entries = values.sorted { $0.key < $1.key }.map { (index: $0.key, value: $0.value) }
        length = entries.reduce(0) { $0 + $1.value * $1.value }.squareRoot()
    }

    /// The cosine of the angle between two vectors; 0 when one is empty.
    func cosine(_ other: SparseVector) -> Double {
        guard length > 0, other.length > 0 else { return 0 }
        var product = 0.0
        var (i, j) = (0, 0)
        while i < entries.count, j < other.entries.count {
            if entries[i].index < other.entries[j].index {
                i += 1
            } else if other.entries[j].index < entries[i].index {
                j += 1
            } else {
                product += entries[i].value * other.entries[j].value
                i += 1
                j += 1
            }
        }
        return product / (length * other.length)
    }
}
