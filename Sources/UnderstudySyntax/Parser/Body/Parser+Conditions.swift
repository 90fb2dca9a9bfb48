extension Parser {
    /// Reads an expression before a brace that opens a block, not a closure.
    mutating func parseHeadExpression() -> ExpressionSyntax {
        let outer = allowsTrailingClosures
        allowsTrailingClosures = false
        defer { allowsTrailingClosures = outer }
        return parseExpression()
    }

    /// Reads the conditions of `if`, `guard` or `while`.
    mutating func parseConditions() -> [ConditionSyntax] {
        let outer = allowsTrailingClosures
        allowsTrailingClosures = false
        defer { allowsTrailingClosures = outer }
        var conditions: [ConditionSyntax] = []
        repeat {
            if at(.leftBrace) || at(word: "else") { break }
            conditions.append(parseCondition())
        } while take(.comma)
        return conditions
    }

    private mutating func parseCondition() -> ConditionSyntax {
        if at(word: "case") {
            advance()
            let pattern = parseOperand()
            if take(.colon) { _ = parseType() }
            let value = take(operatorPrefix: "=") != nil ? parseExpression() : missingExpression
            return .pattern(pattern, value)
        }
        guard at(word: "let") || at(word: "var") else { return .expression(parseExpression()) }
        advance()
        let pattern = parseOperand()
        let type = take(.colon) ? parseType() : nil
        let value = take(operatorPrefix: "=") != nil ? parseExpression() : nil
        return .binding(pattern, type, value)
    }

    /// Reads local constants or variables from `let` or `var` on, with `modifiers` in front of them.
    mutating func parseLocalVariables(_ modifiers: [ModifierSyntax] = []) -> [LocalVariableSyntax] {
        let isWeak = modifiers.contains {
            source.matches($0.name, "weak") || source.matches($0.name, "unowned")
        }
        let isLet = at(word: "let")
        advance()
        var variables: [LocalVariableSyntax] = []
        repeat {
            let outer = allowsTrailingClosures
            allowsTrailingClosures = false
            let pattern = parseOperand()
            allowsTrailingClosures = outer
            let type = take(.colon) ? parseType() : nil
            let value = take(operatorPrefix: "=") != nil ? parseExpression() : nil
            let accessors = at(.leftBrace) && !token.startsLine ? parseAccessors() : nil
            variables.append(
                LocalVariableSyntax(
                    isLet: isLet, isWeak: isWeak, pattern: pattern, type: type, value: value, accessors: accessors))
        } while take(.comma)
        return variables
    }

    /// An expression that isn't there.
    var missingExpression: ExpressionSyntax { ExpressionSyntax(ByteRange(at: previousEnd), .missing) }
}
