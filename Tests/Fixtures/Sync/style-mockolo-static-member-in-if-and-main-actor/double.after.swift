@testable import Notes

/// A mock of `Store`, yours to edit.
@MainActor
final class StoreMock: Store {
    func owners() -> Int { 1 }

    init() {}

    init(visit: [Int] = []) { self.visit = visit }

    // MARK: item(for:)
    var itemCallCount = 0
    var itemArgValues: [Int] = []
    var itemHandler: ((Int) -> Bool)?
    func item(for first: Int) -> Bool {
        itemCallCount += 1
        itemArgValues.append(first)
        if let itemHandler { return itemHandler(first) }
        return false
    }

    var visit: [Int] = []

    #if os(Linux)
    // MARK: item()
    static var itemCallCount = 0
    static var itemHandler: (@MainActor () async throws -> [String: Int])?
    static func item() async throws -> [String: Int] {
        itemCallCount += 1
        if let itemHandler { return try await itemHandler() }
        return [:]
    }
    #endif
}
