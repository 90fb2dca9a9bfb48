extension Parser {
    /// What is allowed where a declaration is expected.
    enum Context {
        /// The top level of a file: declarations and statements.
        case file
        /// Members of a type: declarations only.
        case members
    }

    /// Reads a whole file, and gives each declaration of its top level to `visit`.
    mutating func parseFile(_ visit: (DeclSyntax) -> Void) {
        while true {
            parseDeclarations(in: .file, visit)
            guard !at(.endOfFile) else { return }
            note(at(.rightBrace) ? .extraneousBrace : .strayDirective)
            advance()
        }
    }

    /// Reads declarations up to a closing brace, the end of a branch, or the end of the file.
    mutating func parseDeclarations(in context: Context) -> [DeclSyntax] {
        var declarations: [DeclSyntax] = []
        parseDeclarations(in: context) { declarations.append($0) }
        return declarations
    }

    private mutating func parseDeclarations(in context: Context, _ visit: (DeclSyntax) -> Void) {
        var progress = LoopProgress()
        while progress.continues(at: self.start), !at(.endOfFile), !at(.rightBrace), !atBranchEnd {
            if take(.semicolon) { continue }
            if skipRest() { return }
            visit(parseDeclaration(in: context))
        }
    }

    /// Whether a directive comes next that ends a branch.
    var atBranchEnd: Bool {
        mutating get {
            at(.pound) && (at(pound: "#elseif") || at(pound: "#else") || at(pound: "#endif"))
        }
    }

    /// Reads members in braces.
    mutating func parseMemberBlock() -> MemberBlockSyntax {
        guard at(.leftBrace) else {
            note(.expectedMembers)
            return MemberBlockSyntax(range: ByteRange(at: previousEnd), members: [])
        }
        let open = start
        guard depth < Self.maximumDepth else {
            note(.nestedTooDeeply)
            return MemberBlockSyntax(range: skipBraces(), members: [])
        }
        depth += 1
        defer { depth -= 1 }
        advance()
        var members: [DeclSyntax] = []
        var progress = LoopProgress()
        while progress.continues(at: self.start) {
            members += parseDeclarations(in: .members)
            guard atBranchEnd, !isInConditional else { break }
            note(.strayDirective)
            advance()
        }
        if !take(.rightBrace) { note(.unclosedBrace, at: open) }
        return MemberBlockSyntax(range: range(from: open), members: members)
    }

    /// Reads the members of a type or an extension, or skips them if they contain nothing relevant.
    mutating func parseMembersThatMatter() -> MemberBlockSyntax {
        // What a nested type holds says nothing of how values of the outer one are made.
        if reading == .values, at(.leftBrace) { return MemberBlockSyntax(range: skipBraces(), members: []) }
        guard let landmarks, at(.leftBrace) else { return parseMemberBlock() }
        let before = checkpoint
        let range = skipBraces()
        guard let last = landmarks.last(in: range) else { return MemberBlockSyntax(range: range, members: []) }
        let isClosed = problems.count == before.problemCount
        goBack(to: before)
        let outer = rest
        defer { rest = outer }
        rest = isClosed ? Rest(last: last, brace: range.upperBound - 1, conditionalDepth: conditionalDepth) : nil
        return parseMemberBlock(reading: .types)
    }

    /// Goes to the brace that closes the members, where nothing comes before it that matters.
    private mutating func skipRest() -> Bool {
        guard let rest, start > rest.last, start < rest.brace, conditionalDepth == rest.conditionalDepth else {
            return false
        }
        previousEnd = rest.brace
        lexer.position = rest.brace
        token = lexer.next()
        return true
    }

    /// Reads members in braces, all or some.
    mutating func parseMemberBlock(reading: Reading) -> MemberBlockSyntax {
        let outer = (self.reading, rest)
        self.reading = reading
        // Of other members than those of which only types matter, all are read.
        if reading != .types { rest = nil }
        defer { (self.reading, rest) = outer }
        return parseMemberBlock()
    }

    /// Skips a body in braces, and returns its bytes.
    @discardableResult
    mutating func skipBraces() -> ByteRange {
        let open = start
        lexer.position = open + 1
        if !lexer.skipBraces() { note(.unclosedBrace, at: open) }
        previousEnd = lexer.position
        token = lexer.next()
        return range(from: open)
    }

    /// Skips an opening bracket of any kind, what it holds and its closing bracket.
    @discardableResult
    mutating func skipBrackets() -> ByteRange {
        if at(.leftBrace) { return skipBraces() }
        let open = start
        lexer.position = open + 1
        if !lexer.skipBrackets() { note(.unclosedBracket, at: open) }
        previousEnd = lexer.position
        token = lexer.next()
        return range(from: open)
    }
}
