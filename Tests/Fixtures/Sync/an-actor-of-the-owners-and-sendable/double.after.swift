@testable import Notes

@MainActor final class Screen { var text = "" }

/// A spy of `Loader`, yours to edit.
@MainActor
final class LoaderSpy: Loader {
    let screen = Screen()

    // MARK: load(id:)
    var loadIdCalls: [Int] = []
    var loadIdStub: @MainActor (Int) async throws -> String = { _ in "" }
    func load(id: Int) async throws -> String {
        screen.text = "\(id)"
        loadIdCalls.append(id)
        return try await loadIdStub(id)
    }

    // MARK: save(_:)
    var saveCalls: [String] = []
    func save(_ text: String) async { saveCalls.append(text) }
}
