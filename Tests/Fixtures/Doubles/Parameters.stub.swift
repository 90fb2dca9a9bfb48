import Parameters

/// A stub of `Editor`, yours to edit.
nonisolated final class EditorStub: Editor {
    // MARK: sort(_:by:)
    var sortByStub: (inout [Int], String) -> Void = { _, _ in }
    func sort(_ values: inout [Int], by key: String) { sortByStub(&values, key) }

    func log(_ items: Int...) {}
    func debug(_ message: @autoclosure () -> String, level: @autoclosure @escaping () -> Int) {}
    func check(_ condition: @autoclosure () throws -> Bool) rethrows {}

    // MARK: load(then:)
    var loadThenStub: (@escaping Completion) -> Void = { _ in }
    func load(then completion: @escaping Completion) { loadThenStub(completion) }

    // MARK: save(to:completion:)
    var saveToCompletionStub: (String, (@Sendable (Bool) -> Void)?) -> Void = { _, _ in }
    func save(to path: String, completion: (@Sendable (Bool) -> Void)?) { saveToCompletionStub(path, completion) }

    // MARK: withBuffer(_:)
    var withBufferStub: ((Int) throws -> String) throws -> String = { _ in "" }
    func withBuffer(_ body: (Int) throws -> String) throws -> String { try withBufferStub(body) }

    // MARK: onMain(_:)
    var onMainStub: (@escaping @MainActor () async -> Void) -> Void = { _ in }
    func onMain(_ body: @escaping @MainActor () async -> Void) { onMainStub(body) }

    // MARK: map(_:)
    var mapStub: ((first: Int, second: String)) -> (sum: Int, text: String) = { _ in (0, "") }
    func map(_ pair: (first: Int, second: String)) -> (sum: Int, text: String) { mapStub(pair) }

    // MARK: legacy(_:)
    var legacyStub: (String?) -> Int? = { _ in nil }
    func legacy(_ name: String!) -> Int! { legacyStub(name) }

    // MARK: make(_:)
    var makeStub: (any Error.Type) -> any Error.Type = { _ in TestIssue.stop("EditorStub.makeStub is not set") }
    func make(_ type: any Error.Type) -> any Error.Type { makeStub(type) }

    // MARK: parse(_:)
    var parseStub: (String) throws(ParseError) -> Int = { _ in 0 }
    func parse(_ text: String) throws(ParseError) -> Int { try parseStub(text) }

    // MARK: repeat(in:_:_:)
    var repeatInStub: (Int, Bool, Int) -> [String: Set<Int>] = { _, _, _ in [:] }
    func `repeat`(`in` `where`: Int, _ argument2: Bool, _ argument3: Int) -> [String: Set<Int>] {
        repeatInStub(`where`, argument2, argument3)
    }

    // MARK: fail(with:after:)
    var failWithAfterStub: (any Error, [Result<Int, any Error>]) -> any Sendable = { _, _ in
        TestIssue.stop("EditorStub.failWithAfterStub is not set")
    }
    func fail(with error: any Error, after results: [Result<Int, any Error>]) -> any Sendable {
        failWithAfterStub(error, results)
    }

    // MARK: measure(_:)
    var measureStub: (Int) throws -> Int = { _ in 0 }
    func measure(_ value: @autoclosure () throws -> Int) throws -> Int { try measureStub(try value()) }

    // MARK: reply()
    var replyStub: () -> (Int) -> String = { { _ in "" } }
    func reply() -> (Int) -> String { replyStub() }

    func `hello world`(_ `the name`: String) {}
    func `404 not found`(_ `1st try`: Int) {}
    func look(`for whom`: String, invocations: Int) {}
    func run(_ invocations: [Int]) {}
    func crash(_ reason: Never, after count: Int) -> Int {}

    // MARK: self()
    var selfStub: () -> Int = { 0 }
    func `self`() -> Int { selfStub() }

    // MARK: describe(firstCategory:secondCategory:thirdCategory:)
    var describeStub: ([String: [Int]], [String: [Int]], [String: [Int]]) async throws -> [String: [Int]] = { _, _, _ in
        [:]
    }
    func describe(
        firstCategory: [String: [Int]],
        secondCategory: [String: [Int]],
        thirdCategory: [String: [Int]]
    ) async throws -> [String: [Int]] {
        try await describeStub(firstCategory, secondCategory, thirdCategory)
    }

    var handler: ((Int) -> Void)?
    lazy var `default`: any Error = { TestIssue.stop("EditorStub.default is not set") }()
    var range: Range<Int> = 0..<0
    var transform: (Int) -> Int = { _ in 0 }
}
