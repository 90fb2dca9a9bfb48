@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy<Item>: Store {
    // MARK: save(_:)
    var saveCalls: [Item] = []
    func save(_ item: Item) { saveCalls.append(item) }
}
