@testable import Notes

@MainActor final class Screen { var text = "" }

/// A spy of `Presenter`, yours to edit.
@MainActor
@dynamicMemberLookup
final class PresenterSpy: Presenter {
    let screen = Screen()

    nonisolated struct Storage {
        var countCallCount = 0
        var countStub: @Sendable () -> Int = { 0 }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    // MARK: show(_:)
    var showCalls: [String] = []
    func show(_ text: String) async {
        screen.text = text
        showCalls.append(text)
    }

    // MARK: load(id:)
    var loadIdCalls: [Int] = []
    var loadIdStub: @MainActor (Int) async throws -> Note = { _ in Note() }
    func load(id: Int) async throws -> Note {
        loadIdCalls.append(id)
        return try await loadIdStub(id)
    }

    nonisolated func count() -> Int {
        storage.increment(\.countCallCount)
        return storage.countStub()
    }
}
