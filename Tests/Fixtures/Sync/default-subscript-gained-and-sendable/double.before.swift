@testable import Notes

/// A spy of `Store`, yours to edit.
nonisolated final class StoreSpy: Store {
    // MARK: title()
    var titleCallCount = 0
    var titleStub: () -> String = { "" }
    func title() -> String {
        print("title")
        titleCallCount += 1
        return titleStub()
    }
}
