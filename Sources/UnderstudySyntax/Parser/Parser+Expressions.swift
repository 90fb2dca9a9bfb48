extension Parser {
    /// The position of an expression that the parser skips.
    enum ExpressionContext {
        /// A default value, an initial value in parentheses: ends at a comma or a closing bracket.
        case argument
        /// An initial value or a statement: also ends where a line starts a declaration.
        case declaration(Context)
        /// The initial value of one of several properties: ends at a comma as well.
        case binding(Context)
    }

    /// Skips an expression or a statement without reading it; takes at least one token unless at an end.
    mutating func skipExpression(in context: ExpressionContext) {
        var skipped = SkippedExpression()
        var progress = LoopProgress()
        while progress.continues(at: self.start) {
            if skipped.last != nil, skipPostfixConditional() { continue }
            if endsExpression(in: context, after: skipped) { return }
            skipped.add(token, in: source)
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

    private mutating func endsExpression(in context: ExpressionContext, after skipped: SkippedExpression) -> Bool {
        switch token.kind {
        case .endOfFile, .rightBrace:
            return true
        case .rightParen, .rightSquare:
            if case .argument = context { return true }
            return false
        case .comma:
            if case .declaration = context { return false }
            return !skipped.isInConditions
        case .semicolon:
            return true
        case .leftBrace:
            guard case .binding = context, skipped.last != nil, !skipped.isInConditions else { return false }
            return opensObservers
        default:
            guard skipped.last != nil, token.startsLine else { return false }
            switch context {
            case .argument: return false
            case .binding(.file) where skipped.isComplete(in: source) && startsStatement: return true
            case .declaration(let context), .binding(let context):
                if skipped.expectsCondition, at(word: "let") || at(word: "var") || at(word: "case") { return false }
                // A macro that starts a line after something complete is used by itself.
                if at(.pound), skipped.isComplete(in: source) { return true }
                return startsDeclarationOrDirective(in: context)
            }
        }
    }

    /// Whether the next token, which starts a line, starts a new statement after a complete one.
    private var startsStatement: Bool {
        mutating get {
            switch token.kind {
            case .identifier: !(at(word: "is") || at(word: "as") || at(word: "else") || at(word: "catch"))
            case .quotedIdentifier, .dollarIdentifier, .number, .string, .leftParen, .leftSquare: true
            default: false
            }
        }
    }

    /// Skips `#if … #endif` that holds members of the expression before it (SE-0308); takes nothing if it contains
    /// anything else.
    private mutating func skipPostfixConditional() -> Bool {
        guard atPostfixConditional() else { return false }
        let start = self.start
        if !skipConditional() { note(.unclosedConditional, at: start) }
        return true
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

    /// Skips generic arguments after a name in an expression: their commas separate no values.
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

/// How far the expression or statement that the parser skips extends.
private struct SkippedExpression {
    /// Its last token so far; an opening bracket stands for all up to the closing one.
    private(set) var last: Token?
    /// Whether the conditions of `if`, `guard`, `while` or the like are open: their block is still to come.
    private(set) var isInConditions = false
    /// Whether a condition has to follow.
    private(set) var expectsCondition = false

    mutating func add(_ token: Token, in source: SourceText) {
        let isMember = last?.kind == .period || last?.kind == .moduleSelector
        let opensConditions = token.kind == .identifier && !isMember && Self.opensConditions(token.range, in: source)
        if opensConditions { isInConditions = true }
        // A brace after an operator or a comma opens a closure.
        if token.kind == .leftBrace, last?.kind != .comma, last?.kind != .operator || isComplete(in: source) {
            isInConditions = false
        }
        expectsCondition = isInConditions && (opensConditions || token.kind == .comma)
        last = token
    }

    /// Whether nothing need follow the last token.
    func isComplete(in source: SourceText) -> Bool {
        guard let last else { return false }
        switch last.kind {
        case .leftParen, .leftSquare, .leftBrace: return true
        case .period, .moduleSelector, .backslash: return false
        default:
            return PreviousToken(last.kind, source.base + last.range.lowerBound, count: last.range.count) == .operand
        }
    }

    private static func opensConditions(_ word: ByteRange, in source: SourceText) -> Bool {
        switch word.count {
        case 2: source.matches(word, "if")
        case 3: source.matches(word, "for")
        case 5: source.matches(word, "guard") || source.matches(word, "while") || source.matches(word, "catch")
        case 6: source.matches(word, "switch")
        default: false
        }
    }
}
