@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: take(_:)
    private(set) var takeCalls: [Note] = []
    func take(_ item: Note) { takeCalls.append(item) }

    // MARK: items()
    private(set) var itemsCallCount = 0
    var itemsStub: () -> [Note] = { [] }
    func items() -> [Note] {
        itemsCallCount += 1
        return itemsStub()
    }

    // MARK: first()
    private(set) var firstCallCount = 0
    var firstStub: () -> Item? = { nil }
    func first() -> Item? {
        firstCallCount += 1
        return firstStub()
    }
}
