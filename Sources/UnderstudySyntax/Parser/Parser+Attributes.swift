extension Parser {
    /// Reads attributes, including those inside `#if`.
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
    /// White space may be before the arguments, but not a line break. In a type, a parenthesis may instead open the
    /// parameters of a function type, and does where white space is before it.
    mutating func parseAttribute(inType: Bool) -> AttributeSyntax {
        let start = self.start
        advance()
        let name = parseAttributeName()
        var arguments: ByteRange?
        if at(.leftParen), hasAttributeArguments(name, inType: inType) { arguments = skipBrackets() }
        return AttributeSyntax(range: range(from: start), name: name, arguments: arguments)
    }

    /// Reads the name of an attribute and the generic arguments after it, which are not part of the name.
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
        if token.startsLine { return false }
        if token.hasSpaceBefore, inType { return source.matches(name, "convention") }
        if !token.hasSpaceBefore, !inType { return true }
        if source.matches(name, "escaping") || source.matches(name, "autoclosure") || source.matches(name, "Sendable") {
            return false
        }
        var ahead = self
        ahead.skipBrackets()
        return
            !(ahead.at(operator: "->") || ahead.at(word: "async") || ahead.at(word: "throws")
            || ahead.at(word: "rethrows"))
    }

    /// Reads `#if … #endif` around attributes, as one attribute; `nil`, with nothing taken, when declarations or
    /// statements are inside.
    mutating func parseConditionalAttributes() -> AttributeSyntax? {
        let start = self.start
        guard depth < Self.maximumDepth, !failedAttempts.contains(start) else { return nil }
        let before = checkpoint
        depth += 1
        defer { depth = before.depth }
        var holdsAttributes = false
        // An `#if` that follows the attributes is not a branch of this one.
        repeat {
            skipConditionalClause()
            if !parseAttributes().isEmpty { holdsAttributes = true }
        } while at(pound: "#elseif") || at(pound: "#else")
        // Empty branches belong to no declaration.
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
                // `actor` and its like introduce a declaration only with a name after them.
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
