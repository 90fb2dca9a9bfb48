extension TagParser {
    /// Reads an expression, with `a if b else c` as its loosest form.
    mutating func choice() throws(TemplateFailure) -> TemplateExpression {
        let value = try expression()
        guard try take(word: "if") else { return value }
        let condition = try expression()
        var other = TemplateExpression.literal(.none)
        if try take(word: "else") { other = try expression() }
        return .choice(value, if: condition, else: other)
    }

    /// Reads an expression: alternatives joined by `or`.
    mutating func expression() throws(TemplateFailure) -> TemplateExpression {
        let first = try conjunction()
        guard isAt(word: "or") else { return first }
        var terms = [first]
        while try take(word: "or") { terms.append(try conjunction()) }
        return .any(terms)
    }

    private mutating func conjunction() throws(TemplateFailure) -> TemplateExpression {
        let first = try negation()
        guard isAt(word: "and") else { return first }
        var terms = [first]
        while try take(word: "and") { terms.append(try negation()) }
        return .all(terms)
    }

    private mutating func negation() throws(TemplateFailure) -> TemplateExpression {
        var isNegated = false
        var count = 0
        while try take(word: "not") {
            isNegated.toggle()
            count += 1
        }
        let operand = try comparison()
        if isNegated { return .not(operand) }
        return count == 0 ? operand : .not(.not(operand))
    }

    private mutating func comparison() throws(TemplateFailure) -> TemplateExpression {
        let left = try filtered()
        let offset = token.offset
        guard let sign = try comparisonSign() else { return left }
        return .comparison(sign, left, try filtered(), offset: offset)
    }

    private mutating func comparisonSign() throws(TemplateFailure) -> TemplateComparison? {
        switch token.kind {
        case .sign(let sign):
            guard let comparison = TemplateComparison(rawValue: sign) else { return nil }
            try advance()
            return comparison
        case .name("in"):
            try advance()
            return .within
        case .name("not"):
            try advance()
            try expect(word: "in")
            return .notWithin
        default: return nil
        }
    }

    /// Reads a value and the filters after it.
    mutating func filtered() throws(TemplateFailure) -> TemplateExpression {
        let value = try primary()
        guard isAt(sign: "|") else { return value }
        var calls: [FilterCall] = []
        while try take(sign: "|") { calls.append(try filterCall()) }
        return .filtered(value, calls)
    }

    private mutating func filterCall() throws(TemplateFailure) -> FilterCall {
        let offset = token.offset
        let name = try word("a filter's name")
        guard let filter = filters[name] else {
            throw TemplateFailure(.unknownFilter(name, nearest: filters.names(near: name)), at: offset)
        }
        var arguments: [TemplateExpression] = []
        if try take(sign: ":") {
            repeat { arguments.append(try primary()) } while try take(sign: ",")
        }
        guard filter.argumentCount.contains(arguments.count) else {
            let problem = TemplateProblem.filterArgumentCount(
                name, expected: filter.argumentCount, found: arguments.count)
            throw TemplateFailure(problem, at: offset)
        }
        return FilterCall(filter: filter, arguments: arguments, offset: offset)
    }
}
