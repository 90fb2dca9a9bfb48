import UnderstudySyntax

/// A dotted name, to be compared with the paths of declarations.
package struct TypePath: Sendable {
    /// The whole name.
    let text: String
    /// The last part.
    let last: String

    /// The path that `text` spells.
    package init(_ text: String) {
        self.text = text
        // Most names have no dot, which the C library's search finds several times as quickly.
        last = text.contains(byte: Self.dot) ? Self.end(of: text) : text
    }

    /// What follows the last dot.
    private static func end(of text: String) -> String {
        text.utf8.lastIndex(of: dot).map { String(text[text.utf8.index(after: $0)...]) } ?? text
    }

    /// Whether the path is `name`, or the end of it: what a person calls a declaration by.
    package func names(_ name: String) -> Bool { matches(name, module: nil) }

    /// Whether the path may stand for the declaration `name` of `module`.
    package func means(_ name: String, of module: String?) -> Bool { matches(name, module: module) }

    /// Whether the path may stand for the declaration `name` of `module`: from inside the types around it some of
    /// the front may be left out, and the module may be in front.
    func matches(_ name: String, module: String?) -> Bool {
        if name.utf8.count > text.utf8.count { return Self.isEnd(text, of: name) }
        if name == text { return true }
        guard let module else { return false }
        return text.utf8.count == module.utf8.count + 1 + name.utf8.count
            && Self.isEnd(name, of: text) && text.hasPrefix(module)
    }

    /// The path without its first part, which may be a module; `nil` when there is only one part.
    var withoutFirst: String? {
        if text.utf8.count == last.utf8.count { return nil }
        return text.utf8.firstIndex(of: Self.dot).map { String(text[text.utf8.index(after: $0)...]) }
    }

    /// The path without its last part; `nil` when there is only one part.
    var withoutLast: String? {
        let count = text.utf8.count - last.utf8.count - 1
        return count < 0 ? nil : String(text[..<text.utf8.index(text.startIndex, offsetBy: count)])
    }

    /// Whether `name`, which is longer, ends in a dot and `end`.
    private static func isEnd(_ end: String, of name: String) -> Bool {
        let bytes = name.utf8
        return bytes.count > end.utf8.count
            && bytes[bytes.index(bytes.endIndex, offsetBy: -end.utf8.count - 1)] == dot && name.hasSuffix(end)
    }

    private static let dot = UInt8(ascii: ".")
}
