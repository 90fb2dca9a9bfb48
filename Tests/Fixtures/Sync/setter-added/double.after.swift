@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    var count: Int = 0
}
