import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The calls of one type's initialiser: found by its name, and held to the types that are known.
struct InitialiserCalls {
    /// The parentheses of each.
    private(set) var calls: [InSource<ByteRange>] = []
    /// The labels of each; `_` stands for none.
    private(set) var callLabels: [[String]] = []
    /// The places where values may be made in a way that does not show.
    private(set) var refusals: [Refusal] = []

    private let type: TypeDeclaration
    private let labels: [[String]]
    private let creations: Creations
    /// The offsets of the names that are called, in the file that is read.
    private var named: Set<Int> = []

    /// - Parameters:
    ///   - labels: Those of each initialiser, of which a call may leave some out: a call of something of unknown type may
    ///     be meant if it has no others.
    ///   - creations: Where values of the type are made.
    init(of type: TypeDeclaration, labels: [[String]], _ creations: Creations, in index: DeclarationIndex) {
        self.type = type
        self.labels = labels
        self.creations = creations
        for file in index.files {
            named = []
            let made = creations.places(in: file.source.path)
            let code = CodeTokens(file.source)
            guard code.mentions(type.simpleName) || code.mentions("init") || !made.isEmpty else { continue }
            for number in code.indices {
                if code.text(number) == type.simpleName {
                    read(number, code, file)
                } else if code.text(number) == "init" {
                    readImplicit(number, code, file)
                } else if code.interpolates(type.simpleName + "(", at: number) {
                    refuse("'\(type.name)' may be made in this string", code.range(number), file)
                }
            }
            for offset in made where !named.contains(offset) {
                refuse("'\(type.name)' is made under another name here", ByteRange(at: offset), file)
            }
        }
    }

    private mutating func refuse(_ words: String, _ range: ByteRange, _ file: FileDeclarations) {
        refusals.append(Refusal(.place, words, at: file.source.location(at: range.lowerBound)))
    }

    /// A token with the type's name.
    private mutating func read(_ number: Int, _ code: CodeTokens, _ file: FileDeclarations) {
        if ["class", "struct", "actor", "extension", "func", "case", "let", "var"].contains(code.text(number - 1)) {
            return
        }
        var next = number + 1
        if code.text(next) == "." {
            switch code.text(next + 1) {
            case "self":
                return refuse("'\(type.name)' is passed as a type, so others may make it", code.range(number), file)
            case "init": next += 2
            default: return
            }
            guard code.text(next) == "(" else {
                return refuse("its initialiser is passed as a function", code.range(number), file)
            }
        }
        guard code.text(next) == "(", let end = code.closing(ofParenthesisAt: next) else { return }
        named.insert(code.range(next - 1).lowerBound)
        calls.append(file.source[code.range(next).union(code.range(end))])
        callLabels.append(code.labels(between: next, end))
    }

    /// `.init(…)`, of a type that only the context tells.
    private mutating func readImplicit(_ number: Int, _ code: CodeTokens, _ file: FileDeclarations) {
        guard code.text(number - 1) == ".", code.text(number + 1) == "(",
            let end = code.closing(ofParenthesisAt: number + 1)
        else { return }
        let dot = code.range(number - 1).lowerBound
        let before = dot > 0 ? file.source.byte(at: dot - 1) : 0x20
        guard before <= 0x20 || "([{,:=!&|?".utf8.contains(before) else { return }
        let name = code.range(number)
        switch creations[file.source.path, name.lowerBound] {
        case .same:
            named.insert(name.lowerBound)
            calls.append(file.source[code.range(number + 1).union(code.range(end))])
            callLabels.append(code.labels(between: number + 1, end))
        case .other: return
        case .unknown, nil:
            let found = code.labels(between: number + 1, end)
            let isMeant = labels.contains { known in
                var known = known[...]
                return found.allSatisfy { label in
                    known = known.drop { $0 != label }
                    return known.popFirst() != nil
                }
            }
            if isMeant { refuse("'.init' may make '\(type.name)' here; write the type", name, file) }
        }
    }
}

extension CodeTokens {
    /// The labels of the arguments between two parentheses.
    fileprivate func labels(between start: Int, _ end: Int) -> [String] {
        var depth = 0
        var labels: [String] = []
        for number in start...end {
            switch text(number) {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            default:
                let isFirst = depth == 1 && (number == start + 1 || text(number - 1) == ",")
                if isFirst { labels.append(text(number + 1) == ":" ? text(number) : "_") }
            }
        }
        return labels
    }
}

/// A list in parentheses to which something is added at the end.
struct ParenthesisedList {
    /// The edit that adds `text` to the list in `parentheses`; in lines of its own if the list has such.
    ///
    /// - Parameter meaning: The fate of the declaration whose list it is.
    static func adding(
        _ text: String, to parentheses: InSource<ByteRange>, _ meaning: EditMeaning = .keeping
    ) -> SourceEdit {
        let source = parentheses.source
        let inner = ByteRange(start: parentheses.piece.lowerBound + 1, end: parentheses.piece.upperBound - 1)
        let tokens = source.tokenRanges(in: inner)
        guard let first = tokens.first, let last = tokens.last else {
            return SourceEdit(source[ByteRange(at: inner.lowerBound)], with: text, meaning)
        }
        let hasComma = source.matches(last, ",")
        let isInLines = source.lines.line(at: first.lowerBound) > source.lines.line(at: inner.lowerBound)
        let gap = isInLines ? "\n" + source.indentation(at: first.lowerBound) : " "
        return SourceEdit(
            source[ByteRange(at: last.upperBound)], with: (hasComma ? "" : ",") + gap + text + (hasComma ? "," : ""),
            meaning)
    }
}

extension SourceText {
    /// The white space at the beginning of the line of `offset`.
    func indentation(at offset: Int) -> String {
        let line = lines.range(ofLine: lines.line(at: offset))
        var end = line.lowerBound
        while end < line.upperBound, byte(at: end) == 0x20 || byte(at: end) == 0x09 { end += 1 }
        return text(in: ByteRange(start: line.lowerBound, end: end))
    }
}
