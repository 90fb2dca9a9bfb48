import UnderstudySyntax

/// The captors that one member declares: `let captor = ArgumentCaptor<Note>()`, by their names.
///
/// What verifies calls fills a captor, which then has the arguments so far. In its place is a constant with these.
struct CapturedArguments {
    /// One captor.
    struct Captor {
        /// The declaration.
        let declaration: ByteRange
        /// What reads it, with the text in its place.
        fileprivate(set) var reads: [(range: ByteRange, text: String)] = []
        /// How often it is given to a statement.
        fileprivate(set) var captures = 0
        /// Whether all that it is used for is known, in the block where it is filled.
        fileprivate(set) var isPlain = true
    }

    private(set) var captors: [String: Captor] = [:]

    init() {}

    /// Finds those called `type` that are declared in `range`.
    init(in range: ByteRange, of source: SourceText, called type: String = "ArgumentCaptor") {
        let tokens = source.tokenRanges(in: range)
        let words = tokens.map(source.text(in:))
        guard words.contains(type) else { return }
        var declared: [String: Int] = [:]
        for position in words.indices.dropFirst(3) where words[position] == type {
            let name = words[position - 2]
            guard words[position - 1] == "=", words[position - 3] == "let",
                let end = words[position...].firstIndex(of: ")"), words[end - 1] == "("
            else { continue }
            declared[name] = end
            let isNew = captors[name] == nil
            captors[name] = Captor(
                declaration: ByteRange(start: tokens[position - 3].lowerBound, end: tokens[end].upperBound))
            captors[name]?.isPlain = isNew
        }
        for (name, end) in declared { read(name, behind: end, words, tokens) }
    }

    private mutating func read(_ name: String, behind end: Int, _ words: [String], _ tokens: [ByteRange]) {
        var depth = 0
        for position in words.indices.dropFirst(end + 1) {
            let isFilled = captors[name]?.captures ?? 0 > 0
            if isFilled, words[position] == "{" { depth += 1 }
            if isFilled, words[position] == "}" { depth -= 1 }
            guard words[position] == name, words[position - 1] != "." else { continue }
            let member = position + 2 < words.count && words[position + 1] == "." ? words[position + 2] : ""
            let rest = position + 2 < tokens.count ? tokens[position + 1].union(tokens[position + 2]) : tokens[position]
            switch member {
            case "capture": captors[name]?.captures += 1
            case "value" where isFilled && depth >= 0: captors[name]?.reads.append((rest, ".last"))
            case "allValues" where isFilled && depth >= 0: captors[name]?.reads.append((rest, ""))
            default: captors[name]?.isPlain = false
            }
        }
    }

    /// The captor called `name`, where all that it is used for can be rewritten.
    subscript(name: String) -> Captor? {
        captors[name].flatMap { $0.isPlain && $0.captures == 1 ? $0 : nil }
    }
}
