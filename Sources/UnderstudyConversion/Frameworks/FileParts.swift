import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

extension DeclSyntax {
    /// Whether it runs before each test: an initialiser, the first value of a property, or `setUp`.
    func isSetUp(in source: SourceText) -> Bool {
        switch kind {
        case .initializer, .variable: true
        case .function(let function): source.text(in: function.name).hasPrefix("setUp")
        default: false
        }
    }
}

extension DeclSyntax {
    /// Whether it imports a module, maybe under a condition.
    fileprivate var isImport: Bool {
        switch kind {
        case .import: true
        case .conditional(let clauses): clauses.contains { $0.members.contains(where: \.isImport) }
        default: false
        }
    }
}

extension [DeclSyntax] {
    /// Where `modules` are imported, also inside of `#if`.
    func imports(of modules: Set<String>, in source: SourceText) -> [ByteRange] {
        flatMap { declaration -> [ByteRange] in
            switch declaration.kind {
            case .import(let details):
                let module = details.path.first.map(source.text(in:))
                return module.map(modules.contains) == true ? [declaration.range] : []
            case .conditional(let clauses): return clauses.flatMap { $0.members.imports(of: modules, in: source) }
            default: return []
            }
        }
    }
}

extension SourceText {
    /// The imports of the file, with the conditions that hold nothing else.
    package var imports: [DeclSyntax] { Parser.parse(self).declarations.filter(\.isImport) }

    /// What goes with `range`: its lines, the `#if` around that holds nothing else, and the empty lines below where
    /// there are some above, or nothing.
    func removal(of range: ByteRange) -> ByteRange {
        guard isAlone(range) else { return range }
        func line(_ number: Int) -> String { text(in: lines.range(ofLine: number)).trimmed }
        var (first, last) = (lines.line(at: range.lowerBound), lines.line(at: range.upperBound))
        while first > 1, last < lines.count, line(first - 1).hasPrefix("#if"), line(last + 1) == "#endif" {
            (first, last) = (first - 1, last + 1)
        }
        if first == 1 || line(first - 1).isEmpty {
            while last < lines.count, line(last + 1).isEmpty { last += 1 }
        }
        return lines.range(ofLine: first).union(lines.range(ofLine: last))
    }

    /// `range`, which is of whole lines, with the empty lines below where there are some above, or where a block begins.
    func withBlankLines(below range: ByteRange) -> ByteRange {
        let first = lines.line(at: range.lowerBound)
        let isWhole =
            lines.range(ofLine: first).lowerBound == range.lowerBound && !range.isEmpty
            && byte(at: range.upperBound - 1) == UInt8(ascii: "\n")
        let above = first == 1 ? "" : text(in: lines.range(ofLine: first - 1)).trimmed
        guard isWhole, above.isEmpty || above.hasSuffix("{") || above.hasSuffix(" in") else { return range }
        var end = range.upperBound
        while end < count {
            let line = lines.range(ofLine: lines.line(at: end))
            guard isBlank(in: line), line.upperBound > end else { break }
            end = line.upperBound
        }
        return ByteRange(start: range.lowerBound, end: end)
    }

    /// The text at `range`, with `replacements`, which are in order, for parts of it.
    func text(in range: ByteRange, replacing replacements: [(range: ByteRange, text: String)]) -> String {
        var (text, start) = ("", range.lowerBound)
        for (part, replacement) in replacements {
            text += self.text(in: ByteRange(start: start, end: part.lowerBound)) + replacement
            start = part.upperBound
        }
        return text + self.text(in: ByteRange(start: start, end: range.upperBound))
    }

    /// The white space that the line of the byte at `offset` begins with.
    func indentation(at offset: Int) -> String {
        String(text(in: lineRange(around: offset)).prefix { $0 == " " || $0 == "\t" })
    }

    /// `range` with the white space behind it.
    func withSpace(behind range: ByteRange) -> ByteRange {
        var end = range.upperBound
        while end < count, byte(at: end) <= 0x20 { end += 1 }
        return ByteRange(start: range.lowerBound, end: end)
    }
}

extension FrameworkDouble.Function {
    /// The same arguments, those that can't be compared by their identity; the type of one that has none, as an error.
    func comparable(
        _ arguments: [StatedArgument], comparesInstances: Bool, _ values: PlainValues
    ) -> Result<[StatedArgument], LeftReason> {
        var result = arguments
        for (position, kept) in types.enumerated().prefix(arguments.count) {
            guard case .equal(let value) = arguments[position].match, !value.isLiteral,
                let type = values.incomparable(kept)
            else { continue }
            guard comparesInstances, values.isClass(type) else { return .failure(.unequal(type)) }
            result[position] = StatedArgument(label: arguments[position].label, match: .identical(value))
        }
        return .success(result)
    }
}
