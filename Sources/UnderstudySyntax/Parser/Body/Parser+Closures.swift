extension Parser {
    /// Reads a closure.
    mutating func parseClosure() -> ExpressionSyntax {
        let start = self.start
        guard depth < Self.maximumBodyDepth else {
            return ExpressionSyntax(skipBraces(), .missing)
        }
        let outer = enterBrackets()
        defer { leaveBrackets(restoring: outer) }
        var captures: [CaptureSyntax] = []
        var parameters: [ClosureParameterSyntax]?
        var result: TypeSyntax?
        if atClosureSignature {
            while at(.at) { _ = parseAttribute(inType: true) }
            if at(.leftSquare) { captures = parseCaptures() }
            if !at(word: "in") { parameters = parseClosureParameters() }
            _ = parseEffects()
            if at(operator: "->") {
                advance()
                result = parseType()
            }
            if at(word: "in") { advance() }
        }
        let body = parseStatements()
        _ = take(.rightBrace)
        let closure = ClosureSyntax(captures: captures, parameters: parameters, result: result, body: body)
        return ExpressionSyntax(range(from: start), .closure(closure))
    }

    /// Whether a closure's signature, which ends with `in`, comes next.
    private var atClosureSignature: Bool {
        mutating get {
            switch token.kind {
            case .at, .leftSquare, .leftParen: break
            case .identifier, .quotedIdentifier:
                // By far the most closures begin with a statement, which the next token shows.
                let following = peek()
                guard
                    following.kind == .comma || source.matches(following.range, "in") || at(word: "in")
                        || following.kind == .identifier || at(word: "async") || at(word: "throws")
                        || following.kind == .operator && source.matches(following.range, "->")
                else { return false }
            default: return false
            }
            var ahead = self
            return ahead.skipClosureSignature()
        }
    }

    /// Skips a closure's signature; false where there is none.
    private mutating func skipClosureSignature() -> Bool {
        while at(.at) { _ = parseAttribute(inType: true) }
        if at(.leftSquare) { skipBrackets() }
        if at(.leftParen) {
            skipBrackets()
        } else if atName, !at(word: "in"), !atEffectWord {
            while atName, !at(word: "in") {
                advance()
                guard take(.comma) else { break }
            }
        }
        _ = parseEffects()
        if at(operator: "->") {
            advance()
            _ = parseType()
        }
        return at(word: "in")
    }

    private var atEffectWord: Bool { mutating get { at(word: "async") || at(word: "throws") || at(word: "rethrows") } }

    private mutating func parseCaptures() -> [CaptureSyntax] {
        advance()
        var captures: [CaptureSyntax] = []
        var progress = LoopProgress()
        while progress.continues(at: self.start), !at(.rightSquare), !at(.endOfFile), !at(.rightBrace) {
            if let capture = parseCapture() { captures.append(capture) }
            if !take(.comma) { break }
        }
        _ = closeBracket(.rightSquare)
        return captures
    }

    private mutating func parseCapture() -> CaptureSyntax? {
        var (isWeak, isUnowned) = (false, false)
        if at(word: "weak") || at(word: "unowned"), peek().kind == .identifier || peek().kind == .leftParen {
            isWeak = at(word: "weak")
            isUnowned = !isWeak
            advance()
            if at(.leftParen) { skipBrackets() }
        }
        if at(word: "var") || at(word: "let") { advance() }
        guard atName else { return nil }
        let name = advance().range
        let value = take(operatorPrefix: "=") != nil ? parseExpression() : nil
        return CaptureSyntax(name: name, value: value, isWeak: isWeak, isUnowned: isUnowned)
    }

    private mutating func parseClosureParameters() -> [ClosureParameterSyntax]? {
        if at(.leftParen) {
            return parseParameters().map { parameter in
                // A parameter without a type is read as a type without a name.
                guard let name = parameter.secondName ?? parameter.firstName else {
                    return ClosureParameterSyntax(name: parameter.type.range, type: nil)
                }
                return ClosureParameterSyntax(name: name, type: parameter.type)
            }
        }
        guard atName, !atEffectWord else { return nil }
        var parameters: [ClosureParameterSyntax] = []
        while atName, !at(word: "in") {
            parameters.append(ClosureParameterSyntax(name: advance().range, type: nil))
            guard take(.comma) else { break }
        }
        return parameters
    }
}
