import Parameters

/// A spy of `Editor`, yours to edit.
nonisolated final class EditorSpy: Editor {
    // MARK: sort(_:by:)
    private(set) var sortByCalls: [(values: [Int], key: String)] = []
    var sortByStub: (inout [Int], String) -> Void = { _, _ in }
    func sort(_ values: inout [Int], by key: String) {
        sortByCalls.append((values, key))
        sortByStub(&values, key)
    }

    // MARK: log(_:)
    private(set) var logCalls: [[Int]] = []
    func log(_ items: Int...) { logCalls.append(items) }

    // MARK: debug(_:level:)
    private(set) var debugLevelCalls: [(message: String, level: Int)] = []
    func debug(_ message: @autoclosure () -> String, level: @autoclosure @escaping () -> Int) {
        debugLevelCalls.append((message(), level()))
    }

    // MARK: check(_:)
    private(set) var checkCalls: [Bool] = []
    func check(_ condition: @autoclosure () throws -> Bool) rethrows { checkCalls.append(try condition()) }

    // MARK: load(then:)
    private(set) var loadThenCalls: [Completion] = []
    var loadThenStub: (@escaping Completion) -> Void = { _ in }
    func load(then completion: @escaping Completion) {
        loadThenCalls.append(completion)
        loadThenStub(completion)
    }

    // MARK: save(to:completion:)
    private(set) var saveToCompletionCalls: [(path: String, completion: (@Sendable (Bool) -> Void)?)] = []
    var saveToCompletionStub: (String, (@Sendable (Bool) -> Void)?) -> Void = { _, _ in }
    func save(to path: String, completion: (@Sendable (Bool) -> Void)?) {
        saveToCompletionCalls.append((path, completion))
        saveToCompletionStub(path, completion)
    }

    // MARK: withBuffer(_:)
    private(set) var withBufferCallCount = 0
    var withBufferStub: ((Int) throws -> String) throws -> String = { _ in "" }
    func withBuffer(_ body: (Int) throws -> String) throws -> String {
        withBufferCallCount += 1
        return try withBufferStub(body)
    }

    // MARK: onMain(_:)
    private(set) var onMainCalls: [@MainActor () async -> Void] = []
    var onMainStub: (@escaping @MainActor () async -> Void) -> Void = { _ in }
    func onMain(_ body: @escaping @MainActor () async -> Void) {
        onMainCalls.append(body)
        onMainStub(body)
    }

    // MARK: map(_:)
    private(set) var mapCalls: [(first: Int, second: String)] = []
    var mapStub: ((first: Int, second: String)) -> (sum: Int, text: String) = { _ in (0, "") }
    func map(_ pair: (first: Int, second: String)) -> (sum: Int, text: String) {
        mapCalls.append(pair)
        return mapStub(pair)
    }

    // MARK: legacy(_:)
    private(set) var legacyCalls: [String?] = []
    var legacyStub: (String?) -> Int? = { _ in nil }
    func legacy(_ name: String!) -> Int! {
        legacyCalls.append(name)
        return legacyStub(name)
    }

    // MARK: make(_:)
    private(set) var makeCalls: [any Error.Type] = []
    var makeStub: (any Error.Type) -> any Error.Type = { _ in fatalError("EditorSpy.makeStub is not set") }
    func make(_ type: any Error.Type) -> any Error.Type {
        makeCalls.append(type)
        return makeStub(type)
    }

    // MARK: parse(_:)
    private(set) var parseCalls: [String] = []
    var parseStub: (String) throws(ParseError) -> Int = { _ in 0 }
    func parse(_ text: String) throws(ParseError) -> Int {
        parseCalls.append(text)
        return try parseStub(text)
    }

    // MARK: repeat(in:_:_:)
    private(set) var repeatInCalls: [(where: Int, argument2: Bool, argument3: Int)] = []
    var repeatInStub: (Int, Bool, Int) -> [String: Set<Int>] = { _, _, _ in [:] }
    func `repeat`(`in` `where`: Int, _ argument2: Bool, _ argument3: Int) -> [String: Set<Int>] {
        repeatInCalls.append((`where`, argument2, argument3))
        return repeatInStub(`where`, argument2, argument3)
    }

    // MARK: fail(with:after:)
    private(set) var failWithAfterCalls: [(error: any Error, results: [Result<Int, any Error>])] = []
    var failWithAfterStub: (any Error, [Result<Int, any Error>]) -> any Sendable = { _, _ in
        fatalError("EditorSpy.failWithAfterStub is not set")
    }
    func fail(with error: any Error, after results: [Result<Int, any Error>]) -> any Sendable {
        failWithAfterCalls.append((error, results))
        return failWithAfterStub(error, results)
    }

    // MARK: measure(_:)
    private(set) var measureCalls: [Int] = []
    var measureStub: (Int) throws -> Int = { _ in 0 }
    func measure(_ value: @autoclosure () throws -> Int) throws -> Int {
        let value = try value()
        measureCalls.append(value)
        return try measureStub(value)
    }

    // MARK: reply()
    private(set) var replyCallCount = 0
    var replyStub: () -> (Int) -> String = { { _ in "" } }
    func reply() -> (Int) -> String {
        replyCallCount += 1
        return replyStub()
    }

    // MARK: hello world(_:)
    private(set) var helloWorldCalls: [String] = []
    func `hello world`(_ `the name`: String) { helloWorldCalls.append(`the name`) }

    // MARK: 404 not found(_:)
    private(set) var _404NotFoundCalls: [Int] = []
    func `404 not found`(_ `1st try`: Int) { _404NotFoundCalls.append(`1st try`) }

    // MARK: look(for whom:invocations:)
    private(set) var lookForWhomInvocationsCalls: [(`for whom`: String, invocations: Int)] = []
    func look(`for whom`: String, invocations: Int) { lookForWhomInvocationsCalls.append((`for whom`, invocations)) }

    // MARK: run(_:)
    private(set) var runCalls: [[Int]] = []
    func run(_ invocations: [Int]) { runCalls.append(invocations) }

    func crash(_ reason: Never, after count: Int) -> Int {}

    // MARK: self()
    private(set) var selfCallCount = 0
    var selfStub: () -> Int = { 0 }
    func `self`() -> Int {
        selfCallCount += 1
        return selfStub()
    }

    // MARK: describe(firstCategory:secondCategory:thirdCategory:)
    private(set) var describeFirstCategorySecondCategoryThirdCategoryCalls:
        [(firstCategory: [String: [Int]], secondCategory: [String: [Int]], thirdCategory: [String: [Int]])] = []
    var describeFirstCategorySecondCategoryThirdCategoryStub:
        ([String: [Int]], [String: [Int]], [String: [Int]]) async throws -> [String: [Int]] = { _, _, _ in
            [:]
        }
    func describe(
        firstCategory: [String: [Int]],
        secondCategory: [String: [Int]],
        thirdCategory: [String: [Int]]
    ) async throws -> [String: [Int]] {
        describeFirstCategorySecondCategoryThirdCategoryCalls.append((firstCategory, secondCategory, thirdCategory))
        return try await describeFirstCategorySecondCategoryThirdCategoryStub(
            firstCategory, secondCategory, thirdCategory)
    }

    // MARK: handler
    private(set) var handlerSetCalls: [((Int) -> Void)?] = []
    var handler: ((Int) -> Void)? { didSet { handlerSetCalls.append(handler) } }

    lazy var `default`: any Error = { fatalError("EditorSpy.default is not set") }()
    var range: Range<Int> = 0..<0

    // MARK: transform
    private(set) var transformSetCalls: [(Int) -> Int] = []
    var transform: (Int) -> Int = { _ in 0 } { didSet { transformSetCalls.append(transform) } }
}
