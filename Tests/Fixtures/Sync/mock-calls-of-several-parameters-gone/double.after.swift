@testable import Notes

/// A mock of `Store`, yours to edit.
@MainActor
final class StoreMock: Store {
    var count: Int = 0
}
