import Testing
import UnderstudyDoubles

/// What a client has for one requirement: a closure.
@Suite("Members of clients")
struct ClientMemberTests {
    static let functions = [
        (
            "func save()",
            """
            // MARK: save()
            var onSave: () -> Void = { TestIssue.report("PClient.onSave is not set") }
            func save() { onSave() }
            """
        ),
        (
            "func move(_ note: Note, to folder: String)",
            """
            // MARK: move(_:to:)
            var onMoveTo: (Note, String) -> Void = { _, _ in TestIssue.report("PClient.onMoveTo is not set") }
            func move(_ note: Note, to folder: String) { onMoveTo(note, folder) }
            """
        ),
        (
            "func load(id: Int) -> String?",
            """
            // MARK: load(id:)
            var onLoadId: (Int) -> String? = { _ in TestIssue.report("PClient.onLoadId is not set", returning: nil) }
            func load(id: Int) -> String? { onLoadId(id) }
            """
        ),
        (
            "func load() throws(Failure) -> Int",
            """
            // MARK: load()
            var onLoad: () throws(Failure) -> Int = { TestIssue.report("PClient.onLoad is not set", returning: 0) }
            func load() throws(Failure) -> Int { try onLoad() }
            """
        ),
        (
            "func load() async throws -> [Int]",
            """
            // MARK: load()
            var onLoad: () async throws -> [Int] = { TestIssue.report("PClient.onLoad is not set", returning: []) }
            func load() async throws -> [Int] { try await onLoad() }
            """
        ),
        (
            "func fetch(_ done: @escaping (Int) -> Void)",
            """
            // MARK: fetch(_:)
            var onFetch: (@escaping (Int) -> Void) -> Void = { _ in TestIssue.report("PClient.onFetch is not set") }
            func fetch(_ done: @escaping (Int) -> Void) { onFetch(done) }
            """
        ),
        (
            "func run(_ body: () throws -> Void) rethrows",
            """
            // MARK: run(_:)
            var onRun: (() throws -> Void) -> Void = { _ in TestIssue.report("PClient.onRun is not set") }
            func run(_ body: () throws -> Void) rethrows { onRun(body) }
            """
        ),
        (
            "func sort(_ numbers: inout [Int])",
            """
            // MARK: sort(_:)
            var onSort: (inout [Int]) -> Void = { _ in TestIssue.report("PClient.onSort is not set") }
            func sort(_ numbers: inout [Int]) { onSort(&numbers) }
            """
        ),
        (
            "func log(_ items: Int...)",
            """
            // MARK: log(_:)
            var onLog: ([Int]) -> Void = { _ in TestIssue.report("PClient.onLog is not set") }
            func log(_ items: Int...) { onLog(items) }
            """
        ),
        (
            "func make<T: Equatable>(_ type: T.Type) -> T",
            """
            // MARK: make(_:)
            var onMake: (any Equatable.Type) -> Any = { _ in TestIssue.stop("PClient.onMake is not set") }
            func make<T: Equatable>(_ type: T.Type) -> T {
                guard let result = onMake(type) as? T else {
                    TestIssue.stop("PClient.onMake did not return T")
                }
                return result
            }
            """
        ),
        (
            "func show(_ p: some Collection<Int>)",
            """
            // MARK: show(_:)
            var onShow: (any Collection<Int>) -> Void = { _ in TestIssue.report("PClient.onShow is not set") }
            func show(_ p: some Collection<Int>) { onShow(p) }
            """
        ),
        (
            "func copy() -> Self",
            """
            // MARK: copy()
            var onCopy: () -> PClient = { TestIssue.stop("PClient.onCopy is not set") }
            func copy() -> PClient { onCopy() }
            """
        ),
        (
            "func `default`(`in`: Int)",
            """
            // MARK: default(in:)
            var onDefaultIn: (Int) -> Void = { _ in TestIssue.report("PClient.onDefaultIn is not set") }
            func `default`(`in`: Int) { onDefaultIn(`in`) }
            """
        ),
        (
            "@MainActor func show()",
            """
            // MARK: show()
            var onShow: @MainActor () -> Void = { TestIssue.report("PClient.onShow is not set") }
            @MainActor func show() { onShow() }
            """
        ),
        (
            "func take(_ x: consuming Note)",
            """
            // MARK: take(_:)
            var onTake: (consuming Note) -> Void = { _ in TestIssue.report("PClient.onTake is not set") }
            func take(_ x: Note) { onTake(x) }
            """
        ),
    ]

    @Test("call closures that fail until they are set", arguments: functions)
    func functionsAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.client, of: requirement) == emitted)
    }

    static let values = [
        (
            "var count: Int { get }",
            """
            // MARK: count
            var onCount: () -> Int = { TestIssue.report("PClient.onCount is not set", returning: 0) }
            var count: Int { onCount() }
            """
        ),
        (
            "var count: Int { get set }",
            """
            // MARK: count
            var onCount: () -> Int = { TestIssue.report("PClient.onCount is not set", returning: 0) }
            var onSetCount: (Int) -> Void = { _ in TestIssue.report("PClient.onSetCount is not set") }
            var count: Int {
                get { onCount() }
                set { onSetCount(newValue) }
            }
            """
        ),
        (
            "var name: String? { get async throws }",
            """
            // MARK: name
            var onName: () async throws -> String? = { TestIssue.report("PClient.onName is not set", returning: nil) }
            var name: String? {
                get async throws { try await onName() }
            }
            """
        ),
        (
            "var body: () -> Void { get set }",
            """
            // MARK: body
            var onBody: () -> () -> Void = { TestIssue.stop("PClient.onBody is not set") }
            var onSetBody: (@escaping () -> Void) -> Void = { _ in TestIssue.report("PClient.onSetBody is not set") }
            var body: () -> Void {
                get { onBody() }
                set { onSetBody(newValue) }
            }
            """
        ),
        (
            "subscript(i: Int) -> String { get }",
            """
            // MARK: subscript(_:)
            var onSubscript: (Int) -> String = { _ in TestIssue.report("PClient.onSubscript is not set", returning: "") }
            subscript(i: Int) -> String { onSubscript(i) }
            """
        ),
        (
            "subscript(i: Int) -> String { get set }",
            """
            // MARK: subscript(_:)
            var onSubscript: (Int) -> String = { _ in TestIssue.report("PClient.onSubscript is not set", returning: "") }
            var onSetSubscript: (Int, String) -> Void = { _, _ in TestIssue.report("PClient.onSetSubscript is not set") }
            subscript(i: Int) -> String {
                get { onSubscript(i) }
                set { onSetSubscript(i, newValue) }
            }
            """
        ),
        (
            "subscript(at i: Int) -> String { get throws }",
            """
            // MARK: subscript(at:)
            var onSubscriptAt: (Int) throws -> String = { _ in
                TestIssue.report("PClient.onSubscriptAt is not set", returning: "")
            }
            subscript(at i: Int) -> String {
                get throws { try onSubscriptAt(i) }
            }
            """
        ),
    ]

    @Test("are properties and subscripts", arguments: values)
    func valuesAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.client, of: requirement) == emitted)
    }
}
