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

    /// Whether `byte` is one of the text's.
    public func contains(byte: UInt8) -> Bool {
        var text = self
        return text.withUTF8 { bytes in
            guard let start = bytes.baseAddress else { return false }
            return memchr(start, Int32(byte), bytes.count) != nil
        }
    }

    /// The text with `other` wherever it contains the bytes of `part`, from left to right.
    ///
    /// The standard library's function of that name brings its regular expressions along, a tenth of the executable.
    public func replacing(_ part: String, with other: String) -> String {
        guard !part.isEmpty, contains(part) else { return self }
        let bytes = Array(utf8)
        let sought = Array(part.utf8)
        var result: [UInt8] = []
        var place = 0
        while place < bytes.count {
            if bytes[place...].starts(with: sought) {
                result += other.utf8
                place += sought.count
            } else {
                result.append(bytes[place])
                place += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
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

extension [UInt8] {
    /// Whether these bytes come before `other`, compared from the first on.
    public func precedes(_ other: [UInt8]) -> Bool {
        withUnsafeBytes { bytes in
            other.withUnsafeBytes { other in
                let common = Swift.min(bytes.count, other.count)
                guard common > 0, let start = bytes.baseAddress, let otherStart = other.baseAddress else {
                    return bytes.count < other.count
                }
                let order = memcmp(start, otherStart, common)
                return order == 0 ? bytes.count < other.count : order < 0
            }
        }
    }

    /// The texts between the line feeds.
    public var lineTexts: [String] {
        withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return [""] }
            var texts: [String] = []
            // Most texts have a few lines: room for them is made once.
            texts.reserveCapacity(8)
            var start = 0
            while start < bytes.count, let feed = memchr(base + start, 0x0A, bytes.count - start) {
                let end = UnsafeRawPointer(feed) - UnsafeRawPointer(base)
                texts.append(String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self))
                start = end + 1
            }
            texts.append(String(decoding: UnsafeBufferPointer(rebasing: bytes[start...]), as: UTF8.self))
            return texts
        }
    }
}
