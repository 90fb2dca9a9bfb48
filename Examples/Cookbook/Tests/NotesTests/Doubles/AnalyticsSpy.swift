@testable import Notes

/// A spy of `Analytics`, yours to edit.
final class AnalyticsSpy: Analytics {
    var order: CallOrder?

    // MARK: track(_:screen:)
    struct TrackScreenCall: Equatable { let event: String, screen: String }
    var trackScreenCalls: [TrackScreenCall] = []
    func track(_ event: String, screen: String) {
        trackScreenCalls.append(.init(event: event, screen: screen))
        order?.add("track(_:screen:)")
    }
}
