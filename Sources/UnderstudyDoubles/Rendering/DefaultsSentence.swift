/// The sentence in a double's header about requirements that are left to their default implementations.
///
///     /// `load()` and `save(_:)` keep their default implementations.
package struct DefaultsSentence: Hashable, Sendable {
    /// The names of the requirements, with labels.
    package let names: [String]

    private static let singular = " keeps its default implementation."
    private static let plural = " keep their default implementations."

    /// The sentence about `names`.
    package init(names: [String]) { self.names = names }

    /// Reads the sentence in the lines of a comment that somebody may have edited; `nil` where it is not there.
    package init?(in comment: [String]) {
        guard comment.contains(where: { $0.contains("keep") }) else { return nil }
        let text = comment.map { $0.drop { $0 == "/" || $0 == " " } }.joined(separator: " ")
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        let end = parts.lastIndex { $0.hasPrefix(Self.singular) || $0.hasPrefix(Self.plural) }
        guard let end, end >= 2 else { return nil }
        var names = [String(parts[end - 1])]
        var index = end - 2
        while index >= 2, parts[index] == ", " || parts[index] == " and " {
            names.append(String(parts[index - 1]))
            index -= 2
        }
        self.names = names.reversed()
    }

    /// The sentence as lines of a comment above a double at the top level of a file.
    package var lines: [String] { DocComment.lines(text, indentation: 0) }

    /// The sentence in one line.
    package var text: String { DocComment.list(names) + (names.count == 1 ? Self.singular : Self.plural) }
}
