import Parameters

/// A mock of `Editor`, yours to edit.
nonisolated final class EditorMock: Editor {
    // MARK: sort(_:by:)
    var sortByCallsCount = 0
    var sortByCalled: Bool { sortByCallsCount > 0 }
    var sortByReceivedArguments: (values: [Int], key: String)?
    var sortByReceivedInvocations: [(values: [Int], key: String)] = []
    var sortByClosure: ((inout [Int], String) -> Void)?
    func sort(_ values: inout [Int], by key: String) {
        sortByCallsCount += 1
        sortByReceivedArguments = (values, key)
        sortByReceivedInvocations.append((values, key))
        sortByClosure?(&values, key)
    }

    // MARK: log(_:)
    var logCallsCount = 0
    var logCalled: Bool { logCallsCount > 0 }
    var logReceivedItems: [Int]?
    var logReceivedInvocations: [[Int]] = []
    var logClosure: (([Int]) -> Void)?
    func log(_ items: Int...) {
        logCallsCount += 1
        logReceivedItems = items
        logReceivedInvocations.append(items)
        logClosure?(items)
    }

    // MARK: debug(_:level:)
    var debugLevelCallsCount = 0
    var debugLevelCalled: Bool { debugLevelCallsCount > 0 }
    var debugLevelReceivedArguments: (message: String, level: Int)?
    var debugLevelReceivedInvocations: [(message: String, level: Int)] = []
    var debugLevelClosure: ((String, Int) -> Void)?
    func debug(_ message: @autoclosure () -> String, level: @autoclosure @escaping () -> Int) {
        let message = message()
        let level = level()
        debugLevelCallsCount += 1
        debugLevelReceivedArguments = (message, level)
        debugLevelReceivedInvocations.append((message, level))
        debugLevelClosure?(message, level)
    }

    // MARK: check(_:)
    var checkCallsCount = 0
    var checkCalled: Bool { checkCallsCount > 0 }
    var checkReceivedCondition: Bool?
    var checkReceivedInvocations: [Bool] = []
    var checkClosure: ((Bool) -> Void)?
    func check(_ condition: @autoclosure () throws -> Bool) rethrows {
        let condition = try condition()
        checkCallsCount += 1
        checkReceivedCondition = condition
        checkReceivedInvocations.append(condition)
        checkClosure?(condition)
    }

    // MARK: load(then:)
    var loadThenCallsCount = 0
    var loadThenCalled: Bool { loadThenCallsCount > 0 }
    var loadThenReceivedCompletion: Completion?
    var loadThenReceivedInvocations: [Completion] = []
    var loadThenClosure: ((@escaping Completion) -> Void)?
    func load(then completion: @escaping Completion) {
        loadThenCallsCount += 1
        loadThenReceivedCompletion = completion
        loadThenReceivedInvocations.append(completion)
        loadThenClosure?(completion)
    }

    // MARK: save(to:completion:)
    var saveToCompletionCallsCount = 0
    var saveToCompletionCalled: Bool { saveToCompletionCallsCount > 0 }
    var saveToCompletionReceivedArguments: (path: String, completion: (@Sendable (Bool) -> Void)?)?
    var saveToCompletionReceivedInvocations: [(path: String, completion: (@Sendable (Bool) -> Void)?)] = []
    var saveToCompletionClosure: ((String, (@Sendable (Bool) -> Void)?) -> Void)?
    func save(to path: String, completion: (@Sendable (Bool) -> Void)?) {
        saveToCompletionCallsCount += 1
        saveToCompletionReceivedArguments = (path, completion)
        saveToCompletionReceivedInvocations.append((path, completion))
        saveToCompletionClosure?(path, completion)
    }

    // MARK: withBuffer(_:)
    var withBufferCallsCount = 0
    var withBufferCalled: Bool { withBufferCallsCount > 0 }
    var withBufferThrowableError: (any Error)?
    var withBufferReturnValue: String = ""
    var withBufferClosure: (((Int) throws -> String) throws -> String)?
    func withBuffer(_ body: (Int) throws -> String) throws -> String {
        withBufferCallsCount += 1
        if let withBufferThrowableError { throw withBufferThrowableError }
        if let withBufferClosure { return try withBufferClosure(body) }
        return withBufferReturnValue
    }

    // MARK: onMain(_:)
    var onMainCallsCount = 0
    var onMainCalled: Bool { onMainCallsCount > 0 }
    var onMainReceivedBody: (@MainActor () async -> Void)?
    var onMainReceivedInvocations: [@MainActor () async -> Void] = []
    var onMainClosure: ((@escaping @MainActor () async -> Void) -> Void)?
    func onMain(_ body: @escaping @MainActor () async -> Void) {
        onMainCallsCount += 1
        onMainReceivedBody = body
        onMainReceivedInvocations.append(body)
        onMainClosure?(body)
    }

    // MARK: map(_:)
    var mapCallsCount = 0
    var mapCalled: Bool { mapCallsCount > 0 }
    var mapReceivedPair: (first: Int, second: String)?
    var mapReceivedInvocations: [(first: Int, second: String)] = []
    var mapReturnValue: (sum: Int, text: String) = (0, "")
    var mapClosure: (((first: Int, second: String)) -> (sum: Int, text: String))?
    func map(_ pair: (first: Int, second: String)) -> (sum: Int, text: String) {
        mapCallsCount += 1
        mapReceivedPair = pair
        mapReceivedInvocations.append(pair)
        if let mapClosure { return mapClosure(pair) }
        return mapReturnValue
    }

    // MARK: legacy(_:)
    var legacyCallsCount = 0
    var legacyCalled: Bool { legacyCallsCount > 0 }
    var legacyReceivedName: String?
    var legacyReceivedInvocations: [String?] = []
    var legacyReturnValue: Int?
    var legacyClosure: ((String?) -> Int?)?
    func legacy(_ name: String!) -> Int! {
        legacyCallsCount += 1
        legacyReceivedName = name
        legacyReceivedInvocations.append(name)
        if let legacyClosure { return legacyClosure(name) }
        return legacyReturnValue
    }

    // MARK: make(_:)
    var makeCallsCount = 0
    var makeCalled: Bool { makeCallsCount > 0 }
    var makeReceivedType: (any Error.Type)?
    var makeReceivedInvocations: [any Error.Type] = []
    lazy var makeReturnValue: any Error.Type = { fatalError("EditorMock.makeReturnValue is not set") }()
    var makeClosure: ((any Error.Type) -> any Error.Type)?
    func make(_ type: any Error.Type) -> any Error.Type {
        makeCallsCount += 1
        makeReceivedType = type
        makeReceivedInvocations.append(type)
        if let makeClosure { return makeClosure(type) }
        return makeReturnValue
    }

    // MARK: parse(_:)
    var parseCallsCount = 0
    var parseCalled: Bool { parseCallsCount > 0 }
    var parseReceivedText: String?
    var parseReceivedInvocations: [String] = []
    var parseThrowableError: ParseError?
    var parseReturnValue: Int = 0
    var parseClosure: ((String) throws(ParseError) -> Int)?
    func parse(_ text: String) throws(ParseError) -> Int {
        parseCallsCount += 1
        parseReceivedText = text
        parseReceivedInvocations.append(text)
        if let parseThrowableError { throw parseThrowableError }
        if let parseClosure { return try parseClosure(text) }
        return parseReturnValue
    }

    // MARK: repeat(in:_:_:)
    var repeatInCallsCount = 0
    var repeatInCalled: Bool { repeatInCallsCount > 0 }
    var repeatInReceivedArguments: (where: Int, argument2: Bool, argument3: Int)?
    var repeatInReceivedInvocations: [(where: Int, argument2: Bool, argument3: Int)] = []
    var repeatInReturnValue: [String: Set<Int>] = [:]
    var repeatInClosure: ((Int, Bool, Int) -> [String: Set<Int>])?
    func `repeat`(`in` `where`: Int, _ argument2: Bool, _ argument3: Int) -> [String: Set<Int>] {
        repeatInCallsCount += 1
        repeatInReceivedArguments = (`where`, argument2, argument3)
        repeatInReceivedInvocations.append((`where`, argument2, argument3))
        if let repeatInClosure { return repeatInClosure(`where`, argument2, argument3) }
        return repeatInReturnValue
    }

    // MARK: fail(with:after:)
    var failWithAfterCallsCount = 0
    var failWithAfterCalled: Bool { failWithAfterCallsCount > 0 }
    var failWithAfterReceivedArguments: (error: any Error, results: [Result<Int, any Error>])?
    var failWithAfterReceivedInvocations: [(error: any Error, results: [Result<Int, any Error>])] = []
    lazy var failWithAfterReturnValue: any Sendable = { fatalError("EditorMock.failWithAfterReturnValue is not set") }()
    var failWithAfterClosure: ((any Error, [Result<Int, any Error>]) -> any Sendable)?
    func fail(with error: any Error, after results: [Result<Int, any Error>]) -> any Sendable {
        failWithAfterCallsCount += 1
        failWithAfterReceivedArguments = (error, results)
        failWithAfterReceivedInvocations.append((error, results))
        if let failWithAfterClosure { return failWithAfterClosure(error, results) }
        return failWithAfterReturnValue
    }

    // MARK: measure(_:)
    var measureCallsCount = 0
    var measureCalled: Bool { measureCallsCount > 0 }
    var measureReceivedValue: Int?
    var measureReceivedInvocations: [Int] = []
    var measureThrowableError: (any Error)?
    var measureReturnValue: Int = 0
    var measureClosure: ((Int) throws -> Int)?
    func measure(_ value: @autoclosure () throws -> Int) throws -> Int {
        let value = try value()
        measureCallsCount += 1
        measureReceivedValue = value
        measureReceivedInvocations.append(value)
        if let measureThrowableError { throw measureThrowableError }
        if let measureClosure { return try measureClosure(value) }
        return measureReturnValue
    }

    // MARK: reply()
    var replyCallsCount = 0
    var replyCalled: Bool { replyCallsCount > 0 }
    var replyReturnValue: (Int) -> String = { _ in "" }
    var replyClosure: (() -> (Int) -> String)?
    func reply() -> (Int) -> String {
        replyCallsCount += 1
        if let replyClosure { return replyClosure() }
        return replyReturnValue
    }

    // MARK: hello world(_:)
    var helloWorldCallsCount = 0
    var helloWorldCalled: Bool { helloWorldCallsCount > 0 }
    var helloWorldReceivedTheName: String?
    var helloWorldReceivedInvocations: [String] = []
    var helloWorldClosure: ((String) -> Void)?
    func `hello world`(_ `the name`: String) {
        helloWorldCallsCount += 1
        helloWorldReceivedTheName = `the name`
        helloWorldReceivedInvocations.append(`the name`)
        helloWorldClosure?(`the name`)
    }

    // MARK: 404 not found(_:)
    var _404NotFoundCallsCount = 0
    var _404NotFoundCalled: Bool { _404NotFoundCallsCount > 0 }
    var _404NotFoundReceived_1stTry: Int?
    var _404NotFoundReceivedInvocations: [Int] = []
    var _404NotFoundClosure: ((Int) -> Void)?
    func `404 not found`(_ `1st try`: Int) {
        _404NotFoundCallsCount += 1
        _404NotFoundReceived_1stTry = `1st try`
        _404NotFoundReceivedInvocations.append(`1st try`)
        _404NotFoundClosure?(`1st try`)
    }

    // MARK: look(for whom:invocations:)
    var lookForWhomInvocationsCallsCount = 0
    var lookForWhomInvocationsCalled: Bool { lookForWhomInvocationsCallsCount > 0 }
    var lookForWhomInvocationsReceivedArguments: (`for whom`: String, invocations: Int)?
    var lookForWhomInvocationsReceivedInvocations: [(`for whom`: String, invocations: Int)] = []
    var lookForWhomInvocationsClosure: ((String, Int) -> Void)?
    func look(`for whom`: String, invocations: Int) {
        lookForWhomInvocationsCallsCount += 1
        lookForWhomInvocationsReceivedArguments = (`for whom`, invocations)
        lookForWhomInvocationsReceivedInvocations.append((`for whom`, invocations))
        lookForWhomInvocationsClosure?(`for whom`, invocations)
    }

    // MARK: run(_:)
    var runCallsCount = 0
    var runCalled: Bool { runCallsCount > 0 }
    var runReceivedArgument: [Int]?
    var runReceivedInvocations: [[Int]] = []
    var runClosure: (([Int]) -> Void)?
    func run(_ invocations: [Int]) {
        runCallsCount += 1
        runReceivedArgument = invocations
        runReceivedInvocations.append(invocations)
        runClosure?(invocations)
    }

    func crash(_ reason: Never, after count: Int) -> Int {}

    // MARK: self()
    var selfCallsCount = 0
    var selfCalled: Bool { selfCallsCount > 0 }
    var selfReturnValue: Int = 0
    var selfClosure: (() -> Int)?
    func `self`() -> Int {
        selfCallsCount += 1
        if let selfClosure { return selfClosure() }
        return selfReturnValue
    }

    // MARK: describe(firstCategory:secondCategory:thirdCategory:)
    var describeFirstCategorySecondCategoryThirdCategoryCallsCount = 0
    var describeFirstCategorySecondCategoryThirdCategoryCalled: Bool {
        describeFirstCategorySecondCategoryThirdCategoryCallsCount > 0
    }
    var describeFirstCategorySecondCategoryThirdCategoryReceivedArguments:
        (firstCategory: [String: [Int]], secondCategory: [String: [Int]], thirdCategory: [String: [Int]])?
    var describeFirstCategorySecondCategoryThirdCategoryReceivedInvocations:
        [(firstCategory: [String: [Int]], secondCategory: [String: [Int]], thirdCategory: [String: [Int]])] = []
    var describeFirstCategorySecondCategoryThirdCategoryThrowableError: (any Error)?
    var describeFirstCategorySecondCategoryThirdCategoryReturnValue: [String: [Int]] = [:]
    var describeFirstCategorySecondCategoryThirdCategoryClosure:
        (([String: [Int]], [String: [Int]], [String: [Int]]) async throws -> [String: [Int]])?
    func describe(
        firstCategory: [String: [Int]],
        secondCategory: [String: [Int]],
        thirdCategory: [String: [Int]]
    ) async throws -> [String: [Int]] {
        describeFirstCategorySecondCategoryThirdCategoryCallsCount += 1
        describeFirstCategorySecondCategoryThirdCategoryReceivedArguments = (
            firstCategory, secondCategory, thirdCategory
        )
        describeFirstCategorySecondCategoryThirdCategoryReceivedInvocations.append(
            (firstCategory, secondCategory, thirdCategory))
        if let describeFirstCategorySecondCategoryThirdCategoryThrowableError {
            throw describeFirstCategorySecondCategoryThirdCategoryThrowableError
        }
        if let describeFirstCategorySecondCategoryThirdCategoryClosure {
            return try await describeFirstCategorySecondCategoryThirdCategoryClosure(
                firstCategory, secondCategory, thirdCategory)
        }
        return describeFirstCategorySecondCategoryThirdCategoryReturnValue
    }

    var handler: ((Int) -> Void)?

    // MARK: default
    lazy var underlyingDefault: any Error = { fatalError("EditorMock.underlyingDefault is not set") }()
    var `default`: any Error {
        get { underlyingDefault }
        set { underlyingDefault = newValue }
    }

    // MARK: range
    var underlyingRange: Range<Int> = 0..<0
    var range: Range<Int> {
        get { underlyingRange }
        set { underlyingRange = newValue }
    }

    // MARK: transform
    var underlyingTransform: (Int) -> Int = { _ in 0 }
    var transform: (Int) -> Int {
        get { underlyingTransform }
        set { underlyingTransform = newValue }
    }
}
