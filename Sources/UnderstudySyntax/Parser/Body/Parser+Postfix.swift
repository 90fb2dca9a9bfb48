extension Parser {
    /// Reads an operand with its members, calls and subscripts.
    mutating func parsePostfixExpression() -> ExpressionSyntax {
        let start = self.start
        var expression = parsePrimary()
        var parts: [ExpressionSyntax] = []
        var links = 0
        var progress = LoopProgress()
        while progress.continues(at: self.start), let form = parsePostfix(of: expression) {
            expression = ExpressionSyntax(range(from: start), form)
            links += 1
            guard links == Self.maximumChain else { continue }
            // What follows is read as a separate chain, on an unknown base.
            parts.append(expression)
            expression = ExpressionSyntax(range(from: start), .literal)
            links = 0
        }
        guard !parts.isEmpty else { return expression }
        return ExpressionSyntax(range(from: start), .array(parts + [expression]))
    }

    /// How many members and calls may follow each other as one chain.
    static let maximumChain = 80

    /// Reads one member, call, subscript or mark after `base`; `nil` where none follows.
    mutating func parsePostfix(of base: ExpressionSyntax) -> ExpressionSyntax.Form? {
        switch token.kind {
        case .period, .moduleSelector:
            return parseMember(of: base)
        case .leftParen:
            guard !token.startsLine, base.canBeCalled else { return nil }
            var arguments = parseArguments(closing: .rightParen)
            parseTrailingClosures(into: &arguments)
            return .call(base, arguments)
        case .leftSquare:
            guard !token.startsLine, base.canBeCalled else { return nil }
            return .subscript(base, parseArguments(closing: .rightSquare))
        case .leftBrace:
            guard allowsTrailingClosures, !token.startsLine, base.mayTakeTrailingClosure else { return nil }
            var arguments: [ArgumentSyntax] = []
            parseTrailingClosures(into: &arguments)
            return .call(base, arguments)
        case .operator:
            return parsePostfixOperator(of: base)
        case .pound where depth < Self.maximumBodyDepth && atPostfixConditional():
            return parsePostfixConditional(of: base)
        default:
            return nil
        }
    }

    /// Reads members inside `#if … #endif`: those of all branches, one after the other, since uses in any branch
    /// matter.
    private mutating func parsePostfixConditional(of base: ExpressionSyntax) -> ExpressionSyntax.Form {
        depth += 1
        defer { depth -= 1 }
        var expression = base
        var progress = LoopProgress()
        repeat {
            skipConditionalClause()
            while let form = parsePostfix(of: expression) {
                expression = ExpressionSyntax(range(from: base.range.lowerBound), form)
            }
        } while progress.continues(at: self.start) && (at(pound: "#elseif") || at(pound: "#else"))
        if at(pound: "#endif") { advance() }
        return expression.form
    }

    private mutating func parseMember(of base: ExpressionSyntax) -> ExpressionSyntax.Form? {
        if case .missing = base.form { return nil }
        advance()
        switch token.kind {
        case .identifier, .quotedIdentifier, .number, .dollarIdentifier:
            return .member(base, parseNameReference())
        case .leftSquare, .operator:
            return parsePostfix(of: base)
        default:
            return nil
        }
    }

    private mutating func parsePostfixOperator(of base: ExpressionSyntax) -> ExpressionSyntax.Form? {
        guard !token.hasSpaceBefore, !token.startsLine, base.canBeCalled else { return nil }
        let following = source.byte(at: token.range.upperBound)
        let isMark = at(operator: "?") || at(operator: "!")
        let isDoubled = (at(operator: "??") || at(operator: "!!")) && following == UInt8(ascii: ".")
        guard isMark || isDoubled else { return parseOtherOperator(of: base) }
        let isForce = source.byte(at: start) == UInt8(ascii: "!")
        advance()
        return isForce ? .force(base) : .optionalChain(base)
    }

    /// Reads other operators that touch only what is before them, such as the dots of `0...`.
    private mutating func parseOtherOperator(of base: ExpressionSyntax) -> ExpressionSyntax.Form? {
        guard !at(operatorPrefix: "="), !at(operator: "->") else { return nil }
        let following = peek()
        let touches = !following.hasSpaceBefore && following.kind != .endOfFile
        switch following.kind {
        case .rightParen, .rightSquare, .rightBrace, .comma, .colon, .semicolon: break
        default: if touches || !following.startsLine { return nil }
        }
        return .prefix(advance().range, base)
    }

    // MARK: - Arguments

    /// Reads arguments in brackets, the opening one first.
    mutating func parseArguments(closing: TokenKind) -> [ArgumentSyntax] {
        guard depth < Self.maximumBodyDepth else {
            return [ArgumentSyntax(label: nil, value: ExpressionSyntax(skipBrackets(), .missing), isTrailing: false)]
        }
        let outer = enterBrackets()
        defer { leaveBrackets(restoring: outer) }
        var arguments: [ArgumentSyntax] = []
        var progress = LoopProgress()
        while progress.continues(at: self.start), !at(closing), !at(.endOfFile), !at(.rightBrace) {
            arguments.append(parseArgument())
            if !take(.comma) { break }
        }
        if let rest = closeBracket(closing) {
            arguments.append(ArgumentSyntax(label: nil, value: rest, isTrailing: false))
        }
        return arguments
    }

    /// Goes to the end of brackets, and returns what could not be read in them.
    mutating func closeBracket(_ closing: TokenKind) -> ExpressionSyntax? {
        let start = self.start
        var progress = LoopProgress()
        while progress.continues(at: self.start), !at(closing), !at(.endOfFile), !at(.rightBrace) {
            switch token.kind {
            case .leftParen, .leftSquare, .leftBrace: skipBrackets()
            case .rightParen, .rightSquare: return nil
            default: advance()
            }
        }
        let rest = range(from: start)
        _ = take(closing)
        return rest.isEmpty ? nil : ExpressionSyntax(rest, .missing)
    }

    private mutating func parseArgument() -> ArgumentSyntax {
        var label: ByteRange?
        if atName, peek().kind == .colon {
            label = advance().range
            advance()
        }
        return ArgumentSyntax(label: label, value: parseExpression(), isTrailing: false)
    }

    /// Reads the closures after a call, the first without and the others with a label.
    private mutating func parseTrailingClosures(into arguments: inout [ArgumentSyntax]) {
        guard allowsTrailingClosures, at(.leftBrace), !token.startsLine else { return }
        arguments.append(ArgumentSyntax(label: nil, value: parseClosure(), isTrailing: true))
        while at(.identifier), !token.startsLine || !at(word: "default") {
            var ahead = lexer
            guard ahead.next().kind == .colon, ahead.next().kind == .leftBrace else { return }
            let label = advance().range
            advance()
            arguments.append(ArgumentSyntax(label: label, value: parseClosure(), isTrailing: true))
        }
    }
}

extension ExpressionSyntax {
    /// Whether a bracket that touches the expression belongs to it.
    fileprivate var canBeCalled: Bool {
        switch form {
        case .missing, .binding: false
        default: true
        }
    }

    /// Whether a brace after the expression is its closure.
    fileprivate var mayTakeTrailingClosure: Bool {
        switch form {
        case .name, .member, .optionalChain, .force: true
        case .call(_, let arguments): !arguments.contains(where: \.isTrailing)
        case .subscript, .tuple: true
        default: false
        }
    }
}
