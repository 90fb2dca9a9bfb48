import Foundation
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// Waits until `condition` holds, and fails the test at the caller's line when it does not within `seconds`.
///
///     try await eventually { spy.saveCalls.count == 2 }
///
/// The condition runs where the caller does, so it may look at what belongs to the main actor.
///
/// A double with a lock that the condition looked at wakes it when it changes. Of what else it looks at nobody tells, so
/// it is asked again every `interval` seconds, too.
/// - Returns: Whether it came to hold.
@discardableResult
func eventually(
    within seconds: Double = 1, isolation: isolated (any Actor)? = #isolation, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column, every interval: Double = 0.01,
    _ condition: () async throws -> Bool
) async throws -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while true {
        let pause = Eventually.pause(of: min(interval, deadline.timeIntervalSinceNow))
        defer { pause.cancel() }
        if try await Eventually.$pause.withValue(pause, operation: condition) { return true }
        if Date() >= deadline { break }
        await withTaskCancellationHandler(operation: { await pause.value }, onCancel: { pause.cancel() })
        try Task.checkCancellation()
    }
    let message = "what was waited for did not happen within \(seconds) s"
    #if canImport(Testing)
    if Test.current != nil {
        let place = SourceLocation(fileID: fileID, filePath: "\(filePath)", line: Int(line), column: column)
        Issue.record(Comment(rawValue: message), sourceLocation: place)
        return false
    }
    #endif
    #if canImport(XCTest)
    XCTFail(message, file: filePath, line: line)
    #endif
    return false
}

/// The pause after a condition that does not hold yet: a `Locked` that the condition looked at ends it when it changes.
nonisolated enum Eventually {
    @TaskLocal static var pause: Task<Void, Never>?

    static func pause(of seconds: Double) -> Task<Void, Never> {
        Task.detached { try? await Task.sleep(nanoseconds: UInt64(min(max(0, seconds), 1e6) * 1e9)) }
    }
}
