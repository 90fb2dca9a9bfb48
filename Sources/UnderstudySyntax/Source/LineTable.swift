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

/// The starts of the lines of a text, to turn offsets into positions.
///
/// A line ends with a line feed, a carriage return, or both together, as in Swift's grammar.
public struct LineTable: Sendable {
    /// The offset of the first byte of each line.
    public let lineStarts: [Int32]
    /// The number of bytes of the text.
    public let byteCount: Int

    /// Finds the lines of `bytes`.
    public init(_ bytes: UnsafeBufferPointer<UInt8>) {
        byteCount = bytes.count
        var starts: [Int32] = [0]
        guard let base = bytes.baseAddress, !bytes.isEmpty else {
            lineStarts = starts
            return
        }
        starts.reserveCapacity(bytes.count / 32 + 1)
        if memchr(base, 0x0D, bytes.count) == nil {
            // The C library's search beats a byte loop, above all in a build without optimisation.
            var offset = 0
            while offset < bytes.count, let feed = memchr(base + offset, 0x0A, bytes.count - offset) {
                offset = UnsafeRawPointer(feed) - UnsafeRawPointer(base) + 1
                starts.append(Int32(truncatingIfNeeded: offset))
            }
        } else {
            Self.addStarts(bytes, to: &starts)
        }
        lineStarts = starts
    }

    /// Finds the lines where carriage returns end some.
    private static func addStarts(_ bytes: UnsafeBufferPointer<UInt8>, to starts: inout [Int32]) {
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte == UInt8(ascii: "\n") {
                starts.append(Int32(truncatingIfNeeded: offset))
            } else if byte == UInt8(ascii: "\r") {
                if offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
                starts.append(Int32(truncatingIfNeeded: offset))
            }
        }
    }

    /// Finds the lines of `bytes`.
    public init(_ bytes: [UInt8]) {
        self = bytes.withUnsafeBufferPointer { LineTable($0) }
    }

    /// The line, counted from one, that holds the byte at `offset`; takes logarithmic time.
    public func line(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The position of the byte at `offset`; takes logarithmic time.
    public func position(at offset: Int) -> SourcePosition {
        let bounded = max(0, min(offset, byteCount))
        let line = line(at: bounded)
        return SourcePosition(line: line, column: bounded - Int(lineStarts[line - 1]) + 1)
    }

    /// The bytes of `line`, counted from one, with its line end.
    public func range(ofLine line: Int) -> ByteRange {
        let start = Int(lineStarts[line - 1])
        let end = line < lineStarts.count ? Int(lineStarts[line]) : byteCount
        return ByteRange(start: start, end: end)
    }
}

/// The lines of one text, found by the first of all threads that ask for them.
final class FoundLines: @unchecked Sendable {
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private var table: LineTable?

    init() {
        lock = .allocate(capacity: 1)
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// The lines of `bytes`, which are the same in each call.
    func table(of bytes: UnsafeBufferPointer<UInt8>) -> LineTable {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        if let table { return table }
        let found = LineTable(bytes)
        table = found
        return found
    }
}
