@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy<Item: Hashable & Sendable, Key: Hashable>: Store {
    // MARK: take(_:at:)
    var takeCalls: [(item: Item, key: Key)] = []
    func take(_ item: Item, at key: Key) { takeCalls.append((item, key)) }
}
