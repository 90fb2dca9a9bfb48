import Foundation
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// Used in all of our screens.
///
/// Waits until `condition` holds, and fails the test at the caller's line when it does not within `seconds`.
///
///     try await eventually { spy.saveCalls.count == 2 }
///
/// The condition runs where the caller does, so it may look at what belongs to the main actor.
/// - Returns: Whether it came to hold.
@discardableResult
func eventually(
    within seconds: Double = 5, isolation: isolated (any Actor)? = #isolation, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column, _ condition: () async throws -> Bool
) async throws -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while try await !condition() {
        if Date() >= deadline {
            let message = "what was waited for did not happen within \(seconds) s"
            #if canImport(Testing)
            if Test.current != nil {
                let place = SourceLocation(
                    fileID: fileID, filePath: "\(filePath)", line: Int(line), column: column)
                Issue.record(Comment(rawValue: message), sourceLocation: place)
                return false
            }
            #endif
            #if canImport(XCTest)
            XCTFail(message, file: filePath, line: line)
            #endif
            return false
        }
        try await Task.sleep(nanoseconds: 1_000_000)
    }
    return true
}

/// Waits until the main queue is empty.
func settle() async { await Task.yield() }
