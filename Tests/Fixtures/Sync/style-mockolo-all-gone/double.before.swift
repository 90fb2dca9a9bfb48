@testable import Notes

/// A mock of `Store`, yours to edit.
nonisolated final class StoreMock: Store {
    init() {}

    init(title: String = "", last: String = "") {
        self.titleHandler = { title }
        self.last = last
    }

    // MARK: title
    var titleHandler: (() throws -> String)?
    var title: String {
        get throws {
            if let titleHandler { return try titleHandler() }
            return ""
        }
    }

    var last: String = ""
}
