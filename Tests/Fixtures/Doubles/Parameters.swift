// swift-format-ignore-file

public enum ParseError: Error { case bad }

public typealias Completion = (Result<Int, any Error>) -> Void

public protocol Editor {
    func sort(_ values: inout [Int], by key: String)
    func log(_ items: Int...)
    func debug(_ message: @autoclosure () -> String, level: @autoclosure @escaping () -> Int)
    func check(_ condition: @autoclosure () throws -> Bool) rethrows
    func load(then completion: @escaping Completion)
    func save(to path: String, completion: (@Sendable (Bool) -> Void)?)
    func withBuffer(_ body: (Int) throws -> String) throws -> String
    func onMain(_ body: @escaping @MainActor () async -> Void)
    func map(_ pair: (first: Int, second: String)) -> (sum: Int, text: String)
    func legacy(_ name: String!) -> Int!
    func make(_ type: any Error.Type) -> any Error.Type
    func parse(_ text: String) throws(ParseError) -> Int
    func `repeat`(`in` `where`: Int, _: Bool, _: Int) -> [String: Set<Int>]
    func fail(with error: Error, after results: [Result<Int, Error>]) -> Any & Sendable
    func measure(_ value: @autoclosure () throws -> Int) throws -> Int
    func reply() -> (Int) -> String
    func `hello world`(_ `the name`: String)
    func `404 not found`(_ `1st try`: Int)
    func look(`for whom`: String, invocations: Int)
    func run(_ invocations: [Int])
    func crash(_ reason: Never, after count: Int) -> Int
    func `self`() -> Int
    func describe(firstCategory: [String: [Int]], secondCategory: [String: [Int]], thirdCategory: [String: [Int]]) async throws -> [String: [Int]]
    var handler: ((Int) -> Void)? { get set }
    var `default`: any Error { get }
    var range: Range<Int> { get }
    var transform: (Int) -> Int { get set }
}
