extension Parser {
    /// Reads an expression with its operators, or a pattern; takes nothing where none starts.
    @inline(never)
    mutating func parseExpression() -> ExpressionSyntax {
        guard depth < Self.maximumBodyDepth else { return skipDeepExpression() }
        depth += 1
        defer { depth -= 1 }
        let start = self.start
        var casts = 0
        let first = parseCastOperand(&casts)
        // Most expressions are one operand, and need no list.
        guard at(.operator), isInfixOperator else { return first }
        var operands = [first]
        var operators: [ByteRange] = []
        var progress = LoopProgress()
        while progress.continues(at: self.start), at(.operator), isInfixOperator {
            if at(operator: "=") {
                let target = fold(operands, operators, from: start)
                advance()
                let value = parseExpression()
                return ExpressionSyntax(range(from: start), .assignment(target, value))
            }
            if at(operator: "?") {
                return parseTernary(condition: fold(operands, operators, from: start), from: start)
            }
            operators.append(advance().range)
            operands.append(parseCastOperand(&casts))
        }
        return fold(operands, operators, from: start)
    }

    private mutating func fold(
        _ operands: [ExpressionSyntax], _ operators: [ByteRange], from start: Int
    ) -> ExpressionSyntax {
        operators.isEmpty
            ? operands[0] : ExpressionSyntax(range(from: start), .sequence(operands, operators: operators))
    }

    private mutating func skipDeepExpression() -> ExpressionSyntax {
        let start = self.start
        switch token.kind {
        case .leftParen, .leftSquare, .leftBrace: skipBrackets()
        case .endOfFile, .rightParen, .rightSquare, .rightBrace, .comma, .semicolon: break
        default: advance()
        }
        return ExpressionSyntax(range(from: start), .missing)
    }

    private mutating func parseTernary(condition: ExpressionSyntax, from start: Int) -> ExpressionSyntax {
        advance()
        let first = parseExpression()
        _ = take(.colon)
        let second = parseExpression()
        return ExpressionSyntax(range(from: start), .ternary(condition, first, second))
    }

    // MARK: - Casts

    /// Reads an operand with its casts; of the many that an expression may have, the first ones.
    private mutating func parseCastOperand(_ casts: inout Int) -> ExpressionSyntax {
        var operand = parseOperand()
        var progress = LoopProgress()
        while progress.continues(at: self.start), atCast {
            let cast = parseCast(of: operand)
            casts += 1
            if casts < 16 { operand = cast }
        }
        return operand
    }

    private var atCast: Bool { mutating get { at(word: "as") || at(word: "is") } }

    private mutating func parseCast(of operand: ExpressionSyntax) -> ExpressionSyntax {
        let start = operand.range.lowerBound
        var cast = at(word: "is") ? CastSyntax.check : .coercion
        advance()
        if at(operator: "?"), !token.hasSpaceBefore {
            cast = .optional
            advance()
        } else if at(operator: "!"), !token.hasSpaceBefore {
            cast = .forced
            advance()
        }
        let type = parseType()
        return ExpressionSyntax(range(from: start), .cast(operand, cast, type))
    }

    // MARK: - Operators

    /// Whether the operator that comes next is between two operands.
    private var isInfixOperator: Bool {
        mutating get {
            if at(operator: "=") { return true }
            if at(operator: "?") { return token.hasSpaceBefore }
            if at(operator: "->") { return false }
            let following = source.byte(at: token.range.upperBound)
            let class_ = ByteClass.table[Int(following)]
            let hasSpaceAfter =
                class_ & (ByteClass.space | ByteClass.newline) != 0 || token.range.upperBound >= source.count
                || following == UInt8(ascii: "/")
            return token.hasSpaceBefore == hasSpaceAfter
        }
    }

    // MARK: - Operands

    /// Reads one operand with the words and operators in front of it.
    mutating func parseOperand() -> ExpressionSyntax {
        let start = self.start
        var marks: [(range: ByteRange, isTry: Bool)] = []
        var progress = LoopProgress()
        while progress.continues(at: self.start) {
            if at(.identifier), skipEffectWord(&marks) { continue }
            guard at(.operator), !isPostfixPosition else { break }
            marks.append((advance().range, false))
        }
        var operand = parsePostfixExpression()
        for mark in marks.prefix(16).reversed() {
            operand = ExpressionSyntax(
                range(from: start), mark.isTry ? .optionalTry(operand) : .prefix(mark.range, operand))
        }
        return operand
    }

    /// Whether the operator that comes next stands for itself, as in `reduce(0, +)`.
    private var isPostfixPosition: Bool {
        let following = peek()
        return following.kind == .rightParen || following.kind == .comma || following.kind == .rightBrace
    }

    /// Skips `try`, `await` and the like in front of an operand.
    private mutating func skipEffectWord(_ marks: inout [(range: ByteRange, isTry: Bool)]) -> Bool {
        switch token.range.count {
        case 3 where at(word: "try"):
            let word = advance().range
            guard !token.hasSpaceBefore else { return true }
            if at(operator: "?") {
                marks.append((word, true))
                advance()
            } else if at(operator: "!") {
                advance()
            }
            return true
        case 5 where at(word: "await"):
            advance()
            return true
        case 4 where at(word: "copy") || at(word: "each"), 6 where at(word: "unsafe") || at(word: "repeat"),
            7 where at(word: "consume"):
            let following = peek()
            guard following.kind == .identifier, !following.startsLine, following.hasSpaceBefore,
                !source.matches(following.range, "in"), !source.matches(following.range, "as"),
                !source.matches(following.range, "is")
            else { return false }
            advance()
            return true
        default:
            return false
        }
    }
}
