@testable import Notes

/// A spy of `ScalarRepresentable`, yours to edit.
///
/// `represented()` keeps its default implementation.
final class ScalarRepresentableSpy: ScalarRepresentable {
    // MARK: represented()
    private(set) var representedCallCount = 0
    var representedStub: () -> String = { "" }
    func represented() -> String {
        representedCallCount += 1
        return representedStub()
    }

    // MARK: clear()
    private(set) var clearCallCount = 0
    func clear() { clearCallCount += 1 }
}
