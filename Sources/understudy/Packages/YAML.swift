extension PropertyList {
    /// Reads `bytes` as YAML; `nil` where they are none, or nested deeper than any project's description.
    ///
    /// What descriptions of projects are made of: mappings and sequences in both forms, strings in all forms, comments,
    /// anchors and merged mappings. A number, a Boolean and a null are their text.
    init?(yaml bytes: [UInt8]) {
        var reader = YAMLReader(String(decoding: bytes, as: UTF8.self))
        guard let value = reader.block(from: 0, depth: 0), reader.isAtEnd else { return nil }
        self = value
    }
}

/// Reads YAML line by line.
private struct YAMLReader {
    /// A line that says something: how far it is indented, and its text without comment and trailing spaces.
    private struct Line {
        var indent: Int
        var text: Substring
    }

    private var lines: [Line]
    private var index = 0
    private var anchors: [Substring: PropertyList] = [:]

    init(_ text: String) {
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            Line(indent: line.prefix { $0 == " " }.count, text: line.drop { $0 == " " })
        }
    }

    /// Whether all lines were read.
    var isAtEnd: Bool {
        mutating get { next() == nil }
    }

    /// The next line with code, which stays the next one.
    private mutating func next() -> Line? {
        while index < lines.count {
            lines[index].text = Self.code(of: lines[index].text)
            if !lines[index].text.isEmpty, lines[index].text != "---" { return lines[index] }
            index += 1
        }
        return nil
    }

    /// `text` up to its comment, which a space or nothing precedes, outside of quotes.
    private static func code(of text: Substring) -> Substring {
        var quote: Character?
        var last: Character = " "
        var end = text.endIndex
        for position in text.indices {
            let character = text[position]
            if let open = quote {
                if character == open, open == "'" || last != "\\" { quote = nil }
            } else if character == "#", last.isWhitespace {
                end = position
                break
            } else if character == "\"" || character == "'", !last.isLetter, !last.isNumber {
                quote = character
            }
            last = character
        }
        let code = text[..<end]
        return code.prefix(code.count - code.reversed().prefix(while: \.isWhitespace).count)
    }

    // MARK: - Blocks

    /// The value whose lines are indented by `indent` or more.
    mutating func block(from indent: Int, depth: Int) -> PropertyList? {
        guard depth < 64, let line = next(), line.indent >= indent else { return .string("") }
        if Self.isItem(line.text) { return sequence(at: line.indent, depth: depth) }
        if Self.key(of: line.text) != nil { return mapping(at: line.indent, depth: depth) }
        index += 1
        return value(line.text, of: line.indent - 1, depth: depth)
    }

    private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

    private mutating func sequence(at indent: Int, depth: Int) -> PropertyList? {
        var elements: [PropertyList] = []
        while let line = next(), line.indent == indent, Self.isItem(line.text) {
            let rest = line.text.dropFirst().drop { $0 == " " }
            if rest.isEmpty || (Self.key(of: rest) == nil && !Self.isItem(rest)) {
                index += 1
                guard let element = value(rest, of: indent, depth: depth) else { return nil }
                elements.append(element)
            } else {
                // The first line of a value that continues below, as far to the right as its text is.
                lines[index] = Line(indent: indent + line.text.count - rest.count, text: rest)
                guard let element = block(from: indent + 1, depth: depth + 1) else { return nil }
                elements.append(element)
            }
        }
        return .array(elements)
    }

    private mutating func mapping(at indent: Int, depth: Int) -> PropertyList? {
        var values: [String: PropertyList] = [:]
        while let line = next(), line.indent == indent, let (key, rest) = Self.key(of: line.text) {
            index += 1
            // A sequence may start where its key does.
            let isBelow = rest.isEmpty && next().map { $0.indent == indent && Self.isItem($0.text) } ?? false
            guard let value = value(rest, of: isBelow ? indent - 1 : indent, depth: depth) else { return nil }
            if key == "<<", case .dictionary(let merged) = value {
                values.merge(merged) { own, _ in own }
            } else {
                values[key] = value
            }
        }
        return .dictionary(values)
    }

    /// The key that `text` begins with, and what follows its colon.
    private static func key(of text: Substring) -> (key: String, rest: Substring)? {
        guard let first = text.first, first != "[", first != "{" else { return nil }
        var scalar = FlowReader(text)
        let quoted = first == "\"" || first == "'" ? scalar.quoted() : nil
        let start = quoted == nil ? text.startIndex : scalar.position
        var colon = start
        while let found = text[colon...].firstIndex(of: ":") {
            let after = text.index(after: found)
            if after == text.endIndex || text[after].isWhitespace {
                let key = quoted ?? String(text[..<found])
                return (key.trimmingSpaces, text[after...].drop(while: \.isWhitespace))
            }
            if quoted != nil { return nil }
            colon = after
        }
        return nil
    }

    /// The value that begins with `text`, which belongs to something that is indented by `indent`.
    private mutating func value(_ text: Substring, of indent: Int, depth: Int) -> PropertyList? {
        guard let first = text.first else { return block(from: indent + 1, depth: depth + 1) }
        switch first {
        case "&", "!":
            let name = text.prefix { !$0.isWhitespace }
            guard let value = value(text[name.endIndex...].drop(while: \.isWhitespace), of: indent, depth: depth)
            else { return nil }
            if first == "&" { anchors[name.dropFirst()] = value }
            return value
        case "*": return anchors[text.dropFirst()]
        case "|", ">": return .string(literal(below: indent))
        case "[", "{", "\"", "'": return flow(text)
        default: return plain(text, below: indent).map(PropertyList.string)
        }
    }

    /// The lines of a literal string, joined.
    private mutating func literal(below indent: Int) -> String {
        var text: [Substring] = []
        while index < lines.count, lines[index].indent > indent || lines[index].text.isEmpty {
            text.append(lines[index].text)
            index += 1
        }
        return text.joined(separator: "\n")
    }

    /// A plain string, with the lines that continue it; `nil` where one of them is a mapping.
    private mutating func plain(_ text: Substring, below indent: Int) -> String? {
        var parts = [text]
        while let line = next(), line.indent > indent {
            if Self.key(of: line.text) != nil { return nil }
            parts.append(line.text)
            index += 1
        }
        return parts.joined(separator: " ")
    }

    /// A value in brackets, braces or quotes, which may take several lines.
    private mutating func flow(_ text: Substring) -> PropertyList? {
        var text = text
        while true {
            var reader = FlowReader(text)
            if let value = reader.value(depth: 0) { return reader.isAtEnd ? value : nil }
            guard reader.isAtEnd, let line = next() else { return nil }
            text += " " + line.text
            index += 1
        }
    }
}

/// Reads the values of one text in brackets, braces or quotes.
private struct FlowReader {
    private let text: Substring
    private(set) var position: Substring.Index

    init(_ text: Substring) {
        self.text = text
        position = text.startIndex
    }

    /// Whether nothing but spaces follows.
    var isAtEnd: Bool { text[position...].allSatisfy(\.isWhitespace) }

    /// The next value; `nil` where the text ends before it does, or has none.
    mutating func value(depth: Int) -> PropertyList? {
        guard depth < 64, let first = next() else { return nil }
        switch first {
        case "[", "{": return first == "[" ? array(depth: depth) : dictionary(depth: depth)
        case "\"", "'": return quoted().map(PropertyList.string)
        default: return .string(plain())
        }
    }

    private mutating func array(depth: Int) -> PropertyList? {
        var elements: [PropertyList] = []
        position = text.index(after: position)
        while let character = next() {
            if take(character, "]") { return .array(elements) }
            guard let element = value(depth: depth + 1), var end = next() else { return nil }
            if case .string(let key) = element, take(end, ":") {
                // A mapping of one pair needs no braces.
                guard let value = value(depth: depth + 1), let after = next() else { return nil }
                elements.append(.dictionary([key: value]))
                end = after
            } else {
                elements.append(element)
            }
            if !take(end, ","), end != "]" { return nil }
        }
        return nil
    }

    private mutating func dictionary(depth: Int) -> PropertyList? {
        var values: [String: PropertyList] = [:]
        position = text.index(after: position)
        while let character = next() {
            if take(character, "}") { return .dictionary(values) }
            let key = character == "\"" || character == "'" ? quoted() : plain()
            guard let key, let colon = next(), take(colon, ":"), let value = value(depth: depth + 1), let end = next()
            else { return nil }
            values[key] = value
            if !take(end, ","), end != "}" { return nil }
        }
        return nil
    }

    /// A string in quotes; a quote in single ones is doubled.
    mutating func quoted() -> String? {
        let quote = text[position]
        var result = ""
        var rest = text[text.index(after: position)...]
        while let character = rest.popFirst() {
            if character == quote, quote == "\"" || rest.first != quote {
                position = rest.startIndex
                return result
            }
            guard character == "\\" && quote == "\"" || character == quote, let escaped = rest.popFirst() else {
                result.append(character)
                continue
            }
            result.append(escaped == "n" && character == "\\" ? "\n" : escaped)
        }
        position = text.endIndex
        return nil
    }

    /// A string up to a comma, a bracket, a brace, or a colon that a space follows.
    private mutating func plain() -> String {
        let start = position
        while position < text.endIndex, !",]}".contains(text[position]) {
            let after = text.index(after: position)
            if text[position] == ":", after == text.endIndex || text[after].isWhitespace { break }
            position = after
        }
        return String(text[start..<position]).trimmingSpaces
    }

    private mutating func next() -> Character? {
        while position < text.endIndex, text[position].isWhitespace { position = text.index(after: position) }
        return position < text.endIndex ? text[position] : nil
    }

    private mutating func take(_ character: Character, _ wanted: Character) -> Bool {
        if character == wanted { position = text.index(after: position) }
        return character == wanted
    }
}

extension String {
    /// The text without spaces around it.
    fileprivate var trimmingSpaces: String {
        let start = drop(while: \.isWhitespace)
        return String(start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
    }
}
