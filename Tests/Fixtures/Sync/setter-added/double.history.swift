@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: count
    var countSetCalls: [Int] = []
    var count: Int = 0 { didSet { countSetCalls.append(count) } }
}
