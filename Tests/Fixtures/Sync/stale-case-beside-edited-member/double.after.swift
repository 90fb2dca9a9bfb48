@testable import Notes

/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    // MARK: next()
    var nextStub: () -> Mood = { .glad }
    func next() -> Mood {
        let mine = nextStub()
        return mine
    }

    // MARK: skip()
    var skipCallCount = 0
    var skipStub: () -> Mood = { .sad }
    func skip() -> Mood {
        skipCallCount += 1
        return skipStub()
    }
}
