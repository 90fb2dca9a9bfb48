@testable import Notes

/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    // MARK: load()
    var loadStub: () -> Result<[Int], Failure> = { .success([]) }
    func load() -> Result<[Int], Failure> {
        let mine = loadStub()
        return mine
    }

    // MARK: pair()
    var pairStub: () -> (first: Mood, second: Failure) = { (.happy, .early) }
    func pair() -> (first: Mood, second: Failure) {
        let mine = pairStub()
        return mine
    }

    // MARK: mood
    var mood: Mood? = .none
}
