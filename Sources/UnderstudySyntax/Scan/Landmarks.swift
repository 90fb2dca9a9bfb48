/// Places in a text that show which types and extensions are worth parsing.
public struct Landmarks: Sendable {
    /// The offsets, in order.
    private let offsets: [Int32]

    private init(_ offsets: [Int32]) {
        self.offsets = offsets.count < 2 ? offsets : offsets.sorted()
    }

    /// Whether there is no place.
    public var isEmpty: Bool { offsets.isEmpty }

    /// The last of the places in `range`; `nil` where there is none.
    ///
    /// Takes logarithmic time.
    func last(in range: ByteRange) -> Int? {
        var low = 0
        var high = offsets.count
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < range.end { low = middle + 1 } else { high = middle }
        }
        return low > 0 && offsets[low - 1] >= range.start ? Int(offsets[low - 1]) : nil
    }
}

extension Landmarks {
    /// No places: all types and extensions are skipped.
    public static let none = Landmarks([])

    /// Where type aliases and types may be declared in `range`.
    public static func ofTypes(in range: ByteRange, of source: SourceText) -> Landmarks {
        let bytes = UnsafeBufferPointer(start: source.base + range.lowerBound, count: range.count)
        var offsets: [Int32] = []
        for group in [WordGroup.types, .enum, .typealias] {
            group.forEach(in: bytes) { add($0 + range.lowerBound, to: &offsets) }
        }
        return Landmarks(offsets)
    }

    /// Where protocols, type aliases and types may be declared that are named as test doubles are.
    public static func ofProtocols(in source: SourceText) -> Landmarks {
        var offsets: [Int32] = []
        WordGroup.types.forEach(in: source.buffer) { past in
            if QuickScan.isNameOfDouble(at: past, in: source.buffer) { add(past, to: &offsets) }
        }
        forEach(.enum, in: source) { past in
            if QuickScan.isNameOfDouble(at: past, in: source.buffer) { add(past, to: &offsets) }
        }
        for word in [SearchWord.protocol, .typealias] { forEach(word, in: source) { add($0, to: &offsets) } }
        return Landmarks(offsets)
    }

    /// Where type aliases, types and, unless somebody knows that there are none, protocols may be declared.
    public static func ofTypes(in source: SourceText, andProtocols: Bool = true) -> Landmarks {
        var offsets: [Int32] = []
        let group: WordGroup = andProtocols ? .typesAndProtocols : .types
        group.forEach(in: source.buffer) { add($0, to: &offsets) }
        for word in [SearchWord.enum, .typealias] { forEach(word, in: source) { add($0, to: &offsets) } }
        return Landmarks(offsets)
    }

    private static func add(_ offset: Int, to offsets: inout [Int32]) {
        offsets.append(Int32(truncatingIfNeeded: offset))
    }

    private static func forEach(_ word: SearchWord, in source: SourceText, _ body: (Int) -> Void) {
        QuickScan.forEach(word, in: source.buffer, isOneString: source.isOneString) { past in
            body(past)
            return true
        }
    }
}
