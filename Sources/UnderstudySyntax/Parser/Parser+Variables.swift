extension Parser {
    /// Reads properties from `var` or `let` on.
    mutating func parseVariable(in context: Context) -> DeclSyntax.Kind {
        let isLet = at(word: "let")
        advance()
        var bindings: [BindingSyntax] = []
        repeat {
            bindings.append(parseBinding(in: context))
        } while take(.comma)
        return .variable(VariableSyntax(isLet: isLet, bindings: bindings))
    }

    private mutating func parseBinding(in context: Context) -> BindingSyntax {
        let start = self.start
        let name = at(.leftParen) ? skipBrackets() : takeName(.expectedName)
        let type = take(.colon) ? parseType() : nil
        var initialValue: ByteRange?
        if take(operatorPrefix: "=") != nil {
            let valueStart = self.start
            skipExpression(in: .binding(context))
            initialValue = range(from: valueStart)
        }
        let accessors = at(.leftBrace) ? parseAccessors() : nil
        let range = range(from: start)
        return BindingSyntax(
            range: range, name: name ?? ByteRange(at: range.lowerBound), type: type, initialValue: initialValue,
            accessors: accessors
        )
    }

    /// Reads accessors in braces, or skips the body of a getter.
    mutating func parseAccessors() -> AccessorBlockSyntax {
        let open = start
        let before = checkpoint
        advance()
        var accessors: [AccessorSyntax] = []
        var progress = LoopProgress()
        while progress.continues(at: self.start), !at(.rightBrace), let accessor = parseAccessor() {
            accessors.append(accessor)
        }
        if at(.rightBrace) {
            advance()
            return AccessorBlockSyntax(range: range(from: open), accessors: accessors)
        }
        goBack(to: before)
        return AccessorBlockSyntax(range: skipBraces(), accessors: [])
    }

    private mutating func parseAccessor() -> AccessorSyntax? {
        _ = parseAttributes()
        var modifiers: [ModifierSyntax] = []
        while at(.identifier), !atAccessor, peek().kind == .identifier || at(word: "nonisolated") {
            modifiers.append(parseModifier())
        }
        guard atAccessor else { return nil }
        let name = advance().range
        var parameter: ByteRange?
        if at(.leftParen) {
            let following = peek()
            if following.kind == .identifier || following.kind == .quotedIdentifier { parameter = following.range }
            skipBrackets()
        }
        let effects = parseEffects()
        let body = parseBody()
        // A getter's body may begin with a call of something named `get`.
        guard at(.rightBrace) || at(.at) || at(.identifier) || at(.semicolon) else { return nil }
        _ = take(.semicolon)
        return AccessorSyntax(
            name: name, modifiers: modifiers, effects: effects, parameter: parameter, body: body)
    }

    private var atAccessor: Bool {
        mutating get {
            guard at(.identifier) else { return false }
            let words = Self.accessorWords
            for index in 0..<words.count where source.matches(token.range, words[index]) { return true }
            return false
        }
    }

    private static let accessorWords: [StaticString] = [
        "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "init", "borrow", "mutate",
        "unsafeAddress", "unsafeMutableAddress", "addressWithOwner", "addressWithNativeOwner",
        "mutableAddressWithOwner", "mutableAddressWithNativeOwner",
    ]
}
