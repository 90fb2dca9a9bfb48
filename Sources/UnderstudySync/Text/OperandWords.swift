import UnderstudySyntax

/// `try` and `await` in a declaration: Swift takes them in front of all operands of an expression, and nowhere else.
struct OperandWords {
    private static let all = ["try", "await"]
    private let code: Code
    /// How much further ahead the text stands that was asked for.
    private var shift = 0

    private var declaration: InSource<DeclSyntax> { code.declaration }
    private var source: SourceText { declaration.source }

    init(_ declaration: InSource<DeclSyntax>) { code = Code(declaration) }

    /// - Parameter part: A declaration, or the braces of one; `nil` where it is neither.
    init?(_ part: TextPart) {
        let opening = "struct Body {\n" + (part.text.hasPrefix("{") ? "func member() " : "")
        let parsed = Parser.parse(SourceText(path: "", text: opening + part.text + "\n}"))
        guard parsed.diagnostics.isEmpty, parsed.declarations.count == 1,
            case .nominal(let body) = parsed.declarations[0].kind, body.members.members.count == 1
        else { return nil }
        code = Code(parsed.source[body.members.members[0]])
        shift = part.piece.lowerBound - opening.utf8.count
    }

    /// Whether they stand where Swift takes them, and no first value sets something.
    var isTaken: Bool {
        let tokens = source.tokenRanges(in: declaration.piece.range)
        return tokens.allSatisfy { token in
            !Self.all.contains(source.text(in: token)) || place(of: token.lowerBound) == nil
        }
            && code.values.allSatisfy { if case .assignment = $0.form { false } else { true } }
    }

    /// Whether no more of them stand in closures that calls are given than in one of `sides`: such a closure may not do what
    /// its owner's did, and the call has to say so, too.
    func areTaken(likeIn sides: [TextPart?]) -> Bool {
        countInClosures == 0
            || countInClosures <= sides.compactMap { $0.flatMap(OperandWords.init)?.countInClosures }.max() ?? 0
    }

    /// How many of them stand in closures that calls are given.
    private var countInClosures: Int {
        source.tokenRanges(in: declaration.piece.range).count { token in
            guard Self.all.contains(source.text(in: token)) else { return false }
            let path = path(to: token.lowerBound)
            return zip(path, path.dropFirst()).contains { outer, inner in
                guard case .call(let callee, _) = outer.form, case .closure = inner.form else { return false }
                return callee.range != inner.range
            }
        }
    }

    // MARK: - In front

    /// What `replacements` come to where the words go in front of the expressions that they are for; `nil` where that is no
    /// place for them either.
    func placed(_ replacements: [Replacement]) -> [Replacement]? {
        var result: [Replacement] = []
        var needed: [Int: Set<String>] = [:]
        var given: [Int: Set<String>] = [:]
        for replacement in replacements {
            let tokens = SourceText(path: "", text: replacement.text)
            let leading = tokens.tokenRanges(in: tokens.range).prefix { Self.all.contains(tokens.text(in: $0)) }
            let words = Set(leading.map(tokens.text(in:)))
            guard let last = leading.last, let offset = token(at: replacement.range.lowerBound - shift) else {
                result.append(replacement)
                continue
            }
            guard let place = place(of: offset) else {
                given[offset, default: []].formUnion(words)
                result.append(replacement)
                continue
            }
            if place.isLazy, words.contains("await") { return nil }
            needed[place.front, default: []].formUnion(words)
            let rest = tokens.text(in: ByteRange(start: last.upperBound, end: tokens.count)).drop(while: \.isWhitespace)
            if replacement.range.isEmpty, rest.isEmpty { continue }
            result.append(
                Replacement(range: replacement.range, text: String(rest), indentation: replacement.indentation))
        }
        for (front, words) in needed {
            let own = self.words(at: front)
            let missing = words.subtracting(own.map(source.text(in:))).subtracting(given[front] ?? [])
            if missing.isEmpty { continue }
            guard given[front] == nil else { return nil }
            let isBehind = missing == ["await"] && !own.isEmpty
            let place = ByteRange(at: (isBehind ? own.last?.upperBound ?? front : front) + shift)
            let text = Self.all.filter(missing.contains).joined(separator: " ")
            result.append(Replacement(range: place, text: isBehind ? " " + text : text + " "))
        }
        return result
    }

    /// Where the first token at `offset` or behind it begins.
    private func token(at offset: Int) -> Int? {
        let end = min(source.count, declaration.piece.range.upperBound)
        guard offset >= 0, offset < end else { return nil }
        return source.tokenRanges(in: ByteRange(start: offset, end: end)).first?.lowerBound
    }

    /// The words that stand at `offset` already.
    private func words(at offset: Int) -> [ByteRange] {
        let rest = ByteRange(start: offset, end: declaration.piece.range.upperBound)
        return Array(source.tokenRanges(in: rest).prefix { Self.all.contains(source.text(in: $0)) })
    }

    // MARK: - Operators

    /// Where the words at `offset` have to stand instead, and whether what is there runs only where an operator wants it;
    /// `nil` where they may stand there.
    private func place(of offset: Int) -> (front: Int, isLazy: Bool)? {
        let operators = path(to: offset).compactMap { expression -> (whole: ByteRange, signs: [ByteRange])? in
            if case .sequence(_, let signs) = expression.form { (expression.range, signs) } else { nil }
        }.last
        guard let (whole, signs) = operators,
            let index = signs.lastIndex(where: { sign in
                sign.upperBound <= offset
                    && source.tokenRanges(in: ByteRange(start: sign.upperBound, end: offset)).isEmpty
            }), !isAssignment(signs[index])
        else { return nil }
        let left = signs[...index]
        let start = left.last(where: isAssignment).flatMap { token(at: $0.upperBound) } ?? whole.lowerBound
        let isLazy = left.contains { start <= $0.lowerBound && ["||", "&&", "??"].contains(source.text(in: $0)) }
        return (start, isLazy)
    }

    /// Whether the operator sets what is on its left.
    private func isAssignment(_ sign: ByteRange) -> Bool {
        let text = source.text(in: sign)
        return text.hasSuffix("=") && !["==", "!=", "===", "!==", "<=", ">=", "~="].contains(text)
    }

    /// The expressions around the byte at `offset`, the outermost first.
    private func path(to offset: Int) -> [ExpressionSyntax] {
        let place = ByteRange(start: offset, end: offset + 1)
        if let value = code.values.first(where: { $0.range.contains(place) }) { return value.path(to: offset) }
        return code.bodies.first { $0.range.contains(place) }?.statements.path(to: offset) ?? []
    }

    /// The code of a declaration, which is parsed once, and only where it is asked for.
    private final class Code {
        let declaration: InSource<DeclSyntax>
        /// The first values.
        private(set) lazy var values = declaration.values.values.map {
            Parser.parseExpression(in: $0.range, of: declaration.source)
        }
        /// What accessors do, or the whole.
        private(set) lazy var bodies: [(range: ByteRange, statements: [StatementSyntax])] = {
            let accessors = declaration.piece.accessors.compactMap(\.body)
            return (accessors + [declaration.piece.bodyRange].compactMap(\.self)).map { range in
                (range, Parser.parseBody(in: range, of: declaration.source))
            }
        }()

        init(_ declaration: InSource<DeclSyntax>) { self.declaration = declaration }
    }
}

extension DeclSyntax {
    /// The accessors of a property or a subscript that are written out.
    fileprivate var accessors: [AccessorSyntax] {
        switch kind {
        case .subscript(let declared): declared.accessors?.accessors ?? []
        case .variable(let variable): variable.bindings.first?.accessors?.accessors ?? []
        default: []
        }
    }
}
