@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy<Item: Sendable & Hashable>: Store {
    // MARK: take(_:)
    private(set) var takeCalls: [Item] = []
    func take(_ item: Item) { takeCalls.append(item) }
}
