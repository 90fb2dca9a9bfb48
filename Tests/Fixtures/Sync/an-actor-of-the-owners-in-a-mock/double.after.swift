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
        unmet += loadIdExpectations.unmet(loadIdCalls, of: "load(id:)")
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

    // MARK: load(id:)
    var loadIdCalls: [Int] = []
    var loadIdStub: @MainActor (Int) async throws -> Note = { _ in Note() }
    var loadIdExpectations: [ExpectedCalls<Int>] = []
    func load(id: Int) async throws -> Note {
        loadIdCalls.append(id)
        return try await loadIdStub(id)
    }
}
