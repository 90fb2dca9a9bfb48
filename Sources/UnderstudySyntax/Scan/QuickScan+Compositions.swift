#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension QuickScan {
    /// Whether `bytes` may declare a type alias of several types joined by `&`.
    ///
    /// Never misses one; may mistake another type alias for one.
    ///
    /// - Parameter isOneString: What the function of that name says of `bytes`, where somebody has asked it.
    /// - Precondition: a zero byte follows `bytes`.
    public static func mayDeclareComposition(_ bytes: UnsafeBufferPointer<UInt8>, isOneString: Bool = false) -> Bool {
        // Two of three files have no ampersand, and a search for one byte is quicker than one for a word.
        guard let base = bytes.baseAddress, memchr(base, 0x26, bytes.count) != nil else { return false }
        var found = false
        forEach(.typealias, in: bytes, isOneString: isOneString) { after in
            found = mayCompose(from: after, in: bytes)
            return !found
        }
        return found
    }

    /// Whether the type alias whose keyword ends at `start` may join types.
    private static func mayCompose(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var offset = start
        // The last byte that is no white space, once the type has begun.
        var last: UInt8 = 0
        var isOnLaterLine = false
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"): break
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): isOnLaterLine = true
            case UInt8(ascii: "/"):
                // A block comment may contain anything, and a type may follow it.
                guard offset < bytes.count, bytes[offset] == UInt8(ascii: "/") else { return true }
                while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
                    offset += 1
                }
            case UInt8(ascii: "&"): return true
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return false
            case UInt8(ascii: "="):
                last = byte
                isOnLaterLine = false
            default:
                // What begins on a later line belongs to the type only where that is not complete yet.
                let isComplete = last != 0 && last != UInt8(ascii: "=") && last != UInt8(ascii: ".")
                if isOnLaterLine, isComplete { return false }
                if last != 0 { last = byte }
                isOnLaterLine = false
            }
        }
        return false
    }
}
