/// Writes values into bytes, one after the other, for another process of the same program on the same machine.
package struct WireWriter: Sendable {
    /// The bytes written so far.
    package private(set) var bytes: [UInt8] = []

    /// Creates a writer without contents.
    package init() {}

    /// Adds a number.
    package mutating func write<Number: FixedWidthInteger>(_ number: Number) {
        withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
    }

    /// Adds a text and its length.
    package mutating func write(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            write(UInt32(utf8.count))
            bytes.append(contentsOf: utf8)
        }
    }

    /// Adds numbers, with their count.
    package mutating func write(_ numbers: [Int32]) {
        write(UInt32(numbers.count))
        numbers.withUnsafeBytes { bytes.append(contentsOf: $0) }
    }

    /// Adds `elements`, with their count.
    package mutating func write<Element>(
        _ elements: [Element], each: (inout WireWriter, Element) -> Void
    ) {
        write(UInt32(elements.count))
        for element in elements { each(&self, element) }
    }

    /// Adds bytes, with their count.
    package mutating func write(_ piece: ArraySlice<UInt8>) {
        write(UInt32(piece.count))
        bytes.append(contentsOf: piece)
    }
}

/// Reads values from bytes, in the order in which they were written; it never reads past the end, whatever the bytes.
package struct WireReader {
    private var rest: ArraySlice<UInt8>

    /// Creates a reader of `bytes`.
    package init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    /// The next number.
    package mutating func number<Number: FixedWidthInteger>(_: Number.Type = Number.self) throws(WireError) -> Number {
        let piece = try take(MemoryLayout<Number>.size)
        return piece.withUnsafeBytes { $0.loadUnaligned(as: Number.self) }
    }

    /// The next text.
    package mutating func text() throws(WireError) -> String {
        String(decoding: try piece(), as: UTF8.self)
    }

    /// The next bytes, or those of a text.
    package mutating func piece() throws(WireError) -> ArraySlice<UInt8> {
        try take(Int(try number(UInt32.self)))
    }

    /// The next numbers.
    package mutating func numbers() throws(WireError) -> [Int32] {
        let count = Int(try number(UInt32.self))
        let piece = try take(count * MemoryLayout<Int32>.size)
        return [Int32](unsafeUninitializedCapacity: count) { buffer, initialized in
            UnsafeMutableRawBufferPointer(buffer).copyBytes(from: piece)
            initialized = count
        }
    }

    /// The next elements, each read by `body`.
    package mutating func elements<Element>(
        _ body: (inout WireReader) throws(WireError) -> Element
    ) throws(WireError) -> [Element] {
        let count = Int(try number(UInt32.self))
        var elements: [Element] = []
        elements.reserveCapacity(min(count, rest.count))
        for _ in 0..<count { elements.append(try body(&self)) }
        return elements
    }

    private mutating func take(_ count: Int) throws(WireError) -> ArraySlice<UInt8> {
        guard count <= rest.count else { throw WireError() }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }
}

/// The bytes end too early, or were not written by `WireWriter`.
package struct WireError: Error, Sendable {
    /// Creates the error.
    package init() {}
}
