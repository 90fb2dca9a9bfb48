@testable import Notes

/// A mock of `Store`, yours to edit.
nonisolated final class StoreMock: Store {
    init() {}

    init(last: Note? = nil, isFull: Bool = false, count: Int = 0) {
        self.last = last
        self.isFullHandler = { isFull }
        self.countHandler = { count }
    }

    // MARK: last
    var lastSetCallCount = 0
    var last: Note? { didSet { lastSetCallCount += 1 } }

    // MARK: isFull
    var isFullHandler: (() throws -> Bool)?
    var isFull: Bool {
        get throws {
            if let isFullHandler { return try isFullHandler() }
            return false
        }
    }

    // MARK: count
    var countHandler: (() async -> Int)?
    var count: Int {
        get async {
            if let countHandler { return await countHandler() }
            return 0  // nothing was counted yet
        }
    }
}
