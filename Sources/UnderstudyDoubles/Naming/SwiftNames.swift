import UnderstudySemantics
import UnderstudySyntax

/// Reserved words, and how names are joined.
package enum SwiftNames {
    /// Whether `name` can be written as it is where a type is named.
    package static func isTypeName(_ name: String) -> Bool {
        isPlain(name) && !ReservedWords.contains(name) && name != "_" && !name.contains("$")
    }

    /// `name` without back-ticks.
    package static func bare(_ name: String) -> String {
        isEscaped(name) && name.utf8.last == backtick && name.utf8.count > 1
            ? String(name.dropFirst().dropLast()) : name
    }

    /// Whether `name` begins with a back-tick.
    private static func isEscaped(_ name: String) -> Bool { name.utf8.first == backtick }

    private static let backtick = UInt8(ascii: "`")

    /// `name` with backticks where it needs them.
    static func escaped(_ name: String) -> String {
        if isEscaped(name) { return name }
        return ReservedWords.contains(name) || !isPlain(name) ? "`\(name)`" : name
    }

    /// `name` as it is written in a string literal: a raw identifier may hold quotation marks (SE-0451).
    static func literal(_ name: String) -> String {
        name.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
            ? name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") : name
    }

    /// The expression that reads the property `name`: `self`, even in backticks, would be the instance.
    static func read(_ name: String) -> String {
        let escaped = escaped(bare(name))
        return escaped == "`self`" ? "self." + escaped : escaped
    }

    /// `name` as a label in a call, where of all words only `inout` needs back-ticks.
    static func argumentLabel(_ name: String) -> String {
        let bare = bare(name)
        return isPlain(bare) && bare != "inout" ? bare : name
    }

    /// `name` as a label of a tuple, where reserved words need no back-ticks.
    static func label(_ name: String) -> String {
        let bare = bare(name)
        return ReservedWords.contains(bare) && bare != "inout" && bare != "var" && bare != "let" ? bare : name
    }

    /// `words` as one name: the first as it is, the others capitalised, without what no name may hold, and with an
    /// underscore in front of a digit.
    static func camelCase(_ words: [String]) -> String {
        var result = ""
        for word in words {
            for part in isPlainASCII(word) ? [word] : plainParts(word) {
                result += result.isEmpty ? part : capitalized(part)
            }
        }
        return beginsWithNumber(result) ? "_" + result : result
    }

    /// `word` with a capital first letter.
    static func capitalized(_ word: String) -> String {
        guard let first = word.first else { return word }
        // Capitals as in `URL` are left as they are.
        if first.isASCII, !("a"..."z").contains(first) { return word }
        return first.uppercased() + word.dropFirst()
    }

    /// `name` without backticks, and a raw identifier as its words in camel case.
    static func plain(_ name: String) -> String {
        let bare = bare(name)
        return isPlain(bare) ? bare : camelCase([bare])
    }

    /// The runs of letters, digits, emoji and underscores in `text`.
    static func plainParts(_ text: String) -> [String] {
        text.split { !isNameCharacter($0) }.map(String.init)
    }

    /// Whether `character` can be part of a name without back-ticks.
    private static func isNameCharacter(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
            || !character.isASCII && (character.unicodeScalars.first?.properties.isEmojiPresentation ?? false)
    }

    private static func beginsWithNumber(_ text: String) -> Bool {
        guard let byte = text.utf8.first else { return false }
        return byte < 0x80 ? (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) : text.first?.isNumber == true
    }

    /// Whether `name` is one word of ASCII letters, digits and underscores: the common case, quickly told.
    private static func isPlainASCII(_ name: String) -> Bool {
        var name = name
        return name.withUTF8 { bytes in
            for place in 0..<bytes.count where !isPlainASCII(bytes[place]) { return false }
            return bytes.count > 0
        }
    }

    private static func isPlainASCII(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: false
        }
    }

    private static func isPlain(_ name: String) -> Bool {
        if name.isEmpty || beginsWithNumber(name) { return false }
        return isPlainASCII(name) || name.allSatisfy { isNameCharacter($0) || $0 == "$" }
    }
}
