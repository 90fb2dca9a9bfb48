extension Parser {
    /// Reads a type.
    @inline(never)
    mutating func parseType() -> TypeSyntax {
        guard depth < Self.maximumDepth else { return skipDeepType() }
        depth += 1
        defer { depth -= 1 }
        let start = self.start
        var specifiers: [SpecifierSyntax] = []
        while let specifier = parseSpecifier() { specifiers.append(specifier) }
        let type = parseUnspecifiedType()
        if specifiers.isEmpty { return type }
        return TypeSyntax(range(from: start), .attributed(specifiers, type))
    }

    /// Skips a type that nests too deeply to be read.
    private mutating func skipDeepType() -> TypeSyntax {
        note(.nestedTooDeeply)
        let start = self.start
        switch token.kind {
        case .leftParen, .leftSquare: skipBrackets()
        case .endOfFile, .rightParen, .rightSquare, .rightBrace, .comma: break
        default: advance()
        }
        return TypeSyntax(range(from: start), .missing)
    }

    /// Reads `@escaping`, `inout` and the like.
    private mutating func parseSpecifier() -> SpecifierSyntax? {
        if at(.at) {
            let attribute = parseAttribute(inType: true)
            return SpecifierSyntax(range: attribute.range, name: attribute.name, isAttribute: true)
        }
        guard at(.identifier), atSpecifierWord, isFollowedByType else { return nil }
        let start = self.start
        let name = advance().range
        if at(.leftParen), source.matches(name, "nonisolated") || source.matches(name, "dependsOn") { skipBrackets() }
        return SpecifierSyntax(range: range(from: start), name: name, isAttribute: false)
    }

    private var atSpecifierWord: Bool {
        mutating get {
            switch token.range.count {
            case 5: at(word: "inout")
            case 6: at(word: "_const")
            case 7: at(word: "sending") || at(word: "__owned")
            case 8: at(word: "isolated") || at(word: "__shared")
            case 9: at(word: "borrowing") || at(word: "consuming") || at(word: "dependsOn")
            case 11: at(word: "nonisolated")
            default: false
            }
        }
    }

    /// Whether what follows the next word, on the same line or not, can start a type, so that the word is not a type
    /// itself.
    private var isFollowedByType: Bool {
        let following = peek()
        switch following.kind {
        case .identifier where following.startsLine:
            return Keyword(source.base + following.range.lowerBound, count: following.range.count) == .none
        case .identifier, .quotedIdentifier, .leftParen, .leftSquare, .at: return true
        case .operator: return source.byte(at: following.range.lowerBound) == UInt8(ascii: "~")
        default: return false
        }
    }

    /// Whether the next word is as long as `any`, `some`, `each` and `repeat` are.
    private var mayBePrefixWord: Bool {
        switch token.range.count {
        case 3, 4, 6: true
        default: false
        }
    }

    /// Reads a type after its specifiers: a composition, or a function type.
    private mutating func parseUnspecifiedType() -> TypeSyntax {
        let start = self.start
        if at(.identifier), mayBePrefixWord, isFollowedByType {
            if at(word: "some") { return parsePrefixed { .some($0) } }
            if at(word: "any") { return parsePrefixed { .any($0) } }
            if at(word: "each") { return parsePrefixed { .packElement($0) } }
            if at(word: "repeat") { return parseExpansion() }
        }
        let first = parsePostfixType()
        if case .tuple(let parameters) = first.form, let function = parseFunctionType(parameters) {
            return TypeSyntax(range(from: start), .function(function))
        }
        guard atAmpersand else { return first }
        var parts = [first.range.lowerBound < start ? TypeSyntax(ByteRange(at: start), .missing) : first]
        while atAmpersand {
            _ = take(operatorPrefix: "&")
            parts.append(parsePostfixType())
        }
        return TypeSyntax(range(from: start), .composition(parts))
    }

    private var atAmpersand: Bool { mutating get { at(operator: "&") || at(operator: "&~") } }

    private mutating func parsePrefixed(_ form: (TypeSyntax) -> TypeSyntax.Form) -> TypeSyntax {
        let start = self.start
        advance()
        guard depth < Self.maximumDepth else { return skipDeepType() }
        depth += 1
        defer { depth -= 1 }
        let type = parseUnspecifiedType()
        return TypeSyntax(range(from: start), form(type))
    }

    /// Reads `repeat` and what is repeated, which may have specifiers: `repeat @escaping () -> each T`.
    private mutating func parseExpansion() -> TypeSyntax {
        let start = self.start
        advance()
        let type = parseType()
        return TypeSyntax(range(from: start), .packExpansion(type))
    }

    /// Reads what follows the parameters of a function type; `nil` when they are a tuple.
    private mutating func parseFunctionType(_ parameters: [TupleElementSyntax]) -> FunctionTypeSyntax? {
        let before = checkpoint
        let effects = parseEffects()
        guard at(operator: "->") else {
            goBack(to: before)
            return nil
        }
        advance()
        return FunctionTypeSyntax(parameters: parameters, effects: effects, result: parseType())
    }

    /// Reads a simple type and what is attached to its end: `?`, `!`, members.
    private mutating func parsePostfixType() -> TypeSyntax {
        let start = self.start
        var type = parsePrimaryType()
        let isMissing = type.range.isEmpty
        if isMissing { type = TypeSyntax(ByteRange(at: start), .missing) }
        var count = 0
        while let form = parsePostfix(of: type) {
            count += 1
            if count == Self.maximumDepth { note(.nestedTooDeeply) }
            type = TypeSyntax(range(from: start), count < Self.maximumDepth ? form : type.form)
        }
        return isMissing && count == 0 ? TypeSyntax(range(from: start), .missing) : type
    }

    /// Reads one thing that is attached to the end of `type`; `nil` when none is.
    private mutating func parsePostfix(of type: TypeSyntax) -> TypeSyntax.Form? {
        if !token.hasSpaceBefore {
            if take(operatorPrefix: "?") != nil { return .optional(type) }
            if take(operatorPrefix: "!") != nil { return .implicitlyUnwrapped(type) }
        }
        guard takeMemberSeparator() else { return nil }
        let name = takeName(.expectedName) ?? ByteRange(at: previousEnd)
        return .member(type, name, arguments: parseGenericArguments() ?? [])
    }

    /// Takes the period or `::` between the parts of a dotted name, where a name follows.
    mutating func takeMemberSeparator() -> Bool {
        guard at(.period) || at(.moduleSelector) else { return false }
        let following = peek()
        guard following.kind == .identifier || following.kind == .quotedIdentifier else { return false }
        advance()
        return true
    }

    private mutating func parsePrimaryType() -> TypeSyntax {
        let start = self.start
        switch token.kind {
        case .identifier, .quotedIdentifier, .dollarIdentifier:
            let name = advance().range
            let arguments = parseGenericArguments() ?? []
            return TypeSyntax(range(from: start), .named(name, arguments: arguments))
        case .leftParen:
            let elements = parseTupleElements()
            return TypeSyntax(range(from: start), .tuple(elements))
        case .leftSquare:
            return parseBracketedType()
        case .number:
            advance()
            return TypeSyntax(range(from: start), .literal)
        case .operator:
            return parsePrefixOperatorType()
        default:
            note(.expectedType)
            return TypeSyntax(range(from: start), .missing)
        }
    }

    /// Reads `~Copyable`, or a negative integer as a generic argument.
    private mutating func parsePrefixOperatorType() -> TypeSyntax {
        let start = self.start
        if take(operatorPrefix: "~") != nil {
            guard depth < Self.maximumDepth else { return skipDeepType() }
            depth += 1
            defer { depth -= 1 }
            let type = parsePostfixType()
            return TypeSyntax(range(from: start), .suppressed(type))
        }
        if at(operator: "-"), peek().kind == .number {
            advance()
            advance()
            return TypeSyntax(range(from: start), .literal)
        }
        note(.expectedType)
        return TypeSyntax(range(from: start), .missing)
    }

    /// Reads the elements of a tuple, or the parameters of a function type, with parentheses.
    private mutating func parseTupleElements() -> [TupleElementSyntax] {
        let open = start
        advance()
        var elements: [TupleElementSyntax] = []
        var progress = LoopProgress()
        while progress.continues(at: self.start), !at(.rightParen), !at(.endOfFile), !at(.rightBrace) {
            elements.append(parseTupleElement())
            if !take(.comma) { break }
        }
        if !take(.rightParen) { recoverBracket(open, .rightParen) }
        return elements
    }

    private mutating func parseTupleElement() -> TupleElementSyntax {
        var firstName: ByteRange?
        var secondName: ByteRange?
        if atName {
            let following = peek()
            if following.kind == .colon {
                firstName = advance().range
            } else if following.kind == .identifier || following.kind == .quotedIdentifier, isFollowedByNameAndColon {
                firstName = advance().range
                secondName = advance().range
            }
            if firstName != nil { _ = take(.colon) }
        }
        let type = parseType()
        let isVariadic = at(operator: "...")
        if isVariadic { advance() }
        if at(operator: "=") {
            advance()
            skipExpression(in: .argument)
        }
        return TupleElementSyntax(firstName: firstName, secondName: secondName, type: type, isVariadic: isVariadic)
    }

    private var isFollowedByNameAndColon: Bool {
        var ahead = self
        ahead.advance()
        return ahead.peek().kind == .colon
    }

    /// Reads `[T]`, `[K: V]` or `[n of T]`.
    private mutating func parseBracketedType() -> TypeSyntax {
        let start = self.start
        advance()
        let first = parseType()
        var form = TypeSyntax.Form.array(first)
        if take(.colon) {
            form = .dictionary(first, parseType())
        } else if take(word: "of") ?? take(word: "x") != nil {
            form = .inlineArray(first, parseType())
        }
        if !take(.rightSquare) { recoverBracket(start, .rightSquare) }
        return TypeSyntax(range(from: start), form)
    }

    /// Continues after a bracket whose content was not understood completely.
    private mutating func recoverBracket(_ open: Int, _ closing: TokenKind) {
        note(.unclosedBracket, at: open)
        var progress = LoopProgress()
        while progress.continues(at: self.start), !at(.endOfFile), !at(.rightBrace), !at(.leftBrace), !token.startsLine
        {
            if take(closing) { return }
            if at(.leftParen) || at(.leftSquare) { skipBrackets() } else { advance() }
        }
    }

    /// Reads `<T, U>`; `nil` when there is none, or when it is not closed.
    mutating func parseGenericArguments() -> [TypeSyntax]? {
        guard at(operatorPrefix: "<") else { return nil }
        guard depth < Self.maximumDepth else {
            note(.nestedTooDeeply)
            return nil
        }
        let open = start
        _ = take(operatorPrefix: "<")
        var arguments: [TypeSyntax] = []
        var progress = LoopProgress()
        while progress.continues(at: self.start), !at(operatorPrefix: ">"), !at(.endOfFile) {
            arguments.append(parseType())
            if !take(.comma) { break }
        }
        guard take(operatorPrefix: ">") != nil else {
            note(.unclosedBracket, at: open)
            failedAttempts.insert(open)
            return nil
        }
        return arguments
    }

    /// Reads `async`, `throws`, `throws(E)` and `rethrows`, in any order.
    mutating func parseEffects() -> EffectsSyntax {
        var asynchrony: ByteRange?
        var throwing: ByteRange?
        var thrownType: TypeSyntax?
        var isRethrows = false
        while at(.identifier) {
            if let word = take(word: "async") ?? take(word: "reasync") {
                asynchrony = word
            } else if at(word: "throws") || at(word: "rethrows") || at(word: "throw") {
                isRethrows = at(word: "rethrows")
                throwing = advance().range
                if at(.leftParen), !isRethrows {
                    advance()
                    thrownType = parseType()
                    _ = take(.rightParen)
                }
            } else {
                break
            }
        }
        return EffectsSyntax(async: asynchrony, throws: throwing, thrownType: thrownType, isRethrows: isRethrows)
    }
}
