import UnderstudySemantics
import UnderstudySyntax

/// Where the sources name protocols that become one: together with the others, or else for themselves.
struct MergeMentions {
    /// The edits by which all places name the result.
    private(set) var edits: [SourceEdit] = []
    /// The places that name one of them without the others.
    private(set) var refusals: [Refusal] = []

    private let names: Set<String>
    private let name: String
    private let module: String?
    /// The clauses in which a type conforms to some of them, by the type.
    private var partial: [String: [Clause]] = [:]

    /// One list of inherited types.
    private struct Clause {
        let owner: String
        let source: SourceText
        let types: [TypeSyntax]
        /// Whether it is under no condition of any kind.
        let isPlain: Bool
        /// Which of `types` are merged.
        var merged: [Int] = []
    }

    /// - Parameter heads: The declarations themselves, whose own edits change them.
    init(
        of names: Set<String>, as name: String, in module: String?, leavingOut heads: [ProtocolDeclaration],
        _ index: DeclarationIndex
    ) {
        self.names = names
        self.name = name
        self.module = module
        for file in index.files {
            let text = file.source.text(in: file.source.range)
            guard names.contains(where: { text.contains($0) }) else { continue }
            let own = heads.filter { $0.source.path == file.source.path }
            read(file, besides: own)
        }
        joinPartial()
    }

    private mutating func refuse(_ words: String, at offset: Int, of source: SourceText) {
        refusals.append(Refusal(.namedAlone, words, at: source.location(at: offset)))
    }

    // MARK: - Tokens

    private mutating func read(_ file: FileDeclarations, besides heads: [ProtocolDeclaration]) {
        let tokens = CodeTokens(file.source)
        let clauses = clauses(of: file)
        var byEnd: [Int: Int] = [:]
        for (number, clause) in clauses.enumerated() {
            for type in clause.types { byEnd[type.range.upperBound] = number }
        }
        var seen: Set<Int> = []
        var number = tokens.indices.lowerBound
        while number < tokens.indices.upperBound {
            defer { number += 1 }
            let text = tokens.text(number)
            let isLiteral = text.first == "\"" || text.first == "#"
            if isLiteral, text.contains("\\("), names.contains(where: { text.contains($0) }) {
                refuse("a string may name it here", at: tokens.range(number).lowerBound, of: file.source)
            }
            guard names.contains(text), !isOther(number, tokens) else { continue }
            let range = tokens.range(number)
            if let head = heads.first(where: { $0.syntax.range.contains(range) }) {
                let isInside = head.details.members.range.contains(range)
                if isInside { refuse("'\(head.name)' itself names '\(text)'", at: range.lowerBound, of: file.source) }
            } else if tokens.text(number - 1) == "extension" {
                if text != name { edits.append(SourceEdit(file.source[range], with: name, .renaming)) }
            } else if let end = readComposition(at: number, tokens, file.source) {
                number = end
            } else if let clause = byEnd[range.upperBound] {
                if seen.insert(clause).inserted { read(clauses[clause]) }
            } else {
                refuse("'\(text)' is named without the others", at: range.lowerBound, of: file.source)
            }
        }
    }

    /// Whether a token is no name of the protocol, but a label, a declaration's name or another type's member.
    private func isOther(_ number: Int, _ tokens: CodeTokens) -> Bool {
        let before = tokens.text(number - 1)
        if before == "." { return tokens.text(number - 2) != module }
        if ["case", "func", "let", "var"].contains(before) { return true }
        return ["(", ","].contains(before) && tokens.text(number + 1) == ":"
    }

    /// Reads `A & B & X` around a token; the last token of it if it names all of the protocols, with the edit made.
    private mutating func readComposition(at number: Int, _ tokens: CodeTokens, _ source: SourceText) -> Int? {
        var first = tokens.start(ofPathEndingAt: number)
        while tokens.text(first - 1) == "&" { first = tokens.start(ofPathEndingAt: first - 2) }
        var operands: [(text: String, isMerged: Bool)] = []
        var next = first
        var last = first
        while true {
            last = tokens.end(ofPathStartingAt: next)
            let range = tokens.range(next).union(tokens.range(last))
            let isQualified = last == next + 2 && tokens.text(next) == module
            let isMerged = names.contains(tokens.text(last)) && (last == next || isQualified)
            operands.append((source.text(in: range), isMerged))
            guard tokens.text(last + 1) == "&" else { break }
            next = last + 2
        }
        let found = Set(operands.filter(\.isMerged).map { $0.text.split(separator: ".").last.map(String.init) ?? "" })
        guard operands.count > 1, found == names else { return nil }
        var texts: [String] = []
        for operand in operands {
            if !operand.isMerged { texts.append(operand.text) } else if !texts.contains(name) { texts.append(name) }
        }
        let range = tokens.range(first).union(tokens.range(last))
        edits.append(SourceEdit(source[range], with: texts.joined(separator: " & ")))
        return last
    }

    // MARK: - Conformances

    private func clauses(of file: FileDeclarations) -> [Clause] {
        let types = file.types.map { type in
            Clause(
                owner: type.name, source: file.source, types: type.details.inherited,
                isPlain: type.scope.branches.isEmpty)
        }
        let extensions = file.extensions.map { added in
            Clause(
                owner: added.extendedName, source: file.source, types: added.details.inherited,
                isPlain: added.scope.branches.isEmpty && !added.details.isConditional)
        }
        let protocols = file.protocols.map { declaration in
            Clause(
                owner: declaration.name, source: file.source, types: declaration.details.inherited,
                isPlain: declaration.scope.branches.isEmpty)
        }
        return (types + extensions + protocols).filter { !$0.types.isEmpty }.map { clause in
            var clause = clause
            clause.merged = clause.types.indices.filter { baseName(of: clause.types[$0], in: clause.source) != nil }
            return clause
        }
    }

    /// The name of the protocol that a type is, if it is one of them.
    private func baseName(of type: TypeSyntax, in source: SourceText) -> String? {
        let text = source.compactText(in: type.range)
        if names.contains(text) { return text }
        return names.first { text == "\(module ?? "").\($0)" }
    }

    private mutating func read(_ clause: Clause) {
        let found = Set(clause.merged.compactMap { baseName(of: clause.types[$0], in: clause.source) })
        if found == names {
            join(clause, keepingOne: true)
        } else {
            partial[clause.owner, default: []].append(clause)
        }
    }

    /// Types that conform to one protocol here and to another one there conform to the result where they come first.
    private mutating func joinPartial() {
        for owner in partial.keys.sorted() {
            let clauses = partial[owner] ?? []
            let found = Set(
                clauses.flatMap { clause in
                    clause.merged.compactMap { baseName(of: clause.types[$0], in: clause.source) }
                })
            if found == names, clauses.allSatisfy(\.isPlain) {
                for (number, clause) in clauses.enumerated() { join(clause, keepingOne: number == 0) }
            } else {
                for clause in clauses {
                    let place = clause.merged.first.map { clause.types[$0].range.lowerBound } ?? 0
                    refuse("'\(owner)' does not have all of them in the same way", at: place, of: clause.source)
                }
            }
        }
    }

    /// The edits by which a clause names the result once instead of the protocols, or not at all.
    private mutating func join(_ clause: Clause, keepingOne: Bool) {
        let types = clause.types
        let kept = keepingOne ? clause.merged.first : nil
        let gone = clause.merged.filter { $0 != kept }
        if let kept, clause.source.text(in: types[kept].range) != name {
            edits.append(SourceEdit(clause.source[types[kept].range], with: name))
        }
        if gone.count == types.count, let first = types.first, let last = types.last {
            let line = ByteRange(start: 0, end: first.range.lowerBound)
            let colon = clause.source.lastByte(UInt8(ascii: ":"), in: line)
            let range = ByteRange(start: colon, end: last.range.upperBound)
            return edits.append(SourceEdit(clause.source[range], with: ""))
        }
        // What is in front of the first type that stays goes up to it.
        let lead = types.indices.first { !gone.contains($0) } ?? 0
        if lead > 0 {
            let range = ByteRange(start: types[0].range.lowerBound, end: types[lead].range.lowerBound)
            edits.append(SourceEdit(clause.source[range], with: ""))
        }
        for place in gone where place > lead {
            let range = ByteRange(start: types[place - 1].range.upperBound, end: types[place].range.upperBound)
            edits.append(SourceEdit(clause.source[range], with: ""))
        }
    }
}

extension CodeTokens {
    /// The first token of `A.B.C`, whose last is at `number`.
    fileprivate func start(ofPathEndingAt number: Int) -> Int {
        var first = number
        while text(first - 1) == ".", !text(first - 2).isEmpty { first -= 2 }
        return first
    }

    /// The last token of `A.B.C`, with its generic arguments, whose first is at `number`.
    fileprivate func end(ofPathStartingAt number: Int) -> Int {
        var last = number
        while text(last + 1) == ".", !text(last + 2).isEmpty { last += 2 }
        guard text(last + 1) == "<" else { return last }
        var depth = 0
        for next in (last + 1)..<indices.upperBound {
            if text(next) == "<" { depth += 1 }
            if text(next) == ">" { depth -= 1 }
            if depth == 0 { return next }
        }
        return last
    }
}

extension SourceText {
    /// The offset of the last `byte` in `range`, or its start.
    fileprivate func lastByte(_ byte: UInt8, in range: ByteRange) -> Int {
        var offset = range.upperBound
        while offset > range.lowerBound {
            offset -= 1
            if self.byte(at: offset) == byte { return offset }
        }
        return range.lowerBound
    }
}
