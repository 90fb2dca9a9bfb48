import UnderstudySemantics

/// Tells which of two parameters is the key of the other: what is put in by a topic is asked for by that topic.
struct FakeKeyFinder {
    /// How a requirement asks for one value of what `noun` says.
    private struct Question: Hashable {
        let noun: String
        let words: [String]
        let type: FakeType
    }

    private var asked: Set<Question> = []

    init(_ requirements: [FakeRequirement]) {
        for entry in requirements where entry.outcome != .void && entry.verb != .save && entry.parameters.count == 1 {
            asked.formUnion(Self.questions(entry.parameters[0], of: entry))
        }
    }

    /// Which of the two parameters of `entry` is the key; `nil` where none is, or names don't tell.
    func index(_ entry: FakeRequirement) -> Int? {
        let isAsked = entry.parameters.map { !asked.isDisjoint(with: Self.questions($0, of: entry)) }
        if let index = isAsked.firstIndex(of: true), isAsked.count(where: \.self) == 1 { return index }
        let isCalledKey = entry.parameters.map { !Self.names.isDisjoint(with: $0.words + $0.labelWords) }
        let label = IdentifierWords.split(entry.parameters[1].label).first ?? ""
        if isCalledKey[1] || Self.joining.contains(label) { return 1 }
        return isCalledKey[0] ? 0 : nil
    }

    private static func questions(_ parameter: FakeRequirement.Parameter, of entry: FakeRequirement) -> Set<Question> {
        guard case .value(let type) = parameter.shape else { return [] }
        let names = [parameter.words, parameter.labelWords].filter { !$0.isEmpty }
        return Set(
            names.flatMap { words in
                (entry.nouns.isEmpty ? [""] : entry.nouns).map { Question(noun: $0, words: words, type: type) }
            })
    }

    private static let names: Set<String> = ["key", "id", "identifier", "name", "url", "path"]
    private static let joining: Set<String> = ["for", "at", "by", "under", "to", "in", "with", "named"]
}
