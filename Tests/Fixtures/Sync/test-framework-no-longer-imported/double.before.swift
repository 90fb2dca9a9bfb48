import XCTest

@testable import Notes

/// A spy of `Runner`, yours to edit.
final class RunnerSpy: Runner {
    // MARK: run(_:)
    var runCalls: [XCTestCase] = []
    func run(_ test: XCTestCase) { runCalls.append(test) }
}
