#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension QuickScan {
    /// The names that may tie a file to a protocol declared elsewhere: what it extends, and what its types that look
    /// like test doubles inherit from.
    ///
    /// Names are given as hashes (`hash(of:)`), without an allocation for each; extended types with their whole path as
    /// written. May give too many, never too few.
    ///
    /// - Precondition: a zero byte follows `bytes`.
    public static func mentions(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt64] {
        var names: [UInt64] = []
        forEach("extension", in: bytes) { past in
            var scan = NameScan(bytes, at: past)
            if let name = scan.dottedName() { names.append(name.pathHash) }
            return true
        }
        let isMarked = find(ownershipMark, from: 0, in: bytes) != nil
        WordGroup.types.forEach(in: bytes) { past in
            var scan = NameScan(bytes, at: past)
            if let name = scan.dottedName(), isMarked || looksLikeDouble(name, in: bytes) {
                names += scan.inheritedNames()
            }
        }
        return names
    }

    /// The names of types and type aliases that may be declared in `bytes`, at whatever depth.
    ///
    /// - Precondition: a zero byte follows `bytes`.
    public static func declaredNames(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt64] {
        var names: [UInt64] = []
        let isOneString = isOneString(bytes)
        func addName(at past: Int) {
            var scan = NameScan(bytes, at: past)
            if let name = scan.dottedName() { names.append(name.hash) }
        }
        WordGroup.types.forEach(in: bytes, addName)
        for word in [SearchWord.enum, .typealias] {
            forEach(word, in: bytes, isOneString: isOneString) { past in
                addName(at: past)
                return true
            }
        }
        return names
    }

    /// The names of types and type aliases that may be declared in `source`, at whatever depth.
    public static func declaredNames(in source: SourceText) -> [UInt64] { declaredNames(in: source.buffer) }

    /// What the header of an owned double says, whatever became of its name: `yours to edit`, `yours to fill in`.
    static let ownershipMark: SearchWord = "yours to "

    /// Whether one of the places of `letter` in `bytes` is wanted: for rare letters, the C library's search for one byte
    /// is several times as quick as that for a word.
    static func holdsPlace(
        of letter: UInt8, in bytes: UnsafeBufferPointer<UInt8>, where isWanted: (Int) -> Bool
    ) -> Bool {
        guard let base = bytes.baseAddress else { return false }
        var offset = 0
        while offset < bytes.count, let found = memchr(base + offset, Int32(letter), bytes.count - offset) {
            let place = UnsafeRawPointer(found) - UnsafeRawPointer(base)
            if isWanted(place) { return true }
            offset = place + 1
        }
        return false
    }

    /// Whether the header of an owned double may stand in `source`.
    public static func holdsOwnershipMark(_ source: SourceText) -> Bool {
        find(ownershipMark, from: 0, in: source.buffer, isOneString: source.isOneString) != nil
    }

    /// Whether the header of an owned double may be in `bytes`.
    ///
    /// - Precondition: a zero byte follows `bytes`.
    public static func holdsOwnershipMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        find(ownershipMark, from: 0, in: bytes) != nil
    }

    /// Whether the type called by the bytes in `range` is named as doubles are by custom.
    public static func isNamedLikeDouble(_ range: ByteRange, in source: SourceText) -> Bool {
        looksLikeDouble(from: range.lowerBound, count: range.count, in: source.buffer)
    }

    /// Whether the name at `offset`, after white space, is one that doubles have by custom, or can't be classified
    /// quickly.
    static func isNameOfDouble(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var scan = NameScan(bytes, at: offset)
        guard let name = scan.dottedName() else { return true }
        return looksLikeDouble(name, in: bytes)
    }

    /// The words that names of doubles contain by custom (Meszaros, xUnit Test Patterns, and the tools in use): the
    /// built-in kinds, those first that nothing but a double is called.
    package static let doubleWords: [StaticString] = [
        "Spy", "Stub", "Dummy", "Mock", "Fake", "Wrapper", "Client", "Contract",
    ]

    private static func looksLikeDouble(_ name: NameScan.Name, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        looksLikeDouble(from: name.start, count: name.count, in: bytes)
    }

    private static func looksLikeDouble(from start: Int, count: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let words = doubleWords
        for index in 0..<words.count where words[index].utf8CodeUnitCount <= count {
            let end = start + count - words[index].utf8CodeUnitCount
            if isEqual(words[index], at: start, in: bytes) || isEqual(words[index], at: end, in: bytes) { return true }
        }
        return false
    }

    /// Whether the bytes from `start` on are those of `word`.
    static func isEqual(_ word: StaticString, at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let count = word.utf8CodeUnitCount
        guard start >= 0, start + count <= bytes.count, let base = bytes.baseAddress else { return false }
        return memcmp(base + start, word.utf8Start, count) == 0
    }

    /// The hash of a name (FNV-1a), the same in every run.
    public static func hash(of name: String) -> UInt64 {
        var name = name
        return name.withUTF8 { bytes in
            var hash = emptyHash
            var index = 0
            while index < bytes.count {
                hash = extend(hash, by: bytes[index])
                index += 1
            }
            return hash
        }
    }

    /// The hash of no bytes.
    static let emptyHash: UInt64 = 0xcbf2_9ce4_8422_2325

    /// The hash of the bytes that gave `hash`, and one more byte.
    @inline(__always)
    static func extend(_ hash: UInt64, by byte: UInt8) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
}

/// Reads names from raw bytes, without tokens.
private struct NameScan {
    struct Name {
        let start: Int
        let count: Int
        /// The hash of the name.
        let hash: UInt64
        /// The hash of the dotted path that it ends.
        let pathHash: UInt64
    }

    let bytes: UnsafeBufferPointer<UInt8>
    var offset: Int
    let classes = ByteClass.table

    init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
        self.bytes = bytes
        self.offset = offset
    }

    private mutating func skipSpace() {
        while offset < bytes.count, classes[Int(bytes[offset])] & (ByteClass.space | ByteClass.newline) != 0 {
            offset += 1
        }
    }

    /// Reads a dotted name, and gives its last part.
    mutating func dottedName() -> Name? {
        skipSpace()
        var last: Name?
        var pathHash = QuickScan.emptyHash
        while let name = name(after: pathHash) {
            last = name
            pathHash = QuickScan.extend(name.pathHash, by: UInt8(ascii: "."))
            guard offset < bytes.count, bytes[offset] == UInt8(ascii: ".") else { break }
            offset += 1
        }
        return last
    }

    private mutating func name(after path: UInt64 = QuickScan.emptyHash) -> Name? {
        let start = offset
        var hash = QuickScan.emptyHash
        var pathHash = path
        while offset < bytes.count, classes[Int(bytes[offset])] & ByteClass.identifierBody != 0 {
            hash = QuickScan.extend(hash, by: bytes[offset])
            pathHash = QuickScan.extend(pathHash, by: bytes[offset])
            offset += 1
        }
        guard offset > start else { return nil }
        return Name(start: start, count: offset - start, hash: hash, pathHash: pathHash)
    }

    /// Reads the names up to the opening brace.
    mutating func inheritedNames() -> [UInt64] {
        var names: [UInt64] = []
        let limit = min(bytes.count, offset + 2_000)
        while offset < limit, bytes[offset] != UInt8(ascii: "{"), bytes[offset] != UInt8(ascii: "}") {
            if let name = name() { names.append(name.hash) } else { offset += 1 }
        }
        return names
    }
}
