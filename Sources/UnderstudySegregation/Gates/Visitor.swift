/// Keeps a visitor or a codec: one traversal calls all of its methods, whatever each caller uses.
enum Visitor: Gate {
    private static let share = 0.8
    private static let verbs: Set<String> = ["decode", "encode", "visit"]

    static func silence(_ input: SplitEvidence) -> Silence? {
        let known = input.words.compactMap(\.verb).filter(verbs.contains)
        guard let first = known.first, Double(known.count) >= share * Double(input.words.count) else { return nil }
        let isVisitor = known.allSatisfy { $0 == "visit" }
        return Silence(
            reason: .visitor,
            explanation: isVisitor
                ? "a visitor's methods belong to one traversal"
                : "methods that \(first), one for each type, belong to one traversal"
        )
    }
}
