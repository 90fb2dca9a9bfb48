enum Mood: Sendable { case glad, sad }

protocol Store {
    func next() -> Mood
    func skip() -> Mood
}
