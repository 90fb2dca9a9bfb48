import Foundation

@testable import Notes

/// A spy of `Runner`, yours to edit.
final class RunnerSpy: Runner {
    // MARK: run(_:)
    var runCalls: [Date] = []
    func run(_ date: Date) { runCalls.append(date) }
}
