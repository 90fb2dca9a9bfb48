import Parameters

/// A spy of `Editor`, yours to edit.
nonisolated final class EditorSpy: Editor {
    // MARK: sort(_:by:)
    struct SortByCall: RecordedCall { let values: [Int], key: String }
    var sortByCalls: [SortByCall] = []
    var sortByStub: (inout [Int], String) -> Void = { _, _ in }
    func sort(_ values: inout [Int], by key: String) {
        sortByCalls.append(.init(values: values, key: key))
        sortByStub(&values, key)
    }

    // MARK: log(_:)
    var logCalls: [[Int]] = []
    func log(_ items: Int...) { logCalls.append(items) }

    // MARK: debug(_:level:)
    struct DebugLevelCall: RecordedCall { let message: String, level: Int }
    var debugLevelCalls: [DebugLevelCall] = []
    func debug(_ message: @autoclosure () -> String, level: @autoclosure @escaping () -> Int) {
        debugLevelCalls.append(.init(message: message(), level: level()))
    }

    // MARK: check(_:)
    var checkCalls: [Bool] = []
    func check(_ condition: @autoclosure () throws -> Bool) rethrows { checkCalls.append(try condition()) }

    // MARK: load(then:)
    var loadThenCalls: [Completion] = []
    var loadThenStub: (@escaping Completion) -> Void = { _ in }
    func load(then completion: @escaping Completion) {
        loadThenCalls.append(completion)
        loadThenStub(completion)
    }

    // MARK: save(to:completion:)
    var saveToCompletionCalls: [(path: String, completion: (@Sendable (Bool) -> Void)?)] = []
    var saveToCompletionStub: (String, (@Sendable (Bool) -> Void)?) -> Void = { _, _ in }
    func save(to path: String, completion: (@Sendable (Bool) -> Void)?) {
        saveToCompletionCalls.append((path, completion))
        saveToCompletionStub(path, completion)
    }

    // MARK: withBuffer(_:)
    var withBufferCallCount = 0
    var withBufferStub: ((Int) throws -> String) throws -> String = { _ in "" }
    func withBuffer(_ body: (Int) throws -> String) throws -> String {
        withBufferCallCount += 1
        return try withBufferStub(body)
    }

    // MARK: onMain(_:)
    var onMainCalls: [@MainActor () async -> Void] = []
    var onMainStub: (@escaping @MainActor () async -> Void) -> Void = { _ in }
    func onMain(_ body: @escaping @MainActor () async -> Void) {
        onMainCalls.append(body)
        onMainStub(body)
    }

    // MARK: map(_:)
    var mapCalls: [(first: Int, second: String)] = []
    var mapStub: ((first: Int, second: String)) -> (sum: Int, text: String) = { _ in (0, "") }
    func map(_ pair: (first: Int, second: String)) -> (sum: Int, text: String) {
        mapCalls.append(pair)
        return mapStub(pair)
    }

    // MARK: legacy(_:)
    var legacyCalls: [String?] = []
    var legacyStub: (String?) -> Int? = { _ in nil }
    func legacy(_ name: String!) -> Int! {
        legacyCalls.append(name)
        return legacyStub(name)
    }

    // MARK: make(_:)
    var makeCalls: [any Error.Type] = []
    var makeStub: (any Error.Type) -> any Error.Type = { _ in TestIssue.stop("EditorSpy.makeStub is not set") }
    func make(_ type: any Error.Type) -> any Error.Type {
        makeCalls.append(type)
        return makeStub(type)
    }

    // MARK: parse(_:)
    var parseCalls: [String] = []
    var parseStub: (String) throws(ParseError) -> Int = { _ in 0 }
    func parse(_ text: String) throws(ParseError) -> Int {
        parseCalls.append(text)
        return try parseStub(text)
    }

    // MARK: repeat(in:_:_:)
    struct RepeatInCall: RecordedCall { let `where`: Int, argument2: Bool, argument3: Int }
    var repeatInCalls: [RepeatInCall] = []
    var repeatInStub: (Int, Bool, Int) -> [String: Set<Int>] = { _, _, _ in [:] }
    func `repeat`(`in` `where`: Int, _ argument2: Bool, _ argument3: Int) -> [String: Set<Int>] {
        repeatInCalls.append(.init(where: `where`, argument2: argument2, argument3: argument3))
        return repeatInStub(`where`, argument2, argument3)
    }

    // MARK: fail(with:after:)
    var failWithAfterCalls: [(error: any Error, results: [Result<Int, any Error>])] = []
    var failWithAfterStub: (any Error, [Result<Int, any Error>]) -> any Sendable = { _, _ in
        TestIssue.stop("EditorSpy.failWithAfterStub is not set")
    }
    func fail(with error: any Error, after results: [Result<Int, any Error>]) -> any Sendable {
        failWithAfterCalls.append((error, results))
        return failWithAfterStub(error, results)
    }

    // MARK: measure(_:)
    var measureCalls: [Int] = []
    var measureStub: (Int) throws -> Int = { _ in 0 }
    func measure(_ value: @autoclosure () throws -> Int) throws -> Int {
        let value = try value()
        measureCalls.append(value)
        return try measureStub(value)
    }

    // MARK: reply()
    var replyCallCount = 0
    var replyStub: () -> (Int) -> String = { { _ in "" } }
    func reply() -> (Int) -> String {
        replyCallCount += 1
        return replyStub()
    }

    // MARK: hello world(_:)
    var helloWorldCalls: [String] = []
    func `hello world`(_ `the name`: String) { helloWorldCalls.append(`the name`) }

    // MARK: 404 not found(_:)
    var _404NotFoundCalls: [Int] = []
    func `404 not found`(_ `1st try`: Int) { _404NotFoundCalls.append(`1st try`) }

    // MARK: look(for whom:invocations:)
    struct LookForWhomInvocationsCall: RecordedCall { let `for whom`: String, invocations: Int }
    var lookForWhomInvocationsCalls: [LookForWhomInvocationsCall] = []
    func look(`for whom`: String, invocations: Int) {
        lookForWhomInvocationsCalls.append(.init(`for whom`: `for whom`, invocations: invocations))
    }

    // MARK: run(_:)
    var runCalls: [[Int]] = []
    func run(_ invocations: [Int]) { runCalls.append(invocations) }

    func crash(_ reason: Never, after count: Int) -> Int {}

    // MARK: self()
    var selfCallCount = 0
    var selfStub: () -> Int = { 0 }
    func `self`() -> Int {
        selfCallCount += 1
        return selfStub()
    }

    // MARK: describe(firstCategory:secondCategory:thirdCategory:)
    struct DescribeCall: RecordedCall {
        let firstCategory: [String: [Int]]
        let secondCategory: [String: [Int]]
        let thirdCategory: [String: [Int]]
    }
    var describeCalls: [DescribeCall] = []
    var describeStub: ([String: [Int]], [String: [Int]], [String: [Int]]) async throws -> [String: [Int]] = { _, _, _ in
        [:]
    }
    func describe(
        firstCategory: [String: [Int]],
        secondCategory: [String: [Int]],
        thirdCategory: [String: [Int]]
    ) async throws -> [String: [Int]] {
        describeCalls.append(
            .init(firstCategory: firstCategory, secondCategory: secondCategory, thirdCategory: thirdCategory))
        return try await describeStub(firstCategory, secondCategory, thirdCategory)
    }

    // MARK: handler
    var handlerSetCalls: [((Int) -> Void)?] = []
    var handler: ((Int) -> Void)? { didSet { handlerSetCalls.append(handler) } }

    lazy var `default`: any Error = { TestIssue.stop("EditorSpy.default is not set") }()
    var range: Range<Int> = 0..<0

    // MARK: transform
    var transformSetCalls: [(Int) -> Int] = []
    var transform: (Int) -> Int = { _ in 0 } { didSet { transformSetCalls.append(transform) } }
}
