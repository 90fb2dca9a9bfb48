@testable import Notes

@MainActor final class Screen { var text = "" }

/// A spy of `Presenter`, yours to edit.
@MainActor
@dynamicMemberLookup
final class PresenterSpy: Presenter {
    let screen = Screen()

    nonisolated struct Storage {
        var loadCallCount = 0
        var loadStub: @Sendable () -> Int = { 0 }
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

    nonisolated func load() -> Int {
        storage.increment(\.loadCallCount)
        return storage.loadStub()
    }
}
