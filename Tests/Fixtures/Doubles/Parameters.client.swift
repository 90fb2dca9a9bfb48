import Parameters

/// A client of `Editor`, yours to edit.
nonisolated struct EditorClient: Editor {
    /// A client whose members fail until they are set.
    static var unimplemented: EditorClient { EditorClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `log(_:)` and `check(_:)`, which have to be set.
    init(_ live: some Editor) {
        var live = live
        onSortBy = { live.sort(&$0, by: $1) }
        onDebugLevel = { live.debug($0, level: $1) }
        onLoadThen = { live.load(then: $0) }
        onSaveToCompletion = { live.save(to: $0, completion: $1) }
        onWithBuffer = { try live.withBuffer($0) }
        onOnMain = { live.onMain($0) }
        onMap = { live.map($0) }
        onLegacy = { live.legacy($0) }
        onMake = { live.make($0) }
        onParse = { (text) throws(ParseError) in try live.parse(text) }
        onRepeatIn = { live.`repeat`(in: $0, $1, $2) }
        onFailWithAfter = { live.fail(with: $0, after: $1) }
        onMeasure = { try live.measure($0) }
        onReply = { live.reply() }
        onHelloWorld = { live.`hello world`($0) }
        on_404NotFound = { live.`404 not found`($0) }
        onLookForWhomInvocations = { live.look(`for whom`: $0, invocations: $1) }
        onRun = { live.run($0) }
        onSelf = { live.`self`() }
        onDescribe = { try await live.describe(firstCategory: $0, secondCategory: $1, thirdCategory: $2) }
        onHandler = { live.handler }
        onSetHandler = { live.handler = $0 }
        onDefault = { live.`default` }
        onRange = { live.range }
        onTransform = { live.transform }
        onSetTransform = { live.transform = $0 }
    }

    // MARK: sort(_:by:)
    var onSortBy: (inout [Int], String) -> Void = { _, _ in fatalError("EditorClient.onSortBy is not set") }
    func sort(_ values: inout [Int], by key: String) { onSortBy(&values, key) }

    // MARK: log(_:)
    var onLog: ([Int]) -> Void = { _ in fatalError("EditorClient.onLog is not set") }
    func log(_ items: Int...) { onLog(items) }

    // MARK: debug(_:level:)
    var onDebugLevel: (String, Int) -> Void = { _, _ in fatalError("EditorClient.onDebugLevel is not set") }
    func debug(_ message: @autoclosure () -> String, level: @autoclosure @escaping () -> Int) {
        onDebugLevel(message(), level())
    }

    // MARK: check(_:)
    var onCheck: (Bool) -> Void = { _ in fatalError("EditorClient.onCheck is not set") }
    func check(_ condition: @autoclosure () throws -> Bool) rethrows { onCheck(try condition()) }

    // MARK: load(then:)
    var onLoadThen: (@escaping Completion) -> Void = { _ in fatalError("EditorClient.onLoadThen is not set") }
    func load(then completion: @escaping Completion) { onLoadThen(completion) }

    // MARK: save(to:completion:)
    var onSaveToCompletion: (String, (@Sendable (Bool) -> Void)?) -> Void = { _, _ in
        fatalError("EditorClient.onSaveToCompletion is not set")
    }
    func save(to path: String, completion: (@Sendable (Bool) -> Void)?) { onSaveToCompletion(path, completion) }

    // MARK: withBuffer(_:)
    var onWithBuffer: ((Int) throws -> String) throws -> String = { _ in
        fatalError("EditorClient.onWithBuffer is not set")
    }
    func withBuffer(_ body: (Int) throws -> String) throws -> String { try onWithBuffer(body) }

    // MARK: onMain(_:)
    var onOnMain: (@escaping @MainActor () async -> Void) -> Void = { _ in
        fatalError("EditorClient.onOnMain is not set")
    }
    func onMain(_ body: @escaping @MainActor () async -> Void) { onOnMain(body) }

    // MARK: map(_:)
    var onMap: ((first: Int, second: String)) -> (sum: Int, text: String) = { _ in
        fatalError("EditorClient.onMap is not set")
    }
    func map(_ pair: (first: Int, second: String)) -> (sum: Int, text: String) { onMap(pair) }

    // MARK: legacy(_:)
    var onLegacy: (String?) -> Int? = { _ in fatalError("EditorClient.onLegacy is not set") }
    func legacy(_ name: String!) -> Int! { onLegacy(name) }

    // MARK: make(_:)
    var onMake: (any Error.Type) -> any Error.Type = { _ in fatalError("EditorClient.onMake is not set") }
    func make(_ type: any Error.Type) -> any Error.Type { onMake(type) }

    // MARK: parse(_:)
    var onParse: (String) throws(ParseError) -> Int = { _ in fatalError("EditorClient.onParse is not set") }
    func parse(_ text: String) throws(ParseError) -> Int { try onParse(text) }

    // MARK: repeat(in:_:_:)
    var onRepeatIn: (Int, Bool, Int) -> [String: Set<Int>] = { _, _, _ in
        fatalError("EditorClient.onRepeatIn is not set")
    }
    func `repeat`(`in` `where`: Int, _ argument2: Bool, _ argument3: Int) -> [String: Set<Int>] {
        onRepeatIn(`where`, argument2, argument3)
    }

    // MARK: fail(with:after:)
    var onFailWithAfter: (any Error, [Result<Int, any Error>]) -> any Sendable = { _, _ in
        fatalError("EditorClient.onFailWithAfter is not set")
    }
    func fail(with error: any Error, after results: [Result<Int, any Error>]) -> any Sendable {
        onFailWithAfter(error, results)
    }

    // MARK: measure(_:)
    var onMeasure: (Int) throws -> Int = { _ in fatalError("EditorClient.onMeasure is not set") }
    func measure(_ value: @autoclosure () throws -> Int) throws -> Int { try onMeasure(try value()) }

    // MARK: reply()
    var onReply: () -> (Int) -> String = { fatalError("EditorClient.onReply is not set") }
    func reply() -> (Int) -> String { onReply() }

    // MARK: hello world(_:)
    var onHelloWorld: (String) -> Void = { _ in fatalError("EditorClient.onHelloWorld is not set") }
    func `hello world`(_ `the name`: String) { onHelloWorld(`the name`) }

    // MARK: 404 not found(_:)
    var on_404NotFound: (Int) -> Void = { _ in fatalError("EditorClient.on_404NotFound is not set") }
    func `404 not found`(_ `1st try`: Int) { on_404NotFound(`1st try`) }

    // MARK: look(for whom:invocations:)
    var onLookForWhomInvocations: (String, Int) -> Void = { _, _ in
        fatalError("EditorClient.onLookForWhomInvocations is not set")
    }
    func look(`for whom`: String, invocations: Int) { onLookForWhomInvocations(`for whom`, invocations) }

    // MARK: run(_:)
    var onRun: ([Int]) -> Void = { _ in fatalError("EditorClient.onRun is not set") }
    func run(_ invocations: [Int]) { onRun(invocations) }

    func crash(_ reason: Never, after count: Int) -> Int {}

    // MARK: self()
    var onSelf: () -> Int = { fatalError("EditorClient.onSelf is not set") }
    func `self`() -> Int { onSelf() }

    // MARK: describe(firstCategory:secondCategory:thirdCategory:)
    var onDescribe: ([String: [Int]], [String: [Int]], [String: [Int]]) async throws -> [String: [Int]] = { _, _, _ in
        fatalError("EditorClient.onDescribe is not set")
    }
    func describe(
        firstCategory: [String: [Int]],
        secondCategory: [String: [Int]],
        thirdCategory: [String: [Int]]
    ) async throws -> [String: [Int]] {
        try await onDescribe(firstCategory, secondCategory, thirdCategory)
    }

    // MARK: handler
    var onHandler: () -> ((Int) -> Void)? = { fatalError("EditorClient.onHandler is not set") }
    var onSetHandler: (((Int) -> Void)?) -> Void = { _ in fatalError("EditorClient.onSetHandler is not set") }
    var handler: ((Int) -> Void)? {
        get { onHandler() }
        set { onSetHandler(newValue) }
    }

    // MARK: default
    var onDefault: () -> any Error = { fatalError("EditorClient.onDefault is not set") }
    var `default`: any Error { onDefault() }

    // MARK: range
    var onRange: () -> Range<Int> = { fatalError("EditorClient.onRange is not set") }
    var range: Range<Int> { onRange() }

    // MARK: transform
    var onTransform: () -> (Int) -> Int = { fatalError("EditorClient.onTransform is not set") }
    var onSetTransform: (@escaping (Int) -> Int) -> Void = { _ in fatalError("EditorClient.onSetTransform is not set") }
    var transform: (Int) -> Int {
        get { onTransform() }
        set { onSetTransform(newValue) }
    }
}
