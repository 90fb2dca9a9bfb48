@testable import Notes

@MainActor final class Screen { var id = 0 }

/// A stub of `Presenter`, yours to edit.
@MainActor
final class PresenterStub: Presenter {
    let screen = Screen()

    // MARK: note(by:)
    var noteByStub: @MainActor (Int) async -> Note? = { _ in nil }
    func note(for id: Int) async -> Note? {
        screen.id = id
        return await noteByStub(id)
    }

    // MARK: other(_:)
    var otherStub: (Int) async -> Note? = { _ in nil }
    func other(_ id: Int) async -> Note? { await otherStub(id) }
}
