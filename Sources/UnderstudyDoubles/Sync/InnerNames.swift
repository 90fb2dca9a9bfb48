import UnderstudySyntax

/// The names that parameters have inside of members: no caller sees them, so that the owner of a double may choose
/// others than the protocol has.
struct InnerNames {
    /// The names that differ: those of one member, and those of the other in their place.
    private let pairs: [(own: String, other: String)]

    /// `nil` where the labels differ too, or no name does.
    init?(_ own: Member, _ other: Member) {
        let (parameters, others) = (own.signature.parameters, other.signature.parameters)
        guard parameters.map(\.label) == others.map(\.label) else { return nil }
        pairs = zip(parameters, others).map { ($0.name, $1.name) }.filter { $0 != $1 }
        if pairs.isEmpty { return nil }
    }

    /// Whether nothing but the names tells the declarations apart.
    func tellApart(_ own: Member, _ other: Member) -> Bool {
        own.effects == other.effects && (own.isSettable || !other.isSettable)
            && tellApart(SourceText(path: "", text: own.head), SourceText(path: "", text: other.head))
    }

    /// Whether nothing but the names tells the text of two members with their storage apart.
    func tellApart(_ own: RenderedUnit, _ other: RenderedUnit) -> Bool {
        tellApart(own.beside.source, other.beside.source) && tellApart(own.stored.source, other.stored.source)
    }

    private func tellApart(_ own: SourceText, _ other: SourceText) -> Bool {
        let (tokens, others) = (own.tokenTexts(in: own.range), other.tokenTexts(in: other.range))
        var (here, there) = (0, 0)
        while here < tokens.count, there < others.count {
            if tokens[here] == others[there] || stand(tokens[here], others[there]) {
                here += 1
                there += 1
            } else if here > 0, tokens[here] == ":", stand(tokens[here - 1], others[there]) {
                // The label is the name as well: `note:` beside `note it:`.
                there += 1
            } else if there > 0, others[there] == ":", stand(tokens[here], others[there - 1]) {
                here += 1
            } else {
                return false
            }
        }
        return here == tokens.count && there == others.count
    }

    /// Whether `other` stands where `own` does.
    private func stand(_ own: String, _ other: String) -> Bool {
        pairs.contains { $0.own == own && $0.other == other }
    }
}
