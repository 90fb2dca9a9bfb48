@testable import Notes

@MainActor final class Screen { var text = "" }

/// A mock of `Presenter`, yours to edit.
@MainActor
final class PresenterMock: Presenter {
    let screen = Screen()

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += showExpectations.unmet(showCalls, of: "show(_:)")
        return unmet
    }

    deinit { UnreadExpectations.reportOnMainActor { unmetExpectations } }

    // MARK: show(_:)
    var showCalls: [String] = []
    var showExpectations: [ExpectedCalls<String>] = []
    func show(_ text: String) async {
        screen.text = text
        showCalls.append(text)
    }
}
