#if os(Windows)
#else
import Foundation
#endif

@testable import Notes

#if os(Windows)
#else
/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    var saveCalls: [Data] = []
    func save(_ data: Data) { saveCalls.append(data) }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }
}
#endif
