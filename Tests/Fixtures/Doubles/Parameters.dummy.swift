import Parameters

/// A dummy of `Editor`, yours to edit.
nonisolated final class EditorDummy: Editor {
    func sort(_ values: inout [Int], by key: String) { TestIssue.report("EditorDummy.sort(_:by:) must not be called") }
    func log(_ items: Int...) { TestIssue.report("EditorDummy.log(_:) must not be called") }

    func debug(_ message: @autoclosure () -> String, level: @autoclosure @escaping () -> Int) {
        TestIssue.report("EditorDummy.debug(_:level:) must not be called")
    }

    func check(_ condition: @autoclosure () throws -> Bool) rethrows {
        TestIssue.report("EditorDummy.check(_:) must not be called")
    }

    func load(then completion: @escaping Completion) { TestIssue.report("EditorDummy.load(then:) must not be called") }

    func save(to path: String, completion: (@Sendable (Bool) -> Void)?) {
        TestIssue.report("EditorDummy.save(to:completion:) must not be called")
    }

    func withBuffer(_ body: (Int) throws -> String) throws -> String {
        TestIssue.report("EditorDummy.withBuffer(_:) must not be called", returning: "")
    }

    func onMain(_ body: @escaping @MainActor () async -> Void) {
        TestIssue.report("EditorDummy.onMain(_:) must not be called")
    }

    func map(_ pair: (first: Int, second: String)) -> (sum: Int, text: String) {
        TestIssue.report("EditorDummy.map(_:) must not be called", returning: (0, ""))
    }

    func legacy(_ name: String!) -> Int! {
        TestIssue.report("EditorDummy.legacy(_:) must not be called", returning: nil)
    }

    func make(_ type: any Error.Type) -> any Error.Type { TestIssue.stop("EditorDummy.make(_:) must not be called") }

    func parse(_ text: String) throws(ParseError) -> Int {
        TestIssue.report("EditorDummy.parse(_:) must not be called", returning: 0)
    }

    func `repeat`(`in` `where`: Int, _ argument2: Bool, _ argument3: Int) -> [String: Set<Int>] {
        TestIssue.report("EditorDummy.repeat(in:_:_:) must not be called", returning: [:])
    }

    func fail(with error: any Error, after results: [Result<Int, any Error>]) -> any Sendable {
        TestIssue.stop("EditorDummy.fail(with:after:) must not be called")
    }

    func measure(_ value: @autoclosure () throws -> Int) throws -> Int {
        TestIssue.report("EditorDummy.measure(_:) must not be called", returning: 0)
    }

    func reply() -> (Int) -> String { TestIssue.stop("EditorDummy.reply() must not be called") }
    func `hello world`(_ `the name`: String) { TestIssue.report("EditorDummy.hello world(_:) must not be called") }
    func `404 not found`(_ `1st try`: Int) { TestIssue.report("EditorDummy.404 not found(_:) must not be called") }

    func look(`for whom`: String, invocations: Int) {
        TestIssue.report("EditorDummy.look(for whom:invocations:) must not be called")
    }

    func run(_ invocations: [Int]) { TestIssue.report("EditorDummy.run(_:) must not be called") }
    func crash(_ reason: Never, after count: Int) -> Int {}
    func `self`() -> Int { TestIssue.report("EditorDummy.self() must not be called", returning: 0) }

    func describe(
        firstCategory: [String: [Int]],
        secondCategory: [String: [Int]],
        thirdCategory: [String: [Int]]
    ) async throws -> [String: [Int]] {
        TestIssue.report(
            "EditorDummy.describe(firstCategory:secondCategory:thirdCategory:) must not be called", returning: [:])
    }

    var handler: ((Int) -> Void)? {
        get { TestIssue.stop("EditorDummy.handler must not be read") }
        set { TestIssue.report("EditorDummy.handler must not be set") }
    }

    var `default`: any Error { TestIssue.stop("EditorDummy.default must not be read") }
    var range: Range<Int> { TestIssue.report("EditorDummy.range must not be read", returning: 0..<0) }

    var transform: (Int) -> Int {
        get { TestIssue.stop("EditorDummy.transform must not be read") }
        set { TestIssue.report("EditorDummy.transform must not be set") }
    }
}
