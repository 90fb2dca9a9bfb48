/// Something that edits would do to a text besides what they name.
public struct EditDamage: Hashable, Sendable {
    /// The damage.
    public enum Kind: Hashable, Sendable {
        /// Two edits claim the same bytes, or one reaches beyond the text.
        case overlap
        /// The result has a problem that the original does not have.
        case diagnostic(String)
        /// A declaration of this name is missing from the result.
        case declaration(String)
        /// A token that no edit names is missing from the result, or has become part of another one.
        case token(String)
        /// A comment is missing from the result, or has become part of something else.
        case comment
    }

    /// The damage.
    public let kind: Kind
    /// Its place in the original.
    public let location: SourceLocation
}

extension FileEdits {
    /// The first damage that the edits would do; `nil` if the result is safe.
    ///
    /// The result is parsed and compared with the original: it has no other problem, each declaration and each comment of
    /// the original is in it, and so is each token that no edit names, in the same order. An edit names the tokens of a
    /// type or an expression that it replaces; a declaration that it replaces has only been moved, so all words of it must
    /// be in the result, too, unless it is one of the removals. Takes time proportional to the two texts.
    public var damage: EditDamage? {
        guard let bytes = try? applied() else { return EditDamage(kind: .overlap, location: overlap) }
        return EditComparison(self, SourceText(path: source.path, bytes: bytes)).damage
    }

    private var overlap: SourceLocation {
        var end = 0
        for edit in TextEdit.sorted(edits) {
            if edit.range.lowerBound < end || edit.range.upperBound > source.count {
                return source.location(at: min(edit.range.lowerBound, source.count))
            }
            end = edit.range.upperBound
        }
        return source.location(at: 0)
    }
}

/// Compares a text with what edits make of it.
private struct EditComparison {
    private let original: SourceText
    private let result: SourceText
    private let edits: [PlacedEdit]
    private let removals: [ByteRange]
    private let parsedOriginal: SourceFileSyntax
    private let parsedResult: SourceFileSyntax

    init(_ file: FileEdits, _ result: SourceText) {
        original = file.source
        removals = file.removals
        self.result = result
        var shift = 0
        edits = TextEdit.sorted(file.edits).map { edit in
            let start = edit.range.lowerBound + shift
            shift += edit.replacement.count - edit.range.count
            return PlacedEdit(
                old: edit.range, new: ByteRange(start: start, end: start + edit.replacement.count), shift: shift)
        }
        parsedOriginal = Parser.parse(original)
        parsedResult = Parser.parse(result)
    }

    var damage: EditDamage? { newProblem ?? lostPiece ?? lostDeclaration }

    // MARK: - Problems and declarations

    private var newProblem: EditDamage? {
        var known: [DiagnosticID: Int] = [:]
        for problem in parsedOriginal.diagnostics { known[problem.id, default: 0] += 1 }
        for problem in parsedResult.diagnostics {
            let count = known[problem.id] ?? 0
            known[problem.id] = count - 1
            guard count <= 0 else { continue }
            let place = problem.location?.position.map { result.lines.range(ofLine: $0.line).lowerBound } ?? 0
            return damage(.diagnostic(problem.message), at: originalOffset(of: place))
        }
        return nil
    }

    private var lostDeclaration: EditDamage? {
        var found: [String: Int] = [:]
        DeclaredNames.visit(parsedResult.declarations, of: result) { name, _ in found[name, default: 0] += 1 }
        var lost: EditDamage?
        DeclaredNames.visit(parsedOriginal.declarations, of: original) { name, place in
            let count = found[name] ?? 0
            found[name] = count - 1
            if count <= 0, lost == nil, !isRemoved(place) { lost = damage(.declaration(name), at: place) }
        }
        return lost
    }

    private func isRemoved(_ offset: Int) -> Bool {
        removals.contains { $0.lowerBound <= offset && offset < $0.upperBound }
    }

    private func damage(_ kind: EditDamage.Kind, at offset: Int) -> EditDamage {
        EditDamage(kind: kind, location: original.location(at: offset))
    }

    /// The place in the original from which `offset` of the result comes, or of the edit that it belongs to.
    private func originalOffset(of offset: Int) -> Int {
        let before = edits.prefix { $0.new.lowerBound <= offset }
        guard let edit = before.last else { return min(offset, original.count) }
        return offset < edit.new.upperBound ? edit.old.lowerBound : min(offset - edit.shift, original.count)
    }

    // MARK: - Tokens and comments

    private var lostPiece: EditDamage? {
        var pieces = TextPieces(original)
        var others = TextPieces(result)
        var replaced = ReplacedPieces(parsedOriginal.declarations, edits)
        var next = 0
        var shift = 0
        while let piece = pieces.next() {
            while next < edits.count, edits[next].old.upperBound <= piece.range.lowerBound {
                shift = edits[next].shift
                next += 1
            }
            var inner = next
            var end = shift
            while inner < edits.count, edits[inner].old.lowerBound < piece.range.upperBound,
                !edits[inner].covers(piece.range)
            {
                end = edits[inner].shift
                inner += 1
            }
            if next < edits.count, edits[next].covers(piece.range) {
                if isRemoved(piece.range.lowerBound) { continue }
                replaced.add(piece, from: original, of: next)
                continue
            }
            // Only a literal may be edited inside: in an interpolation.
            guard inner == next || piece.kind == .string else { return lost(piece) }
            let expected = ByteRange(start: piece.range.lowerBound + shift, end: piece.range.upperBound + end)
            guard others.skip(to: expected)?.kind == piece.kind else { return lost(piece) }
        }
        return replaced.missing(in: result).map(lost)
    }

    private func lost(_ piece: TextPiece) -> EditDamage {
        let kind = piece.kind == nil ? EditDamage.Kind.comment : .token(original.text(in: piece.range))
        return damage(kind, at: piece.range.lowerBound)
    }
}

/// An edit with its place in the result.
private struct PlacedEdit {
    let old: ByteRange
    let new: ByteRange
    /// How much further everything behind it is in the result.
    let shift: Int

    func covers(_ range: ByteRange) -> Bool { !old.isEmpty && old.contains(range) }
}

/// What edits replace, and whether it is in what they write.
private struct ReplacedPieces {
    private let edits: [PlacedEdit]
    /// Whether each edit replaces a declaration.
    private let moves: [Bool]
    private var pieces: [(piece: TextPiece, text: [UInt8])] = []

    init(_ declarations: [DeclSyntax], _ edits: [PlacedEdit]) {
        self.edits = edits
        var ranges: [ByteRange] = []
        DeclaredNames.visitRanges(declarations) { ranges.append($0) }
        ranges.sort { $0.start < $1.start }
        var moves: [Bool] = []
        var next = 0
        for edit in edits {
            while next < ranges.count, ranges[next].start < edit.old.start { next += 1 }
            var own = next
            var isMove = false
            while own < ranges.count, ranges[own].start < edit.old.end, !isMove {
                isMove = edit.old.contains(ranges[own])
                own += 1
            }
            moves.append(isMove)
        }
        self.moves = moves
    }

    mutating func add(_ piece: TextPiece, from source: SourceText, of edit: Int) {
        if piece.kind == nil || moves[edit] && piece.isWord { pieces.append((piece, source.wordBytes(of: piece))) }
    }

    /// The first piece that no edit writes again.
    func missing(in result: SourceText) -> TextPiece? {
        if pieces.isEmpty { return nil }
        var written: [[UInt8]: Int] = [:]
        for edit in edits where !edit.new.isEmpty {
            var own = TextPieces(result, in: edit.new)
            while let piece = own.next() { written[result.wordBytes(of: piece), default: 0] += 1 }
        }
        for (piece, text) in pieces {
            let count = written[text] ?? 0
            if count == 0 { return piece }
            written[text] = count - 1
        }
        return nil
    }
}

/// The names of declarations, wherever they are nested.
private enum DeclaredNames {
    /// Calls `found` with each name, with labels where there are parameters, and its place.
    static func visit(_ declarations: [DeclSyntax], of source: SourceText, _ found: (String, Int) -> Void) {
        for declaration in declarations { visit(declaration, of: source, found) }
    }

    private static func visit(_ declaration: DeclSyntax, of source: SourceText, _ found: (String, Int) -> Void) {
        let place = declaration.range.lowerBound
        func labelled(_ name: String, _ parameters: [ParameterSyntax]) {
            let labels = parameters.map { ($0.firstName.map(source.text(in:)) ?? "_") + ":" }
            found(name + "(" + labels.joined() + ")", place)
        }
        switch declaration.kind {
        case .protocol(let syntax): found(source.text(in: syntax.name), place)
        case .nominal(let syntax): found(source.text(in: syntax.name), place)
        case .extension(let syntax): found("extension " + source.compactText(in: syntax.extended.range), place)
        case .function(let syntax): labelled(source.text(in: syntax.name), syntax.parameters)
        case .initializer(let syntax): labelled("init", syntax.parameters)
        case .subscript(let syntax): labelled("subscript", syntax.parameters)
        case .variable(let syntax): for binding in syntax.bindings { found(source.text(in: binding.name), place) }
        case .typeAlias(let syntax): found(source.text(in: syntax.name), place)
        case .associatedType(let syntax): found(source.text(in: syntax.name), place)
        case .enumCase(let elements): for element in elements { found(source.text(in: element.name), place) }
        case .import: found(source.compactText(in: declaration.range), place)
        case .deinitializer, .conditional, .other, .code: break
        }
        visit(declaration.inner, of: source, found)
    }

    /// Calls `found` with the range of each declaration.
    static func visitRanges(_ declarations: [DeclSyntax], _ found: (ByteRange) -> Void) {
        for declaration in declarations {
            // Statements at the top level are no declarations.
            if case .code = declaration.kind { continue }
            found(declaration.range)
            visitRanges(declaration.inner, found)
        }
    }
}

extension DeclSyntax {
    /// The declarations inside.
    fileprivate var inner: [DeclSyntax] {
        switch kind {
        case .protocol(let syntax): syntax.members.members
        case .nominal(let syntax): syntax.members.members
        case .extension(let syntax): syntax.members.members
        case .conditional(let clauses): clauses.flatMap(\.members)
        default: []
        }
    }
}
