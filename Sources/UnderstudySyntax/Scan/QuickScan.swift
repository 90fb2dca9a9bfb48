#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Decides without parsing whether a file can be relevant: most files need nothing more.
public enum QuickScan {
    /// Whether `bytes` may declare a protocol.
    ///
    /// Never misses one; may mistake a comment for one. Searches for the word with the C library, then checks what
    /// follows it: white space, a name, and what may come after a protocol's name.
    ///
    /// - Parameter isOneString: What the function of that name says of `bytes`, where somebody has asked it.
    /// - Precondition: a zero byte follows `bytes`.
    public static func mayDeclareProtocol(_ bytes: UnsafeBufferPointer<UInt8>, isOneString: Bool = false) -> Bool {
        var found = false
        forEach(.protocol, in: bytes, isOneString: isOneString) { after in
            found = isName(at: after, in: bytes)
            return !found
        }
        return found
    }

    /// Whether the C library takes all of `bytes` for one string, since no zero byte is among them.
    ///
    /// Who searches for several words asks once: otherwise each search has to find out whether it came to the end.
    public static func isOneString(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = bytes.baseAddress else { return true }
        return memchr(base, 0, bytes.count) == nil
    }

    /// Calls `body` with the offset past each whole word `word` in `bytes`, until it returns `false`.
    static func forEach(
        _ word: SearchWord, in bytes: UnsafeBufferPointer<UInt8>, isOneString: Bool = false, _ body: (Int) -> Bool
    ) {
        guard let base = bytes.baseAddress else { return }
        let length = word.count
        let classes = ByteClass.table
        var offset = 0
        while let start = find(word, from: offset, in: bytes, isOneString: isOneString) {
            let past = start + length
            offset = past
            let isWhole =
                (start == 0 || classes[Int(base[start - 1])] & ByteClass.identifierBody == 0)
                && (past == bytes.count || classes[Int(base[past])] & ByteClass.identifierBody == 0)
            if isWhole, !body(past) { return }
        }
    }

    /// The offset of the first `word` from `offset` on.
    static func find(
        _ word: SearchWord, from offset: Int, in bytes: UnsafeBufferPointer<UInt8>, isOneString: Bool = false
    ) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        let needle = UnsafeRawPointer(word.text.utf8Start + word.rareStart).assumingMemoryBound(to: CChar.self)
        var offset = offset + word.rareStart
        while offset < bytes.count {
            let rest = UnsafeRawPointer(base + offset).assumingMemoryBound(to: CChar.self)
            if let hit = strstr(rest, needle) {
                let start = UnsafeRawPointer(hit) - UnsafeRawPointer(base) - word.rareStart
                if word.begins(at: start, in: base) { return start + word.count <= bytes.count ? start : nil }
                offset = start + word.rareStart + 1
                continue
            }
            if isOneString { return nil }
            // The search ends at a zero byte, which may also be inside the text.
            offset += strlen(rest) + 1
        }
        return nil
    }

    /// Whether a declared name is at `offset`, after white space or a comment.
    private static func isName(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let classes = ByteClass.table
        var offset = offset
        while offset < bytes.count, classes[Int(bytes[offset])] & (ByteClass.space | ByteClass.newline) != 0 {
            offset += 1
        }
        guard offset < bytes.count else { return false }
        let byte = bytes[offset]
        if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "`") || byte >= 0x80 { return true }
        guard classes[Int(byte)] & ByteClass.identifierBody != 0 else { return false }
        while offset < bytes.count, classes[Int(bytes[offset])] & ByteClass.identifierBody != 0 { offset += 1 }
        while offset < bytes.count, classes[Int(bytes[offset])] & (ByteClass.space | ByteClass.newline) != 0 {
            offset += 1
        }
        guard offset < bytes.count else { return true }
        switch bytes[offset] {
        case UInt8(ascii: "{"), UInt8(ascii: ":"), UInt8(ascii: "<"), UInt8(ascii: "/"), 0x80...0xFF: return true
        case UInt8(ascii: "w"): return true
        default: return false
        }
    }
}
