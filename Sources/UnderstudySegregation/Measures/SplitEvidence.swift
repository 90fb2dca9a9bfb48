/// Everything known about a protocol when it is judged: who uses what, and what its words say.
struct SplitEvidence {
    /// The protocol and its users.
    let subject: SplitSubject
    /// Who uses what.
    let usage: UsageMatrix
    /// The words of the requirements.
    let words: [RequirementWords]

    /// Requirements that have to be in one part, as indices among all.
    var ties: [[Int]] {
        let places = Dictionary(
            uniqueKeysWithValues: subject.requirements.enumerated().map { ($0.element.id, $0.offset) })
        return Ties.ties(subject.requirements, words: words)
            + subject.facts.ties.map { tie in tie.compactMap { places[$0] }.sorted() }
    }

    /// How many requirements every conforming type has to implement.
    var effectiveCount: Int { subject.requirements.count { $0.isEffective } }
}

extension SplitEvidence {
    /// Gathers what is known about `subject`.
    init(_ subject: SplitSubject) {
        self.init(
            subject: subject, usage: UsageMatrix(subject), words: RequirementWords.all(of: subject.requirements))
    }
}
