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
    /// How many bytes each line but the last has, with its end: a byte each; for a line of 255 or more, 255 and four
    /// bytes.
    private let lengths: [UInt8]
    /// Where each 64th line starts, so that no more lengths are added up for a position.
    private let marks: [Mark]

    /// The start of a line, and where the lengths from there on are.
    private struct Mark {
        var start: Int
        var index: Int
    }

    /// How many lines lie between two marks.
    private static let distance = 64

    /// Finds the lines of `bytes`.
    public init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var builder = Builder()
        if let base = bytes.baseAddress, !bytes.isEmpty {
            builder.lengths.reserveCapacity(bytes.count / 32 + 1)
            if memchr(base, 0x0D, bytes.count) == nil {
                // The C library's search beats a byte loop, above all in a build without optimisation.
                var last = 0
                while last < bytes.count, let feed = memchr(base + last, 0x0A, bytes.count - last) {
                    last = UnsafeRawPointer(feed) - UnsafeRawPointer(base) + 1
                    builder.endLine(at: last)
                }
            } else {
                Self.addLines(of: bytes, to: &builder)
            }
        }
        byteCount = bytes.count
        lengths = builder.lengths
        marks = builder.marks
        count = builder.count
    }

    /// What comes before the part that is left of a text.
    struct Before {
        /// How many lines end there.
        private(set) var lineEnds = 0
        /// Where the last of them ends.
        private(set) var lastEnd = 0
        /// The number of bytes.
        let count: Int

        /// Counts the lines of `bytes`, which end with line feeds.
        init(_ bytes: UnsafeBufferPointer<UInt8>) {
            count = bytes.count
            guard let base = bytes.baseAddress else { return }
            while lastEnd < count, let feed = memchr(base + lastEnd, 0x0A, count - lastEnd) {
                lastEnd = UnsafeRawPointer(feed) - UnsafeRawPointer(base) + 1
                lineEnds += 1
            }
        }
    }

    /// Finds the lines of `bytes`, which follow what is gone of a text of `byteCount` bytes: of that, the last line is where
    /// it was, and the others are as if they were empty.
    init(_ bytes: UnsafeBufferPointer<UInt8>, behind before: Before, of byteCount: Int) {
        var builder = Builder()
        for line in 0..<before.lineEnds { builder.endLine(at: line + 1 < before.lineEnds ? 0 : before.lastEnd) }
        if let base = bytes.baseAddress {
            var last = 0
            while last < bytes.count, let feed = memchr(base + last, 0x0A, bytes.count - last) {
                last = UnsafeRawPointer(feed) - UnsafeRawPointer(base) + 1
                builder.endLine(at: before.count + last)
            }
        }
        self.byteCount = byteCount
        lengths = builder.lengths
        marks = builder.marks
        count = builder.count
    }

    /// Puts the lengths together, line by line.
    private struct Builder {
        var lengths: [UInt8] = []
        var marks = [Mark(start: 0, index: 0)]
        var count = 1
        private var start = 0

        init() {}

        /// Adds the line that ends just before `offset`.
        mutating func endLine(at offset: Int) {
            let length = offset - start
            if length < 255 {
                lengths.append(UInt8(truncatingIfNeeded: length))
            } else {
                lengths.append(255)
                for shift in [0, 8, 16, 24] { lengths.append(UInt8(truncatingIfNeeded: length >> shift)) }
            }
            start = offset
            if count % distance == 0 { marks.append(Mark(start: offset, index: lengths.count)) }
            count += 1
        }
    }

    /// Finds the lines where carriage returns end some.
    private static func addLines(of bytes: UnsafeBufferPointer<UInt8>, to builder: inout Builder) {
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
            if byte == UInt8(ascii: "\r"), offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
            builder.endLine(at: offset)
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
        var low = 0
        var high = marks.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if marks[middle].start <= offset { low = middle } else { high = middle }
        }
        var mark = marks[low]
        var line = low * Self.distance + 1
        while line < count {
            var next = mark
            pass(&next)
            if next.start > offset { break }
            mark = next
            line += 1
        }
        return (line, mark.start)
    }

    /// The offset of the first byte of `line`, counted from one.
    public func start(ofLine line: Int) -> Int {
        var mark = marks[(line - 1) / Self.distance]
        for _ in 0..<(line - 1) % Self.distance { pass(&mark) }
        return mark.start
    }

    /// Goes on to the next line.
    private func pass(_ mark: inout Mark) {
        let length = lengths[mark.index]
        mark.index += 1
        if length < 255 {
            mark.start += Int(length)
            return
        }
        for shift in [0, 8, 16, 24] {
            mark.start += Int(lengths[mark.index]) << shift
            mark.index += 1
        }
    }

    /// The bytes of `line`, counted from one, with its line end.
    public func range(ofLine line: Int) -> ByteRange {
        ByteRange(start: start(ofLine: line), end: line < count ? start(ofLine: line + 1) : byteCount)
    }
}

/// The lines of one text, found by the first of all threads that ask for them.
final class FoundLines: @unchecked Sendable {
    private let mutex = Mutex()
    private var table: LineTable?

    /// The lines, which `find` finds the first time.
    func table(_ find: () -> LineTable) -> LineTable {
        mutex.withLock {
            if let table { return table }
            let found = find()
            table = found
            return found
        }
    }
}
