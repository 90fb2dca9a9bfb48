#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Words to search texts for that share a letter: one search for the letter finds them all, and costs half of what a
/// search for each of them does.
struct WordGroup: Sendable {
    /// One of the words.
    private struct Entry {
        let text: StaticString
        /// Where in it the letter is.
        let place: Int
        /// The byte in front of the letter; the letter itself where it is the first.
        let before: UInt8
        /// The byte after the letter.
        let after: UInt8
    }

    /// The letter.
    private let letter: UInt8
    private let entries: [Entry]
    /// The bytes that follow the letter in one of the words, a bit for each by its last five bits.
    private let following: UInt32

    /// The words `texts`, each of which contains `letter`, and not as its last.
    private init(_ letter: Unicode.Scalar, _ texts: [StaticString]) {
        let letter = UInt8(ascii: letter)
        entries = texts.compactMap { text in
            let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
            return bytes.firstIndex(of: letter).map { place in
                Entry(text: text, place: place, before: bytes[max(0, place - 1)], after: bytes[place + 1])
            }
        }
        following = entries.reduce(0) { $0 | 1 << UInt32($1.after & 31) }
        self.letter = letter
    }

    /// The words that introduce types, other than `enum`.
    static let types = WordGroup("c", ["class", "struct", "actor"])

    /// The words that introduce types, other than `enum`, and protocols.
    static let typesAndProtocols = WordGroup("c", ["class", "struct", "actor", "protocol"])

    /// Single words, for texts in front of the end of a file, where the C library's search for a word would go on.
    static let `enum` = WordGroup("u", ["enum"])
    static let `typealias` = WordGroup("y", ["typealias"])

    /// Calls `body` with the offset past each whole word of the group in `bytes`.
    ///
    /// - Precondition: a zero byte follows `bytes`.
    @inline(__always)
    func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
        guard let base = bytes.baseAddress else { return }
        // Copies: for all that the optimiser knows, `body` changes them.
        let (letter, following) = (Int32(letter), following)
        var offset = 0
        while offset < bytes.count, let found = memchr(base + offset, letter, bytes.count - offset) {
            let place = UnsafeRawPointer(found) - UnsafeRawPointer(base)
            offset = place + 1
            if following >> UInt32(base[offset] & 31) & 1 != 0, let past = end(around: place, in: bytes) { body(past) }
        }
    }

    /// Where the word of the group ends whose letter is at `place`; `nil` where there is none, or only part of a name.
    private func end(around place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let classes = ByteClass.table
        let after = bytes[place + 1]
        // Without an iterator, which a build without optimisation is slow with.
        var index = 0
        while index < entries.count {
            let entry = entries[index]
            index += 1
            let start = place - entry.place
            // Most places of the letter are in other words, which differ right here.
            guard entry.after == after, entry.place == 0 || place > 0 && bytes[place - 1] == entry.before,
                QuickScan.isEqual(entry.text, at: start, in: bytes)
            else { continue }
            let past = start + entry.text.utf8CodeUnitCount
            let isWhole =
                (start == 0 || classes[Int(bytes[start - 1])] & ByteClass.identifierBody == 0)
                && (past == bytes.count || classes[Int(bytes[past])] & ByteClass.identifierBody == 0)
            return isWhole ? past : nil
        }
        return nil
    }
}
