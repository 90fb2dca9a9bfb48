#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// An issue of the running test: a double was used in a way that the test did not set up.
struct TestIssue: Error, CustomStringConvertible {
    let description: String

    /// Records the issue where the test is declared, in Swift Testing or XCTest.
    init(_ description: String) {
        self.description = description
        #if canImport(Testing)
        if let test = Test.current {
            Issue.record(Comment(rawValue: description), sourceLocation: test.sourceLocation)
            return
        }
        // Called from no task of a test: only the framework that runs takes the issue.
        Issue.record(Comment(rawValue: description))
        #endif
        #if canImport(XCTest)
        XCTFail(description)
        #endif
    }

    /// Records an issue.
    static func report(_ description: String) { _ = TestIssue(description) }

    /// Records an issue and returns `value`, so that the test goes on.
    static func report<Value>(_ description: String, returning value: Value) -> Value {
        report(description)
        return value
    }

    /// Records an issue and ends the process, as there is no value to return.
    static func stop(_ description: String) -> Never {
        report(description)
        fatalError(description)
    }
}
