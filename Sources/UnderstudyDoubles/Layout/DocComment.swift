/// Documentation comments in lines that are short enough.
enum DocComment {
    /// The sentence in lines that fit when they are indented by `indentation`.
    static func lines(_ sentence: String, indentation: Int) -> [String] {
        let width = LineLayout.width - indentation - 4
        var lines: [String] = []
        var line = ""
        var count = 0
        for word in pieces(sentence) {
            let length = word.characterCount
            if !line.isEmpty, count + 1 + length > width {
                lines.append("/// " + line)
                line = ""
                count = 0
            }
            count += (line.isEmpty ? 0 : 1) + length
            line += (line.isEmpty ? "" : " ") + word
        }
        return line.isEmpty ? lines : lines + ["/// " + line]
    }

    /// The names as a list: `a`, `b` and `c`.
    static func list(_ names: [String]) -> String {
        let quoted = names.map { "`\($0)`" }
        guard let last = quoted.last else { return "" }
        return quoted.count == 1 ? last : quoted.dropLast().joined(separator: ", ") + " and " + last
    }

    /// The words of `sentence`; what is between backticks stays together.
    private static func pieces(_ sentence: String) -> [String] {
        var pieces: [String] = []
        var isQuoted = false
        for bytes in sentence.utf8.split(separator: UInt8(ascii: " ")) {
            let word = Substring(bytes)
            let isInside = isQuoted
            for byte in word.utf8 where byte == UInt8(ascii: "`") { isQuoted.toggle() }
            if isInside, let last = pieces.indices.last {
                pieces[last] += " " + word
            } else {
                pieces.append(String(word))
            }
        }
        return pieces
    }
}
