import UnderstudySemantics
import UnderstudySyntax

/// The code of one type, its declaration and its extensions, for edits of the names in it.
struct ConsumerCode {
    /// The blocks of the declaration and of the extensions, with what is around them.
    let blocks: [InSource<ByteRange>]
    /// The members, in the order of the files.
    let members: [InSource<DeclSyntax>]
    private let tokens: [String: CodeTokens]

    init(of name: String, in index: DeclarationIndex) {
        var blocks: [InSource<ByteRange>] = []
        var members: [InSource<DeclSyntax>] = []
        for file in index.files {
            let types = file.types.filter { $0.name == name }
            let extensions = file.extensions.filter { $0.extendedName == name }
            blocks += (types.map(\.syntax.range) + extensions.map(\.syntax.range)).map { file.source[$0] }
            members += (types.flatMap(\.members) + extensions.flatMap(\.members)).map { file.source[$0] }
        }
        self.blocks = blocks
        self.members = members
        tokens = Dictionary(
            blocks.map { ($0.source.path, $0.source) }, uniquingKeysWith: { one, _ in one }
        ).mapValues { CodeTokens($0) }
    }

    /// The member of the consumer around `range`.
    func member(around range: InSource<ByteRange>) -> DeclSyntax? {
        members.first { $0.source.path == range.source.path && $0.piece.range.contains(range.piece) }?.piece
    }

    /// The tokens of a file.
    func tokens(of source: SourceText) -> CodeTokens { tokens[source.path] ?? CodeTokens(source) }

    /// The first place of a word that could be a name in the consumer's code, besides the ranges in `known`.
    ///
    /// Labels and members of other values are no names in it. A string counts if the word is in it after a backslash.
    func firstUse(of word: String, besides known: [InSource<ByteRange>]) -> SourceLocation? {
        for block in blocks {
            let code = tokens(of: block.source)
            let own = known.filter { $0.source.path == block.source.path }.map(\.piece)
            for number in code.indices where block.piece.contains(code.range(number)) {
                let range = code.range(number)
                let isName = code.text(number) == word && !code.isLabelOrMember(number)
                let isHidden = code.interpolates(word, at: number)
                guard isName || isHidden else { continue }
                let isKnown = own.contains { isHidden ? range.contains($0) : $0.contains(range) }
                if !isKnown { return block.source.location(at: range.lowerBound) }
            }
        }
        return nil
    }
}

extension CodeTokens {
    /// Whether the token is an argument's label, or a member of something other than `self`.
    func isLabelOrMember(_ number: Int) -> Bool {
        if text(number - 1) == "." { return text(number - 2) != "self" }
        return ["(", ","].contains(text(number - 1)) && text(number + 1) == ":" && !isParameter(number)
    }

    /// Whether the token is a name in the list of a function's parameters rather than in a call.
    private func isParameter(_ number: Int) -> Bool {
        var depth = 0
        var next = number - 1
        while next >= 0 {
            switch text(next) {
            case ")", "]": depth += 1
            case "(", "[":
                if depth == 0 { return opensParameters(next) }
                depth -= 1
            case "{", "}", ";": return false
            default: break
            }
            next -= 1
        }
        return false
    }

    private func opensParameters(_ number: Int) -> Bool {
        var name = number - 1
        if ["?", "!"].contains(text(name)) { name -= 1 }
        if text(name) == "init" { return ![".", "self", "super"].contains(text(name - 1)) }
        return text(name) == "subscript" || text(name - 1) == "func"
    }

    /// The number of the token that begins at `offset`, or the first behind it.
    func number(from offset: Int) -> Int {
        var (low, high) = (0, indices.count)
        while low < high {
            let middle = (low + high) / 2
            if range(middle).lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The token that closes the parenthesis at `number`.
    func closing(ofParenthesisAt number: Int) -> Int? {
        var depth = 0
        for next in number..<indices.upperBound {
            if text(next) == "(" { depth += 1 }
            if text(next) == ")" { depth -= 1 }
            if depth == 0 { return next }
        }
        return nil
    }
}

/// The names in front of a member: `self.services` of `self.services.clock`.
struct AccessPath {
    /// The names and the dots between them, without the dot before the member.
    let range: ByteRange
    /// The names.
    let names: [String]

    /// `nil` if something other than names is in front of the member.
    init?(before access: InSource<ByteRange>) {
        let source = access.source
        guard access.piece.lowerBound > 0, source.byte(at: access.piece.lowerBound - 1) == UInt8(ascii: ".") else {
            return nil
        }
        self.init(endingAt: access.piece.lowerBound - 1, of: source)
    }

    /// `nil` if something other than names ends at `end`.
    init?(endingAt end: Int, of source: SourceText) {
        var start = end
        while start > 0, Self.isPart(source.byte(at: start - 1)) { start -= 1 }
        range = ByteRange(start: start, end: end)
        names = source.text(in: range).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if names.contains("") || start > 0 && source.byte(at: start - 1) == UInt8(ascii: "\\") { return nil }
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
            true
        default: false
        }
    }
}
