@testable import Notes

#if DEBUG
/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save()
    private(set) var saveCallCount = 0
    func save() { saveCallCount += 1 }
}
#endif
