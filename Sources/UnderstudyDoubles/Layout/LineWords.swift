/// A line of emitted Swift cut into words: names, literals, operators and brackets, with the brackets matched.
struct LineWords {
    struct Word {
        var text: String
        var hasSpaceBefore: Bool
        /// The bracket that belongs to this one; `nil` as well for a brace that stays open behind the line.
        var partner: Int?
    }

    private(set) var words: [Word] = []
    private let characters: [Unicode.Scalar]
    private var position = 0
    private var open: [Int] = []

    /// The words of `text`; `nil` when its brackets don't match.
    init?(_ text: Substring) {
        characters = Array(text.unicodeScalars)
        while position < characters.count {
            let start = position
            while position < characters.count, characters[position] == " " { position += 1 }
            guard position < characters.count else { break }
            let hasSpaceBefore = position > start
            guard add(next(hasSpaceBefore), hasSpaceBefore) else { return nil }
        }
        // The only bracket that may stay open is the brace of a body below.
        guard open.isEmpty || open == [words.count - 1] && words[words.count - 1].text == "{" else { return nil }
    }

    private mutating func add(_ text: String, _ hasSpaceBefore: Bool) -> Bool {
        let index = words.count
        let isInside = index > 0 && ["(", "["].contains(words[index - 1].text) || [")", "]", ","].contains(text)
        let hasSpaceBefore = hasSpaceBefore && !isInside
        words.append(Word(text: text, hasSpaceBefore: hasSpaceBefore, partner: nil))
        switch text {
        case "(", "[", "{": open.append(index)
        case "<" where isGeneric(index): open.append(index)
        case ")", "]", "}": return close(index, [")": "(", "]": "[", "}": "{"][text] ?? "")
        case ">" where isInGenerics: return close(index, "<")
        default: break
        }
        return true
    }

    private mutating func close(_ index: Int, _ opening: String) -> Bool {
        guard let partner = open.popLast(), words[partner].text == opening else { return false }
        words[partner].partner = index
        words[index].partner = partner
        return true
    }

    /// Whether the `<` just read begins generic parameters or arguments: it touches both its neighbours.
    private func isGeneric(_ index: Int) -> Bool {
        index > 0 && !words[index].hasSpaceBefore && position < characters.count && characters[position] != " "
    }

    private var isInGenerics: Bool { open.last.map { words[$0].text == "<" } ?? false }

    // MARK: - Words

    private mutating func next(_ hasSpaceBefore: Bool) -> String {
        let start = position
        let first = characters[position]
        position += 1
        if Self.isNamePart(first) {
            let isNumber = first.isNumber
            while position < characters.count, Self.isNamePart(characters[position]) || isNumber && isDecimalPoint {
                position += 1
            }
        } else if first == "\"" {
            skipString()
        } else if first == ">" && isInGenerics || (first == "?" || first == "!") && !hasSpaceBefore
            || first == "<" && isAfterOperator
        {
            return String(String.UnicodeScalarView([first]))
        } else if Self.isOperator(first) {
            while position < characters.count, Self.isOperator(characters[position]), goesOn(first) { position += 1 }
        }
        return String(String.UnicodeScalarView(characters[start..<position]))
    }

    private var isDecimalPoint: Bool {
        characters[position] == "." && position + 1 < characters.count && characters[position + 1].isNumber
    }

    /// Whether the word before is an operator's name, so that `<` begins its generic parameters.
    private var isAfterOperator: Bool {
        words.count > 1 && words[words.count - 2].text == "func" && position > 1 && characters[position - 2] != " "
    }

    /// Whether an operator that began with `first` takes in the character at the position.
    private func goesOn(_ first: Unicode.Scalar) -> Bool {
        let character = characters[position]
        if first == "." || first == "<" && character != "=" && character != "<" { return character == first }
        // `==<T>` in the declaration of an operator.
        return character != "."
            && !(character == "<" && position + 1 < characters.count && characters[position + 1].isLetter)
    }

    /// Moves behind the string whose first quote has been read, interpolations and strings in them included.
    private mutating func skipString() {
        while position < characters.count, characters[position] != "\"" {
            if characters[position] == "\\" {
                position += 1
                if position < characters.count, characters[position] == "(" {
                    skipInterpolation()
                    continue
                }
            }
            position += 1
        }
        position = min(position + 1, characters.count)
    }

    private mutating func skipInterpolation() {
        var depth = 0
        while position < characters.count {
            let character = characters[position]
            position += 1
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == "\"" { skipString() }
            if depth == 0 { return }
        }
    }

    private static func isNamePart(_ character: Unicode.Scalar) -> Bool {
        switch character {
        case _ where character.isLetter || character.isNumber: true
        case "_", "`", "$", "@", "#", "\\": true
        default: false
        }
    }

    private static func isOperator(_ character: Unicode.Scalar) -> Bool {
        switch character {
        case "=", "+", "-", "*", "/", "!", "<", ">", "&", "|", "^", "~", "?", "%", ".": true
        default: false
        }
    }
}

extension Unicode.Scalar {
    /// Whether this is a letter; what is beyond ASCII is taken for one.
    fileprivate var isLetter: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "\u{80}"...: true
        default: false
        }
    }

    /// Whether this is a digit.
    fileprivate var isNumber: Bool { "0"..."9" ~= self }
}
