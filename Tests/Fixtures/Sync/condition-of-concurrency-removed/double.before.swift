@testable import Notes

#if compiler(>=5.5) && canImport(_Concurrency)
/// A spy of `Store`, yours to edit.
nonisolated final class StoreSpy: Store {
    // MARK: save()
    private(set) var saveCallCount = 0
    func save() async { saveCallCount += 1 }
}
#endif
