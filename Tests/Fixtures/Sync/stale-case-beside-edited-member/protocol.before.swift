enum Mood: Sendable { case happy, sad }

protocol Store {
    func next() -> Mood
    func skip() -> Mood
}
