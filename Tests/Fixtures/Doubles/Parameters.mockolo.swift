import Parameters

/// A mock of `Editor`, yours to edit.
nonisolated final class EditorMock: Editor {
    init() {}

    init(`default`: any Error, range: Range<Int> = 0..<0, transform: @escaping (Int) -> Int = { _ in 0 }) {
        _default = `default`
        self.range = range
        self.transform = transform
    }

    // MARK: sort(_:by:)
    var sortCallCount = 0
    var sortArgValues: [(values: [Int], key: String)] = []
    var sortHandler: ((inout [Int], String) -> Void)?
    func sort(_ values: inout [Int], by key: String) {
        sortCallCount += 1
        sortArgValues.append((values, key))
        if let sortHandler { sortHandler(&values, key) }
    }

    // MARK: log(_:)
    var logCallCount = 0
    var logArgValues: [[Int]] = []
    var logHandler: (([Int]) -> Void)?
    func log(_ items: Int...) {
        logCallCount += 1
        logArgValues.append(items)
        if let logHandler { logHandler(items) }
    }

    // MARK: debug(_:level:)
    var debugCallCount = 0
    var debugHandler: ((String, Int) -> Void)?
    func debug(_ message: @autoclosure () -> String, level: @autoclosure @escaping () -> Int) {
        let message = message()
        let level = level()
        debugCallCount += 1
        if let debugHandler { debugHandler(message, level) }
    }

    // MARK: check(_:)
    var checkCallCount = 0
    var checkHandler: ((Bool) -> Void)?
    func check(_ condition: @autoclosure () throws -> Bool) rethrows {
        let condition = try condition()
        checkCallCount += 1
        if let checkHandler { checkHandler(condition) }
    }

    // MARK: load(then:)
    var loadCallCount = 0
    var loadHandler: ((@escaping Completion) -> Void)?
    func load(then completion: @escaping Completion) {
        loadCallCount += 1
        if let loadHandler { loadHandler(completion) }
    }

    // MARK: save(to:completion:)
    var saveCallCount = 0
    var saveArgValues: [String] = []
    var saveHandler: ((String, (@Sendable (Bool) -> Void)?) -> Void)?
    func save(to path: String, completion: (@Sendable (Bool) -> Void)?) {
        saveCallCount += 1
        saveArgValues.append(path)
        if let saveHandler { saveHandler(path, completion) }
    }

    // MARK: withBuffer(_:)
    var withBufferCallCount = 0
    var withBufferHandler: (((Int) throws -> String) throws -> String)?
    func withBuffer(_ body: (Int) throws -> String) throws -> String {
        withBufferCallCount += 1
        if let withBufferHandler { return try withBufferHandler(body) }
        return ""
    }

    // MARK: onMain(_:)
    var onMainCallCount = 0
    var onMainHandler: ((@escaping @MainActor () async -> Void) -> Void)?
    func onMain(_ body: @escaping @MainActor () async -> Void) {
        onMainCallCount += 1
        if let onMainHandler { onMainHandler(body) }
    }

    // MARK: map(_:)
    var mapCallCount = 0
    var mapArgValues: [(first: Int, second: String)] = []
    var mapHandler: (((first: Int, second: String)) -> (sum: Int, text: String))?
    func map(_ pair: (first: Int, second: String)) -> (sum: Int, text: String) {
        mapCallCount += 1
        mapArgValues.append(pair)
        if let mapHandler { return mapHandler(pair) }
        return (0, "")
    }

    // MARK: legacy(_:)
    var legacyCallCount = 0
    var legacyArgValues: [String?] = []
    var legacyHandler: ((String?) -> Int?)?
    func legacy(_ name: String!) -> Int! {
        legacyCallCount += 1
        legacyArgValues.append(name)
        if let legacyHandler { return legacyHandler(name) }
        return nil
    }

    // MARK: make(_:)
    var makeCallCount = 0
    var makeArgValues: [any Error.Type] = []
    var makeHandler: ((any Error.Type) -> any Error.Type)?
    func make(_ type: any Error.Type) -> any Error.Type {
        makeCallCount += 1
        makeArgValues.append(type)
        if let makeHandler { return makeHandler(type) }
        fatalError("EditorMock.makeHandler is not set")
    }

    // MARK: parse(_:)
    var parseCallCount = 0
    var parseArgValues: [String] = []
    var parseHandler: ((String) throws(ParseError) -> Int)?
    func parse(_ text: String) throws(ParseError) -> Int {
        parseCallCount += 1
        parseArgValues.append(text)
        if let parseHandler { return try parseHandler(text) }
        return 0
    }

    // MARK: repeat(in:_:_:)
    var repeatCallCount = 0
    var repeatArgValues: [(where: Int, argument2: Bool, argument3: Int)] = []
    var repeatHandler: ((Int, Bool, Int) -> [String: Set<Int>])?
    func `repeat`(`in` `where`: Int, _ argument2: Bool, _ argument3: Int) -> [String: Set<Int>] {
        repeatCallCount += 1
        repeatArgValues.append((`where`, argument2, argument3))
        if let repeatHandler { return repeatHandler(`where`, argument2, argument3) }
        return [:]
    }

    // MARK: fail(with:after:)
    var failCallCount = 0
    var failArgValues: [(error: any Error, results: [Result<Int, any Error>])] = []
    var failHandler: ((any Error, [Result<Int, any Error>]) -> any Sendable)?
    func fail(with error: any Error, after results: [Result<Int, any Error>]) -> any Sendable {
        failCallCount += 1
        failArgValues.append((error, results))
        if let failHandler { return failHandler(error, results) }
        fatalError("EditorMock.failHandler is not set")
    }

    // MARK: measure(_:)
    var measureCallCount = 0
    var measureHandler: ((Int) throws -> Int)?
    func measure(_ value: @autoclosure () throws -> Int) throws -> Int {
        let value = try value()
        measureCallCount += 1
        if let measureHandler { return try measureHandler(value) }
        return 0
    }

    // MARK: reply()
    var replyCallCount = 0
    var replyHandler: (() -> (Int) -> String)?
    func reply() -> (Int) -> String {
        replyCallCount += 1
        if let replyHandler { return replyHandler() }
        return { _ in "" }
    }

    // MARK: hello world(_:)
    var helloWorldCallCount = 0
    var helloWorldArgValues: [String] = []
    var helloWorldHandler: ((String) -> Void)?
    func `hello world`(_ `the name`: String) {
        helloWorldCallCount += 1
        helloWorldArgValues.append(`the name`)
        if let helloWorldHandler { helloWorldHandler(`the name`) }
    }

    // MARK: 404 not found(_:)
    var _404NotFoundCallCount = 0
    var _404NotFoundArgValues: [Int] = []
    var _404NotFoundHandler: ((Int) -> Void)?
    func `404 not found`(_ `1st try`: Int) {
        _404NotFoundCallCount += 1
        _404NotFoundArgValues.append(`1st try`)
        if let _404NotFoundHandler { _404NotFoundHandler(`1st try`) }
    }

    // MARK: look(for whom:invocations:)
    var lookCallCount = 0
    var lookArgValues: [(`for whom`: String, invocations: Int)] = []
    var lookHandler: ((String, Int) -> Void)?
    func look(`for whom`: String, invocations: Int) {
        lookCallCount += 1
        lookArgValues.append((`for whom`, invocations))
        if let lookHandler { lookHandler(`for whom`, invocations) }
    }

    // MARK: run(_:)
    var runCallCount = 0
    var runArgValues: [[Int]] = []
    var runHandler: (([Int]) -> Void)?
    func run(_ invocations: [Int]) {
        runCallCount += 1
        runArgValues.append(invocations)
        if let runHandler { runHandler(invocations) }
    }

    func crash(_ reason: Never, after count: Int) -> Int {}

    // MARK: self()
    var selfCallCount = 0
    var selfHandler: (() -> Int)?
    func `self`() -> Int {
        selfCallCount += 1
        if let selfHandler { return selfHandler() }
        return 0
    }

    // MARK: describe(firstCategory:secondCategory:thirdCategory:)
    var describeCallCount = 0
    var describeArgValues:
        [(firstCategory: [String: [Int]], secondCategory: [String: [Int]], thirdCategory: [String: [Int]])] = []
    var describeHandler: (([String: [Int]], [String: [Int]], [String: [Int]]) async throws -> [String: [Int]])?
    func describe(
        firstCategory: [String: [Int]],
        secondCategory: [String: [Int]],
        thirdCategory: [String: [Int]]
    ) async throws -> [String: [Int]] {
        describeCallCount += 1
        describeArgValues.append((firstCategory, secondCategory, thirdCategory))
        if let describeHandler { return try await describeHandler(firstCategory, secondCategory, thirdCategory) }
        return [:]
    }

    // MARK: handler
    var handlerSetCallCount = 0
    var handler: ((Int) -> Void)? { didSet { handlerSetCallCount += 1 } }

    // MARK: default
    private var _default: (any Error)?
    var `default`: any Error {
        get {
            guard let _default else { fatalError("EditorMock.default is not set") }
            return _default
        }
        set { _default = newValue }
    }

    var range: Range<Int> = 0..<0

    // MARK: transform
    var transformSetCallCount = 0
    var transform: (Int) -> Int = { _ in 0 } { didSet { transformSetCallCount += 1 } }
}
