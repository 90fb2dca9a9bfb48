/// Places in a text that tell which types and extensions are worth looking into.
public struct Landmarks: Sendable {
    /// The offsets, in order.
    private let offsets: [Int32]

    private init(_ offsets: [Int32]) {
        self.offsets = offsets.sorted()
    }

    /// Whether one of the places is in `range`; takes logarithmic time.
    func exist(in range: ByteRange) -> Bool {
        var low = 0
        var high = offsets.count
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < range.start { low = middle + 1 } else { high = middle }
        }
        return low < offsets.count && offsets[low] < range.end
    }
}

extension Landmarks {
    /// Where protocols, type aliases and types may be declared that are named as test doubles are.
    public static func ofProtocols(in source: SourceText) -> Landmarks {
        var offsets = places(of: ["protocol", "typealias"], in: source)
        for word in QuickScan.nominalWords {
            QuickScan.forEach(word, in: source.buffer) { past in
                if QuickScan.isNameOfDouble(at: past, in: source.buffer) {
                    offsets.append(Int32(truncatingIfNeeded: past))
                }
                return true
            }
        }
        return Landmarks(offsets)
    }

    /// Where protocols, type aliases and types may be declared.
    public static func ofTypes(in source: SourceText) -> Landmarks {
        Landmarks(places(of: ["protocol", "typealias"] + QuickScan.nominalWords, in: source))
    }

    private static func places(of words: [StaticString], in source: SourceText) -> [Int32] {
        var offsets: [Int32] = []
        for word in words {
            QuickScan.forEach(word, in: source.buffer) { past in
                offsets.append(Int32(truncatingIfNeeded: past))
                return true
            }
        }
        return offsets
    }
}
