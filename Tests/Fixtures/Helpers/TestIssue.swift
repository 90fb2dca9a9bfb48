/// An issue where no test runs: it ends the process, so that a script sees its description.
nonisolated struct TestIssue: Error, CustomStringConvertible {
    struct Place: Sendable {
        let fileID: String
        let file: StaticString
        let line: UInt
    }

    @TaskLocal static var listener: (@Sendable (String) -> Void)?

    let description: String

    init(_ description: String, at place: Place? = nil) {
        fatalError(place.map { "\($0.fileID):\($0.line): \(description)" } ?? description)
    }

    static func report(_ description: String) { _ = TestIssue(description) }

    static func report<Value>(_ description: String, returning value: Value) -> Value {
        report(description)
        return value
    }

    static func stop(_ description: String) -> Never { fatalError(description) }
}
