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

    /// The first damage that the edits of one change would do; `nil` if the result is safe.
    ///
    /// Each result is parsed and compared with its original: it has no other problem, and each token and comment that no
    /// edit names is in it, in the same order. Each declaration is where it was, under its name or the one that an edit of
    /// the meaning `renaming` gives it. An edit names the tokens of a type or an expression that it replaces; a declaration
    /// that it replaces has only been moved, so all words and comments of it must be in what the edits of any file write.
    /// Takes time proportional to the texts.
    public static func first(in files: [FileEdits]) -> EditDamage? {
        var ledger = EditLedger()
        for file in files {
            guard let bytes = try? file.applied() else {
                return EditDamage(kind: .overlap, location: file.overlap)
            }
            let comparison = EditComparison(file, SourceText(path: file.source.path, bytes: bytes))
            if let damage = comparison.damage(owing: &ledger) { return damage }
        }
        return ledger.firstDebt
    }
}

extension FileEdits {
    fileprivate var overlap: SourceLocation {
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

/// What the edits of one change take away from their places, and what they write.
private struct EditLedger {
    private var pieces: [(source: SourceText, piece: TextPiece, text: [UInt8])] = []
    private var written: [[UInt8]: Int] = [:]
    private var names: [(name: String, location: SourceLocation)] = []
    private var declared: [String: Int] = [:]

    mutating func owe(_ piece: TextPiece, of source: SourceText) {
        pieces.append((source, piece, source.wordBytes(of: piece)))
    }

    mutating func owe(_ name: String, at location: SourceLocation) { names.append((name, location)) }

    mutating func write(_ range: ByteRange, of result: SourceText) {
        var own = TextPieces(result, in: range)
        while let piece = own.next() { written[result.wordBytes(of: piece), default: 0] += 1 }
    }

    mutating func declare(_ found: [String: Int]) { declared.merge(found, uniquingKeysWith: +) }

    /// The first piece or declaration that no edit writes again.
    var firstDebt: EditDamage? {
        var written = written
        for (source, piece, text) in pieces where !written.take(text) {
            // What documented a declaration that goes is a plain comment afterwards.
            if piece.kind == nil, text.starts(with: Array("///".utf8)), written.take(Array(text.dropFirst())) {
                continue
            }
            return EditDamage(piece, of: source)
        }
        var declared = declared
        let lost = names.first { !declared.take($0.name) }
        return lost.map { EditDamage(kind: .declaration($0.name), location: $0.location) }
    }
}

extension Dictionary where Value == Int {
    /// Takes one of `key` away; `false` if there is none.
    fileprivate mutating func take(_ key: Key) -> Bool {
        guard let count = self[key], count > 0 else { return false }
        self[key] = count - 1
        return true
    }
}

extension EditDamage {
    fileprivate init(_ piece: TextPiece, of source: SourceText) {
        kind = piece.kind == nil ? .comment : .token(source.text(in: piece.range))
        location = source.location(at: piece.range.lowerBound)
    }
}

/// Compares a text with what edits make of it.
private struct EditComparison {
    private let original: SourceText
    private let result: SourceText
    private let edits: PlacedEdits
    private let parsedOriginal: SourceFileSyntax
    private let parsedResult: SourceFileSyntax

    init(_ file: FileEdits, _ result: SourceText) {
        original = file.source
        self.result = result
        edits = PlacedEdits(file)
        parsedOriginal = Parser.parse(original)
        parsedResult = Parser.parse(result)
    }

    /// The first damage that this text shows by itself; what has been moved is put into `ledger`.
    func damage(owing ledger: inout EditLedger) -> EditDamage? {
        if let damage = newProblem ?? lostPiece(owing: &ledger) ?? lostDeclaration(owing: &ledger) { return damage }
        for edit in edits.all where !edit.new.isEmpty { ledger.write(edit.new, of: result) }
        return nil
    }

    private var newProblem: EditDamage? {
        var known: [DiagnosticID: Int] = [:]
        for problem in parsedOriginal.diagnostics { known[problem.id, default: 0] += 1 }
        for problem in parsedResult.diagnostics where !known.take(problem.id) {
            let place = problem.location?.position.map { result.lines.range(ofLine: $0.line).lowerBound } ?? 0
            let offset = min(edits.originalOffset(of: place), original.count)
            return EditDamage(kind: .diagnostic(problem.message), location: original.location(at: offset))
        }
        return nil
    }

    // MARK: - Declarations

    private func lostDeclaration(owing ledger: inout EditLedger) -> EditDamage? {
        var found: [String: Int] = [:]
        var byPlace: [NamePlace: String] = [:]
        DeclaredName.visit(parsedResult.declarations, of: result) { name in
            found[name.text, default: 0] += 1
            byPlace[NamePlace(start: name.declaration.lowerBound, number: name.number)] = name.text
        }
        var lost: EditDamage?
        DeclaredName.visit(parsedOriginal.declarations, of: original) { name in
            let location = original.location(at: name.declaration.lowerBound)
            if let edit = edits.covering(name.declaration) {
                let isOutermost = !(name.outer.map(edit.covers) ?? false)
                let goes = edit.meaning == .removing || edit.meaning == .dissolving && isOutermost
                if !goes { ledger.owe(name.text, at: location) }
                return
            }
            let start = edits.offset(inResultOf: name.declaration.lowerBound)
            let renamed = edits.rename(name.range) ? byPlace[NamePlace(start: start, number: name.number)] : nil
            if !found.take(renamed ?? name.text), lost == nil {
                lost = EditDamage(kind: .declaration(name.text), location: location)
            }
        }
        ledger.declare(found)
        return lost
    }

    /// Where a declaration begins, and which of its names is meant.
    private struct NamePlace: Hashable {
        let start: Int
        let number: Int
    }

    // MARK: - Tokens and comments

    private func lostPiece(owing ledger: inout EditLedger) -> EditDamage? {
        var pieces = TextPieces(original)
        var others = TextPieces(result)
        var moves = MovedWords(parsedOriginal.declarations, edits.all)
        let all = edits.all
        var next = 0
        var shift = 0
        while let piece = pieces.next() {
            while next < all.count, all[next].old.upperBound <= piece.range.lowerBound {
                shift = all[next].shift
                next += 1
            }
            var inner = next
            var end = shift
            while inner < all.count, all[inner].old.lowerBound < piece.range.upperBound,
                !all[inner].covers(piece.range)
            {
                end = all[inner].shift
                inner += 1
            }
            if next < all.count, all[next].covers(piece.range) {
                if all[next].meaning == .removing { continue }
                if piece.kind == nil || piece.isWord && moves.contains(piece, of: next) {
                    ledger.owe(piece, of: original)
                }
                continue
            }
            // Only a literal may be edited inside: in an interpolation.
            guard inner == next || piece.kind == .string else { return EditDamage(piece, of: original) }
            let expected = ByteRange(start: piece.range.lowerBound + shift, end: piece.range.upperBound + end)
            guard others.skip(to: expected)?.kind == piece.kind else { return EditDamage(piece, of: original) }
        }
        return nil
    }
}
