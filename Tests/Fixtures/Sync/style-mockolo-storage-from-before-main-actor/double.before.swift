@testable import Notes

/// A mock of `Store`, yours to edit.
@MainActor
final class StoreMock: Store {
    // MARK: item(_:by:)
    var itemCallCount = 0
    var itemArgValues: [(value: any Hashable & Sendable, id: Int)] = []
    var itemHandler: ((any Hashable & Sendable, Int) async throws -> String)?
    func item<T: Hashable & Sendable>(_ value: T, by id: Int) async throws -> String {
        print("item")
        itemCallCount += 1
        itemArgValues.append((value, id))
        if let itemHandler { return try await itemHandler(value, id) }
        return ""
    }

    // MARK: title(with:_:)
    var titleCallCount = 0
    var titleArgValues: [(number: Int, note: Note)] = []
    var titleHandler: ((Int, Note) -> Bool)?
    func title(with number: Int, _ note: Note) -> Bool {
        titleCallCount += 1
        titleArgValues.append((number, note))
        if let titleHandler { return titleHandler(number, note) }
        return false
    }
}
