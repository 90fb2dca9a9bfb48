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
    var onSortBy: (inout [Int], String) -> Void = { _, _ in TestIssue.report("EditorClient.onSortBy is not set") }
    func sort(_ values: inout [Int], by key: String) { onSortBy(&values, key) }

    // MARK: log(_:)
    var onLog: ([Int]) -> Void = { _ in TestIssue.report("EditorClient.onLog is not set") }
    func log(_ items: Int...) { onLog(items) }

    // MARK: debug(_:level:)
    var onDebugLevel: (String, Int) -> Void = { _, _ in TestIssue.report("EditorClient.onDebugLevel is not set") }
    func debug(_ message: @autoclosure () -> String, level: @autoclosure @escaping () -> Int) {
        onDebugLevel(message(), level())
    }

    // MARK: check(_:)
    var onCheck: (Bool) -> Void = { _ in TestIssue.report("EditorClient.onCheck is not set") }
    func check(_ condition: @autoclosure () throws -> Bool) rethrows { onCheck(try condition()) }

    // MARK: load(then:)
    var onLoadThen: (@escaping Completion) -> Void = { _ in TestIssue.report("EditorClient.onLoadThen is not set") }
    func load(then completion: @escaping Completion) { onLoadThen(completion) }

    // MARK: save(to:completion:)
    var onSaveToCompletion: (String, (@Sendable (Bool) -> Void)?) -> Void = { _, _ in
        TestIssue.report("EditorClient.onSaveToCompletion is not set")
    }
    func save(to path: String, completion: (@Sendable (Bool) -> Void)?) { onSaveToCompletion(path, completion) }

    // MARK: withBuffer(_:)
    var onWithBuffer: ((Int) throws -> String) throws -> String = { _ in
        TestIssue.report("EditorClient.onWithBuffer is not set", returning: "")
    }
    func withBuffer(_ body: (Int) throws -> String) throws -> String { try onWithBuffer(body) }

    // MARK: onMain(_:)
    var onOnMain: (@escaping @MainActor () async -> Void) -> Void = { _ in
        TestIssue.report("EditorClient.onOnMain is not set")
    }
    func onMain(_ body: @escaping @MainActor () async -> Void) { onOnMain(body) }

    // MARK: map(_:)
    var onMap: ((first: Int, second: String)) -> (sum: Int, text: String) = { _ in
        TestIssue.report("EditorClient.onMap is not set", returning: (0, ""))
    }
    func map(_ pair: (first: Int, second: String)) -> (sum: Int, text: String) { onMap(pair) }

    // MARK: legacy(_:)
    var onLegacy: (String?) -> Int? = { _ in TestIssue.report("EditorClient.onLegacy is not set", returning: nil) }
    func legacy(_ name: String!) -> Int! { onLegacy(name) }

    // MARK: make(_:)
    var onMake: (any Error.Type) -> any Error.Type = { _ in TestIssue.stop("EditorClient.onMake is not set") }
    func make(_ type: any Error.Type) -> any Error.Type { onMake(type) }

    // MARK: parse(_:)
    var onParse: (String) throws(ParseError) -> Int = { _ in
        TestIssue.report("EditorClient.onParse is not set", returning: 0)
    }
    func parse(_ text: String) throws(ParseError) -> Int { try onParse(text) }

    // MARK: repeat(in:_:_:)
    var onRepeatIn: (Int, Bool, Int) -> [String: Set<Int>] = { _, _, _ in
        TestIssue.report("EditorClient.onRepeatIn is not set", returning: [:])
    }
    func `repeat`(`in` `where`: Int, _ argument2: Bool, _ argument3: Int) -> [String: Set<Int>] {
        onRepeatIn(`where`, argument2, argument3)
    }

    // MARK: fail(with:after:)
    var onFailWithAfter: (any Error, [Result<Int, any Error>]) -> any Sendable = { _, _ in
        TestIssue.stop("EditorClient.onFailWithAfter is not set")
    }
    func fail(with error: any Error, after results: [Result<Int, any Error>]) -> any Sendable {
        onFailWithAfter(error, results)
    }

    // MARK: measure(_:)
    var onMeasure: (Int) throws -> Int = { _ in TestIssue.report("EditorClient.onMeasure is not set", returning: 0) }
    func measure(_ value: @autoclosure () throws -> Int) throws -> Int { try onMeasure(try value()) }

    // MARK: reply()
    var onReply: () -> (Int) -> String = { TestIssue.stop("EditorClient.onReply is not set") }
    func reply() -> (Int) -> String { onReply() }

    // MARK: hello world(_:)
    var onHelloWorld: (String) -> Void = { _ in TestIssue.report("EditorClient.onHelloWorld is not set") }
    func `hello world`(_ `the name`: String) { onHelloWorld(`the name`) }

    // MARK: 404 not found(_:)
    var on_404NotFound: (Int) -> Void = { _ in TestIssue.report("EditorClient.on_404NotFound is not set") }
    func `404 not found`(_ `1st try`: Int) { on_404NotFound(`1st try`) }

    // MARK: look(for whom:invocations:)
    var onLookForWhomInvocations: (String, Int) -> Void = { _, _ in
        TestIssue.report("EditorClient.onLookForWhomInvocations is not set")
    }
    func look(`for whom`: String, invocations: Int) { onLookForWhomInvocations(`for whom`, invocations) }

    // MARK: run(_:)
    var onRun: ([Int]) -> Void = { _ in TestIssue.report("EditorClient.onRun is not set") }
    func run(_ invocations: [Int]) { onRun(invocations) }

    func crash(_ reason: Never, after count: Int) -> Int {}

    // MARK: self()
    var onSelf: () -> Int = { TestIssue.report("EditorClient.onSelf is not set", returning: 0) }
    func `self`() -> Int { onSelf() }

    // MARK: describe(firstCategory:secondCategory:thirdCategory:)
    var onDescribe: ([String: [Int]], [String: [Int]], [String: [Int]]) async throws -> [String: [Int]] = { _, _, _ in
        TestIssue.report("EditorClient.onDescribe is not set", returning: [:])
    }
    func describe(
        firstCategory: [String: [Int]],
        secondCategory: [String: [Int]],
        thirdCategory: [String: [Int]]
    ) async throws -> [String: [Int]] {
        try await onDescribe(firstCategory, secondCategory, thirdCategory)
    }

    // MARK: handler
    var onHandler: () -> ((Int) -> Void)? = { TestIssue.stop("EditorClient.onHandler is not set") }
    var onSetHandler: (((Int) -> Void)?) -> Void = { _ in TestIssue.report("EditorClient.onSetHandler is not set") }
    var handler: ((Int) -> Void)? {
        get { onHandler() }
        set { onSetHandler(newValue) }
    }

    // MARK: default
    var onDefault: () -> any Error = { TestIssue.stop("EditorClient.onDefault is not set") }
    var `default`: any Error { onDefault() }

    // MARK: range
    var onRange: () -> Range<Int> = { TestIssue.report("EditorClient.onRange is not set", returning: 0..<0) }
    var range: Range<Int> { onRange() }

    // MARK: transform
    var onTransform: () -> (Int) -> Int = { TestIssue.stop("EditorClient.onTransform is not set") }
    var onSetTransform: (@escaping (Int) -> Int) -> Void = { _ in
        TestIssue.report("EditorClient.onSetTransform is not set")
    }
    var transform: (Int) -> Int {
        get { onTransform() }
        set { onSetTransform(newValue) }
    }
}
