/// A line of emitted Swift cut into words: names, literals, operators and brackets, with the brackets matched.
struct LineWords {
    struct Word {
        var text: String
        var hasSpaceBefore: Bool
        /// The bracket that belongs to this one; `nil` as well for a brace that stays open behind the line.
        var partner: Int?

        /// Whether it begins as operators do.
        var isOperator: Bool { text.utf8.first.map(LineWords.isOperator) ?? false }

        /// Whether it is the name of an attribute.
        var isAttribute: Bool { text.utf8.first == UInt8(ascii: "@") }
    }

    private(set) var words: [Word] = []
    private let characters: [UInt8]
    private var position = 0
    private var open: [Int] = []
    /// Whether the last word is a bracket that no space follows.
    private var lastOpens = false

    /// The words of `text`; `nil` when its brackets don't match.
    init?(_ text: Substring) {
        var text = text
        characters = text.withUTF8 { Array($0) }
        words.reserveCapacity(characters.count / 2)
        while position < characters.count {
            let start = position
            while position < characters.count, characters[position] == UInt8(ascii: " ") { position += 1 }
            guard position < characters.count else { break }
            let hasSpaceBefore = position > start
            guard add(next(hasSpaceBefore), hasSpaceBefore) else { return nil }
        }
        // The only bracket that may stay open is the brace of a body below.
        guard open.isEmpty || open == [words.count - 1] && words[words.count - 1].text == "{" else { return nil }
    }

    private mutating func add(_ text: String, _ hasSpaceBefore: Bool) -> Bool {
        let index = words.count
        let isMark = text.utf8.count == 1
        let mark = isMark ? text.utf8.first ?? 0 : 0
        let hasSpaceBefore =
            hasSpaceBefore
            && !(lastOpens || mark == UInt8(ascii: ")") || mark == UInt8(ascii: "]") || mark == UInt8(ascii: ","))
        words.append(Word(text: text, hasSpaceBefore: hasSpaceBefore, partner: nil))
        lastOpens = mark == UInt8(ascii: "(") || mark == UInt8(ascii: "[")
        switch mark {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
        case UInt8(ascii: "<") where isGeneric(index): open.append(index)
        case UInt8(ascii: ")"): return close(index, "(")
        case UInt8(ascii: "]"): return close(index, "[")
        case UInt8(ascii: "}"): return close(index, "{")
        case UInt8(ascii: ">") where isInGenerics: return close(index, "<")
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
        index > 0 && !words[index].hasSpaceBefore && position < characters.count
            && characters[position] != UInt8(ascii: " ")
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
        } else if first == UInt8(ascii: "\"") {
            skipString()
        } else if first == UInt8(ascii: ">") && isInGenerics
            || (first == UInt8(ascii: "?") || first == UInt8(ascii: "!")) && !hasSpaceBefore
            || first == UInt8(ascii: "<") && isAfterOperator
        {
            return String(decoding: CollectionOfOne(first), as: UTF8.self)
        } else if Self.isOperator(first) {
            while position < characters.count, Self.isOperator(characters[position]), goesOn(first) { position += 1 }
        }
        return String(decoding: characters[start..<position], as: UTF8.self)
    }

    private var isDecimalPoint: Bool {
        characters[position] == UInt8(ascii: ".") && position + 1 < characters.count
            && characters[position + 1].isNumber
    }

    /// Whether the word before is an operator's name, so that `<` begins its generic parameters.
    private var isAfterOperator: Bool {
        words.count > 1 && words[words.count - 2].text == "func" && position > 1
            && characters[position - 2] != UInt8(ascii: " ")
    }

    /// Whether an operator that began with `first` takes in the character at the position.
    private func goesOn(_ first: UInt8) -> Bool {
        let character = characters[position]
        if first == UInt8(ascii: ".")
            || first == UInt8(ascii: "<") && character != UInt8(ascii: "=") && character != UInt8(ascii: "<")
        {
            return character == first
        }
        // `==<T>` in the declaration of an operator.
        return character != UInt8(ascii: ".")
            && !(character == UInt8(ascii: "<") && position + 1 < characters.count && characters[position + 1].isLetter)
    }

    /// Moves behind the string whose first quote has been read, interpolations and strings in them included.
    private mutating func skipString() {
        while position < characters.count, characters[position] != UInt8(ascii: "\"") {
            if characters[position] == UInt8(ascii: "\\") {
                position += 1
                if position < characters.count, characters[position] == UInt8(ascii: "(") {
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
            if character == UInt8(ascii: "(") { depth += 1 }
            if character == UInt8(ascii: ")") { depth -= 1 }
            if character == UInt8(ascii: "\"") { skipString() }
            if depth == 0 { return }
        }
    }

    private static func isNamePart(_ character: UInt8) -> Bool {
        switch character {
        case _ where character.isLetter || character.isNumber: true
        case UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: "#"),
            UInt8(ascii: "\\"):
            true
        default: false
        }
    }

    fileprivate static func isOperator(_ character: UInt8) -> Bool {
        switch character {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
            UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"),
            UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "%"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}

extension UInt8 {
    /// Whether it is an ASCII letter, or part of a character beyond ASCII.
    fileprivate var isLetter: Bool {
        let lowercase = self | 0x20
        return self >= 0x80 || lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z")
    }

    fileprivate var isNumber: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
