import Parameters

/// A dummy of `Editor`, yours to edit.
nonisolated final class EditorDummy: Editor {
    func sort(_ values: inout [Int], by key: String) { fatalError("EditorDummy.sort(_:by:) must not be called") }
    func log(_ items: Int...) { fatalError("EditorDummy.log(_:) must not be called") }

    func debug(_ message: @autoclosure () -> String, level: @autoclosure @escaping () -> Int) {
        fatalError("EditorDummy.debug(_:level:) must not be called")
    }

    func check(_ condition: @autoclosure () throws -> Bool) rethrows {
        fatalError("EditorDummy.check(_:) must not be called")
    }

    func load(then completion: @escaping Completion) { fatalError("EditorDummy.load(then:) must not be called") }

    func save(to path: String, completion: (@Sendable (Bool) -> Void)?) {
        fatalError("EditorDummy.save(to:completion:) must not be called")
    }

    func withBuffer(_ body: (Int) throws -> String) throws -> String {
        fatalError("EditorDummy.withBuffer(_:) must not be called")
    }

    func onMain(_ body: @escaping @MainActor () async -> Void) {
        fatalError("EditorDummy.onMain(_:) must not be called")
    }

    func map(_ pair: (first: Int, second: String)) -> (sum: Int, text: String) {
        fatalError("EditorDummy.map(_:) must not be called")
    }

    func legacy(_ name: String!) -> Int! { fatalError("EditorDummy.legacy(_:) must not be called") }
    func make(_ type: any Error.Type) -> any Error.Type { fatalError("EditorDummy.make(_:) must not be called") }
    func parse(_ text: String) throws(ParseError) -> Int { fatalError("EditorDummy.parse(_:) must not be called") }

    func `repeat`(`in` `where`: Int, _ argument2: Bool, _ argument3: Int) -> [String: Set<Int>] {
        fatalError("EditorDummy.repeat(in:_:_:) must not be called")
    }

    func fail(with error: any Error, after results: [Result<Int, any Error>]) -> any Sendable {
        fatalError("EditorDummy.fail(with:after:) must not be called")
    }

    func measure(_ value: @autoclosure () throws -> Int) throws -> Int {
        fatalError("EditorDummy.measure(_:) must not be called")
    }

    func reply() -> (Int) -> String { fatalError("EditorDummy.reply() must not be called") }
    func `hello world`(_ `the name`: String) { fatalError("EditorDummy.hello world(_:) must not be called") }
    func `404 not found`(_ `1st try`: Int) { fatalError("EditorDummy.404 not found(_:) must not be called") }

    func look(`for whom`: String, invocations: Int) {
        fatalError("EditorDummy.look(for whom:invocations:) must not be called")
    }

    func run(_ invocations: [Int]) { fatalError("EditorDummy.run(_:) must not be called") }
    func crash(_ reason: Never, after count: Int) -> Int {}
    func `self`() -> Int { fatalError("EditorDummy.self() must not be called") }

    func describe(
        firstCategory: [String: [Int]],
        secondCategory: [String: [Int]],
        thirdCategory: [String: [Int]]
    ) async throws -> [String: [Int]] {
        fatalError("EditorDummy.describe(firstCategory:secondCategory:thirdCategory:) must not be called")
    }

    var handler: ((Int) -> Void)? {
        get { fatalError("EditorDummy.handler must not be read") }
        set { fatalError("EditorDummy.handler must not be set") }
    }

    var `default`: any Error { fatalError("EditorDummy.default must not be read") }
    var range: Range<Int> { fatalError("EditorDummy.range must not be read") }

    var transform: (Int) -> Int {
        get { fatalError("EditorDummy.transform must not be read") }
        set { fatalError("EditorDummy.transform must not be set") }
    }
}
