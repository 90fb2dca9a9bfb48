/// Places in a text that show which types and extensions are worth parsing.
public struct Landmarks: Sendable {
    /// The offsets, in order.
    private let offsets: [Int32]

    private init(_ offsets: [Int32]) {
        self.offsets = offsets.sorted()
    }

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
    /// Where protocols, type aliases and types may be declared that are named as test doubles are.
    public static func ofProtocols(in source: SourceText) -> Landmarks {
        var offsets = places(of: [.protocol, "typealias"], in: source)
        for word in QuickScan.nominalWords {
            QuickScan.forEach(word, in: source.buffer, isOneString: source.isOneString) { past in
                if QuickScan.isNameOfDouble(at: past, in: source.buffer) {
                    offsets.append(Int32(truncatingIfNeeded: past))
                }
                return true
            }
        }
        return Landmarks(offsets)
    }

    /// Where type aliases, types and, unless somebody knows that there are none, protocols may be declared.
    public static func ofTypes(in source: SourceText, andProtocols: Bool = true) -> Landmarks {
        let protocols: [SearchWord] = andProtocols ? [.protocol] : []
        return Landmarks(places(of: protocols + ["typealias"] + QuickScan.nominalWords, in: source))
    }

    private static func places(of words: [SearchWord], in source: SourceText) -> [Int32] {
        var offsets: [Int32] = []
        for word in words {
            QuickScan.forEach(word, in: source.buffer, isOneString: source.isOneString) { past in
                offsets.append(Int32(truncatingIfNeeded: past))
                return true
            }
        }
        return offsets
    }
}
