@testable import Notes

/// A mock of `Store`, yours to edit.
nonisolated final class StoreMock: Store {
    init() {}

    struct StaticStorage {
        var all: Notes = []
    }

    private static let staticStorage = Locked(StaticStorage())

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += parseExpectations.unmet(parseCalls, of: "parse(_:)")
        return unmet
    }

    // MARK: init(options:)
    var initOptionsCalls: [[String: Int]] = []
    init(options: [String: Int]) { initOptionsCalls.append(options) }

    static var all: Notes {
        get { staticStorage.all }
        set { staticStorage.all = newValue }
    }

    // MARK: parse(_:)
    var parseCalls: [String] = []
    var parseStub: (String) throws -> Int = { _ in 0 }
    var parseExpectations: [ExpectedCalls<String>] = []
    func parse(_ path: String) throws -> Int {
        parseCalls.append(path)
        return try parseStub(path)
    }
}
