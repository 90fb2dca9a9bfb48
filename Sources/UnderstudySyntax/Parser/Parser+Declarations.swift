extension Parser {
    /// Reads one declaration, or skips what is not a declaration.
    mutating func parseDeclaration(in context: Context) -> DeclSyntax {
        let start = self.start
        guard at(pound: "#if") else { return parseDeclaration(in: context, from: start, attributes: []) }
        guard let attributes = parseConditionalAttributes() else { return parseConditional(in: context) }
        return parseDeclaration(in: context, from: start, attributes: [attributes])
    }

    private mutating func parseDeclaration(
        in context: Context, from start: Int, attributes: [AttributeSyntax]
    ) -> DeclSyntax {
        let own = parseAttributes()
        let attributes = attributes.isEmpty ? own : attributes + own
        let modifiers = atDeclaration(in: context) ? parseModifiers() : []
        let introducer = token.range
        let kind: DeclSyntax.Kind
        if atMacroUse {
            kind = parseMacroUse(in: context)
        } else if attributes.isEmpty, modifiers.isEmpty, !atDeclaration(in: context) {
            kind = parseCode(in: context)
        } else {
            kind = parseIntroduced(in: context)
        }
        return DeclSyntax(
            range: range(from: start), attributes: attributes, modifiers: modifiers,
            introducer: introducer.upperBound <= previousEnd ? introducer : ByteRange(at: previousEnd), kind: kind
        )
    }

    /// Reads from the introducing keyword on.
    private mutating func parseIntroduced(in context: Context) -> DeclSyntax.Kind {
        switch keyword {
        case .protocol: return parseProtocol()
        case .class: return parseNominal(.class)
        case .struct: return parseNominal(.struct)
        case .enum: return parseNominal(.enum)
        case .actor: return parseNominal(.actor)
        case .extension: return parseExtension()
        case .func where reading != .everything, .subscript where reading != .everything: return skipFunction()
        case .`init` where reading == .types: return skipFunction()
        case .func: return parseFunction()
        case .`init`: return parseInitializer()
        case .deinit: return parseDeinitializer()
        case .subscript: return parseSubscript()
        case .var, .let: return parseVariable(in: context)
        case .typealias: return parseTypeAlias()
        case .associatedtype: return parseAssociatedType()
        case .case where context == .members: return parseEnumCase()
        case .import: return parseImport()
        case .operator, .precedencegroup, .macro: return parseOther(in: context)
        default: return parseCode(in: context)
        }
    }

    /// Whether a declaration starts here, attributes aside.
    mutating func atDeclaration(in context: Context) -> Bool {
        let keyword = self.keyword
        switch keyword {
        case .none:
            return context == .members && at(.identifier) && isUnknownModifier
        case .actor, .macro, .operator:
            let following = peek()
            let isNamed = following.kind == .identifier || following.kind == .quotedIdentifier
            return (isNamed || keyword == .operator && following.kind == .operator) && !following.startsLine
        case .case:
            return context == .members
        case .contextualModifier:
            return isContextualModifier
        default:
            return true
        }
    }

    /// Whether the word that comes next modifies a declaration: such words are names elsewhere.
    private var isContextualModifier: Bool {
        mutating get {
            // Mostly the word that introduces the declaration comes next.
            let following = peek()
            if following.kind == .identifier {
                switch Keyword(source.base + following.range.lowerBound, count: following.range.count) {
                case .func, .var, .let, .struct, .enum, .`init`, .protocol, .extension, .typealias, .subscript:
                    return true
                default: break
                }
            }
            var ahead = self
            // More modifiers than this are words that happen to be in a row, which must not be examined again from each
            // of them.
            ahead.parseModifiers(limit: 16)
            switch ahead.keyword {
            case .none, .contextualModifier: return ahead.atMacroUse && !ahead.token.startsLine
            case .actor, .macro, .operator: return ahead.atDeclaration(in: .file)
            default: return !(ahead.at(word: "case") && !at(word: "indirect"))
            }
        }
    }

    /// Whether unknown words come next and, on the same line, a declaration: they are kept as modifiers.
    private var isUnknownModifier: Bool {
        var ahead = self
        for _ in 0..<4 {
            ahead.advance()
            guard ahead.at(.identifier), !ahead.token.startsLine else { return false }
            let keyword = ahead.keyword
            if keyword != .none { return keyword.isIntroducer || ahead.atDeclaration(in: .file) }
        }
        return false
    }

    /// Skips an operator, a precedence group or a macro's declaration.
    private mutating func parseOther(in context: Context) -> DeclSyntax.Kind {
        advance()
        skipExpression(in: .declaration(context))
        return .other
    }

    private mutating func parseDeinitializer() -> DeclSyntax.Kind {
        advance()
        if at(.leftBrace) { skipBraces() }
        return .deinitializer
    }

    /// Skips what is not a declaration.
    private mutating func parseCode(in context: Context) -> DeclSyntax.Kind {
        if context == .members { note(.expectedDeclaration) }
        skipExpression(in: .declaration(context))
        return .code
    }

    /// Whether a macro's name comes next, or a directive such as `#warning`.
    private var atMacroUse: Bool { mutating get { at(.pound) && !at(pound: "#if") && !atBranchEnd } }

    /// Skips the use of a macro, or a directive such as `#warning`.
    private mutating func parseMacroUse(in context: Context) -> DeclSyntax.Kind {
        skipExpression(in: .declaration(context))
        return .code
    }

    /// Reads an import.
    private mutating func parseImport() -> DeclSyntax.Kind {
        advance()
        var importKind: ByteRange?
        let following = peek()
        if keyword.isIntroducer, following.kind == .identifier || following.kind == .quotedIdentifier,
            !following.startsLine
        {
            importKind = advance().range
        }
        var path: [ByteRange] = []
        repeat {
            guard atName || at(.operator) else {
                note(.expectedName)
                break
            }
            path.append(advance().range)
        } while take(.period)
        return .import(ImportSyntax(importKind: importKind, path: path))
    }
}
