@testable import Notes

/// A mock of `Store`, yours to edit.
final class StoreMock: Store {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += takeExpectations.unmet(takeCalls, of: "take(_:)")
        return unmet
    }

    lazy var event: StoreEvent<Int> = { fatalError("StoreMock.event is not set") }()

    // MARK: take(_:)
    var takeCalls: [StoreEvent<Int>] = []
    var takeStub: (StoreEvent<Int>) -> Int = { _ in 0 }
    var takeExpectations: [ExpectedCalls<StoreEvent<Int>>] = []
    func take(_ event: StoreEvent<Int>) -> Int {
        takeCalls.append(event)
        return takeStub(event)
    }
}
