#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension String {
    /// Whether the text contains the bytes of `part`.
    ///
    /// The standard library's search compares characters, and takes up to a hundred times as long.
    public func contains(_ part: String) -> Bool {
        var text = self
        var part = part
        return text.withUTF8 { text in part.withUTF8 { Self.holds(text, $0) } }
    }

    private static func holds(_ text: UnsafeBufferPointer<UInt8>, _ part: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = part.first, var start = text.baseAddress, let other = part.baseAddress else {
            return part.isEmpty
        }
        // How many positions are left where the part may begin.
        var places = text.count - part.count + 1
        while places > 0, let found = memchr(start, Int32(first), places) {
            let candidate = UnsafeRawPointer(found)
            if memcmp(candidate, other, part.count) == 0 { return true }
            let passed = candidate - UnsafeRawPointer(start) + 1
            start += passed
            places -= passed
        }
        return false
    }
}
