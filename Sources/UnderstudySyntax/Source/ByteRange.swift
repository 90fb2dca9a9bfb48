/// A half-open range of UTF-8 byte offsets into one source text.
///
/// Offsets are 32 bits wide, so that the many ranges of a declaration tree stay small; a longer text is refused
/// where it is read.
public struct ByteRange: Hashable, Sendable {
    /// The offset of the first byte.
    public let start: Int32
    /// The offset just past the last byte.
    public let end: Int32

    /// Creates a range from `start` up to, but not including, `end`.
    @inlinable
    public init(start: Int, end: Int) {
        assert(start <= end, "a range ends where it starts, or later")
        self.start = Int32(truncatingIfNeeded: start)
        self.end = Int32(truncatingIfNeeded: end)
    }

    /// Creates the empty range at `offset`.
    @inlinable
    public init(at offset: Int) {
        self.init(start: offset, end: offset)
    }

    /// The offset of the first byte, as an index.
    @inlinable public var lowerBound: Int { Int(start) }
    /// The offset just past the last byte, as an index.
    @inlinable public var upperBound: Int { Int(end) }
    /// The number of bytes.
    @inlinable public var count: Int { Int(end) - Int(start) }
    /// Whether the range holds no byte.
    @inlinable public var isEmpty: Bool { start == end }

    /// Whether `other` lies within this range.
    @inlinable
    public func contains(_ other: ByteRange) -> Bool {
        start <= other.start && other.end <= end
    }

    /// The smallest range that holds this one and `other`.
    @inlinable
    public func union(_ other: ByteRange) -> ByteRange {
        ByteRange(start: Int(min(start, other.start)), end: Int(max(end, other.end)))
    }
}
