#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The bytes of one file, kept as they are.
///
/// The bytes are followed by a zero byte that is not part of the text, so that a scan may look one byte ahead and
/// the C library's string functions can be used on them. A text is never changed; that makes it safe to share.
public final class SourceText: @unchecked Sendable {
    /// The path of the file, as diagnostics show it.
    public let path: String
    /// The number of bytes.
    public let count: Int
    /// The first byte; `count` bytes and a zero byte are there as long as the text lives.
    let base: UnsafePointer<UInt8>
    /// The part that is there, and the lines before it; `nil` where all of it is.
    private let kept: (range: ByteRange, before: LineTable.Before)?
    /// Whether no zero byte is among the bytes, at which searches by the C library end.
    let isOneString: Bool
    private let foundLines: FoundLines

    /// The largest text that is read, in bytes: offsets are 32 bits wide.
    public static let maximumByteCount = Int(Int32.max) - 1

    /// Copies `bytes`; what lies beyond `maximumByteCount` is cut off.
    public init(path: String, bytes: UnsafeBufferPointer<UInt8>) {
        let count = min(bytes.count, Self.maximumByteCount)
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: count + 1)
        if let source = bytes.baseAddress, count > 0 {
            copy.initialize(from: source, count: count)
        }
        copy[count] = 0
        self.path = path
        self.count = count
        base = UnsafePointer(copy)
        kept = nil
        isOneString = memchr(copy, 0, count) == nil
        foundLines = FoundLines()
    }

    /// Takes `count` bytes, which a zero byte follows, and frees them at its end.
    public init(path: String, taking bytes: UnsafeMutablePointer<UInt8>, count: Int) {
        self.path = path
        self.count = count
        base = UnsafePointer(bytes)
        kept = nil
        isOneString = memchr(bytes, 0, count) == nil
        foundLines = FoundLines()
    }

    /// Copies `bytes`.
    public convenience init(path: String, bytes: [UInt8]) {
        self.init(path: path, copying: bytes)
    }

    /// Copies the UTF-8 bytes of `text`.
    public convenience init(path: String, text: String) {
        self.init(path: path, copying: Array(text.utf8))
    }

    private convenience init(path: String, copying bytes: [UInt8]) {
        // The buffer lives until the copy is made.
        let copy = bytes.withUnsafeBufferPointer { buffer in
            let pointer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: buffer.count)
            _ = pointer.initialize(from: buffer)
            return pointer
        }
        defer { copy.deallocate() }
        self.init(path: path, bytes: UnsafeBufferPointer(copy))
    }

    deinit {
        (base + (kept?.range.lowerBound ?? 0)).deallocate()
    }

    /// The part of `whole` in `range`, with the offsets that it has there: nothing else may be asked for.
    private init(keeping range: ByteRange, of whole: SourceText) {
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: range.count + 1)
        copy.initialize(from: whole.base + range.lowerBound, count: range.count)
        copy[range.count] = 0
        path = whole.path
        count = whole.count
        base = UnsafePointer(copy) - range.lowerBound
        isOneString = true
        foundLines = FoundLines()
        let before = UnsafeBufferPointer(start: whole.base, count: range.lowerBound)
        kept = (range, LineTable.Before(before))
    }

    /// The same text where nothing but `range` is there, and can be asked for; `nil` where that frees nothing, and where a
    /// zero byte or a carriage return is in the text.
    public func keeping(_ range: ByteRange) -> SourceText? {
        guard kept == nil, isOneString, range.count < count, memchr(base, 0x0D, count) == nil else { return nil }
        return SourceText(keeping: range, of: self)
    }

    /// The starts of the lines; of most texts nobody asks for them, so they are found when somebody does.
    public var lines: LineTable {
        foundLines.table {
            guard let kept else { return LineTable(buffer) }
            let rest = UnsafeBufferPointer(start: base + kept.range.lowerBound, count: kept.range.count)
            return LineTable(rest, behind: kept.before, of: count)
        }
    }

    /// All bytes.
    public var bytes: [UInt8] { Array(buffer) }

    /// All bytes, in place; valid while the text lives.
    var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

    /// The range of all bytes.
    public var range: ByteRange { ByteRange(start: 0, end: count) }

    /// The byte at `offset`; zero just past the end.
    public func byte(at offset: Int) -> UInt8 {
        offset >= 0 && offset <= count ? base[offset] : 0
    }

    /// The bytes in `range`.
    public func bytes(in range: ByteRange) -> [UInt8] {
        Array(UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
    }

    /// The text in `range`; bytes that are not UTF-8 become the replacement character.
    public func text(in range: ByteRange) -> String {
        String(decoding: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count), as: UTF8.self)
    }

    /// Whether the bytes in `range` are those of `text`.
    public func matches(_ range: ByteRange, _ text: StaticString) -> Bool {
        range.count == text.utf8CodeUnitCount && memcmp(base + range.lowerBound, text.utf8Start, range.count) == 0
    }

    /// Whether the bytes in `range` are those in `otherRange` of `other`.
    public func matches(_ range: ByteRange, _ otherRange: ByteRange, of other: SourceText) -> Bool {
        range.count == otherRange.count
            && memcmp(base + range.lowerBound, other.base + otherRange.lowerBound, range.count) == 0
    }

    /// The location of `offset`, for a diagnostic.
    public func location(at offset: Int) -> SourceLocation {
        SourceLocation(path: path, position: lines.position(at: offset))
    }
}
