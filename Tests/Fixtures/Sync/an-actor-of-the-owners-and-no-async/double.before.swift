@testable import Notes

@MainActor final class Screen { var text = "" }

/// A spy of `Presenter`, yours to edit.
@MainActor
final class PresenterSpy: Presenter {
    let screen = Screen()

    // MARK: show(_:)
    var showCalls: [String] = []
    func show(_ text: String) async {
        screen.text = text
        showCalls.append(text)
    }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () async -> Int = { 0 }
    func load() async -> Int {
        loadCallCount += 1
        return await loadStub()
    }
}
