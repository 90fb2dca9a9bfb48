/// Takes names apart into words.
enum WordSplitting {
    /// The words of a camel-cased or snake-cased name, in lower case: `loadURLFor2Users` → load, url, for, 2, users.
    static func words(of name: some StringProtocol) -> [String] {
        spelled(name) { lowercased($0) }
    }

    /// The words that are written in capitals, in lower case: `loadURLFor2Users` → url.
    static func acronyms(in name: some StringProtocol) -> [String] {
        let written = spelled(name) { $0 }
        return written.filter { word in
            let capitals = word.utf8.prefix(while: isUpper).count
            return capitals > 1 && word.utf8.dropFirst(capitals).allSatisfy { $0 == UInt8(ascii: "s") }
        }.map { Singular.of(words(of: $0).joined()) }
    }

    private static func spelled(_ name: some StringProtocol, _ letter: (UInt8) -> UInt8) -> [String] {
        let bytes = Array(name.utf8)
        var words: [String] = []
        var start = 0
        var position = 0
        while position < bytes.count {
            start = position
            if isDigit(bytes[position]) {
                while position < bytes.count, isDigit(bytes[position]) { position += 1 }
            } else if isUpper(bytes[position]) {
                position = endOfCapitalised(bytes, from: position)
            } else if isLower(bytes[position]) {
                while position < bytes.count, isLower(bytes[position]) { position += 1 }
            } else {
                position += 1
                continue
            }
            words.append(String(decoding: bytes[start..<position].map(letter), as: UTF8.self))
        }
        return words
    }

    /// The names in a type's text that start with a capital: `[Note.ID: Set<Tag>]?` → Note, ID, Set, Tag.
    static func typeNames(in text: String) -> [String] {
        var names: [String] = []
        var current: [UInt8] = []
        for byte in text.utf8 + [0x20] {
            if isDigit(byte) || isUpper(byte) || isLower(byte) || byte == UInt8(ascii: "_") {
                current.append(byte)
            } else {
                if let first = current.first, isUpper(first) { names.append(String(decoding: current, as: UTF8.self)) }
                current.removeAll()
            }
        }
        return names
    }

    private static func endOfCapitalised(_ bytes: [UInt8], from start: Int) -> Int {
        var position = start
        while position < bytes.count, isUpper(bytes[position]) { position += 1 }
        guard position < bytes.count, isLower(bytes[position]) else { return position }
        if position - start > 1 {
            // `URLs` is one word; else the last capital of a run belongs to the word that follows it.
            let isPlural =
                bytes[position] == UInt8(ascii: "s")
                && (position + 1 == bytes.count || !isLower(bytes[position + 1]))
            return isPlural ? position + 1 : position - 1
        }
        while position < bytes.count, isLower(bytes[position]) { position += 1 }
        return position
    }

    // Letters beyond ASCII count as lower case, which keeps words such as `größe` whole.
    private static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || byte >= 0x80 }
    private static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    private static func lowercased(_ byte: UInt8) -> UInt8 { isUpper(byte) ? byte + 0x20 : byte }
}
