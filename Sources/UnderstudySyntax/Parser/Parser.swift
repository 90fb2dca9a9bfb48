/// Reads the declarations of a file.
///
/// The parser never fails: any bytes give a tree and diagnostics. It skips bodies and initial values without
/// looking into them. Each production is a method, in a file with its family.
public struct Parser {
    /// What is read.
    let source: SourceText
    var lexer: Lexer
    /// The next token.
    var token: Token
    /// The offset past the last token taken.
    var previousEnd = 0
    /// What went wrong so far.
    var problems: [SyntaxProblem] = []
    /// How many branches of `#if` the parser is inside.
    var conditionalDepth = 0
    /// The offsets of angle brackets that don't close, and of `#if` with more than attributes: none is tried twice.
    var failedAttempts: Set<Int> = []
    /// How many declarations, types, blocks and expressions the parser is inside.
    var depth = 0
    /// What to look for in types and extensions; `nil` for everything.
    private(set) var landmarks: Landmarks?
    /// Which of a type's members are read.
    enum Reading {
        /// All.
        case everything
        /// All but functions, subscripts and what nested types hold, which are skipped.
        case values
        /// What declares types, in types in which only that is looked for; functions, initialisers and subscripts are
        /// skipped.
        case types
    }

    /// Which of the members of the type are read that the parser is inside.
    var reading = Reading.everything
    /// What need not be read of the members that the parser is inside; `nil` where everything may matter.
    var rest: Rest?

    /// The end of a type's members, in which nothing is looked for.
    struct Rest {
        /// The offset of the last place that matters.
        let last: Int
        /// The offset of the brace that closes the members.
        let brace: Int
        /// How many branches of `#if` are around the members.
        let conditionalDepth: Int
    }

    /// Whether a brace after an expression is its closure, rather than the block of a statement around it.
    var allowsTrailingClosures = true

    /// The nesting at which everything deeper is skipped: deeper than any person writes, and shallow enough for the
    /// stack of a secondary thread in a build without optimisation.
    static let maximumDepth = 64
    /// The nesting of `#if` at which everything deeper is skipped: the code that makes doubles recurses as deep.
    static let maximumConditionalDepth = 16

    init(_ source: SourceText) {
        self.source = source
        lexer = Lexer(source)
        token = lexer.next()
    }

    init(_ source: SourceText, range: ByteRange) {
        self.source = source
        lexer = Lexer(base: source.base, from: range.lowerBound, to: range.upperBound)
        token = lexer.next()
    }

    /// Reads all of `source`.
    public static func parse(_ source: SourceText) -> SourceFileSyntax {
        var declarations: [DeclSyntax] = []
        let diagnostics = parse(source) { declarations.append($0) }
        return SourceFileSyntax(source: source, declarations: declarations, diagnostics: diagnostics)
    }

    /// Reads all of `source`, and gives each declaration of the top level to `visit`, so that none need be kept.
    ///
    /// - Parameter landmarks: Types and extensions without any of these are skipped: they have the range of their
    ///   members, but no members. `nil` to parse all of them.
    /// - Parameter findsConflicts: Whether somebody wants to know of marks that a merge left.
    /// - Returns: What is wrong with the source, as far as it was parsed.
    public static func parse(
        _ source: SourceText, landmarks: Landmarks? = nil, findsConflicts: Bool = true, _ visit: (DeclSyntax) -> Void
    ) -> [Diagnostic] {
        if let offset = XcodeTemplate.firstPlaceholder(in: source) {
            return [SyntaxProblem(kind: .xcodeTemplate, offset: offset).diagnostic(in: source)]
        }
        var parser = Parser(source)
        parser.landmarks = landmarks
        parser.parseFile(visit)
        // Other problems may be consequences of the conflict.
        let conflicts = findsConflicts ? ConflictMarkers.offsets(in: source) : []
        if conflicts.isEmpty { return parser.diagnostics }
        return conflicts.map { SyntaxProblem(kind: .mergeConflict, offset: $0).diagnostic(in: source) }
    }

    /// Reads the members in the braces at `range`.
    public static func parseMembers(in range: ByteRange, of source: SourceText) -> [DeclSyntax] {
        var parser = Parser(source, range: range)
        return parser.parseMemberBlock().members
    }

    /// Reads those members in the braces at `range` that say how values are made and what they hold: in place of
    /// functions and subscripts nothing but their places is given, and nested types without members.
    public static func parseValueMembers(in range: ByteRange, of source: SourceText) -> [DeclSyntax] {
        var parser = Parser(source, range: range)
        return parser.parseMemberBlock(reading: .values).members
    }

    /// Reads those members in the braces at `range` that declare types, with what these hold.
    public static func parseTypes(in range: ByteRange, of source: SourceText) -> [DeclSyntax] {
        let landmarks = Landmarks.ofTypes(in: range, of: source)
        if landmarks.isEmpty { return [] }
        var parser = Parser(source, range: range)
        parser.landmarks = landmarks
        return parser.parseMembersThatMatter().members
    }

    // MARK: - Tokens

    /// Takes the token that comes next.
    @discardableResult
    mutating func advance() -> Token {
        let taken = token
        previousEnd = taken.range.upperBound
        token = lexer.next()
        return taken
    }

    // Productions that many others begin with are never inlined, like `Lexer.next`: otherwise half of the grammar is
    // compiled into each of them, which took more than half of the time for optimising this module.

    // Queries that are called often are `mutating`: a build without optimisation copies a value before it calls a
    // nonmutating method, which would cost more than the query.

    /// Where the token that comes next starts.
    var start: Int { mutating get { token.range.lowerBound } }

    /// The range from `start` to the end of the last token taken; empty and after that token when none was taken
    /// from `start` on.
    mutating func range(from start: Int) -> ByteRange {
        previousEnd > start ? ByteRange(start: start, end: previousEnd) : ByteRange(at: previousEnd)
    }

    mutating func at(_ kind: TokenKind) -> Bool { token.kind == kind }

    /// Whether the next token is the name or keyword `word`, not in backticks.
    mutating func at(word: StaticString) -> Bool {
        token.kind == .identifier && source.matches(token.range, word)
    }

    /// Whether the next token is exactly the operator `text`.
    mutating func at(operator text: StaticString) -> Bool {
        token.kind == .operator && source.matches(token.range, text)
    }

    /// Whether the next token is an operator that begins with `byte`.
    mutating func at(operatorPrefix byte: Character) -> Bool {
        token.kind == .operator && source.base[start] == byte.asciiValue
    }

    mutating func at(pound text: StaticString) -> Bool {
        token.kind == .pound && source.matches(token.range, text)
    }

    /// The keyword that comes next.
    var keyword: Keyword {
        mutating get {
            token.kind == .identifier ? Keyword(source.base + start, count: token.range.count) : .none
        }
    }

    /// Takes a token of `kind`, if one comes next.
    mutating func take(_ kind: TokenKind) -> Bool {
        guard token.kind == kind else { return false }
        advance()
        return true
    }

    /// Takes `word`, if it comes next.
    mutating func take(word: StaticString) -> ByteRange? {
        at(word: word) ? advance().range : nil
    }

    /// Takes the first byte of an operator, if that is `byte`, and leaves the rest as a token.
    mutating func take(operatorPrefix byte: Character) -> ByteRange? {
        guard at(operatorPrefix: byte) else { return nil }
        let split = ByteRange(start: start, end: start + 1)
        let following = source.base[split.upperBound]
        if token.range.count == 1 {
            advance()
        } else if following != UInt8(ascii: "."), following < 0x80 {
            previousEnd = split.upperBound
            token = Token(
                .operator, from: split.upperBound, to: token.range.upperBound, hasSpaceBefore: false,
                startsLine: false)
            lexer.previousRange = token.range
        } else {
            previousEnd = split.upperBound
            lexer.position = split.upperBound
            lexer.previousKind = .operator
            lexer.previousRange = split
            token = lexer.next()
        }
        return split
    }

    /// Whether a name comes next, in backticks or not.
    var atName: Bool { mutating get { token.kind == .identifier || token.kind == .quotedIdentifier } }

    /// Takes a name; `nil`, with a problem noted, when none comes next.
    mutating func takeName(_ expected: SyntaxProblem.Kind) -> ByteRange? {
        if atName || token.kind == .dollarIdentifier { return advance().range }
        note(expected)
        return nil
    }

    /// The token after the next one.
    func peek() -> Token {
        var ahead = lexer
        return ahead.next()
    }

    /// A point to go back to.
    struct Checkpoint {
        let lexer: Lexer
        let token: Token
        let previousEnd: Int
        let problemCount: Int
        let depth: Int
    }

    var checkpoint: Checkpoint {
        Checkpoint(
            lexer: lexer, token: token, previousEnd: previousEnd, problemCount: problems.count, depth: depth
        )
    }

    /// Goes back to `checkpoint`, and forgets the problems met since.
    mutating func goBack(to checkpoint: Checkpoint) {
        lexer = checkpoint.lexer
        token = checkpoint.token
        previousEnd = checkpoint.previousEnd
        problems.removeSubrange(checkpoint.problemCount...)
        depth = checkpoint.depth
    }

    // MARK: - Problems

    /// Notes a problem at the next token.
    mutating func note(_ kind: SyntaxProblem.Kind) {
        note(kind, at: start)
    }

    mutating func note(_ kind: SyntaxProblem.Kind, at offset: Int) {
        // One mistake often causes several problems at one place: the first is enough.
        if problems.last?.offset == offset { return }
        problems.append(SyntaxProblem(kind: kind, offset: offset))
    }

    private var diagnostics: [Diagnostic] {
        if let first = lexer.problems.first(where: { $0.kind == .invalidUTF8 }) {
            // Other problems in a file that isn't text are of no use.
            return [SyntaxProblem(kind: .lexical(.invalidUTF8), offset: first.offset).diagnostic(in: source)]
        }
        let lexical = lexer.problems.map { SyntaxProblem(kind: .lexical($0.kind), offset: $0.offset) }
        return (problems + lexical).sorted { $0.offset < $1.offset }.map { $0.diagnostic(in: source) }
    }
}

/// Guards a loop of the grammar against making no progress.
struct LoopProgress {
    private var last = -1

    /// Whether the parser, now at `position`, has moved since the last call; a loop that has not must end.
    mutating func continues(at position: Int) -> Bool {
        defer { last = position }
        return position > last
    }
}

extension Parser {
    /// Whether a name, rather than an operator, starts at `offset`.
    public static func startsName(at offset: Int, in source: SourceText) -> Bool {
        var lexer = Lexer(base: source.base, from: max(1, offset), to: source.count)
        return offset > 0 && lexer.next().kind == .identifier
    }
}
