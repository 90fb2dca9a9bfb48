import Foundation
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// Waits until `condition` is met, and fails the test at the caller's line if that takes longer than `seconds`.
///
///     try await eventually { spy.saveCalls.count == 2 }
///
/// The condition runs on the caller's actor, so it may read state of the main actor.
///
/// Changes of a double with a lock are noticed at once. Anything else is polled every `interval` seconds.
/// - Returns: `true` if the condition was met.
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
    let message = "condition not met within \(seconds) s"
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

/// The pause before the next poll; a `Locked` that the condition read ends it early by changing.
nonisolated enum Eventually {
    @TaskLocal static var pause: Task<Void, Never>?

    static func pause(of seconds: Double) -> Task<Void, Never> {
        Task.detached { try? await Task.sleep(nanoseconds: UInt64(min(max(0, seconds), 1e6) * 1e9)) }
    }
}
