extension Parser {
    /// Reads a function from `func` on.
    mutating func parseFunction() -> DeclSyntax.Kind {
        advance()
        let name = parseFunctionName()
        let genericParameters = parseGenericParameters()
        let parameters = parseParameters()
        let effects = parseEffects()
        let result = parseResult()
        let whereClause = parseWhereClause()
        return .function(
            FunctionSyntax(
                name: name, genericParameters: genericParameters, parameters: parameters, effects: effects,
                result: result, whereClause: whereClause, body: parseBody()
            ))
    }

    /// Skips a function, an initialiser or a subscript: what stands before its body, and that.
    mutating func skipFunction() -> DeclSyntax.Kind {
        advance()
        // A name that is a word of the language introduces nothing here.
        if !at(.leftParen), !at(.leftBrace), !at(.endOfFile), !at(.rightBrace) { advance() }
        while true {
            switch token.kind {
            case .leftParen, .leftSquare: skipBrackets()
            case .leftBrace:
                skipBraces()
                return .other
            case .endOfFile, .rightBrace, .semicolon, .pound: return .other
            case .at where token.startsLine: return .other
            default:
                if token.startsLine, atDeclaration(in: .members) { return .other }
                advance()
            }
        }
    }

    /// Reads an initialiser from `init` on.
    mutating func parseInitializer() -> DeclSyntax.Kind {
        advance()
        let optionalMark = take(operatorPrefix: "?") ?? take(operatorPrefix: "!")
        let genericParameters = parseGenericParameters()
        let parameters = parseParameters()
        let effects = parseEffects()
        let whereClause = parseWhereClause()
        return .initializer(
            InitializerSyntax(
                optionalMark: optionalMark, genericParameters: genericParameters, parameters: parameters,
                effects: effects, whereClause: whereClause, body: parseBody()
            ))
    }

    /// Reads a subscript from `subscript` on.
    mutating func parseSubscript() -> DeclSyntax.Kind {
        advance()
        let genericParameters = parseGenericParameters()
        let parameters = parseParameters()
        let result = parseResult() ?? TypeSyntax(ByteRange(at: previousEnd), .missing)
        let whereClause = parseWhereClause()
        let accessors = at(.leftBrace) ? parseAccessors() : nil
        return .subscript(
            SubscriptSyntax(
                genericParameters: genericParameters, parameters: parameters, result: result,
                whereClause: whereClause, accessors: accessors
            ))
    }

    /// Reads the name of a function, which may be an operator.
    private mutating func parseFunctionName() -> ByteRange {
        guard at(.operator) else { return takeName(.expectedName) ?? ByteRange(at: previousEnd) }
        let range = token.range
        let last = range.upperBound - 1
        let opensGenerics =
            range.count > 1 && source.base[last] == UInt8(ascii: "<")
            && ByteClass.table[Int(source.byte(at: last + 1))] & ByteClass.identifierHead != 0
        guard opensGenerics else { return advance().range }
        previousEnd = last
        lexer.position = last
        token = lexer.next()
        return ByteRange(start: range.lowerBound, end: last)
    }

    private mutating func parseResult() -> TypeSyntax? {
        guard at(operator: "->") else { return nil }
        advance()
        return parseType()
    }

    /// Skips a body, if one comes next.
    mutating func parseBody() -> ByteRange? {
        at(.leftBrace) ? skipBraces() : nil
    }

    // MARK: - Parameters

    /// Reads parameters in parentheses.
    mutating func parseParameters() -> [ParameterSyntax] {
        guard at(.leftParen) else {
            note(.expectedParameters)
            return []
        }
        let open = start
        advance()
        var parameters: [ParameterSyntax] = []
        var progress = LoopProgress()
        while progress.continues(at: self.start), !at(.rightParen), !at(.endOfFile), !at(.rightBrace) {
            parameters.append(parseParameter())
            if !take(.comma) { break }
        }
        if !take(.rightParen) { recoverParameters(from: open) }
        return parameters
    }

    /// Reads one parameter; in an enumeration's case it may be a type alone.
    private mutating func parseParameter() -> ParameterSyntax {
        let start = self.start
        let attributes = parseAttributes()
        var names: [ByteRange] = []
        if atName, isFollowedByParameterName {
            while atName, names.count < 4 { names.append(advance().range) }
            _ = take(.colon)
        }
        var type = parseType()
        let isVariadic = at(operatorPrefix: ".") && at(.operator)
        if isVariadic { takeEllipsis() }
        var defaultValue: ByteRange?
        if take(operatorPrefix: "=") != nil {
            let valueStart = self.start
            skipExpression(in: .argument)
            defaultValue = range(from: valueStart)
        }
        let range = range(from: start)
        if type.range.lowerBound < range.lowerBound { type = TypeSyntax(ByteRange(at: range.lowerBound), .missing) }
        return ParameterSyntax(
            range: range, attributes: attributes,
            firstName: names.count > 1 ? names[names.count - 2] : names.first,
            secondName: names.count > 1 ? names.last : nil,
            type: type, isVariadic: isVariadic, defaultValue: defaultValue
        )
    }

    /// Whether a colon follows the next name, or the name after it.
    private var isFollowedByParameterName: Bool {
        var ahead = lexer
        for _ in 0..<4 {
            let following = ahead.next()
            switch following.kind {
            case .colon: return true
            case .identifier, .quotedIdentifier: continue
            default: return false
            }
        }
        return false
    }

    private mutating func takeEllipsis() {
        if at(operator: "...") {
            advance()
        } else {
            // `...=` holds the sign of a default value.
            for _ in 0..<3 { _ = take(operatorPrefix: ".") }
        }
    }

    private mutating func recoverParameters(from open: Int) {
        note(.unclosedBracket, at: open)
        var progress = LoopProgress()
        while progress.continues(at: self.start), !at(.endOfFile), !at(.rightBrace), !at(.leftBrace) {
            if take(.rightParen) || token.startsLine && atDeclaration(in: .members) { return }
            if at(.leftParen) || at(.leftSquare) { skipBrackets() } else { advance() }
        }
    }
}
