#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// An issue of the running test, such as a call of a member that the test did not set up.
struct TestIssue: Error, CustomStringConvertible {
    /// A line of a test.
    struct Place: Sendable {
        let fileID: String
        let file: StaticString
        let line: UInt
    }

    /// Receives issues instead of the test while a contract compares implementations.
    @TaskLocal static var listener: (@Sendable (String) -> Void)?

    let description: String

    /// Records the issue at `place`, or else where the test is declared, in Swift Testing or XCTest.
    init(_ description: String, at place: Place? = nil) {
        self.description = description
        if let listener = Self.listener {
            listener(description)
            return
        }
        #if canImport(Testing)
        let location = place.map {
            SourceLocation(fileID: $0.fileID, filePath: "\($0.file)", line: Int($0.line), column: 1)
        }
        if let test = Test.current {
            Issue.record(Comment(rawValue: description), sourceLocation: location ?? test.sourceLocation)
            return
        }
        // Outside the task of a test: reported to both frameworks, as only the running one records it.
        if let location {
            Issue.record(Comment(rawValue: description), sourceLocation: location)
        } else {
            Issue.record(Comment(rawValue: description))
        }
        #endif
        #if canImport(XCTest)
        if let place {
            XCTFail(description, file: place.file, line: place.line)
        } else {
            XCTFail(description)
        }
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
