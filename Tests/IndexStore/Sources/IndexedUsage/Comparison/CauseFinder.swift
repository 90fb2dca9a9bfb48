import UnderstudyIndex
import UnderstudySyntax

/// Guesses from the text around a place why only one side knows it.
struct CauseFinder {
    private let lines: [String: Set<Int>]
    private let references: [Place: [IndexGraph.Reference]]
    private let definitions: [String: IndexGraph.Definition]
    private let texts: [String: [[UInt8]]]

    init(_ graph: IndexGraph, _ texts: [String: SourceText]) {
        lines = graph.lines
        definitions = graph.definitions
        references = Dictionary(grouping: graph.references, by: \.place)
        self.texts = texts.mapValues { text in
            let range = ByteRange(start: 0, end: text.count)
            return text.text(in: range).utf8.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
        }
    }

    /// Whether the compiler has seen anything on the line.
    func isBuilt(_ place: Place) -> Bool { lines[place.file]?.contains(place.line) == true }

    func explainWrong(_ item: Comparison.Item) -> Comparison.Item {
        var item = item
        let here = references[item.place] ?? []
        if let other = here.first(where: { $0.symbol.name == item.requirement }) {
            let overridden = definitions[other.symbol.usr]?.overridden ?? []
            item.cause = overridden.isEmpty ? .otherMember : .concreteType
        } else if !here.isEmpty {
            item.cause = .otherRequirement
        } else {
            item.cause = .nothing
        }
        return item
    }

    func explainMissed(_ item: Comparison.Item) -> Comparison.Item {
        var item = item
        item.cause = cause(item)
        return item
    }

    private func cause(_ item: Comparison.Item) -> Cause {
        guard let lines = texts[item.place.file], lines.indices.contains(item.place.line - 1) else { return .unknown }
        let line = lines[item.place.line - 1]
        let column = item.place.column - 1
        guard column < line.count else { return .unknown }
        if line[column] == UInt8(ascii: "[") { return .element }
        if !Self.isName(line[column]) { return .operatorUse }
        var before = Array(line[..<column])
        if before.allSatisfy({ $0 == 32 || $0 == 9 || $0 == UInt8(ascii: ".") }), item.place.line > 1 {
            // A chain that goes over lines: the line before has the receiver.
            before = Self.trimmed(lines[item.place.line - 2]) + Self.trimmed(before)
        }
        guard before.last == UInt8(ascii: ".") else {
            return item.requirement.hasPrefix("init") ? .typeMember : .implicitSelf
        }
        before.removeLast()
        if let mark = before.last, mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!") { before.removeLast() }
        return receiver(before, lines, item.place.line - 1)
    }

    private func receiver(_ before: [UInt8], _ lines: [[UInt8]], _ number: Int) -> Cause {
        guard let last = before.last else { return .unknown }
        if last == UInt8(ascii: ")") || last == UInt8(ascii: "}") { return .callResult }
        if last == UInt8(ascii: "]") { return .element }
        let nameBytes = before.reversed().prefix(while: { Self.isName($0) || $0 == UInt8(ascii: "$") }).reversed()
        let name = String(decoding: nameBytes, as: UTF8.self)
        let rest = before.dropLast(nameBytes.count)
        if rest.last == UInt8(ascii: "\\") { return .keyPath }
        if name.hasPrefix("$") { return .closureShorthand }
        if name == "self" || name == "Self" { return .selfMember }
        if let first = name.unicodeScalars.first, first.properties.isUppercase { return .typeMember }
        if rest.last == UInt8(ascii: ".") { return .chain }
        return declaration(of: name, lines, upTo: number)
    }

    /// How `name` was last declared before line `number`.
    private func declaration(of name: String, _ lines: [[UInt8]], upTo number: Int) -> Cause {
        for line in lines[...number].reversed() {
            let text = String(decoding: line, as: UTF8.self)
            if text.contains("for \(name) in ") || text.contains("case let .") && text.contains(name)
                || text.contains("let \(name))") || text.contains("(\(name), ") && text.contains("let (")
            {
                return .pattern
            }
            if text.contains("{ \(name) in") || text.contains(", \(name) in") || text.contains("(\(name)) in") {
                return .closureParameter
            }
            for word in ["let", "var"] where text.contains("\(word) \(name)") {
                if text.contains("\(word) \(name):") { return .typedName }
                if text.contains("\(word) \(name) =") { return .inferredLocal }
            }
            if text.contains("\(name): ") { return .typedName }
        }
        return .unknown
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 128...: true
        default: false
        }
    }

    private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes[...]
        while let first = bytes.first, first == 32 || first == 9 { bytes.removeFirst() }
        while let last = bytes.last, last == 32 || last == 9 || last == 13 { bytes.removeLast() }
        return Array(bytes)
    }
}
