#if compiler(>=5.5)
import Foundation
#endif

@testable import Notes

#if compiler(>=5.5)
/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    var saveCalls: [Data] = []
    func save(_ note: Data) { saveCalls.append(note) }
}
#endif
