/// A word to search texts for.
///
/// The C library looks for two bytes next to each other before it compares the rest, so it searches for the part of the
/// word that begins with two that are rare in Swift: `st` is eleven times as frequent as `uc`.
struct SearchWord: Sendable, ExpressibleByStringLiteral {
    /// The word.
    let text: StaticString
    /// Where the part begins that is searched for.
    let rareStart: Int

    init(_ text: StaticString, rareFrom start: Int) {
        self.text = text
        rareStart = start
    }

    init(stringLiteral text: StaticString) { self.init(text, rareFrom: 0) }

    /// The number of its bytes.
    var count: Int { text.utf8CodeUnitCount }

    /// Whether it is in `bytes` at `start`, judging by what is in front of the rare part.
    func begins(at start: Int, in bytes: UnsafePointer<UInt8>) -> Bool {
        var offset = 0
        while offset < rareStart {
            if bytes[start + offset] != text.utf8Start[offset] { return false }
            offset += 1
        }
        return true
    }

    static let `protocol` = SearchWord("protocol", rareFrom: 4)
    static let `struct` = SearchWord("struct", rareFrom: 3)
    static let `enum` = SearchWord("enum", rareFrom: 1)
    static let `typealias`: SearchWord = "typealias"
}
