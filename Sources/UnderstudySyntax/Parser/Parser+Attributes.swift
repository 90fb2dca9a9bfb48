extension Parser {
    /// Reads attributes, those inside `#if` too.
    mutating func parseAttributes() -> [AttributeSyntax] {
        var attributes: [AttributeSyntax] = []
        while true {
            if at(.at) {
                attributes.append(parseAttribute(inType: false))
            } else if at(pound: "#if"), let conditional = parseConditionalAttributes() {
                attributes.append(conditional)
            } else {
                return attributes
            }
        }
    }

    /// Reads one attribute.
    ///
    /// Arguments touch the name, but for a few attributes that have always let white space between. In a type a
    /// parenthesis may instead open the parameters of a function type.
    mutating func parseAttribute(inType: Bool) -> AttributeSyntax {
        let start = self.start
        advance()
        let name = parseAttributeName()
        var arguments: ByteRange?
        if at(.leftParen), hasAttributeArguments(name, inType: inType) { arguments = skipBrackets() }
        return AttributeSyntax(range: range(from: start), name: name, arguments: arguments)
    }

    /// Reads the name of an attribute and the generic arguments behind it, which are no part of the name.
    private mutating func parseAttributeName() -> ByteRange {
        let start = self.start
        guard atName, !token.startsLine else { return range(from: start) }
        var name: ByteRange
        repeat {
            advance()
            name = range(from: start)
            if at(operatorPrefix: "<"), !token.hasSpaceBefore { _ = parseGenericArguments() }
        } while !token.hasSpaceBefore && takeMemberSeparator()
        return name
    }

    private func hasAttributeArguments(_ name: ByteRange, inType: Bool) -> Bool {
        if token.hasSpaceBefore { return !token.startsLine && isSpacedAttribute(name) }
        guard inType else { return true }
        if source.matches(name, "escaping") || source.matches(name, "autoclosure") || source.matches(name, "Sendable") {
            return false
        }
        var ahead = self
        ahead.skipBrackets()
        return
            !(ahead.at(operator: "->") || ahead.at(word: "async") || ahead.at(word: "throws")
            || ahead.at(word: "rethrows"))
    }

    private func isSpacedAttribute(_ name: ByteRange) -> Bool {
        source.matches(name, "available") || source.matches(name, "backDeployed") || source.matches(name, "objc")
            || source.matches(name, "_spi") || source.matches(name, "_specialize") || source.matches(name, "inline")
            || source.matches(name, "convention") || source.matches(name, "_semantics")
            || source.matches(name, "_effects") || source.matches(name, "_cdecl")
            || source.matches(name, "_silgen_name")
    }

    /// Reads `#if … #endif` around attributes, as one attribute; `nil`, with nothing taken, when declarations or
    /// statements stand inside.
    mutating func parseConditionalAttributes() -> AttributeSyntax? {
        let start = self.start
        guard depth < Self.maximumDepth, !failedAttempts.contains(start) else { return nil }
        let before = checkpoint
        depth += 1
        defer { depth = before.depth }
        var holdsAttributes = false
        // An `#if` that is still here after the attributes is no branch of this one.
        repeat {
            skipConditionalClause()
            if !parseAttributes().isEmpty { holdsAttributes = true }
        } while at(pound: "#elseif") || at(pound: "#else")
        // Branches that hold nothing belong to no declaration.
        guard at(pound: "#endif"), holdsAttributes else {
            failedAttempts.insert(start)
            goBack(to: before)
            return nil
        }
        advance()
        return AttributeSyntax(range: range(from: start), name: ByteRange(at: start), arguments: nil)
    }

    // MARK: - Modifiers

    /// Reads modifiers up to the keyword that introduces the declaration, `limit` at most.
    @discardableResult
    mutating func parseModifiers(limit: Int = .max) -> [ModifierSyntax] {
        var modifiers: [ModifierSyntax] = []
        while at(.identifier), modifiers.count < limit {
            switch keyword {
            case .class:
                guard isClassModifier else { return modifiers }
            case .actor, .macro, .operator:
                // `actor` and its like introduce a declaration only with a name behind them.
                guard !atDeclaration(in: .file) else { return modifiers }
                if peek().kind != .identifier { return modifiers }
            case let keyword where keyword.isIntroducer:
                return modifiers
            case .none:
                guard isFollowedByWordOnLine else { return modifiers }
            default:
                break
            }
            modifiers.append(parseModifier())
        }
        return modifiers
    }

    private var isFollowedByWordOnLine: Bool {
        let following = peek()
        return following.kind == .identifier && !following.startsLine
    }

    /// Whether `class` comes next as in `class func`.
    private var isClassModifier: Bool {
        let following = peek()
        guard following.kind == .identifier else { return false }
        switch Keyword(source.base + following.range.lowerBound, count: following.range.count) {
        case .func, .var, .let, .subscript, .typealias, .class: return true
        case .none, .actor: return false
        case .contextualModifier, .private, .fileprivate, .internal, .public, .static:
            var ahead = self
            ahead.advance()
            return ahead.atDeclaration(in: .file)
        default: return false
        }
    }

    /// Reads one modifier, with its detail in parentheses.
    mutating func parseModifier() -> ModifierSyntax {
        let start = self.start
        let name = advance().range
        var detail: ByteRange?
        if at(.leftParen), !token.startsLine, peek().kind == .identifier {
            let range = skipBrackets()
            detail = ByteRange(start: range.lowerBound + 1, end: max(range.lowerBound + 1, range.upperBound - 1))
        }
        return ModifierSyntax(range: range(from: start), name: name, detail: detail)
    }
}
