/// Texts that hold several values.
enum ListText {
    /// The values in `text`; what stands in brackets is not separated: in `save+func load(_ id: Int, at: Int)`, neither
    /// comma nor the colon ends a value.
    static func values(in text: String, separatedBy separator: Character) -> [String] {
        var values: [String] = [""]
        var depth = 0
        var last: Character = " "
        for character in text {
            switch character {
            case "(", "[", "<": depth += 1
            // The end of an arrow is no bracket.
            case ")", "]", ">": depth -= last == "-" && character == ">" ? 0 : 1
            default: break
            }
            if character == separator, depth == 0 {
                values.append("")
            } else {
                values[values.count - 1].append(character)
            }
            last = character
        }
        // Brackets without their other halves belong to operators.
        return depth == 0
            ? values : text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}
