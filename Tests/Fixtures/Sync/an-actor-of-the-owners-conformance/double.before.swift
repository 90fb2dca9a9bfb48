@testable import Notes

@MainActor final class Screen { var text = "" }

/// A spy of `Presenter`, yours to edit.
@MainActor
final class PresenterSpy: @MainActor Presenter {
    let screen = Screen()

    // MARK: show(_:)
    var showCalls: [String] = []
    func show(_ text: String) {
        screen.text = text
        showCalls.append(text)
    }
}
