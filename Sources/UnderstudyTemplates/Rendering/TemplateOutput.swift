#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

import UnderstudySyntax

/// The bytes rendered so far, and the pending white space of the current line.
///
/// Indentation stays pending until the first byte that isn't white space, so that blank lines are never indented.
struct TemplateOutput {
    let bytes = OutputBytes()
    /// What every line that isn't blank starts with.
    private(set) var indentation: [UInt8] = []
    /// The white space pending before the next byte of this line.
    private(set) var owed: [UInt8] = []
    /// Whether nothing has been written on this line yet.
    private(set) var isAtLineStart = true
    /// The number of bytes at which writing stops early.
    let limit: Int

    init(limit: Int) { self.limit = limit }

    /// Writes text of a template.
    @inline(__always)
    mutating func write(_ text: [UInt8]) {
        text.withUnsafeBufferPointer { write($0) }
    }

    mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
        let count = text.count
        guard let base = text.baseAddress, count > 0 else { return }
        if indentation.count > 0 { return writeLines(base, count: count) }
        if owed.count > 0 {
            if !base[0].isLineEnd { bytes.append(owed) }
            owed = []
        }
        bytes.append(base, count: count)
        isAtLineStart = base[count - 1] == UInt8(ascii: "\n")
    }

    /// Writes a value: when it is first on its line, its other lines take that line's indentation.
    mutating func writeValue(_ text: UnsafeBufferPointer<UInt8>) {
        guard isAtLineStart, owed.count > 0, let base = text.baseAddress, memchr(base, 0x0A, text.count) != nil
        else { return write(text) }
        let outer = indentation
        indentation = owed
        writeLines(base, count: text.count)
        indentation = outer
        if isAtLineStart { owed = outer }
    }

    /// Writes white space: pending at the start of a line, a plain space elsewhere.
    mutating func writeBlank(_ blank: [UInt8]) {
        if !isAtLineStart {
            bytes.append(blank)
        } else if owed.count == 0 {
            owed = blank
        } else {
            owed += blank
        }
    }

    private mutating func writeLines(_ text: UnsafePointer<UInt8>, count: Int) {
        var start = 0
        while start < count, bytes.count <= limit {
            let feed = memchr(text + start, 0x0A, count - start)
            let end = feed.map { UnsafeRawPointer($0) - UnsafeRawPointer(text) + 1 } ?? count
            writeLine(text + start, count: end - start, endsLine: feed != nil)
            start = end
        }
    }

    /// Writes one line, with its line feed where `endsLine`.
    private mutating func writeLine(_ line: UnsafePointer<UInt8>, count: Int, endsLine: Bool) {
        if isAtLineStart {
            var blanks = 0
            let end = endsLine ? count - 1 : count
            while blanks < end, line[blanks].isWhiteSpace { blanks += 1 }
            if blanks < end {
                bytes.append(owed)
            } else if !endsLine {
                owed += UnsafeBufferPointer(start: line, count: count)
                return
            }
        }
        bytes.append(line, count: count)
        owed = endsLine ? indentation : []
        isAtLineStart = endsLine
    }

    /// Writes what is still pending at the very end.
    mutating func finish() {
        bytes.append(owed)
        owed = []
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
}
