@testable import Notes

#if os(Linux) || os(macOS)
/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    func save(_ note: Int) {}
}
#endif
