import XCTest

@testable import Notes

/// A spy of `Runner`, yours to edit.
final class RunnerSpy: Runner {
    // MARK: run(_:)
    var runCalls: [Date] = []
    func run(_ test: Date) { runCalls.append(test) }
}
