extension Parser {
    /// Reads a primary expression.
    mutating func parsePrimary() -> ExpressionSyntax {
        let start = self.start
        let form = parsePrimaryForm()
        return ExpressionSyntax(range(from: start), form)
    }

    private mutating func parsePrimaryForm() -> ExpressionSyntax.Form {
        switch token.kind {
        case .identifier:
            return parseWord()
        case .quotedIdentifier, .dollarIdentifier:
            return .name(parseNameReference())
        case .number, .regex:
            advance()
            return .literal
        case .string:
            return parseString()
        case .leftParen:
            return .tuple(parseArguments(closing: .rightParen))
        case .leftSquare:
            return parseCollection()
        case .leftBrace:
            return parseClosure().form
        case .period:
            return parseImplicitMember()
        case .backslash:
            return parseKeyPath()
        case .pound:
            return parseMacroExpression()
        case .operator:
            return parseOperatorReference()
        case .at:
            _ = parseAttributes()
            return at(.leftBrace) ? parseClosure().form : .type(parseType())
        default:
            return .missing
        }
    }

    // MARK: - Words

    private mutating func parseWord() -> ExpressionSyntax.Form {
        switch token.range.count {
        case 2 where at(word: "if"): return .statement(nested { $0.parseIf() })
        case 2 where at(word: "do") && peek().kind == .leftBrace: return .statement(nested { $0.parseDo() })
        case 2 where at(word: "is"):
            advance()
            return .cast(missingExpression, .check, parseType())
        case 2 where at(word: "in"), 2 where at(word: "as"): return .missing
        case 4 where at(word: "else") || at(word: "case"): return .missing
        case 5 where at(word: "where"): return .missing
        case 6 where at(word: "switch"): return .statement(nested { $0.parseSwitch() })
        case 3 where at(word: "let") || at(word: "var"):
            advance()
            return .binding(parseOperand())
        case 3 where at(word: "any"), 4 where at(word: "some"):
            let following = peek()
            let isType =
                following.kind == .identifier && !following.startsLine && !source.matches(following.range, "in")
                && !source.matches(following.range, "as") && !source.matches(following.range, "is")
                && !source.matches(following.range, "else")
            guard isType else { return .name(parseNameReference()) }
            return .type(parseType())
        default:
            return .name(parseNameReference())
        }
    }

    /// Reads a statement in the position of an expression.
    private mutating func nested(_ parse: (inout Parser) -> StatementSyntax) -> StatementSyntax {
        let outer = allowsTrailingClosures
        defer { allowsTrailingClosures = outer }
        guard depth < Self.maximumBodyDepth else {
            advance()
            return .block([])
        }
        depth += 1
        defer { depth -= 1 }
        return parse(&self)
    }

    /// Reads a name with its generic arguments, or the labels of a reference.
    mutating func parseNameReference() -> NameSyntax {
        let name = advance().range
        if at(operatorPrefix: "<"), let arguments = takeGenericArguments() {
            return NameSyntax(range: name, arguments: arguments, labels: nil)
        }
        return NameSyntax(range: name, arguments: [], labels: takeReferenceLabels())
    }

    /// Takes `(first:second:)` after a name: labels, and nothing else.
    private mutating func takeReferenceLabels() -> [ByteRange]? {
        guard at(.leftParen), !token.hasSpaceBefore else { return nil }
        var ahead = lexer
        var labels: [ByteRange] = []
        while true {
            let label = ahead.next()
            if label.kind == .rightParen, !labels.isEmpty { break }
            guard label.kind == .identifier || label.kind == .quotedIdentifier, ahead.next().kind == .colon else {
                return nil
            }
            labels.append(label.range)
        }
        previousEnd = ahead.position
        lexer = ahead
        token = lexer.next()
        return labels
    }

    // MARK: - Other beginnings

    private mutating func parseImplicitMember() -> ExpressionSyntax.Form {
        advance()
        guard atName || at(.number) else { return .missing }
        return .member(nil, parseNameReference())
    }

    /// Reads a macro's use, or a literal such as `#file`.
    private mutating func parseMacroExpression() -> ExpressionSyntax.Form {
        if atBranchEnd || at(pound: "#if") { return .missing }
        let name = advance().range
        if at(operatorPrefix: "<") { _ = takeGenericArguments() }
        return .name(NameSyntax(range: name, arguments: [], labels: nil))
    }

    private mutating func parseOperatorReference() -> ExpressionSyntax.Form {
        let following = peek()
        guard following.kind == .rightParen || following.kind == .comma || following.kind == .rightBrace else {
            return .missing
        }
        return .name(NameSyntax(range: advance().range, arguments: [], labels: nil))
    }

    private mutating func parseKeyPath() -> ExpressionSyntax.Form {
        let start = self.start
        advance()
        var root: ExpressionSyntax?
        if atName || at(.leftSquare) || at(.leftParen) { root = parsePrimary() }
        var path = ExpressionSyntax(range(from: start), .keyPathRoot(root))
        let outer = allowsTrailingClosures
        allowsTrailingClosures = false
        defer { allowsTrailingClosures = outer }
        var links = 0
        var progress = LoopProgress()
        while progress.continues(at: self.start), let form = parsePostfix(of: path) {
            links += 1
            // What follows a long path is of a type that is not known.
            path = ExpressionSyntax(range(from: start), links % Self.maximumChain == 0 ? .keyPathRoot(nil) : form)
        }
        return .keyPath(path)
    }

    private mutating func parseCollection() -> ExpressionSyntax.Form {
        guard depth < Self.maximumBodyDepth else {
            skipBrackets()
            return .missing
        }
        let outer = enterBrackets()
        defer { leaveBrackets(restoring: outer) }
        var elements: [ExpressionSyntax] = []
        var pairs: [DictionaryElementSyntax] = []
        var progress = LoopProgress()
        _ = take(.colon)
        while progress.continues(at: self.start), !at(.rightSquare), !at(.endOfFile), !at(.rightBrace) {
            let element = parseExpression()
            if take(.colon) {
                pairs.append(DictionaryElementSyntax(key: element, value: parseExpression()))
            } else {
                elements.append(element)
            }
            if !take(.comma) { break }
        }
        if let rest = closeBracket(.rightSquare) { elements.append(rest) }
        return pairs.isEmpty ? .array(elements) : .dictionary(pairs)
    }
}
