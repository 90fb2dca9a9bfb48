extension Parser {
    /// Whether the parser is inside a branch of `#if`.
    var isInConditional: Bool { conditionalDepth > 0 }

    /// Reads `#if … #endif` with declarations inside; all branches are kept.
    mutating func parseConditional(in context: Context) -> DeclSyntax {
        let start = self.start
        let introducer = token.range
        var clauses: [ConditionalClauseSyntax] = []
        var chain = ConditionChain()
        guard depth < Self.maximumDepth, conditionalDepth < Self.maximumConditionalDepth else {
            note(.nestedTooDeeply)
            skipConditional()
            return declaration(.other, from: start, introducer)
        }
        depth += 1
        conditionalDepth += 1
        var progress = LoopProgress()
        repeat {
            let keyword = token.range
            let clause = skipConditionalClause()
            let members =
                chain.isForOtherCompilers(clause, in: source)
                ? parseBranchOfOtherCompilers(in: context) : parseBranch(in: context)
            clauses.append(ConditionalClauseSyntax(keyword: keyword, clause: clause, members: members))
        } while progress.continues(at: self.start) && atBranchEnd && !at(pound: "#endif")
        depth -= 1
        conditionalDepth -= 1
        if at(pound: "#endif") { advance() } else { note(.unclosedConditional, at: start) }
        return declaration(.conditional(clauses), from: start, introducer)
    }

    /// Reads the declarations of one branch; a brace that closes nothing in it is passed over at the top level.
    private mutating func parseBranch(in context: Context) -> [DeclSyntax] {
        var members = parseDeclarations(in: context)
        while context == .file, at(.rightBrace) {
            note(.extraneousBrace)
            advance()
            members += parseDeclarations(in: context)
        }
        return members
    }

    /// Reads the declarations of a branch as far as they are understood, and says nothing about the rest.
    private mutating func parseBranchOfOtherCompilers(in context: Context) -> [DeclSyntax] {
        var inside = self
        skipBranch()
        inside.lexer = Lexer(base: source.base, from: inside.start, to: max(inside.start, previousEnd))
        inside.token = inside.lexer.next()
        return inside.parseBranch(in: context)
    }

    private mutating func declaration(_ kind: DeclSyntax.Kind, from start: Int, _ introducer: ByteRange) -> DeclSyntax {
        DeclSyntax(range: range(from: start), attributes: [], modifiers: [], introducer: introducer, kind: kind)
    }

    /// Goes past a directive and its condition, and returns their bytes.
    ///
    /// A condition ends with its line, unless an operator or an open bracket carries it on.
    @discardableResult
    mutating func skipConditionalClause() -> ByteRange {
        let start = self.start
        let hasCondition = !at(pound: "#else")
        advance()
        var expectsMore = hasCondition
        while hasCondition, !at(.endOfFile), !at(.rightBrace) {
            if token.startsLine, !expectsMore, !(at(operator: "||") || at(operator: "&&")) { break }
            if at(.pound), token.startsLine { break }
            expectsMore = at(.operator)
            if at(.leftParen) || at(.leftSquare) { skipBrackets() } else { advance() }
        }
        return range(from: start)
    }

    /// Goes to the directive that ends the branch here.
    private mutating func skipBranch() {
        while !at(.endOfFile), !atBranchEnd {
            if at(pound: "#if") { skipConditional() } else { advance() }
        }
    }

    /// Whether an `#if` opens here that holds members of the expression before it (SE-0308).
    mutating func atPostfixConditional() -> Bool {
        guard at(pound: "#if") else { return false }
        let before = checkpoint
        defer { goBack(to: before) }
        // Some branch may hold nothing, and one `#if` may stand right inside another.
        while at(pound: "#if") || at(pound: "#elseif") || at(pound: "#else") { skipConditionalClause() }
        return at(.period)
    }

    /// Goes past a whole `#if … #endif`, however deep others nest in it.
    ///
    /// Returns whether it is closed.
    @discardableResult
    mutating func skipConditional() -> Bool {
        var open = 0
        while !at(.endOfFile) {
            if at(pound: "#if") { open += 1 }
            if at(pound: "#endif") { open -= 1 }
            advance()
            if open == 0 { return true }
        }
        return false
    }
}
