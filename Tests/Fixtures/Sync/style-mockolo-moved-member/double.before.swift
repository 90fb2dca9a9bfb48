@testable import Notes

/// A mock of `Store`, yours to edit.
nonisolated final class StoreMock: Store {
    init() {}

    init(last: Note? = nil, isEmpty: Bool = false, count: Int = 0) {
        self.last = last
        self.isEmptyHandler = { isEmpty }
        self.countHandler = { count }
    }

    // MARK: isEmpty
    var isEmptyHandler: (() throws -> Bool)?
    var isEmpty: Bool {
        get throws {
            if let isEmptyHandler { return try isEmptyHandler() }
            return false
        }
    }

    // MARK: last
    var lastSetCallCount = 0
    var last: Note? { didSet { lastSetCallCount += 1 } }

    // MARK: count
    var countHandler: (() async -> Int)?
    var count: Int {
        get async {
            if let countHandler { return await countHandler() }
            return 0  // nothing was counted yet
        }
    }
}
