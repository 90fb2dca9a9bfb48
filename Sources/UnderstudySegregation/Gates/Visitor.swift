/// Keeps a visitor: one traversal calls all of its methods, whatever each caller uses.
enum Visitor: Gate {
    private static let share = 0.8

    static func silence(_ input: GateInput) -> Silence? {
        let visits = input.words.count { $0.verb == "visit" }
        guard visits > 0, Double(visits) >= share * Double(input.words.count) else { return nil }
        return Silence(reason: .visitor, explanation: "a visitor's methods belong to one traversal")
    }
}
