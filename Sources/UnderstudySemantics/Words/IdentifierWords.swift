/// Splits identifiers into words.
///
/// Letters beyond ASCII count as lower case, which keeps words such as `größe` whole.
package enum IdentifierWords {
    /// The words of a camel-cased or snake-cased name, in lower case: `loadURLFor2Users` → load, url, for, 2, users.
    package static func split(_ name: some StringProtocol) -> [String] {
        let bytes = Array(name.utf8)
        return ranges(in: bytes).map { String(decoding: bytes[$0].map(lowercased), as: UTF8.self) }
    }

    /// The words as `split` gives them, a single capital joined with the word that it belongs to, and how each is
    /// written: `abortOAuthLogin` → abort, oauth (OAuth), login.
    ///
    /// Articles and coordinates stay words of their own. A digit belongs to the one or two capitals after it: `3DS`, `2FA`.
    package static func joiningCapitals(_ name: some StringProtocol) -> [(word: String, written: String)] {
        let bytes = Array(name.utf8)
        var words: [(word: String, written: String)] = []
        var start: Int?
        for range in ranges(in: bytes) {
            if let last = words.last, isCounted(last.word, range, in: bytes) {
                let text = bytes[(range.lowerBound - last.word.utf8.count)..<range.upperBound]
                words.removeLast()
                words.append(
                    (String(decoding: text.map(lowercased), as: UTF8.self), String(decoding: text, as: UTF8.self)))
                start = nil
                continue
            }
            let follows = start.map { $0 + 1 == range.lowerBound } == true && isUpper(bytes[range.lowerBound])
            let lower = follows ? range.lowerBound - 1 : range.lowerBound
            if lower < range.lowerBound { words.removeLast() }
            let text = bytes[lower..<range.upperBound]
            words.append((String(decoding: text.map(lowercased), as: UTF8.self), String(decoding: text, as: UTF8.self)))
            let isLetter = range.count == 1 && isUpper(bytes[range.lowerBound]) && lower == range.lowerBound
            start = isLetter && !standing.contains(bytes[range.lowerBound]) ? range.lowerBound : nil
        }
        return words
    }

    /// Whether the word at `range` is an acronym of one or two capitals right after the digit `word`.
    private static func isCounted(_ word: String, _ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        guard word.utf8.count == 1, word.utf8.allSatisfy(isDigit), range.count <= 2, bytes[range].allSatisfy(isUpper),
            range.lowerBound > 0, isDigit(bytes[range.lowerBound - 1])
        else { return false }
        return true
    }

    private static let standing = Set("AXYZ".utf8)

    /// The words that are written in capitals, in lower case and the singular: `loadDTOsFromURL` → dto, url.
    package static func acronyms(in name: some StringProtocol) -> [String] {
        let bytes = Array(name.utf8)
        return ranges(in: bytes).compactMap { range in
            let word = bytes[range]
            let capitals = word.prefix(while: isUpper).count
            guard capitals > 1, word.dropFirst(capitals).allSatisfy({ $0 == UInt8(ascii: "s") }) else { return nil }
            return Inflection.singular(String(decoding: word.map(lowercased), as: UTF8.self))
        }
    }

    /// The names in a type's text that start with a capital: `[Note.ID: Set<Tag>]?` → Note, ID, Set, Tag.
    package static func typeNames(in text: String) -> [String] {
        text.utf8.split { !isDigit($0) && !isUpper($0) && !isLower($0) && $0 != UInt8(ascii: "_") }
            .filter { $0.first.map(isUpper) ?? false }
            .map { String($0) ?? "" }
    }

    /// The name of a type as the name of a value: `PURLResponse` → purlResponse.
    package static func valueName(ofType name: String) -> String {
        let bytes = Array(name.utf8)
        guard let first = ranges(in: bytes).first, first.lowerBound == 0, bytes[0] < 0x80 else {
            return name.prefix(1).lowercased() + name.dropFirst()
        }
        let word = String(decoding: bytes[first].map(lowercased), as: UTF8.self)
        return word + String(decoding: bytes[first.upperBound...], as: UTF8.self)
    }

    private static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var position = 0
        while position < bytes.count {
            let start = position
            if isDigit(bytes[position]) {
                position = end(of: isDigit, in: bytes, from: position)
            } else if isUpper(bytes[position]) {
                position = endOfCapitalised(bytes, from: position)
            } else if isLower(bytes[position]) {
                position = end(of: isLower, in: bytes, from: position)
            } else {
                position += 1
                continue
            }
            ranges.append(start..<position)
        }
        return ranges
    }

    private static func end(of isPart: (UInt8) -> Bool, in bytes: [UInt8], from start: Int) -> Int {
        bytes[start...].firstIndex { !isPart($0) } ?? bytes.count
    }

    private static func endOfCapitalised(_ bytes: [UInt8], from start: Int) -> Int {
        let position = end(of: isUpper, in: bytes, from: start)
        guard position < bytes.count, isLower(bytes[position]) else { return position }
        guard position - start > 1 else { return end(of: isLower, in: bytes, from: position) }
        // `URLs` is one word; else the last capital of a run belongs to the word that follows it.
        let isPlural =
            bytes[position] == UInt8(ascii: "s") && (position + 1 == bytes.count || !isLower(bytes[position + 1]))
        return isPlural ? position + 1 : position - 1
    }

    private static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || byte >= 0x80 }
    private static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    private static func lowercased(_ byte: UInt8) -> UInt8 { isUpper(byte) ? byte + 0x20 : byte }
}
