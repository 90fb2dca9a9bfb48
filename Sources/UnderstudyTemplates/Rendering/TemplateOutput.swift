#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The bytes rendered so far, and the pending white space of the current line.
///
/// Indentation stays pending until the first byte that isn't white space, so that blank lines are never indented.
struct TemplateOutput {
    private(set) var bytes: [UInt8]
    /// What every line that isn't blank starts with.
    private(set) var indentation: [UInt8] = []
    /// The white space pending before the next byte of this line.
    private(set) var owed: [UInt8] = []
    /// Whether nothing has been written on this line yet.
    private(set) var isAtLineStart = true
    /// The number of bytes at which writing stops early.
    let limit: Int

    init(appendingTo bytes: consuming [UInt8] = [], limit: Int) {
        self.bytes = bytes
        self.limit = limit
    }

    /// Writes text of a template.
    @inline(__always)
    mutating func write(_ text: [UInt8]) {
        text.withUnsafeBufferPointer { write($0) }
    }

    mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
        guard let first = text.first, let last = text.last else { return }
        guard indentation.isEmpty else { return writeLines(text) }
        if !owed.isEmpty {
            if !first.isLineEnd { bytes += owed }
            owed.removeAll(keepingCapacity: true)
        }
        bytes.append(contentsOf: text)
        isAtLineStart = last == UInt8(ascii: "\n")
    }

    /// Writes a value: when it is first on its line, its other lines take that line's indentation.
    mutating func writeValue(_ text: UnsafeBufferPointer<UInt8>) {
        guard isAtLineStart, !owed.isEmpty, text.contains(UInt8(ascii: "\n")) else { return write(text) }
        let outer = indentation
        indentation = owed
        writeLines(text)
        indentation = outer
        if isAtLineStart { owed = outer }
    }

    /// Writes white space: pending at the start of a line, a plain space elsewhere.
    mutating func writeBlank(_ blank: [UInt8]) {
        if isAtLineStart { owed += blank } else { bytes += blank }
    }

    private mutating func writeLines(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        while start < text.count, bytes.count <= limit {
            let end = text.endOfLine(from: start)
            let endsLine = text[end - 1] == UInt8(ascii: "\n")
            let rest = UnsafeBufferPointer(rebasing: text[start..<(endsLine ? end - 1 : end)])
            let isBlank = rest.allSatisfy { $0.isWhiteSpace }
            writeLine(UnsafeBufferPointer(rebasing: text[start..<end]), isBlank: isBlank, endsLine: endsLine)
            start = end
        }
    }

    private mutating func writeLine(_ line: UnsafeBufferPointer<UInt8>, isBlank: Bool, endsLine: Bool) {
        if isAtLineStart, isBlank, !endsLine {
            owed += line
            return
        }
        if isAtLineStart, !isBlank { bytes += owed }
        bytes += line
        owed.removeAll(keepingCapacity: true)
        if endsLine { owed += indentation }
        isAtLineStart = endsLine
    }

    /// Writes what is still pending at the very end.
    mutating func finish() {
        bytes += owed
        owed.removeAll()
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The offset past the line feed that ends the line of `start`, or past the last byte.
    fileprivate func endOfLine(from start: Int) -> Int {
        guard let base = baseAddress, let feed = memchr(base + start, 0x0A, count - start) else { return count }
        return UnsafeRawPointer(feed) - UnsafeRawPointer(base) + 1
    }
}

extension TemplateOutput {
    /// The state to restore when an included or called part is done.
    struct Mark {
        fileprivate let count: Int
        fileprivate let indentation: [UInt8]
        fileprivate let owed: [UInt8]
        fileprivate let wasAtLineStart: Bool
    }

    /// Starts a part; if it starts a line, all its lines are indented like that line.
    mutating func beginPart(_ line: TemplateTagLine) -> Mark {
        let mark = Mark(count: bytes.count, indentation: indentation, owed: owed, wasAtLineStart: isAtLineStart)
        if case .own(let white, _) = line { writeBlank(white) }
        if isAtLineStart { indentation = owed }
        return mark
    }

    /// Ends a part: alone on its line it ends the line, otherwise it doesn't.
    mutating func endPart(_ mark: Mark, _ line: TemplateTagLine) {
        indentation = mark.indentation
        if bytes.count == mark.count {
            owed = mark.owed
            return
        }
        switch line {
        case .own(_, hasLineEnd: true):
            if !isAtLineStart { bytes.append(UInt8(ascii: "\n")) }
            isAtLineStart = true
            owed = indentation
        case .shared, .own(_, hasLineEnd: false):
            if isAtLineStart { takeBackLineEnd(mark) }
        }
    }

    private mutating func takeBackLineEnd(_ mark: Mark) {
        removeLineEnd()
        isAtLineStart = bytes.count == mark.count && mark.wasAtLineStart
        owed = isAtLineStart ? mark.owed : []
    }

    /// Removes one line end from the end of the bytes.
    mutating func removeLineEnd() {
        guard bytes.last == UInt8(ascii: "\n") else { return }
        bytes.removeLast()
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    }

    /// The bytes, which are removed from the output.
    consuming func taken() -> [UInt8] {
        bytes
    }
}
