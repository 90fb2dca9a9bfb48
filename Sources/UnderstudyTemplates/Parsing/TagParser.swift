import UnderstudySyntax

/// Parses the content of a tag.
struct TagParser {
    /// The deepest nesting of brackets.
    static let depthLimit = 32
    /// The words that can't name a value.
    static let reservedNames: Set<String> = [
        "and", "or", "not", "in", "if", "else", "where", "with", "as", "true", "false", "none", "nil", "forloop",
    ]

    let filters: TemplateFilters
    private(set) var token = TagToken(kind: .end, offset: 0, followsSpace: true)
    private var lexer: TagLexer
    private var depth = 0

    init(bytes: [UInt8], range: Range<Int>, filters: TemplateFilters) throws(TemplateFailure) {
        self.filters = filters
        lexer = TagLexer(bytes: bytes, range: range)
        token = try lexer.next()
    }

    var isAtEnd: Bool { token.kind == .end }

    mutating func advance() throws(TemplateFailure) {
        token = try lexer.next()
    }

    /// Whether the next token is `word`.
    func isAt(word: String) -> Bool {
        token.kind == .name(word)
    }

    /// Whether the next token is `sign`.
    func isAt(sign: String) -> Bool {
        token.kind == .sign(sign)
    }

    /// Steps over `word` if it comes next.
    mutating func take(word: String) throws(TemplateFailure) -> Bool {
        guard isAt(word: word) else { return false }
        try advance()
        return true
    }

    /// Steps over `sign` if it comes next.
    mutating func take(sign: String) throws(TemplateFailure) -> Bool {
        guard isAt(sign: sign) else { return false }
        try advance()
        return true
    }

    mutating func expect(sign: String) throws(TemplateFailure) {
        guard try take(sign: sign) else { throw unexpected("'\(sign)'") }
    }

    mutating func expect(word: String) throws(TemplateFailure) {
        guard try take(word: word) else { throw unexpected("'\(word)'") }
    }

    func expectEnd(after what: String) throws(TemplateFailure) {
        guard isAtEnd else { throw unexpected("the end of the tag after \(what)") }
    }

    /// Reads any word.
    mutating func word(_ what: String) throws(TemplateFailure) -> String {
        guard case .name(let name) = token.kind else { throw unexpected(what) }
        try advance()
        return name
    }

    /// Reads a new name.
    mutating func newName(_ what: String) throws(TemplateFailure) -> String {
        let offset = token.offset
        let name = try word(what)
        guard !Self.reservedNames.contains(name) else { throw TemplateFailure(.reservedName(name), at: offset) }
        return name
    }

    /// The failure that says what was expected instead.
    func unexpected(_ expected: String) -> TemplateFailure {
        TemplateFailure(.unexpected(found: token.description, expected: expected), at: token.offset)
    }

    /// Parses the content of brackets with `parse`, unless they are nested too deep.
    mutating func nested<Result>(
        _ parse: (inout TagParser) throws(TemplateFailure) -> Result
    ) throws(TemplateFailure) -> Result {
        guard depth < Self.depthLimit else {
            throw TemplateFailure(.expressionTooDeep(limit: Self.depthLimit), at: token.offset)
        }
        depth += 1
        let result = try parse(&self)
        depth -= 1
        return result
    }
}
