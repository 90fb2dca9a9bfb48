@testable import Notes

/// A spy of `Analytics`, yours to edit.
final class AnalyticsSpy: Analytics {
    // MARK: track(_:screen:)
    private(set) var trackScreenCalls: [(event: String, screen: String)] = []
    func track(_ event: String, screen: String) { trackScreenCalls.append((event, screen)) }
}
