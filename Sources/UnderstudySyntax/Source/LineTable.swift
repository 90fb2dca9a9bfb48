#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A place in a text as people count: lines and columns from one, columns in UTF-8 bytes.
public struct SourcePosition: Hashable, Sendable, Comparable {
    /// The line, counted from one.
    public let line: Int
    /// The column, counted from one in UTF-8 bytes, as the compiler counts.
    public let column: Int

    /// Creates a position.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Orders positions as they follow in a text.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// The lines of a text, to turn offsets into positions.
///
/// A line ends with a line feed, a carriage return, or both together, as in Swift's grammar. A table is kept for each
/// text, and so takes little more than a byte for each line.
public struct LineTable: Sendable {
    /// How many lines there are: one more than there are line ends.
    public let count: Int
    /// The number of bytes of the text.
    public let byteCount: Int
    /// How many bytes each line but the last has, with its end: several of 255 and a smaller one for a long line.
    private let lengths: [UInt8]
    /// What is known at each 64th length, so that no more of them are added up for a position.
    private let marks: [Mark]

    /// Where the lengths have got to at one of them.
    private struct Mark {
        /// The sum of all lengths before.
        var offset: Int32 = 0
        /// The number of the line, from zero.
        var line: Int32 = 0
        /// Where that line starts.
        var start: Int32 = 0

        /// Goes past one of the lengths.
        mutating func pass(_ length: UInt8) {
            offset += Int32(length)
            if length == .max { return }
            line += 1
            start = offset
        }
    }

    /// How many lengths lie between two marks.
    private static let distance = 64

    /// Finds the lines of `bytes`.
    public init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var lengths: [UInt8] = []
        var last = 0
        if let base = bytes.baseAddress, !bytes.isEmpty {
            lengths.reserveCapacity(bytes.count / 32 + 1)
            if memchr(base, 0x0D, bytes.count) == nil {
                // The C library's search beats a byte loop, above all in a build without optimisation.
                while last < bytes.count, let feed = memchr(base + last, 0x0A, bytes.count - last) {
                    let next = UnsafeRawPointer(feed) - UnsafeRawPointer(base) + 1
                    Self.add(next - last, to: &lengths)
                    last = next
                }
            } else {
                Self.addLengths(of: bytes, to: &lengths)
            }
        }
        byteCount = bytes.count
        self.lengths = lengths
        (marks, count) = Self.marks(of: lengths)
    }

    private static func marks(of lengths: [UInt8]) -> (marks: [Mark], count: Int) {
        var marks: [Mark] = []
        marks.reserveCapacity(lengths.count / distance + 1)
        var mark = Mark()
        for (number, length) in lengths.enumerated() {
            if number % distance == 0 { marks.append(mark) }
            mark.pass(length)
        }
        if lengths.count % distance == 0 { marks.append(mark) }
        return (marks, Int(mark.line) + 1)
    }

    private static func add(_ count: Int, to lengths: inout [UInt8]) {
        var rest = count
        while rest >= Int(UInt8.max) {
            lengths.append(.max)
            rest -= Int(UInt8.max)
        }
        lengths.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Finds the lines where carriage returns end some.
    private static func addLengths(of bytes: UnsafeBufferPointer<UInt8>, to lengths: inout [UInt8]) {
        var offset = 0
        var start = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
            if byte == UInt8(ascii: "\r"), offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
            add(offset - start, to: &lengths)
            start = offset
        }
    }

    /// Finds the lines of `bytes`.
    public init(_ bytes: [UInt8]) {
        self = bytes.withUnsafeBufferPointer { LineTable($0) }
    }

    /// The line, counted from one, that holds the byte at `offset`; takes logarithmic time.
    public func line(at offset: Int) -> Int { place(of: offset).line }

    /// The position of the byte at `offset`; takes logarithmic time.
    public func position(at offset: Int) -> SourcePosition {
        let bounded = max(0, min(offset, byteCount))
        let (line, start) = place(of: bounded)
        return SourcePosition(line: line, column: bounded - start + 1)
    }

    /// The line, counted from one, that holds the byte at `offset`, and where it starts.
    private func place(of offset: Int) -> (line: Int, start: Int) {
        let number = lastMark { Int($0.offset) <= offset }
        var mark = marks[number]
        for length in lengths[(number * Self.distance)...].prefix(Self.distance) {
            if Int(mark.offset) + Int(length) > offset { break }
            mark.pass(length)
        }
        return (Int(mark.line) + 1, Int(mark.start))
    }

    /// The number of the last mark that `isBefore` holds for; the first, where it holds for none.
    private func lastMark(_ isBefore: (Mark) -> Bool) -> Int {
        var low = 0
        var high = marks.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if isBefore(marks[middle]) { low = middle } else { high = middle }
        }
        return low
    }

    /// The offset of the first byte of `line`, counted from one.
    public func start(ofLine line: Int) -> Int {
        let number = lastMark { Int($0.line) < line - 1 }
        var mark = marks[number]
        for length in lengths[(number * Self.distance)...] {
            if Int(mark.line) == line - 1 { break }
            mark.pass(length)
        }
        return Int(mark.start)
    }

    /// The bytes of `line`, counted from one, with its line end.
    public func range(ofLine line: Int) -> ByteRange {
        ByteRange(start: start(ofLine: line), end: line < count ? start(ofLine: line + 1) : byteCount)
    }
}
