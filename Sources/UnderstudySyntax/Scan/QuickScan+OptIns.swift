#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension QuickScan {
    /// Whether a comment that opts protocols in may stand in `bytes`.
    ///
    /// - Parameter isOneString: What the function of that name says of `bytes`, where somebody has asked it.
    /// - Precondition: a zero byte follows `bytes`.
    public static func holdsOptInMark(_ bytes: UnsafeBufferPointer<UInt8>, isOneString: Bool = false) -> Bool {
        holdsPlace(of: UInt8(ascii: "k"), in: bytes) { isMockable(around: $0, in: bytes) }
            || ownNameEndings.contains { nextOwnName($0, from: 0, in: bytes, isOneString: isOneString) != nil }
    }

    /// The offsets of all words in `source` by which comments are known that opt protocols in: `understudy` in any
    /// letter case, `mockable` and `Mockable`.
    public static func optInWords(in source: SourceText) -> [Int] {
        let bytes = source.buffer
        var offsets: [Int] = []
        _ = holdsPlace(of: UInt8(ascii: "k"), in: bytes) { place in
            if isMockable(around: place, in: bytes) { offsets.append(place) }
            return false
        }
        for ending in ownNameEndings {
            var offset = 0
            while let next = nextOwnName(ending, from: offset, in: bytes, isOneString: source.isOneString) {
                offsets.append(next)
                offset = next + 1
            }
        }
        return offsets.count > 1 ? offsets.sorted() : offsets
    }

    /// The offsets of all marks in `source` that end a region of opted-in protocols.
    public static func regionEnds(in source: SourceText) -> [Int] {
        var offsets: [Int] = []
        var offset = 0
        while let next = find("sourcery:end", from: offset, in: source.buffer, isOneString: source.isOneString) {
            offsets.append(next)
            offset = next + 1
        }
        return offsets
    }

    /// Whether the letter at `place` is that of `mockable` or `Mockable`.
    private static func isMockable(around place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        place > 2 && bytes[place - 1] == UInt8(ascii: "c") && bytes[place - 3] | 0x20 == UInt8(ascii: "m")
            && isEqual("ockable", at: place - 2, in: bytes)
    }

    /// The last letters of this tool's name as comments write it, which few other words have.
    private static let ownNameEndings: [SearchWord] = ["udy", "UDY"]

    /// The offset of the next word `understudy`, in any letter case, that ends with `ending`.
    private static func nextOwnName(
        _ ending: SearchWord, from start: Int, in bytes: UnsafeBufferPointer<UInt8>, isOneString: Bool
    ) -> Int? {
        let stem: StaticString = "underst"
        let length = stem.utf8CodeUnitCount
        var offset = start
        while let found = find(ending, from: offset, in: bytes, isOneString: isOneString) {
            let first = found - length
            if first >= start, (0..<length).allSatisfy({ bytes[first + $0] | 0x20 == stem.utf8Start[$0] }) {
                return first
            }
            offset = found + 1
        }
        return nil
    }
}
