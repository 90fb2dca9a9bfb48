/// Something wrong with the bytes themselves.
struct LexicalProblem {
    enum Kind {
        case invalidUTF8
        case unterminatedComment
        case unterminatedString
        case unterminatedRegex
    }

    let kind: Kind
    let offset: Int

    init(_ kind: Kind, at offset: Int) {
        self.kind = kind
        self.offset = offset
    }
}
