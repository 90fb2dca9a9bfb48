@testable import Notes

/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    #if os(Linux) || os(Windows)
    #else
    func save(_ note: Int) {}
    #endif

    var title: String = ""
}
