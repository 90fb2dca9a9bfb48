extension Parser {
    /// Reads `if` with all that follows `else`.
    mutating func parseIf() -> StatementSyntax {
        // A chain of `else if` may be long, and does not count as nested.
        var branches: [IfBranchSyntax] = []
        var last: [StatementSyntax] = []
        repeat {
            advance()
            let conditions = parseConditions()
            branches.append(IfBranchSyntax(conditions: conditions, body: parseBlock()))
            guard at(word: "else") else { break }
            advance()
            if !at(word: "if") {
                last = parseBlock()
                break
            }
        } while at(word: "if")
        return .if(branches, else: last)
    }

    /// Reads `guard`.
    mutating func parseGuard() -> StatementSyntax {
        advance()
        let conditions = parseConditions()
        if at(word: "else") { advance() }
        return .guard(conditions, else: parseBlock())
    }

    /// Reads `while`.
    mutating func parseWhile() -> StatementSyntax {
        advance()
        let conditions = parseConditions()
        return .while(conditions, parseBlock())
    }

    /// Reads `repeat … while`.
    mutating func parseRepeat() -> StatementSyntax {
        advance()
        let body = parseBlock()
        guard at(word: "while") else { return .block(body) }
        advance()
        return .repeat(body, parseExpression())
    }

    /// Reads `for`.
    mutating func parseFor() -> StatementSyntax {
        advance()
        while at(word: "try") || at(word: "await") || at(word: "unsafe") { advance() }
        let isCase = at(word: "case")
        if isCase { advance() }
        let pattern = parseHeadExpression()
        let type = take(.colon) ? parseType() : nil
        if at(word: "in") { advance() }
        let sequence = parseHeadExpression()
        var condition: ExpressionSyntax?
        if at(word: "where") {
            advance()
            condition = parseHeadExpression()
        }
        return .for(
            ForSyntax(
                pattern: pattern, isCase: isCase, type: type, sequence: sequence, condition: condition,
                body: parseBlock()))
    }

    /// Reads `switch`.
    mutating func parseSwitch() -> StatementSyntax {
        advance()
        let subject = parseHeadExpression()
        var cases: [SwitchCaseSyntax] = []
        guard at(.leftBrace) else { return .switch(subject, []) }
        guard depth < Self.maximumBodyDepth else {
            let rest = StatementSyntax.expression(ExpressionSyntax(skipBraces(), .missing))
            return .switch(subject, [SwitchCaseSyntax(patterns: [], body: [rest])])
        }
        let outer = enterBrackets()
        defer { leaveBrackets(restoring: outer) }
        var progress = LoopProgress()
        while progress.continues(at: self.start), !at(.rightBrace), !at(.endOfFile) { parseCase(into: &cases) }
        _ = take(.rightBrace)
        return .switch(subject, cases)
    }

    /// Reads one case; directives between cases are passed over, so that the cases of all branches count.
    @inline(never)
    private mutating func parseCase(into cases: inout [SwitchCaseSyntax]) {
        if at(.pound) {
            if at(pound: "#if") || at(pound: "#elseif") || at(pound: "#else") {
                skipConditionalClause()
            } else {
                advance()
            }
            return
        }
        if at(.at) { _ = parseAttributes() }
        var patterns: [CasePatternSyntax] = []
        if at(word: "case") {
            advance()
            patterns = parseCasePatterns()
        } else {
            advance()
        }
        _ = take(.colon)
        cases.append(SwitchCaseSyntax(patterns: patterns, body: parseStatements(inCase: true)))
    }

    private mutating func parseCasePatterns() -> [CasePatternSyntax] {
        var patterns: [CasePatternSyntax] = []
        repeat {
            let pattern = parseExpression()
            var condition: ExpressionSyntax?
            if at(word: "where") {
                advance()
                condition = parseExpression()
            }
            patterns.append(CasePatternSyntax(pattern: pattern, condition: condition))
        } while take(.comma)
        return patterns
    }

    /// Whether a case of a `switch` starts here.
    var atCaseStart: Bool {
        mutating get {
            if at(.at) { return source.matches(peek().range, "unknown") }
            guard at(.identifier) else { return false }
            return at(word: "case") || at(word: "default") && peek().kind == .colon
        }
    }

    /// Reads `do` with its `catch` clauses.
    mutating func parseDo() -> StatementSyntax {
        advance()
        if at(word: "throws") {
            advance()
            if at(.leftParen) { skipBrackets() }
        }
        let body = parseBlock()
        var catches: [SwitchCaseSyntax] = []
        while at(word: "catch") {
            advance()
            let outer = allowsTrailingClosures
            allowsTrailingClosures = false
            let patterns = at(.leftBrace) ? [] : parseCasePatterns()
            allowsTrailingClosures = outer
            catches.append(SwitchCaseSyntax(patterns: patterns, body: parseBlock()))
        }
        return .do(body, catches)
    }
}
