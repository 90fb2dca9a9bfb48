import UnderstudySemantics
import UnderstudySyntax

/// A closure of a statement of Cuckoo's that gets the arguments of a call as one value, a tuple of them.
struct StatedClosure {
    private let closure: ClosureSyntax
    private let source: SourceText
    private let whole: ByteRange
    /// Where its statements are.
    private let body: ByteRange
    /// The reads of single arguments, each with its number: `arguments.0`, `$0.1`.
    private let reads: [(range: ByteRange, number: Int)]

    /// Reads `expression`; `nil` where it is no closure with one parameter, or uses the arguments as a whole.
    init?(_ expression: ExpressionSyntax, in source: SourceText) {
        guard case .closure(let closure) = expression.form, (closure.parameters?.count ?? 1) == 1,
            let body = source.body(of: closure, at: expression.range)
        else { return nil }
        (self.closure, self.source, self.body, whole) = (closure, source, body, expression.range)
        let name = closure.parameters?.first.map { source.text(in: $0.name) } ?? "$0"
        let tokens = source.tokenRanges(in: body)
        var reads: [(ByteRange, Int)] = []
        var depth = 0
        for position in tokens.indices where name != "_" {
            let word = source.text(in: tokens[position])
            if word == "{" { depth += 1 } else if word == "}" { depth -= 1 }
            // What a literal with interpolations says is one token.
            if word.contains("\\("), word.contains(name) { return nil }
            let isMember = position > 0 && source.matches(tokens[position - 1], ".")
            if word != name || isMember { continue }
            if depth > 0, closure.parameters == nil { return nil }
            guard position + 2 < tokens.count, source.matches(tokens[position + 1], "."),
                let number = Int(source.text(in: tokens[position + 2]))
            else { return nil }
            reads.append((tokens[position].union(tokens[position + 2]), number))
        }
        self.reads = reads
    }

    /// The closure with a parameter for each argument, called by `names` where it reads them; `nil` where that is not
    /// possible.
    func text(naming names: [String], indentation: String) -> String? {
        guard let statements = statements(naming: names) else { return nil }
        let used = Set(reads.map(\.number))
        let parameters = names.indices.map { used.contains($0) ? names[$0] : "_" }.joined(separator: ", ")
        let captures = closure.captures.isEmpty ? "" : captureList.map { $0 + (names.isEmpty ? "" : " ") } ?? ""
        let head = names.isEmpty && captures.isEmpty ? "" : " \(captures)\(parameters) in"
        let lines = statements.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.count == 1 { return "{\(head) \(statements) }" }
        let own = source.indentation(at: body.lowerBound)
        let inner = lines.enumerated().map { number, line in
            let isOwn = number > 0 && line.hasPrefix(own)
            return number > 0 && !isOwn
                ? String(line) : indentation + source.indentationOfOneLevel + (isOwn ? line.dropFirst(own.count) : line)
        }
        return "{\(head)\n\(inner.joined(separator: "\n"))\n\(indentation)}"
    }

    /// The one expression that it consists of, where the parameters are called `names`: for a closure without captures.
    func expression(calledWith names: [String]) -> String? {
        guard closure.captures.isEmpty, closure.body.count == 1, case .expression = closure.body[0] else { return nil }
        return statements(naming: names)
    }

    private var captureList: String? {
        let head = source.tokenRanges(in: ByteRange(start: whole.lowerBound, end: body.lowerBound)).dropFirst()
        guard let start = head.first, source.matches(start, "[") else { return nil }
        var depth = 0
        for token in head {
            depth += source.matches(token, "[") ? 1 : source.matches(token, "]") ? -1 : 0
            if depth == 0 { return source.text(in: start.union(token)) }
        }
        return nil
    }

    /// Whether the statements name something else `name`, but for members and labels.
    private func usesForOthers(_ name: String) -> Bool {
        let tokens = source.tokenRanges(in: body)
        return tokens.indices.contains { position in
            guard source.text(in: tokens[position]) == name,
                !reads.contains(where: { $0.range.lowerBound == tokens[position].lowerBound })
            else { return false }
            let isMember = position > 0 && source.matches(tokens[position - 1], ".")
            let isLabel = position + 1 < tokens.count && source.matches(tokens[position + 1], ":")
            return !isMember && !isLabel
        }
    }

    private func statements(naming names: [String]) -> String? {
        guard reads.allSatisfy({ $0.number < names.count && names[$0.number] != "_" }) else { return nil }
        // A name that the closure uses for something else would hide that.
        if reads.contains(where: { usesForOthers(names[$0.number]) }) { return nil }
        return source.text(in: body, replacing: reads.map { ($0.range, names[$0.number]) })
    }
}

extension SourceText {
    /// Where the statements of `closure`, which is at `range`, are; `nil` where it has none.
    func body(of closure: ClosureSyntax, at range: ByteRange) -> ByteRange? {
        let tokens = tokenRanges(in: range)
        guard let open = tokens.first, let close = tokens.last, !closure.body.isEmpty else { return nil }
        var start = open.upperBound
        if closure.parameters != nil || !closure.captures.isEmpty, let word = tokens.first(where: { matches($0, "in") })
        {
            start = word.upperBound
        }
        let inner = tokenRanges(in: ByteRange(start: start, end: close.lowerBound))
        guard let first = inner.first, let last = inner.last else { return nil }
        return ByteRange(start: first.lowerBound, end: last.upperBound)
    }
}
