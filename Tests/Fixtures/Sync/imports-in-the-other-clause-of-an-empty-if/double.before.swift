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
}
#endif
