extension Parser {
    /// Reads the statements in the braces at `range`.
    public static func parseBody(in range: ByteRange, of source: SourceText) -> [StatementSyntax] {
        var parser = Parser(source, range: range)
        return parser.parseBlock()
    }

    /// Reads the statements at `range`, which is in no braces: those of a script, or the use of a macro.
    public static func parseStatements(in range: ByteRange, of source: SourceText) -> [StatementSyntax] {
        var parser = Parser(source, range: range)
        return parser.parseStatements()
    }

    /// Reads the expression at `range`, such as the initial value of a property.
    public static func parseExpression(in range: ByteRange, of source: SourceText) -> ExpressionSyntax {
        var parser = Parser(source, range: range)
        return parser.parseExpression()
    }

    /// Goes past an opening bracket, behind which expressions may have trailing closures; gives whether they may outside.
    @inline(__always)
    mutating func enterBrackets() -> Bool {
        let outer = allowsTrailingClosures
        depth += 1
        allowsTrailingClosures = true
        advance()
        return outer
    }

    /// Ends what `enterBrackets` began.
    @inline(__always)
    mutating func leaveBrackets(restoring outer: Bool) {
        depth -= 1
        allowsTrailingClosures = outer
    }

    /// Reads statements in braces; none, where no brace opens.
    @inline(never)
    mutating func parseBlock() -> [StatementSyntax] {
        guard at(.leftBrace) else { return [] }
        guard depth < Self.maximumBodyDepth else {
            return [.expression(ExpressionSyntax(skipBraces(), .missing))]
        }
        let outer = enterBrackets()
        defer { leaveBrackets(restoring: outer) }
        let statements = parseStatements()
        _ = take(.rightBrace)
        return statements
    }

    /// The nesting of expressions and blocks at which everything deeper is skipped.
    static let maximumBodyDepth = 48

    /// Reads statements up to a closing brace, or the next case of a `switch`.
    @inline(never)
    mutating func parseStatements(inCase: Bool = false) -> [StatementSyntax] {
        var statements: [StatementSyntax] = []
        var progress = LoopProgress()
        while progress.continues(at: self.start), !at(.endOfFile), !at(.rightBrace) {
            if at(.pound), atBranchEnd { break }
            if inCase, atCaseStart { break }
            if take(.semicolon) { continue }
            let before = start
            if at(.at) {
                let attributes = parseAttributes()
                if attributes.contains(where: { $0.arguments != nil }) { statements.append(.attributes(attributes)) }
                if let statement = parseStatement(afterAttributes: true) { statements.append(statement) }
            } else if let statement = parseStatement() {
                statements.append(statement)
            }
            if start == before { statements.append(.expression(ExpressionSyntax(advance().range, .missing))) }
        }
        return statements
    }

    /// Reads one statement; `nil` for empty ones.
    mutating func parseStatement() -> StatementSyntax? {
        switch token.kind {
        case .pound where at(pound: "#if"): return parseBranches()
        case .at:
            _ = parseAttributes()
            return parseStatement(afterAttributes: true)
        case .identifier: return parseStatement(afterAttributes: false)
        default: return .expression(parseExpression())
        }
    }

    private mutating func parseStatement(afterAttributes: Bool) -> StatementSyntax? {
        if !afterAttributes, let word = StatementWord(at: &self) { return parseStatement(word) }
        if at(word: "async"), source.matches(peek().range, "let") { advance() }
        guard atDeclaration(in: .file), !at(word: "init"), !at(word: "subscript") else {
            return .expression(parseExpression())
        }
        let before = checkpoint
        let modifiers = parseModifiers()
        if at(word: "let") || at(word: "var") { return .variables(parseLocalVariables(modifiers)) }
        goBack(to: before)
        return .declaration(parseDeclaration(in: .file))
    }

    @inline(never)
    private mutating func parseStatement(_ word: StatementWord) -> StatementSyntax? {
        switch word {
        case .label:
            advance()
            advance()
            return parseStatement()
        case .if: return parseIf()
        case .guard: return parseGuard()
        case .while: return parseWhile()
        case .repeat: return parseRepeat()
        case .for: return parseFor()
        case .switch: return parseSwitch()
        case .do: return parseDo()
        case .defer:
            advance()
            return .block(parseBlock())
        case .return:
            advance()
            return .return(atExpressionEnd ? nil : parseExpression())
        case .throw:
            advance()
            return .throw(parseExpression())
        case .jump:
            advance()
            if at(.identifier), !token.startsLine { advance() }
            return nil
        }
    }

    /// Whether no expression follows that a `return` could return.
    private var atExpressionEnd: Bool {
        mutating get {
            switch token.kind {
            case .rightBrace, .semicolon, .endOfFile: true
            case .pound: atBranchEnd || at(pound: "#if")
            case .identifier: token.startsLine && (atCaseStart || StatementWord(at: &self)?.isStatementOnly == true)
            default: false
            }
        }
    }

    /// Reads `#if … #endif` among statements.
    private mutating func parseBranches() -> StatementSyntax {
        var branches: [[StatementSyntax]] = []
        var progress = LoopProgress()
        repeat {
            skipConditionalClause()
            branches.append(parseStatements())
        } while progress.continues(at: self.start) && atBranchEnd && !at(pound: "#endif")
        if at(pound: "#endif") { advance() }
        return .branches(branches)
    }
}

/// The words that a statement begins with.
enum StatementWord {
    case `if`, `guard`, `while`, `repeat`, `for`, `switch`, `do`, `defer`, `return`, `throw`
    /// `break`, `continue` and `fallthrough`.
    case jump
    /// A name in front of a loop, with its colon.
    case label

    /// Whether no expression begins with the word.
    var isStatementOnly: Bool { self != .if && self != .switch && self != .do && self != .repeat }

    init?(at parser: inout Parser) {
        guard parser.at(.identifier) else { return nil }
        let range = parser.token.range
        if range.count <= 11, let word = Self.find(range, in: parser.source) {
            if word == .repeat, parser.peek().kind != .leftBrace { return nil }
            self = word
        } else if parser.source.byte(at: range.upperBound) == UInt8(ascii: ":"), !parser.at(word: "default"),
            parser.peek().kind == .colon
        {
            self = .label
        } else {
            return nil
        }
    }

    private static func find(_ range: ByteRange, in source: SourceText) -> StatementWord? {
        func matches(_ word: StaticString) -> Bool { source.matches(range, word) }
        switch source.byte(at: range.lowerBound) {
        case UInt8(ascii: "i"): return matches("if") ? .if : nil
        case UInt8(ascii: "g"): return matches("guard") ? .guard : nil
        case UInt8(ascii: "w"): return matches("while") ? .while : nil
        case UInt8(ascii: "r"): return matches("return") ? .return : matches("repeat") ? .repeat : nil
        case UInt8(ascii: "f"): return matches("for") ? .for : matches("fallthrough") ? .jump : nil
        case UInt8(ascii: "s"): return matches("switch") ? .switch : nil
        case UInt8(ascii: "d"): return matches("do") ? .do : matches("defer") ? .defer : nil
        case UInt8(ascii: "t"): return matches("throw") ? .throw : nil
        case UInt8(ascii: "b"): return matches("break") ? .jump : nil
        case UInt8(ascii: "c"): return matches("continue") ? .jump : nil
        default: return nil
        }
    }
}
