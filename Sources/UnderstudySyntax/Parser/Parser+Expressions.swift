extension Parser {
    /// Where an expression stands that the parser goes past.
    enum ExpressionContext {
        /// A default value, an initial value in parentheses: ends at a comma or a closing bracket.
        case argument
        /// An initial value or a statement: also ends where a line starts a declaration.
        case declaration(Context)
        /// The initial value of one of several properties: ends at a comma as well.
        case binding(Context)
    }

    /// Goes past an expression or a statement without reading it; takes at least one token unless at an end.
    mutating func skipExpression(in context: ExpressionContext) {
        var isFirst = true
        var progress = LoopProgress()
        while progress.continues(at: self.start) {
            if !isFirst, at(.pound), atPostfixConditional() {
                skipConditional()
                continue
            }
            if endsExpression(in: context, isFirst: isFirst) { break }
            isFirst = false
            switch token.kind {
            case .leftParen, .leftSquare, .leftBrace:
                skipBrackets()
            case .identifier, .quotedIdentifier:
                advance()
                skipGenericArguments()
            default:
                advance()
            }
        }
    }

    private mutating func endsExpression(in context: ExpressionContext, isFirst: Bool) -> Bool {
        switch token.kind {
        case .endOfFile, .rightBrace:
            return true
        case .rightParen, .rightSquare:
            if case .argument = context { return true }
            return false
        case .comma:
            if case .declaration = context { return false }
            return true
        case .semicolon:
            return true
        case .leftBrace:
            guard case .binding = context, !isFirst else { return false }
            return opensObservers
        default:
            if isFirst { return false }
            switch context {
            case .argument: return false
            case .declaration(let context), .binding(let context):
                return token.startsLine && startsDeclarationOrDirective(in: context)
            }
        }
    }

    /// Whether the next brace opens the observers of a property rather than a closure of its initial value.
    private var opensObservers: Bool {
        let word = peek()
        return word.kind == .identifier
            && (source.matches(word.range, "didSet") || source.matches(word.range, "willSet"))
    }

    /// Whether the line that starts here is a declaration or a directive.
    private mutating func startsDeclarationOrDirective(in context: Context) -> Bool {
        switch token.kind {
        case .at:
            return true
        case .pound:
            return at(pound: "#if") || atBranchEnd
        case .identifier:
            return atDeclaration(in: context)
        default:
            return false
        }
    }

    /// Goes past generic arguments after a name in an expression: their commas separate no values.
    private mutating func skipGenericArguments() {
        if at(operatorPrefix: "<"), takeGenericArguments() == nil, at(operatorPrefix: "<"), !token.hasSpaceBefore {
            advance()
        }
    }

    /// Takes generic arguments after a name in an expression; `nil`, with nothing taken, where none are there.
    mutating func takeGenericArguments() -> [TypeSyntax]? {
        guard at(operatorPrefix: "<"), !token.hasSpaceBefore, !failedAttempts.contains(start) else { return nil }
        let before = checkpoint
        let arguments = parseGenericArguments()
        if let arguments, problems.count == before.problemCount, mayFollowGenericArguments { return arguments }
        goBack(to: before)
        return nil
    }

    private var mayFollowGenericArguments: Bool {
        mutating get {
            switch token.kind {
            case .leftParen, .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .colon,
                .endOfFile, .leftSquare:
                true
            case .operator:
                at(operatorPrefix: "?") || at(operatorPrefix: "!") || token.hasSpaceBefore
            default:
                token.startsLine
            }
        }
    }
}
