enum Mood: Sendable { case glad, sad }
enum Failure: Error { case early, late(Mood) }

protocol Store {
    func load() -> Result<[Int], Failure>
    func pair() -> (first: Mood, second: Failure)
    var mood: Mood? { get }
}
