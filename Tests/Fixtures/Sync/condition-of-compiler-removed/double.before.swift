@testable import Notes

#if compiler(>=5.6)
/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save()
    private(set) var saveCallCount = 0
    func save() { saveCallCount += 1 }
}
#endif
